import { drawChart } from './chart.ts'
import { Q, R, cellAt } from './hexes.ts'
import { hasAccess, signsOf, unfairness } from './maps.ts'
import { signOfSingle, signOfTrading, signsOfTile, tradingNumber } from './pieces.ts'
import type { Layout } from './layouts.ts'
import type { Ctx } from './state.ts'

const CANDIDATES = 200

/** A number from 0 to n-1. */
type Draw = (n: number) => number

/** Where the pieces of a layout have come to lie: the cells of each tile from its hex a on, then those of the single hexes and ports. */
interface Shuffled {
  readonly signs: string
  readonly tiles: readonly (readonly number[])[]
  readonly single: readonly number[]
}

/** QC-17.12: the layout's pieces, shuffled over the layout's places and turned; the fairest of many candidates with full access. */
function fairest(draw: Draw, layout: Layout, teams: number): Shuffled | null {
  const asItIs = signsOf(layout, teams)
  const spots = layout.tiles.map(({ at }) => at.map(([q, r]) => cellAt(q, r)))
  const faces = layout.tiles.map(({ tile, face }) => signsOfTile(tile, face))
  const single = [...layout.singles.map(({ at }) => at), ...layout.tradingPorts.map(({ at }) => at)].map(([q, r]) => cellAt(q, r))
  const signs = [
    ...layout.singles.map(({ kind }) => signOfSingle(kind)),
    ...layout.tradingPorts.map(({ id }) => signOfTrading(tradingNumber(id))),
  ]
  let best: Shuffled | null = null
  let least = Infinity
  for (let k = 0; k < CANDIDATES; k++) {
    const cells = asItIs.split('')
    const turns: number[] = []
    shuffle(draw, spots)
    shuffle(draw, single)
    for (let i = 0; i < faces.length; i++) {
      const turn = draw(3)
      turns.push(turn)
      for (let hex = 0; hex < 3; hex++) cells[spots[i][(hex + turn) % 3]] = faces[i][hex]
    }
    for (let i = 0; i < signs.length; i++) cells[single[i]] = signs[i]
    const candidate = cells.join('')
    const chart = drawChart(candidate)
    if (!hasAccess(chart)) continue
    const score = unfairness(chart)
    if (score >= least) continue
    least = score
    best = {
      signs: candidate,
      tiles: spots.map((spot, i) => spot.map((_, hex) => spot[(hex + turns[i]) % 3])),
      single: single.slice(),
    }
  }
  return best
}

/** The map of such a table; the layout itself if no candidate has full access. */
export const randomMap = (ctx: Ctx, layout: Layout, teams: number): string =>
  fairest((n) => ctx.draw('map', n), layout, teams)?.signs ?? signsOf(layout, teams)

/** The same as a layout, for drawing on. */
export function randomLayout(draw: Draw, layout: Layout, teams: number): Layout {
  const found = fairest(draw, layout, teams)
  if (found === null) return layout
  const at = (cell: number): readonly [number, number] => [Q[cell], R[cell]]
  const ports = layout.singles.length
  return {
    ...layout,
    tiles: layout.tiles.map((tile, i) => {
      const [a, b, c] = found.tiles[i]
      return { ...tile, at: [at(a), at(b), at(c)] }
    }),
    singles: layout.singles.map((single, i) => ({ ...single, at: at(found.single[i]) })),
    tradingPorts: layout.tradingPorts.map((port, i) => ({ ...port, at: at(found.single[ports + i]) })),
  }
}

function shuffle<T>(draw: Draw, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const item = list[i]
    list[i] = list[j]
    list[j] = item
  }
}
