import { SEATS } from '@flotilla/art/kit'
import { DAY, NIGHT, chartPicture, rhumbs, sheetPicture, type Coasts, type Space } from '@flotilla/art/quests'
import { useMemo, useRef } from 'react'
import { Baked } from '../../boards/quests/chart/bake.tsx'
import { useCoasts } from '../../boards/quests/chart/coasts.ts'
import { spacesOf } from '../../boards/quests/chart/spaces.ts'
import { useSize } from '../../boards/kit/size.ts'
import type { Chart } from './charts.ts'

interface Props {
  readonly chart: Chart
  readonly night: boolean
  /** Nobody knows it yet. */
  readonly faded?: boolean
  /** It fills its place and is cut where it is too large. */
  readonly cut?: boolean
}

/** A chart on its sheet, painted once. */
export function ChartPicture({ chart, night, faded = false, cut = false }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const size = useSize(ref)
  const known = useCoasts(chart.signs)
  const coasts = known?.signs === chart.signs ? known.coasts : null
  const art = useMemo(() => (coasts === null ? '' : drawn(chart, coasts, night)), [chart, coasts, night])
  const width = size === null ? 0 : cut ? Math.max(size.width, size.height / chart.ratio) * 1.06 : size.width
  const height = width * chart.ratio
  return (
    <div
      ref={ref}
      style={{ position: 'relative', width: '100%', height: '100%', overflow: 'hidden', opacity: faded ? 0.35 : 1 }}
      aria-hidden
    >
      <div style={{ position: 'absolute', left: ((size?.width ?? 0) - width) / 2, top: ((size?.height ?? 0) - height) / 2 }}>
        <Baked art={art} box={chart.box} width={width} height={height} />
      </div>
    </div>
  )
}

function drawn({ signs, box: [left, top, width, height], homeSpaces }: Chart, coasts: Coasts, night: boolean): string {
  const palette = night ? NIGHT : DAY
  const colour = ({ q, r }: Space): string | undefined => {
    const side = homeSpaces.findIndex(([homeQ, homeR]) => homeQ === q && homeR === r)
    return side === -1 ? undefined : SEATS[side].plain
  }
  const sheet = sheetPicture(
    width,
    height,
    palette,
    `<g transform="translate(${width / 2},${height / 2})" opacity=".6">${rhumbs(palette)}</g>`,
  )
  return `<g transform="translate(${left},${top})">${sheet}</g>${chartPicture(spacesOf(signs), coasts, palette, colour)}`
}
