import { seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import { isCovered, leaveBoard, ownerOf, shieldOf } from '../board/board.ts'
import type { Verb, Zone } from './cards.ts'
import { jettisonInto } from './jettison.ts'
import { deckChanged, handSeers } from './look.ts'
import { leaveFaceDown } from '../board/lots.ts'
import { kindName } from '../board/kinds.ts'
import { TIRED, remove, type Deed, type Io } from '../board/state.ts'

// The words of the rules: what may be done with one card. Every card is said in these.

/** TB-7.1; a covered card's Assistant is tired in its place, which is harmless (TB-17.4). */
function tire(io: Io, seat: Seat, card: number, by: Seat): void {
  if (!isCovered(io, card)) io.state.turned[card] = TIRED
  io.emit?.({ type: 'tired', seat, card, by })
}

/** TB-13.7: it becomes the last card of its player's deck. Who knew it goes on knowing it. */
export function bury(io: Io, seat: Seat, card: number): void {
  const { deck } = io.state.ships[seat]
  deck.push(card)
  deckChanged(io, seat, deck.length - 1)
}

/** From the board under the deck: everybody knows it there. */
export function buryFromBoard(io: Io, seat: Seat, named: number, by: Seat = seat): number {
  const card = shieldOf(io, named)
  leaveBoard(io, seat, card)
  bury(io, seat, card)
  io.emit?.({ type: 'buried', seat, card, place: 'board', by })
  return card
}

/** TB-13.6: from the board to the hand of the card's owner, for all to see. */
export function giveBack(io: Io, seat: Seat, named: number, by: Seat = seat): void {
  const card = shieldOf(io, named)
  const owner = ownerOf(io, seat, card)
  leaveBoard(io, seat, card)
  io.state.ships[owner].hand.push(card)
  io.show(card, seatBit(owner))
  io.emit?.({ type: 'returned', seat: owner, card, by, from: seat })
}

/** A card leaves a hand face down: only its player, whoever sees that hand, and `told` know which (chapter "Hidden information"). */
export function leaveHand(io: Io, seat: Seat, card: number, told: SeatSet): number {
  const { hand } = io.state.ships[seat]
  const moved = leaveFaceDown(io, hand, card, told | handSeers(io, seat), 'hand')
  remove(hand, moved)
  return moved
}

/** TB-13.5: from an opponent's zone to the actor's hand. */
function take(io: Io, { seat, target, kind }: Deed, named: number, zone: Zone): void {
  const from = io.state.ships[target]
  let card = named
  if (zone === 'hand') card = leaveHand(io, target, named, seatBit(seat))
  else if (zone === 'board') {
    card = shieldOf(io, named)
    leaveBoard(io, target, card)
  } else {
    const at = from.deck.indexOf(named)
    remove(from.deck, named)
    deckChanged(io, target, at)
  }
  io.state.ships[seat].hand.push(card)
  io.show(card, seatBit(seat))
  io.emit?.({ type: 'took', seat, card, from: target, target, zone, by: kindName(kind << 6) })
}

/** Carries out a hit's verb on one card of the seat hit. */
export function carry(io: Io, does: Verb, hit: Deed, card: number, zone: Zone): void {
  switch (does) {
    case 'tire':
      return tire(io, hit.target, card, hit.seat)
    case 'jettison':
      jettisonInto(io, hit.target, card, zone, hit)
      return
    case 'take':
      return take(io, hit, card, zone)
    case 'return':
      return giveBack(io, hit.target, card, hit.seat)
    case 'bury':
      buryFromBoard(io, hit.target, card, hit.seat)
  }
}

/** TB-4.7: points belong to the active seat; out of turn they are lost. */
export function gainPoints(io: Io, seat: Seat, points: number): void {
  const s = io.state
  const kept = seat === s.active
  if (kept) s.points += points
  io.emit?.({ type: 'gained', seat, points, lost: !kept, total: s.points })
}
