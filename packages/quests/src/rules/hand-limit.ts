import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardId } from '../board/cards.ts'
import { CLUES, LOOT, handOf, type Ctx, type QuestsState, type ReadCtx } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { discard } from './decks.ts'
import { TURN_LIMITS } from './steps.ts'

export const handLimitSteps = {
  /** QC-11.1, QC-11.2: what lies in the hand, loot, then quests, then clues. QC-R11, QC-5.13: here, or by selling it, a quest goes that nobody wants. */
  'turn.limits'(ctx: Ctx): void {
    const s = ctx.state
    for (let deck = LOOT; deck <= CLUES; deck++)
      if (handOf(s.ships[s.active], deck).length > ctx.edition.hand.limit) {
        ctx.push(TURN_LIMITS)
        ctx.ask(limitAsk(s.active, deck))
        return
      }
  },
}

export interface LimitAsk extends Ask {
  readonly kind: 'limit'
  readonly deck: number
}
const limitAsk: (seat: Seat, deck: number) => LimitAsk = intern((seat, deck) => ({ kind: 'limit', seat, deck }))
export const discardCard = intern((card: string) => ({ discard: card }))
type LimitChoice = ReturnType<typeof discardCard>

export const limit: AskKind<QuestsState, Edition, LimitAsk, LimitChoice> = {
  rule: 'QC-11.1',

  offer(ctx: ReadCtx, { seat, deck }: LimitAsk, to: Offers): void {
    const hand = handOf(ctx.state.ships[seat], deck)
    for (let i = 0; i < hand.length; i++) to.offer(discardCard(cardId(ctx, deck, hand[i])))
  },

  answer(ctx: Ctx, { seat, deck }: LimitAsk, { discard: card }: LimitChoice): void {
    const hand = handOf(ctx.state.ships[seat], deck)
    for (let i = 0; i < hand.length; i++) if (cardId(ctx, deck, hand[i]) === card) return discard(ctx, seat, deck, hand[i])
  },

  /** The card drawn last. */
  fallback(ctx: ReadCtx, { seat, deck }: LimitAsk): LimitChoice {
    const hand = handOf(ctx.state.ships[seat], deck)
    return discardCard(cardId(ctx, deck, hand[hand.length - 1]))
  },
}
