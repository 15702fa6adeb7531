import { UNKNOWN, seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import { anger } from './enemies/kraken.ts'
import { topOfDeck } from './deal.ts'
import { layOnPile } from './discard.ts'
import { beforeExit, came, cameFromAnother, cameFromTable, leftForAnother, leftSeen, leftUnseen } from '../board/ledger.ts'
import { remove, type Ctx } from '../board/state.ts'

/** How cards come to hands and leave them, and who knows what afterwards (chapter "Hidden information"). */

const unseen: number[] = []

/** SK-15.7: backs tell no history, so those of all cards that are not public are dealt anew over their faces. */
function mixUnseen(ctx: Ctx, seat: Seat): void {
  const hand = ctx.state.hands[seat]
  while (unseen.length > 0) unseen.pop()
  for (let i = 0; i < hand.length; i++) if (!ctx.isPublic(hand[i])) unseen.push(hand[i])
  ctx.rebind(unseen, 'backs')
}

/** What somebody draws a card for. */
export type DrawCause = 'tune' | 'spyglass' | 'hand' | 'patch'

/** One card from the Water Deck, seen by its drawer; false if there is none (SK-0.7). */
export function drawCard(ctx: Ctx, seat: Seat, cause: DrawCause): boolean {
  const s = ctx.state
  const card = topOfDeck(ctx)
  if (card === undefined) return false
  s.hands[seat].push(card)
  ctx.show(card, seatBit(seat))
  came(s, seat, ctx.isPublic(card) ? s.faces[card] : UNKNOWN)
  ctx.emit?.({ type: 'drew', seat, card, cause })
  if (!ctx.isPublic(card)) mixUnseen(ctx, seat)
  return true
}

/** SK-6.15, SK-R51: a card from the table, as public as it was, and seen by its taker; told while its back still tells which one it is. */
export function takeFromTable(ctx: Ctx, seat: Seat, card: number): void {
  const s = ctx.state
  cameFromTable(s, seat, card, ctx.isPublic(card) ? s.faces[card] : UNKNOWN)
  s.hands[seat].push(card)
  ctx.show(card, seatBit(seat))
  ctx.emit?.({ type: 'bucketed', seat, card })
  if (!ctx.isPublic(card)) mixUnseen(ctx, seat)
}

/** A card that everybody sees coming (SK-6.27). */
export function takeSeen(ctx: Ctx, seat: Seat, card: number): void {
  const s = ctx.state
  ctx.reveal(card)
  cameFromTable(s, seat, card, s.faces[card])
  s.hands[seat].push(card)
}

/** A hidden exit; returns the back that carries the face now. */
function leaveUnseen(ctx: Ctx, seat: Seat, card: number, told: SeatSet, treasure: boolean): number {
  const s = ctx.state
  beforeExit(s, seat, treasure)
  const moved = ctx.exit(s.hands[seat], card, told, 'backs')
  remove(s.hands[seat], moved)
  return moved
}

/** Shown to all as it leaves. */
export function leaveSeen(ctx: Ctx, seat: Seat, card: number): void {
  const s = ctx.state
  ctx.reveal(card)
  remove(s.hands[seat], card)
  leftSeen(s, seat, s.faces[card])
}

/** Discards a card of a hand face down: only its owner knows it. `treasure`: all know that it is one (SK-R32). */
export function discardUnseen(ctx: Ctx, seat: Seat, card: number, treasure = false): void {
  const s = ctx.state
  const moved = leaveUnseen(ctx, seat, card, seatBit(seat), treasure)
  // The only card of a hand stays as known as it was.
  if (ctx.isPublic(moved)) leftSeen(s, seat, s.faces[moved])
  else leftUnseen(s, seat, moved, treasure)
  layOnPile(ctx, moved)
  ctx.blockUndo()
  ctx.emit?.({ type: 'discarded', seat, card: moved })
  anger(ctx)
}

/** A card between two hands: the back that carries it, and the exit it is remembered by (-1 for none). */
interface Passing {
  readonly card: number
  readonly exit: number
}

/** A card goes from hand to hand; the two know it, the others do not. */
export function passUnseen(ctx: Ctx, from: Seat, to: Seat, card: number): void {
  arriveUnseen(ctx, from, to, departUnseen(ctx, from, to, card, false))
}

/** Two hands exchange a Treasure; both know both, and all know that they are Treasures. */
export function exchangeUnseen(ctx: Ctx, one: Seat, given: number, other: Seat, got: number): void {
  // Both have left before either arrives: what comes cannot be what goes, and a hand is mixed when a card comes.
  const there = departUnseen(ctx, one, other, given, true)
  const here = departUnseen(ctx, other, one, got, true)
  arriveUnseen(ctx, one, other, there)
  arriveUnseen(ctx, other, one, here)
}

function departUnseen(ctx: Ctx, from: Seat, to: Seat, card: number, treasure: boolean): Passing {
  const s = ctx.state
  const moved = leaveUnseen(ctx, from, card, seatBit(from) | seatBit(to), treasure)
  if (!ctx.isPublic(moved)) return { card: moved, exit: leftForAnother(s, from, treasure) }
  leftSeen(s, from, s.faces[moved])
  return { card: moved, exit: -1 }
}

function arriveUnseen(ctx: Ctx, from: Seat, to: Seat, { card, exit }: Passing): void {
  const s = ctx.state
  if (ctx.isPublic(card)) came(s, to, s.faces[card])
  else cameFromAnother(s, from, exit, to)
  s.hands[to].push(card)
  ctx.show(card, seatBit(from) | seatBit(to))
  ctx.emit?.({ type: 'passed', seat: from, to, card })
  if (!ctx.isPublic(card)) mixUnseen(ctx, to)
}

/** A card goes from hand to hand before everybody's eyes. */
export function passSeen(ctx: Ctx, from: Seat, to: Seat, card: number): void {
  leaveSeen(ctx, from, card)
  ctx.state.hands[to].push(card)
  came(ctx.state, to, ctx.state.faces[card])
}

/** SK-0.9 */
export function randomCard(ctx: Ctx, seat: Seat): number {
  const hand = ctx.state.hands[seat]
  return hand[ctx.draw('hand', hand.length)]
}
