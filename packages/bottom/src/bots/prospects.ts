import type { Prospects, Seat } from '@flotilla/kernel'
import { costFactor, worth } from '../board/board.ts'
import type { Edition } from '../edition/schema.ts'
import { KINDS } from '../board/kinds.ts'
import { sacrificeAt, valueAt, type BottomState, type Io } from '../board/state.ts'
import { turnsLeft } from './estimate.ts'
import learned from './prospects.json' with { type: 'json' }

/** The same things count for more or less before and after the Iceberg: so many for a seat in each phase, then one for each kind. */
const GENERAL = 16
const PHASE = GENERAL + 2 * KINDS.length
export const LENGTH = 2 * PHASE

/** What counts for a seat when a turn begins. */
function features(io: Io, seat: Seat, into: number[]): void {
  const { state: s } = io
  for (let i = 0; i < LENGTH; i++) into[i] = 0
  const from = s.phase === 'sinking' ? PHASE : 0
  const { board, deck, hand, water, sunk } = s.ships[seat]
  const saved = worth(io, seat) / 10
  into[from] = saved
  if (sunk) {
    into[from + 1] = 1
    into[from + 2] = saved
    return
  }
  const left = turnsLeft(io, seat)
  const factor = costFactor(io, seat)
  const inDeck = own(io, deck, from, into)
  const inHand = own(io, hand, from, into)
  const inWater = own(io, water, from, into)
  const cards = deck.length + hand.length + water.length
  const all = inDeck + inHand + inWater
  into[from + 3] = inDeck / 10
  into[from + 4] = inHand / 10
  into[from + 5] = inWater / 10
  into[from + 6] = deck.length / 10
  into[from + 7] = hand.length / 5
  into[from + 8] = water.length / 10
  into[from + 9] = left / 5
  into[from + 10] = left === 0 ? 1 : 0
  into[from + 11] = factor === 1 ? all / 10 : 0
  into[from + 12] = board.length / 5
  into[from + 13] = all / Math.max(1, cards)
  into[from + 14] = ((s.active - seat + s.seats) % s.seats) / s.seats
  into[from + 15] = (Math.min(left, 2) * inHand) / (10 * factor)
  for (let i = 0; i < board.length; i++) into[from + GENERAL + (s.faces[board[i]] >> 6)] += left > 0 ? 1 : 0.5
}

/** What a card that is held is worth, as payment or on board. */
export const worthHeld = (io: Io, card: number): number => Math.max(valueAt(io, card), sacrificeAt(io, card))

/** Notes the cards of a pile by kind; what they are worth. */
function own(io: Io, pile: readonly number[], from: number, into: number[]): number {
  let points = 0
  for (let i = 0; i < pile.length; i++) {
    points += worthHeld(io, pile[i])
    into[from + GENERAL + KINDS.length + (io.state.faces[pile[i]] >> 6)]++
  }
  return points
}

export const prospects: Prospects<BottomState, Edition> = { features, weights: learned.weights }
