import { isEnded } from './end.ts'
import type { Ctx } from '../board/state.ts'
import { ROUND } from './steps.ts'
import { clearPlan } from './allocate.ts'

export const anchorSteps = {
  /** RW-12.1: first the end conditions of chapter 13. */
  anchor(ctx: Ctx): void {
    // RW-13.4: no further round, and no bonus for whoever brought it about.
    if (!isEnded(ctx)) pass(ctx)
  },
}

/** RW-12.2, RW-12.3: all dice back into the bag, and the bag to the left. */
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
