import { level } from '../board/terms.ts'
import { type Ctx, HULL, isSolo, type ReadCtx } from '../board/state.ts'
import type { Seat } from '@flotilla/kernel'
import { merchantmanHull } from './solo.ts'
import { writeRow } from './writing-order.ts'

/** RW-8.2: how many shots of a volley it blocks; the level is not used up. */
export const hullLevel = (ctx: ReadCtx, seat: Seat): number =>
  isSolo(ctx.state) && seat !== 0 ? merchantmanHull(ctx.state) : level(ctx.edition.hull.thresholds, ctx.state.ships[seat].hull)

export const hullSteps = {
  /** RW-8.1: into the next square. RW-8.3: before the cannons of this round fire. */
  'write.hull'(ctx: Ctx): void {
    const { ships, seats } = ctx.state
    for (let seat = 0; seat < seats; seat++) writeRow(ctx, seat, HULL, ships[seat].hull, ctx.edition.hull)
  },
}
