import { CHESTS, isOpenChest, isSolo, type Ctx, type ReadCtx } from '../board/state.ts'
import { ROUND } from './steps.ts'
import { clearPlan } from './allocate.ts'
import { SOLO_ROUNDS } from './solo.ts'
import { seatBit, seatsIn, type Seat } from '@flotilla/kernel'

export const anchorSteps = {
  /** RW-12.1: first the end conditions of chapter 13. */
  anchor(ctx: Ctx): void {
    const s = ctx.state
    let chests = 0
    let rows = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (chestsDone(ctx, seat)) chests |= seatBit(seat)
      if (rowsDone(ctx, seat)) rows |= seatBit(seat)
    }
    // RW-13.5, RW-R28
    const limit = isSolo(s) ? SOLO_ROUNDS : s.options.roundLimit
    s.ended = chests !== 0 ? 'chests' : rows !== 0 ? 'rows' : limit !== 'off' && s.round >= limit ? 'limit' : ''
    // RW-13.4: no further round, and no bonus for whoever brought it about.
    if (s.ended === '') pass(ctx)
    else ctx.emit?.({ type: 'ended', why: s.ended, by: seatsIn(chests === 0 ? rows : chests) })
  },
}

/** RW-12.2, 12.3: all dice back into the bag, and the bag to the left. */
function pass(ctx: Ctx): void {
  const s = ctx.state
  for (const ship of s.ships) {
    for (let die = ship.nest.pop(); die !== undefined; die = ship.nest.pop()) s.bag.push(die)
  }
  for (let seat = 0; seat < s.seats; seat++) clearPlan(ctx, seat)
  s.first = (s.first + 1) % s.seats
  ctx.emit?.({ type: 'anchor', round: s.round, first: s.first })
  ctx.push(ROUND)
}

/** RW-13.1: three chests that are each buried or full. */
export function chestsDone(ctx: ReadCtx, seat: Seat): boolean {
  for (let chest = 0; chest < CHESTS; chest++) if (isOpenChest(ctx, seat, chest)) return false
  return true
}

/** RW-13.2 */
export function rowsDone({ state, edition }: ReadCtx, seat: Seat): boolean {
  const { hull, ports, crew } = state.ships[seat]
  return hull.length >= edition.hull.squares && ports.length >= edition.ports.squares && crew.length >= edition.crew.squares
}
