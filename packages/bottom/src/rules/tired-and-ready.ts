import { cardAt, type Ctx, ONCE, READY, TIRED } from '../board/state.ts'
import { isCovered } from '../board/assistant.ts'
import type { Seat } from '@flotilla/kernel'

/** One use of a card: with Assistant a reaction card has two between two readyings (TB-17.9). */
export function spendUse(ctx: Ctx, card: number): void {
  const { turned } = ctx.state
  const first = turned[card] === READY && isCovered(ctx, card) && cardAt(ctx, card).reaction !== undefined
  turned[card] = first ? ONCE : TIRED
}

/** TB-7.1; a covered card's Assistant is tired in its place, which is harmless (TB-17.4). */
export function tire(ctx: Ctx, seat: Seat, card: number, by: Seat): void {
  if (!isCovered(ctx, card)) ctx.state.turned[card] = TIRED
  ctx.emit?.({ type: 'tired', seat, card, by })
}
