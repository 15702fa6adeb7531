import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '../board/state.ts'
import { CLEAR_WATER, CURSED_AMULET, TREASURE_MAP } from '../board/things.ts'

/** What a card counts for in the answers given when a clock runs out. */
export function discardPoints(ctx: ReadCtx, face: number): number {
  if (face === TREASURE_MAP) return ctx.edition.scoring.map
  if (face === CURSED_AMULET) return 1
  return ctx.edition.cards[face].points
}

/** The default discard: a Clear Water if held, else the fewest points, then the card held longest. */
export function defaultDiscard(ctx: ReadCtx, seat: Seat): number {
  const { hands, faces } = ctx.state
  const hand = hands[seat]
  let worst = hand[0]
  for (let i = 0; i < hand.length; i++) {
    if (faces[hand[i]] === CLEAR_WATER) return hand[i]
    if (discardPoints(ctx, faces[hand[i]]) < discardPoints(ctx, faces[worst])) worst = hand[i]
  }
  return worst
}

/** Of open cards the one with the most points, then the oldest. */
export function mostPoints(ctx: ReadCtx, cards: readonly number[]): number {
  const { faces } = ctx.state
  let best = cards[0]
  for (const card of cards) if (discardPoints(ctx, faces[card]) > discardPoints(ctx, faces[best])) best = card
  return best
}
