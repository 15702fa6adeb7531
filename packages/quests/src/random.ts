import { drawChart } from './chart.ts'
import { cellAt } from './hexes.ts'
import { hasAccess, signsOf, unfairness } from './maps.ts'
import { signOfSingle, signOfTrading, signsOfTile, tradingNumber, type Layout } from './pieces.ts'
import type { Io } from './state.ts'

const CANDIDATES = 200

/**
 * QC-17.12: the layout's pieces, shuffled over the layout's places and turned; the fairest of many candidates,
 * the layout itself if none has full access.
 */
export function randomMap(io: Io, layout: Layout, teams: number): string {
  const asItIs = signsOf(layout, teams)
  const spots = layout.tiles.map(({ at }) => at.map(([q, r]) => cellAt(q, r)))
  const faces = layout.tiles.map(({ tile, face }) => signsOfTile(tile, face))
  const single = [...layout.singles.map(({ at }) => at), ...layout.tradingPorts.map(({ at }) => at)].map(([q, r]) => cellAt(q, r))
  const signs = [
    ...layout.singles.map(({ kind }) => signOfSingle(kind)),
    ...layout.tradingPorts.map(({ id }) => signOfTrading(tradingNumber(id))),
  ]
  let best = asItIs
  let least = Infinity
  for (let k = 0; k < CANDIDATES; k++) {
    const cells = asItIs.split('')
    shuffle(io, spots)
    shuffle(io, single)
    for (let i = 0; i < faces.length; i++) {
      const turn = io.draw('map', 3)
      for (let hex = 0; hex < 3; hex++) cells[spots[i][(hex + turn) % 3]] = faces[i][hex]
    }
    for (let i = 0; i < signs.length; i++) cells[single[i]] = signs[i]
    const candidate = cells.join('')
    const chart = drawChart(candidate)
    if (!hasAccess(chart)) continue
    const score = unfairness(chart)
    if (score >= least) continue
    least = score
    best = candidate
  }
  return best
}

function shuffle<T>(io: Io, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = io.draw('map', i + 1)
    const item = list[i]
    list[i] = list[j]
    list[j] = item
  }
}
