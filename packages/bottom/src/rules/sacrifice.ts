import type { Offers, Seat } from '@flotilla/kernel'
import { isProtected } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { pairChoice, sacrificeChoice, type SacrificeChoice } from './choices.ts'
import { jettison } from './jettison.ts'
import { bandClings } from './reasons.ts'
import { NONE, sacrificeAt, type Io } from '../board/state.ts'

/** TB-4.2 to 4.5: each hand card, and with a Seal each partner once. */
export function offerSacrifices(io: Io, seat: Seat, to: Offers): void {
  const { hand } = io.state.ships[seat]
  const { faces } = io.state
  let seal = NONE
  for (let i = 0; i < hand.length; i++) {
    to.offer(sacrificeChoice(hand[i]), isProtected(io, seat, hand[i]) ? bandClings : null)
    if (seal === NONE && CARDS[faces[hand[i]] >> 6].pairs === true) seal = hand[i]
  }
  if (seal === NONE) return
  for (let i = 0; i < hand.length; i++)
    if (CARDS[faces[hand[i]] >> 6].pairs === undefined)
      to.offer(pairChoice(hand[i], seal), isProtected(io, seat, hand[i]) ? bandClings : null)
}

export function pointsOf(io: Io, { sacrifice: card, seal }: SacrificeChoice): number {
  return sacrificeAt(io, card) * (seal === undefined ? 1 : 2)
}

/** TB-4.2, 4.4: one card, or a Seal and its partner together; their points at once. */
export function sacrifice(io: Io, seat: Seat, choice: SacrificeChoice): void {
  const s = io.state
  const { sacrifice: card, seal } = choice
  const points = pointsOf(io, choice)
  const total = (seat === s.active ? s.points : s.purse) + points
  if (seat === s.active) s.points = total
  else s.purse = total
  // Everybody sees what goes overboard, so the log may name it.
  io.reveal(card)
  if (seal !== undefined) io.reveal(seal)
  io.emit?.({ type: 'sacrificed', seat, cards: seal === undefined ? [card] : [card, seal], points, total })
  const before = s.pending.length
  jettison(io, seat, card, 'hand', false)
  if (seal !== undefined) jettison(io, seat, seal, 'hand', s.pending.length > before)
}
