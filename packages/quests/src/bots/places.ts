import type { Seat } from '@flotilla/kernel'
import type { Chart } from '../board/chart.ts'
import type { Goal } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { CELLS } from '../board/hexes.ts'
import { islandNumber, tradingNumber } from '../board/pieces.ts'
import { home, type ReadCtx } from '../board/state.ts'
import { plans } from './plans.ts'

type Sited = Extract<Goal, { place: unknown }>

/** Where something is taken to: an island, a Trading Port, the own home or any Workshop. */
const ISLAND_NAMED = 0
const TRADING_NAMED = 1
const OWN_HOME = 2
const ANY_WORKSHOP = 3

/** What a delivery or payment asks for, in numbers. */
interface Errand {
  readonly place: number
  /** Of an island or Trading Port. */
  readonly number: number
  /** By resource, and all together. */
  readonly needs: readonly number[]
  readonly total: number
}

const errands = new WeakMap<Sited, Errand>()

export function errandOf(goal: Sited): Errand {
  let known = errands.get(goal)
  if (known === undefined) errands.set(goal, (known = readErrand(goal)))
  return known
}

function readErrand(goal: Sited): Errand {
  const { place } = goal
  const needs = GOODS.map((good) => (goal.kind === 'deliver' ? (goal.goods[good] ?? 0) : 0))
  const asks = { needs, total: needs.reduce((sum, n) => sum + n, 0) }
  if (place === 'ownHome') return { place: OWN_HOME, number: -1, ...asks }
  if (place === 'anyWorkshop') return { place: ANY_WORKSHOP, number: -1, ...asks }
  return 'island' in place
    ? { place: ISLAND_NAMED, number: islandNumber(place.island), ...asks }
    : { place: TRADING_NAMED, number: tradingNumber(place.trading), ...asks }
}

/** The nearest place of a delivery or payment. */
export function placeFrom(ctx: ReadCtx, seat: Seat, map: Chart, { place, number }: Errand, from: number): number {
  if (place === ISLAND_NAMED) return map.cellOf[number]
  if (place === TRADING_NAMED) return map.trading[number]
  if (place === OWN_HOME) return home(ctx.state, seat)
  let best = -1
  for (let i = 0; i < map.workshops.length; i++) {
    const cell = map.workshops[i]
    if (best === -1 || plans.far[from * CELLS + cell] < plans.far[from * CELLS + best]) best = cell
  }
  return best
}
