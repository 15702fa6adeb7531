import { HULL, type Ctx } from '../board/state.ts'
import { writeRow } from './writing.ts'

export const hullSteps = {
  /** RW-8.1: into the next square. RW-8.3: before the cannons of this round fire. */
  'write.hull'(ctx: Ctx): void {
    const { ships, seats } = ctx.state
    for (let seat = 0; seat < seats; seat++) writeRow(ctx, seat, HULL, ships[seat].hull, ctx.edition.hull)
  },
}
