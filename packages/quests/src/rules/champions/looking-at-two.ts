import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { draw, intoHand, refill } from '../decks.ts'
import { type Ctx, DECKS, type QuestsState, type ReadCtx, seersOf } from '../../board/state.ts'
import { ability } from './abilities.ts'
import { backOf, cardId } from '../../board/cards.ts'
import type { Edition } from '../../edition/schema.ts'

export interface PickAsk extends Ask {
  readonly kind: 'pick'
  readonly deck: number
}

const pickAsk: (seat: Seat, deck: number) => PickAsk = intern((seat, deck) => ({ kind: 'pick', seat, deck }))
export const keepCard = intern((keep: string) => ({ keep }))
export type KeepChoice = ReturnType<typeof keepCard>

/** Draws a card, or lets a champion with two looks choose (QC-11.5, QC-13.8). */
export function drawOrPick(ctx: Ctx, seat: Seat, deck: number): void {
  const s = ctx.state
  if (s.active !== seat || ability(ctx, seat).looksAtTwo !== deck) return draw(ctx, seat, deck)
  refill(ctx, deck)
  if (s.decks[deck].length === 1 && s.piles[deck].length > 0) {
    ctx.shuffle(s.piles[deck], DECKS[deck])
    const under = s.piles[deck]
    s.piles[deck] = []
    under.push(s.decks[deck][0])
    s.decks[deck] = under
    ctx.emit?.({ type: 'reshuffled', deck: DECKS[deck], count: under.length })
  }
  const cards = s.decks[deck]
  if (cards.length < 2) return draw(ctx, seat, deck)
  ctx.show(cards[cards.length - 1], seersOf(s, seat))
  ctx.show(cards[cards.length - 2], seersOf(s, seat))
  ctx.emit?.({ type: 'looked', seat, deck: DECKS[deck], cards: cards.slice(-2) })
  ctx.ask(pickAsk(seat, deck))
}

export const pick: AskKind<QuestsState, Edition, PickAsk, KeepChoice> = {
  rule: 'QC-13.8',

  offer(ctx: ReadCtx, { deck }: PickAsk, to: Offers): void {
    const cards = ctx.state.decks[deck]
    to.offer(keepCard(cardId(ctx, deck, cards[cards.length - 1])))
    to.offer(keepCard(cardId(ctx, deck, cards[cards.length - 2])))
  },

  answer(ctx: Ctx, { seat, deck }: PickAsk, { keep }: KeepChoice): void {
    const s = ctx.state
    const cards = s.decks[deck]
    const two = cards.slice(-2)
    const kept = ctx.exit(two, backOf(ctx, deck, two, keep), seersOf(s, seat), 'hands')
    cards.pop()
    cards.pop()
    cards.unshift(two[0] === kept ? two[1] : two[0])
    intoHand(ctx, seat, deck, kept)
  },

  fallback(ctx: ReadCtx, { deck }: PickAsk): KeepChoice {
    const cards = ctx.state.decks[deck]
    return keepCard(cardId(ctx, deck, cards[cards.length - 1]))
  },
}
