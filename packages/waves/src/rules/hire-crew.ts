import { CREW, type Ctx } from '../board/state.ts'
import { writeRow } from './writing-order.ts'

export const crewSteps = {
  /** RW-11.2: a die from the supply into the bag for each level newly reached. */
  'write.crew'(ctx: Ctx): void {
    const s = ctx.state
    const { crewPerSeat } = ctx.edition.dice
    for (let seat = 0; seat < s.seats; seat++) {
      const hired = writeRow(ctx, seat, CREW, s.ships[seat].crew, ctx.edition.crew)
      if (hired === 0) continue
      // RW-11.1, RW-11.3, RW-R8: it lies in the bag from now on, and the next draw is that of the next round.
      for (let k = 0; k < hired && s.supply[seat] > 0; k++) s.bag.push((seat + 1) * crewPerSeat - s.supply[seat]--)
      ctx.emit?.({ type: 'hired', seat, dice: hired })
    }
  },
}
