import type { Ground, Space } from '@flotilla/art/quests'
import { CELLS, ISLANDS, Q, R, TERRAINS, TRADING_PORTS, chartOf } from '@flotilla/quests/client'

const GROUNDS: Readonly<Record<string, Ground>> = {
  calm: 'calm',
  stormy: 'stormy',
  treacherous: 'treacherous',
  impassable: 'mountain',
  island: 'island',
  trading: 'port',
  workshop: 'workshop',
  home: 'home',
}

/** A draft makes ever new charts: beyond so many, old ones are worked out again. */
const MOST_CHARTS = 32
const known = new Map<string, readonly Space[]>()

/** The spaces of a chart as they are drawn; cells without anything on them are left out. */
export function spacesOf(signs: string): readonly Space[] {
  const before = known.get(signs)
  if (before !== undefined) return before
  const map = chartOf(signs)
  const spaces: Space[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const ground = GROUNDS[TERRAINS[map.terrain[cell]]]
    if (ground === undefined) continue
    const market = map.trading.indexOf(cell)
    const id = map.islandOn[cell] !== -1 ? ISLANDS[map.islandOn[cell]].id : market === -1 ? '' : TRADING_PORTS[market].id
    spaces.push({ q: Q[cell], r: R[cell], ground, id })
  }
  if (known.size >= MOST_CHARTS) known.clear()
  known.set(signs, spaces)
  return spaces
}
