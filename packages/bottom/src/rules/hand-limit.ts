import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asks/posing.ts'
import { HAND } from './drawing-number.ts'
import { END_LIMIT } from './steps.ts'
import { type BottomState, type Ctx, type ReadCtx, remove } from '../board/state.ts'
import { byValue } from './asks/targets.ts'
import type { Edition } from '../edition/schema.ts'

export const limitAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'limit', seat }))
const discard = intern((discard: number) => ({ discard }))
type LimitChoice = { readonly discard: number }

export const limitSteps = {
  /** TB-8.1: down to five, in the Cruise only; the Sinking has no such limit (TB-8.2). */
  'end.limit'(ctx: Ctx): void {
    const s = ctx.state
    if (s.phase === 'cruise' && s.ships[s.active].hand.length > HAND) pose(ctx, limitAsk(s.active))
  },
}

/** TB-8.3: discarding is not jettisoning. */
// TB-13.3, TB-R11: the only discarding there is.
export const limit: AskKind<BottomState, Edition, Ask, LimitChoice> = {
  rule: 'TB-8.1',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { hand } = ctx.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(discard(hand[i]))
  },
  answer(ctx: Ctx, { seat }: Ask, { discard: card }: LimitChoice): void {
    const { hand, water } = ctx.state.ships[seat]
    remove(hand, card)
    water.push(card)
    ctx.reveal(card)
    ctx.emit?.({ type: 'discarded', seat, card })
    ctx.push(END_LIMIT)
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) => discard(byValue(ctx, ctx.state.ships[seat].hand, 'cheapest')),
}
