import { timesOf } from '../board/assistant.ts'
import { newDeed, type Ctx } from '../board/state.ts'
import { beginEffect } from './effects/effects.ts'
import { SETTLE, endAgain, type CardStep } from './steps.ts'

/** The passive effects that are carried out at the end of a turn. */
export const passiveSteps = {
  /** TB-15.2: one that has left before its time does nothing; doubled, it is all done again, even without it (TB-15.4). */
  // TB-R64
  'end.passive'(ctx: Ctx, { card }: CardStep): void {
    const s = ctx.state
    if (s.ships[s.active].sunk || !s.ships[s.active].board.includes(card)) return
    ctx.push(SETTLE)
    for (let k = 1; k < timesOf(ctx, card); k++) ctx.push(endAgain(card))
    ctx.push(endAgain(card))
  },
  'end.again'(ctx: Ctx, { card }: CardStep): void {
    const s = ctx.state
    if (s.ships[s.active].sunk) return
    s.dealing = 0
    s.chain.push(newDeed('passive', s.active, card, s.faces[card] >> 6))
    ctx.emit?.({ type: 'judged', seat: s.active, card })
    beginEffect(ctx)
  },
}
