import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { defaultDiscard } from './out-of-time.ts'
import type { Edition } from '../edition/schema.ts'
import { discardUnseen, takeFromTable } from './hands.ts'
import { remove, waterColumn, type Ctx, type SinkingState, type ReadCtx } from '../board/state.ts'
import { bucketDial, bucketDiscard, bucketDraw, openWindow, type CountedStep } from './steps.ts'

/** SK-6.10, SK-6.11: each bucketer takes and discards one card, the last one two. */
export function pushBuckets(ctx: Ctx, dials: readonly Seat[]): void {
  for (let i = dials.length - 1; i >= 0; i--) {
    ctx.push(openWindow('resolve', dials[i]))
    ctx.push(bucketDial(dials[i], i === dials.length - 1 ? 2 : 1))
  }
}

const drawAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'bucket.draw', seat }))
const discardAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'bucket.discard', seat }))
export interface CardChoice {
  readonly card: number
}
export const cardChoice: (card: number) => CardChoice = intern((card) => ({ card }))

/** SK-6.12, SK-R22: one card at a time. SK-6.13, SK-R23: with too little water take what there is, and discard as the table has chosen. */
export const bucketSteps = {
  'bucket.dial'(ctx: Ctx, { seat, left }: CountedStep): void {
    const taken = Math.min(left, waterColumn(ctx.state).length)
    ctx.push(bucketDiscard(seat, ctx.state.options.dryBucket === 'matched' ? taken : left))
    ctx.push(bucketDraw(seat, taken))
  },

  'bucket.draw'(ctx: Ctx, { seat, left }: CountedStep): void {
    if (left === 0) return
    ctx.push(bucketDraw(seat, left - 1))
    ctx.ask(drawAsk(seat))
  },

  /** SK-6.14: with too few cards all of them. */
  'bucket.discard'(ctx: Ctx, { seat, left }: CountedStep): void {
    if (left === 0 || ctx.state.hands[seat].length === 0) return
    ctx.push(bucketDiscard(seat, left - 1))
    ctx.ask(discardAsk(seat))
  },
}

export const bucketDrawAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.10',
  offer: (ctx: ReadCtx, _ask: Ask, to: Offers): void => offerCards(to, waterColumn(ctx.state)),
  answer(ctx: Ctx, { seat }: Ask, { card }: CardChoice): void {
    const s = ctx.state
    remove(waterColumn(s), card)
    remove(s.faceUp, card)
    takeFromTable(ctx, seat, card)
  },
  /** The oldest that lies face down, else the oldest. */
  fallback(ctx: ReadCtx) {
    const water = waterColumn(ctx.state)
    return cardChoice(water.find((card) => !ctx.state.faceUp.includes(card)) ?? water[0])
  },
}

export const bucketDiscardAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.10',
  offer: (ctx: ReadCtx, { seat }: Ask, to: Offers): void => offerCards(to, ctx.state.hands[seat]),
  answer: (ctx: Ctx, { seat }: Ask, { card }: CardChoice): void => discardUnseen(ctx, seat, card),
  fallback: (ctx: ReadCtx, { seat }: Ask) => cardChoice(defaultDiscard(ctx, seat)),
}

export function offerCards(to: Offers, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) to.offer(cardChoice(cards[i]))
}
