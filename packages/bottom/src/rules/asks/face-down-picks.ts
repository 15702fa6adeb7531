import { seatBit, type Seat } from '@flotilla/kernel'
import type { Ctx, ReadCtx } from '../../board/state.ts'

// Hand cards picked face down (Captain, a Steward's hand): hidden things of their own behind the cards' backs,
// so that nobody sees which cards were picked before they move.

/** No hand comes near so many cards; every view carries them, so they are not more. */
export const PLAN_SLOTS = 40
const EMPTY = 0

export function planned(ctx: ReadCtx): number[] {
  const { faces, lot } = ctx.state
  const cards: number[] = []
  for (let slot = lot.length; slot < faces.length && faces[slot] > EMPTY; slot++) cards.push(faces[slot] - 1)
  return cards
}

export function planCard(ctx: Ctx, seat: Seat, card: number): void {
  const { faces, lot } = ctx.state
  let slot = lot.length
  while (faces[slot] > EMPTY) slot++
  ctx.lay(slot, card + 1, seatBit(seat))
}

export function clearPlan(ctx: Ctx): void {
  const { faces, lot } = ctx.state
  for (let slot = lot.length; slot < faces.length && faces[slot] !== EMPTY; slot++) ctx.lay(slot, EMPTY, 0)
}
