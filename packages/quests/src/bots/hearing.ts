import type { Seat, Signal } from '@flotilla/kernel'
import { canEnter, isSafe, type Chart } from '../board/chart.ts'
import { home, teamOf, type ReadCtx } from '../board/state.ts'
import { isExplored } from '../board/island-tokens.ts'
import { spoilDanger } from './fights.ts'
import { plans, propose } from './plans.ts'

/** What a mate's call is worth, and how long it seems to take: near ones are followed, far ones when there is little else to do. */
const CALLED = 5
const CALL_TAKES = 5
/** What a mate warns of counts like so much that could be lost there. */
const WARNED = 2
/** How much of a plan is left where a mate sees to it, or where one is on the way to look first. */
const TAKEN = 0.3
const FORESTALLED = 0.6

let heard: readonly Signal[] = []
let print = 0
let prints = 0

/** Whatever is worked out in `rate` is worked out by somebody who has heard this. */
export function afterHearing<T extends readonly unknown[], R>(signals: readonly Signal[], rate: (...given: T) => R): (...given: T) => R {
  const own = ++prints
  return (...given) => {
    heard = signals
    print = own
    try {
      return rate(...given)
    } finally {
      heard = []
      print = 0
    }
  }
}

/** Tells apart what was worked out after hearing one thing and another. */
export const heardPrint = (): number => print

const isFor = ({ state: s }: ReadCtx, seat: Seat, by: Seat): boolean => by !== seat && by < s.seats && teamOf(s, by) === teamOf(s, seat)

/** The space that a sign is about; -1 where this ship could not go. */
function goalOf(ctx: ReadCtx, seat: Seat, map: Chart, { at }: Signal): number {
  const cell = at.at(-1) ?? -1
  return cell >= 0 && cell < map.terrain.length && canEnter(map, cell, home(ctx.state, seat)) ? cell : -1
}

/** What mates point out changes the plans of a seat. */
export function heedMates(ctx: ReadCtx, seat: Seat, map: Chart): void {
  for (const signal of heard) {
    const cell = isFor(ctx, seat, signal.seat) ? goalOf(ctx, seat, map, signal) : -1
    if (cell === -1) continue
    const { worth, time, danger } = plans
    switch (signal.kind) {
      case 'here':
        if (worth[cell] > 0) worth[cell] += CALLED
        else propose(cell, CALLED, 0)
        time[cell] += CALL_TAKES
        break
      case 'danger':
        if (isSafe(map, cell)) break
        danger[cell] += WARNED
        spoilDanger(seat)
        break
      case 'mine':
        if (cell !== home(ctx.state, seat)) worth[cell] *= TAKEN
        break
      case 'course': {
        const island = map.islandOn[cell]
        if (island !== -1 && !isExplored(ctx.state, island)) worth[cell] *= FORESTALLED
        break
      }
    }
  }
}

/** What waiting here is worth to whoever was called here: as much as sailing to it was. */
export function waitingHere(ctx: ReadCtx, seat: Seat): number {
  const { cell } = ctx.state.ships[seat]
  for (const { seat: by, kind, at } of heard)
    if (kind === 'here' && at.at(-1) === cell && isFor(ctx, seat, by) && ctx.state.ships[by].cell !== cell) return CALLED / (1 + CALL_TAKES)
  return 0
}
