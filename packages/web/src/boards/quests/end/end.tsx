import { useMemo } from 'react'
import { Drawing } from '../../../layout/drawing.tsx'
import { usePalette } from '../chart/night.ts'
import type { QuestsProps } from '../props.ts'
import { endPicture } from '../moments/scenes.tsx'

/** Of the scene what stands between sky and foreshore. */
const BOX = '150 0 980 640'

/** The end as a picture: whoever won comes home, or black sails lie before it. */
export default function End({ game, view }: QuestsProps) {
  const palette = usePalette()
  const art = useMemo(() => endPicture({ game, view }, palette), [game, view, palette])
  return <Drawing svg={art} box={BOX} slice="xMidYMid" style={{ width: '100%', height: '100%' }} />
}
