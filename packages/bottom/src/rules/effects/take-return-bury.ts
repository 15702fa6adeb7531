import { deckChanged, handSeers } from '../looking.ts'
import { type Seat, seatBit, type SeatSet, type Seen } from '@flotilla/kernel'
import { type Ctx, type Deed, remove } from '../../board/state.ts'
import { shieldOf } from '../../board/assistant.ts'
import { leaveBoard, ownerOf } from '../../board/board.ts'
import { leaveFaceDown } from '../../board/lots.ts'
import type { Verb, Zone } from '../cards/index.ts'
import { kindName } from '../../board/kinds.ts'
import { jettisonInto } from './jettison.ts'
import { tire } from '../tired-and-ready.ts'

// The words of the rules: what may be done with one card. Every card is said in these.

/** TB-13.7: it becomes the last card of its player's deck. Who knew it goes on knowing it. */
export function bury(ctx: Ctx, seat: Seat, card: number): void {
  const { deck } = ctx.state.ships[seat]
  deck.push(card)
  deckChanged(ctx, seat, deck.length - 1)
}

/** From the board under the deck: everybody knows it there. */
export function buryFromBoard(ctx: Ctx, seat: Seat, named: number, by: Seat = seat): number {
  const card = shieldOf(ctx, named)
  leaveBoard(ctx, seat, card)
  bury(ctx, seat, card)
  ctx.emit?.({ type: 'buried', seat, card, place: 'board', by })
  return card
}

/** TB-13.6: from the board to the hand of the card's owner, for all to see. */
export function giveBack(ctx: Ctx, seat: Seat, named: number, by: Seat = seat): void {
  const card = shieldOf(ctx, named)
  const owner = ownerOf(ctx, seat, card)
  leaveBoard(ctx, seat, card)
  ctx.state.ships[owner].hand.push(card)
  ctx.show(card, seatBit(owner))
  ctx.emit?.({ type: 'returned', seat: owner, card, by, from: seat })
}

/** A card leaves a hand face down: only its player, whoever sees that hand, and `told` know which (chapter "Hidden information"). */
export function leaveHand(ctx: Ctx, seat: Seat, card: number, told: SeatSet): number {
  const { hand } = ctx.state.ships[seat]
  const moved = leaveFaceDown(ctx, hand, card, told | handSeers(ctx, seat), 'hand')
  remove(hand, moved)
  return moved
}

/** TB-13.5: from an opponent's zone to the actor's hand. */
function take(ctx: Ctx, { seat, target, kind }: Seen<Deed>, named: number, zone: Zone): void {
  const from = ctx.state.ships[target]
  let card = named
  if (zone === 'hand') card = leaveHand(ctx, target, named, seatBit(seat))
  else if (zone === 'board') {
    card = shieldOf(ctx, named)
    leaveBoard(ctx, target, card)
  } else {
    const at = from.deck.indexOf(named)
    remove(from.deck, named)
    deckChanged(ctx, target, at)
  }
  ctx.state.ships[seat].hand.push(card)
  ctx.show(card, seatBit(seat))
  ctx.emit?.({ type: 'took', seat, card, from: target, target, zone, by: kindName(kind << 6) })
}

/** Carries out a hit's verb on one card of the seat hit. */
export function carry(ctx: Ctx, does: Verb, hit: Deed, card: number, zone: Zone): void {
  switch (does) {
    case 'tire':
      return tire(ctx, hit.target, card, hit.seat)
    case 'jettison':
      jettisonInto(ctx, hit.target, card, zone, hit)
      return
    case 'take':
      return take(ctx, hit, card, zone)
    case 'return':
      return giveBack(ctx, hit.target, card, hit.seat)
    case 'bury':
      buryFromBoard(ctx, hit.target, card, hit.seat)
  }
}
