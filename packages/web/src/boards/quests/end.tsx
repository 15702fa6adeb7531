import { SCENE_BOX } from '@flotilla/art/quests'
import { useMemo } from 'react'
import { Drawing } from '../../shell/drawing.tsx'
import { usePalette } from './chart/night.ts'
import type { QuestsProps } from './props.ts'
import { endPicture } from './scenes.tsx'

/** The end as a picture: whoever won comes home, or black sails lie before it. */
export default function End({ game, view }: QuestsProps) {
  const palette = usePalette()
  const art = useMemo(() => endPicture({ game, view }, palette), [game, view, palette])
  return <Drawing svg={art} box={SCENE_BOX} slice="xMidYMax" style={{ width: '100%', height: '100%' }} />
}
