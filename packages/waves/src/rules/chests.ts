import { CHEST, DICE_PER_ROUND, isSolo, placedAt, type Ctx } from '../board/state.ts'
import { isChest } from '../board/terms.ts'
import { buryTreasure } from './bury.ts'
import { merchantmanLoads } from './solo.ts'
import { write } from './writing-order.ts'

export const chestSteps = {
  /** RW-6.1: on top of the stack. RW-6.3: as many as were planned, one on each chest. RW-6.6: squares emptied by theft are filled again. */
  'write.chests'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++)
      for (let die = 0; die < DICE_PER_ROUND; die++) {
        const icon = placedAt(s, seat, die)
        if (isChest(icon)) write(ctx, seat, die, s.ships[seat].chests[icon - CHEST])
      }
    if (isSolo(s)) merchantmanLoads(ctx)
    buryTreasure(ctx)
  },
}
