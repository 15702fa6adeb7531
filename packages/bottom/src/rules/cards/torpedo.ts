import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { bandClings } from '../asks/reasons.ts'
import { type CardChoice, cardChoice } from '../asks/choices.ts'
import type { BottomState, Ctx, ReadCtx } from '../../board/state.ts'
import { byValue } from '../asks/targets.ts'
import { jettison } from '../effects/jettison.ts'
import type { Edition } from '../../edition/schema.ts'
import { isProtected } from '../../board/board.ts'

export const payAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'torpedo.pay', seat }))

export const torpedoPay: AskKind<BottomState, Edition, Ask, CardChoice> = {
  rule: 'TB-K46',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { hand } = ctx.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isProtected(ctx, seat, hand[i]) ? bandClings : null)
  },
  answer(ctx: Ctx, { seat }: Ask, { card }: CardChoice): void {
    jettison(ctx, seat, card, 'hand', false)
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) =>
    cardChoice(
      byValue(
        ctx,
        ctx.state.ships[seat].hand.filter((card) => !isProtected(ctx, seat, card)),
        'cheapest',
      ),
    ),
}
