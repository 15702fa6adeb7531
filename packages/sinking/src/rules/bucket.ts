import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { defaultDiscard } from './defaults.ts'
import type { Edition } from '../edition/schema.ts'
import { discardUnseen, takeFromTable } from './hands.ts'
import { remove, waterColumn, type Io, type SinkingState } from '../board/state.ts'
import { bucketDial, bucketDiscard, bucketDraw, openWindow, type CountedStep } from './steps.ts'

/** SK-6.10, SK-6.11: each bucketer takes and discards one card, the last one two. */
export function pushBuckets(io: Io, dials: readonly Seat[]): void {
  for (let i = dials.length - 1; i >= 0; i--) {
    io.push(openWindow('resolve', dials[i]))
    io.push(bucketDial(dials[i], i === dials.length - 1 ? 2 : 1))
  }
}

const drawAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'bucket.draw', seat }))
const discardAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'bucket.discard', seat }))
export interface CardChoice {
  readonly card: number
}
export const cardChoice: (card: number) => CardChoice = mint((card) => ({ card }))

export const bucketSteps = {
  'bucket.dial'(io: Io, { seat, left }: CountedStep): void {
    const taken = Math.min(left, waterColumn(io.state).length)
    io.push(bucketDiscard(seat, io.state.options.dryBucket === 'matched' ? taken : left))
    io.push(bucketDraw(seat, taken))
  },

  'bucket.draw'(io: Io, { seat, left }: CountedStep): void {
    if (left === 0) return
    io.push(bucketDraw(seat, left - 1))
    io.ask(drawAsk(seat))
  },

  /** SK-6.14: with too few cards all of them. */
  'bucket.discard'(io: Io, { seat, left }: CountedStep): void {
    if (left === 0 || io.state.hands[seat].length === 0) return
    io.push(bucketDiscard(seat, left - 1))
    io.ask(discardAsk(seat))
  },
}

export const bucketDrawAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.10',
  offer: (io: Io, _ask: Ask, to: Offers): void => offerCards(to, waterColumn(io.state)),
  answer(io: Io, { seat }: Ask, { card }: CardChoice): void {
    const s = io.state
    remove(waterColumn(s), card)
    remove(s.faceUp, card)
    takeFromTable(io, seat, card, 'bucketed')
  },
  /** The oldest that lies face down, else the oldest. */
  fallback(io: Io) {
    const water = waterColumn(io.state)
    return cardChoice(water.find((card) => !io.state.faceUp.includes(card)) ?? water[0])
  },
}

export const bucketDiscardAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.10',
  offer: (io: Io, { seat }: Ask, to: Offers): void => offerCards(to, io.state.hands[seat]),
  answer: (io: Io, { seat }: Ask, { card }: CardChoice): void => discardUnseen(io, seat, card),
  fallback: (io: Io, { seat }: Ask) => cardChoice(defaultDiscard(io, seat)),
}

export function offerCards(to: Offers, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) to.offer(cardChoice(cards[i]))
}
