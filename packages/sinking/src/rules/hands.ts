import { UNKNOWN, seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import { anger, layOnPile } from './discard.ts'
import { beforeExit, came, cameFromAnother, cameFromTable, leftForAnother, leftSeen, leftUnseen } from '../board/ledger.ts'
import { remove, type Io } from '../board/state.ts'

/** How cards come to hands and leave them, and who knows what afterwards (chapter "Hidden information"). */

const unseen: number[] = []

/** SK-15.7: backs tell no history, so those of all cards that are not public are dealt anew over their faces. */
function mixUnseen(io: Io, seat: Seat): void {
  const hand = io.state.hands[seat]
  while (unseen.length > 0) unseen.pop()
  for (let i = 0; i < hand.length; i++) if (!io.isPublic(hand[i])) unseen.push(hand[i])
  io.rebind(unseen, 'backs')
}

/** One card from the Water Deck, seen by its drawer; false with an empty deck (SK-0.7). */
export function drawCard(io: Io, seat: Seat): boolean {
  const s = io.state
  const card = s.deck.pop()
  if (card === undefined) return false
  s.hands[seat].push(card)
  io.show(card, seatBit(seat))
  came(s, seat, io.isPublic(card) ? s.faces[card] : UNKNOWN)
  io.emit?.({ type: 'drew', seat, card })
  if (!io.isPublic(card)) mixUnseen(io, seat)
  return true
}

/** A card from the table: as public as it was, and seen by its taker; told as `type` while its back still tells which one it is. */
export function takeFromTable(io: Io, seat: Seat, card: number, type: string): void {
  const s = io.state
  cameFromTable(s, seat, card, io.isPublic(card) ? s.faces[card] : UNKNOWN)
  s.hands[seat].push(card)
  io.show(card, seatBit(seat))
  io.emit?.({ type, seat, card })
  if (!io.isPublic(card)) mixUnseen(io, seat)
}

/** A card that everybody sees coming. */
export function takeSeen(io: Io, seat: Seat, card: number): void {
  const s = io.state
  io.reveal(card)
  cameFromTable(s, seat, card, s.faces[card])
  s.hands[seat].push(card)
}

/** A hidden exit; returns the back that carries the face now. */
function leaveUnseen(io: Io, seat: Seat, card: number, told: SeatSet, treasure: boolean): number {
  const s = io.state
  beforeExit(s, seat, treasure)
  const moved = io.exit(s.hands[seat], card, told, 'backs')
  remove(s.hands[seat], moved)
  return moved
}

/** Shown to all as it leaves. */
export function leaveSeen(io: Io, seat: Seat, card: number): void {
  const s = io.state
  io.reveal(card)
  remove(s.hands[seat], card)
  leftSeen(s, seat, s.faces[card])
}

/** Discards a card of a hand face down: only its owner knows it. `treasure`: all know that it is one. */
export function discardUnseen(io: Io, seat: Seat, card: number, treasure = false): void {
  const s = io.state
  const moved = leaveUnseen(io, seat, card, seatBit(seat), treasure)
  // The only card of a hand stays as known as it was.
  if (io.isPublic(moved)) leftSeen(s, seat, s.faces[moved])
  else leftUnseen(s, seat, moved, treasure)
  layOnPile(io, moved)
  io.settle()
  io.emit?.({ type: 'discarded', seat, card: moved })
  anger(io)
}

/** A card between two hands: the back that carries it, and the exit it is remembered by (-1 for none). */
interface Passing {
  readonly card: number
  readonly exit: number
}

/** A card goes from hand to hand; the two know it, the others do not. */
export function passUnseen(io: Io, from: Seat, to: Seat, card: number): void {
  arriveUnseen(io, from, to, departUnseen(io, from, to, card, false))
}

/** Two hands exchange a Treasure; both know both, and all know that they are Treasures. */
export function exchangeUnseen(io: Io, one: Seat, given: number, other: Seat, got: number): void {
  // Both have left before either arrives: what comes cannot be what goes, and a hand is mixed when a card comes.
  const there = departUnseen(io, one, other, given, true)
  const here = departUnseen(io, other, one, got, true)
  arriveUnseen(io, one, other, there)
  arriveUnseen(io, other, one, here)
}

function departUnseen(io: Io, from: Seat, to: Seat, card: number, treasure: boolean): Passing {
  const s = io.state
  const moved = leaveUnseen(io, from, card, seatBit(from) | seatBit(to), treasure)
  if (!io.isPublic(moved)) return { card: moved, exit: leftForAnother(s, from, treasure) }
  leftSeen(s, from, s.faces[moved])
  return { card: moved, exit: -1 }
}

function arriveUnseen(io: Io, from: Seat, to: Seat, { card, exit }: Passing): void {
  const s = io.state
  if (io.isPublic(card)) came(s, to, s.faces[card])
  else cameFromAnother(s, from, exit, to)
  s.hands[to].push(card)
  io.show(card, seatBit(from) | seatBit(to))
  io.emit?.({ type: 'passed', seat: from, to, card })
  if (!io.isPublic(card)) mixUnseen(io, to)
}

/** A card goes from hand to hand before everybody's eyes. */
export function passSeen(io: Io, from: Seat, to: Seat, card: number): void {
  leaveSeen(io, from, card)
  io.state.hands[to].push(card)
  came(io.state, to, io.state.faces[card])
}

/** SK-0.9 */
export function randomCard(io: Io, seat: Seat): number {
  const hand = io.state.hands[seat]
  return hand[io.draw('hand', hand.length)]
}
