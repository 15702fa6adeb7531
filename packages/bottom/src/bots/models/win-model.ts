import type { WinModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { costFactor, worth } from '../../board/board.ts'
import type { Edition } from '../../edition/schema.ts'
import { KINDS } from '../../board/kinds.ts'
import { sacrificeAt, valueAt, type BottomState, type ReadCtx } from '../../board/state.ts'
import { turnsLeft } from '../estimate.ts'
import learned from './win-model.json' with { type: 'json' }

/** The same things count for more or less before and after the Iceberg: so many for a seat in each phase, then one for each kind. */
const GENERAL = 16
const PHASE = GENERAL + 2 * KINDS.length
export const LENGTH = 2 * PHASE

/** What counts for a seat when a turn begins. */
function features(ctx: ReadCtx, seat: Seat, into: number[]): void {
  const { state: s } = ctx
  for (let i = 0; i < LENGTH; i++) into[i] = 0
  const from = s.phase === 'sinking' ? PHASE : 0
  const { board, deck, hand, water, sunk } = s.ships[seat]
  const saved = worth(ctx, seat) / 10
  into[from] = saved
  if (sunk) {
    into[from + 1] = 1
    into[from + 2] = saved
    return
  }
  const left = turnsLeft(ctx, seat)
  const factor = costFactor(ctx, seat)
  const inDeck = own(ctx, deck, from, into)
  const inHand = own(ctx, hand, from, into)
  const inWater = own(ctx, water, from, into)
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
export const worthHeld = (ctx: ReadCtx, card: number): number => Math.max(valueAt(ctx, card), sacrificeAt(ctx, card))

/** Notes the cards of a pile by kind; what they are worth. */
function own(ctx: ReadCtx, pile: readonly number[], from: number, into: number[]): number {
  let points = 0
  for (let i = 0; i < pile.length; i++) {
    points += worthHeld(ctx, pile[i])
    into[from + GENERAL + KINDS.length + (ctx.state.faces[pile[i]] >> 6)]++
  }
  return points
}

export const winModel: WinModel<BottomState, Edition> = { features, weights: learned.weights }
