import { type Ctx, NONE, type ReadCtx, sacrificeAt } from '../board/state.ts'
import type { Offers, Seat } from '@flotilla/kernel'
import { CARDS } from './cards/index.ts'
import { bandClings } from './asks/reasons.ts'
import { pairChoice, sacrificeChoice, type SacrificeChoice } from './asks/choices.ts'
import { isProtected } from '../board/board.ts'
import { jettison } from './effects/jettison.ts'

/** A Seal that the seat holds, or NONE. */
export function sealOf(ctx: ReadCtx, seat: Seat): number {
  const { hand } = ctx.state.ships[seat]
  for (let i = 0; i < hand.length; i++) if (CARDS[ctx.state.faces[hand[i]] >> 6]?.pairs === true) return hand[i]
  return NONE
}

/** TB-4.2, TB-4.3, TB-4.4, TB-4.5: each hand card, and with a Seal each partner once. */
// TB-4.4, TB-13.2, TB-R59: one Seal for one card, and none for another Seal.
export function offerSacrifices(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const { hand } = ctx.state.ships[seat]
  const { faces } = ctx.state
  let seal = NONE
  for (let i = 0; i < hand.length; i++) {
    to.offer(sacrificeChoice(hand[i]), isProtected(ctx, seat, hand[i]) ? bandClings : null)
    if (seal === NONE && CARDS[faces[hand[i]] >> 6].pairs === true) seal = hand[i]
  }
  if (seal === NONE) return
  for (let i = 0; i < hand.length; i++)
    if (CARDS[faces[hand[i]] >> 6].pairs === undefined)
      to.offer(pairChoice(hand[i], seal), isProtected(ctx, seat, hand[i]) ? bandClings : null)
}

export function pointsOf(ctx: ReadCtx, { sacrifice: card, seal }: SacrificeChoice): number {
  return sacrificeAt(ctx, card) * (seal === undefined ? 1 : 2)
}

/** TB-4.2, TB-4.4: one card, or a Seal and its partner together; their points at once. */
export function sacrifice(ctx: Ctx, seat: Seat, choice: SacrificeChoice): void {
  const s = ctx.state
  const { sacrifice: card, seal } = choice
  const points = pointsOf(ctx, choice)
  const total = (seat === s.active ? s.points : s.purse) + points
  if (seat === s.active) s.points = total
  else s.purse = total
  // Everybody sees what goes overboard, so the log may name it.
  ctx.reveal(card)
  if (seal !== undefined) ctx.reveal(seal)
  ctx.emit?.({ type: 'sacrificed', seat, cards: seal === undefined ? [card] : [card, seal], points, total })
  const before = s.pending.length
  jettison(ctx, seat, card, 'hand', false)
  if (seal !== undefined) jettison(ctx, seat, seal, 'hand', s.pending.length > before)
}

/** TB-4.7: points belong to the active seat; out of turn they are lost. */
export function gainPoints(ctx: Ctx, seat: Seat, points: number): void {
  const s = ctx.state
  const kept = seat === s.active
  if (kept) s.points += points
  ctx.emit?.({ type: 'gained', seat, points, lost: !kept, total: s.points })
}
