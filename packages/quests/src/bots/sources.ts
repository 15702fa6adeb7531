import type { Seat } from '@flotilla/kernel'
import { MOST_ISLANDS, type Chart } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { GOOD_KINDS, type ReadCtx } from '../board/state.ts'
import { goodAt, plans } from './plans.ts'

/** The cells of the islands that give each resource, as far as the seat knows: read again whenever something may have changed. */
const sources = new Uint8Array(GOOD_KINDS * MOST_ISLANDS)
const counts = new Uint8Array(GOOD_KINDS)
let isRead = false

export function forgetSources(): void {
  isRead = false
}

export function readSources(ctx: ReadCtx, seat: Seat, map: Chart): void {
  if (isRead) return
  isRead = true
  counts.fill(0)
  for (let i = 0; i < map.islands.length; i++) {
    const good = goodAt(ctx, seat, map.islands[i])
    if (good >= 0) sources[good * MOST_ISLANDS + counts[good]++] = map.cellOf[map.islands[i]]
  }
}

/** The nearest island that gives a resource, once the islands are read. */
export function sourceFrom(good: number, from: number, to: number): number {
  const { far } = plans
  let best = -1
  let least = Infinity
  for (let i = 0; i < counts[good]; i++) {
    const cell = sources[good * MOST_ISLANDS + i]
    const way = far[from * CELLS + cell] + 0.6 * far[cell * CELLS + to]
    if (way < least) {
      least = way
      best = cell
    }
  }
  return best
}
