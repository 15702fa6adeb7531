import { LAYOUTS, Q, R, homesOf, layoutOf, signsOf, type Layout, type LayoutId } from '@flotilla/quests'
import { frameOf, middleOf } from '@flotilla/art/quests'
import type { Chosen } from '@flotilla/kernel'
import type { LaidChart } from '@flotilla/art/opening/quests'
import { spacesOf } from '../../boards/quests/chart/spaces.ts'

/** Room around the chart's hexes. */
const MARGIN = 60

/** A chart that a table may be played on: its signs, its frame, and where its home ports are, as parts of the frame. */
export interface Chart extends LaidChart {
  readonly signs: string
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly homeSpaces: readonly (readonly [q: number, r: number])[]
}

const known = new Map<string, Chart>()

/** The chart for so many sides, as these options have it; a chart of nobody's yet is shown as the printed one. */
export function chartFor(options: Chosen, seats: number, sides: number): Chart {
  const chosen = options as unknown as Parameters<typeof layoutOf>[0]
  const wanted = layoutOf({ ...chosen, map: 'layout' }, seats)
  const layout: Layout = wanted.homesFor[String(sides)] === undefined ? (LAYOUTS[`ffa${seats}` as LayoutId] ?? LAYOUTS.intro) : wanted
  const key = `${layout.id} ${sides}`
  const before = typeof options.layout === 'object' ? undefined : known.get(key)
  if (before !== undefined) return before
  const signs = signsOf(layout, sides)
  const frame = frameOf(spacesOf(signs), MARGIN)
  const homes = homesOf(layout, sides)
  const chart: Chart = {
    signs,
    box: [frame.left, frame.top, frame.width, frame.height],
    ratio: frame.height / frame.width,
    homeSpaces: homes.map(({ cell }) => [Q[cell], R[cell]]),
    homes: homes.map(({ cell }) => {
      const [x, y] = middleOf(Q[cell], R[cell])
      return [(x - frame.left) / frame.width, (y - frame.top) / frame.height]
    }),
  }
  known.set(key, chart)
  return chart
}
