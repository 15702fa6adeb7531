import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asking.ts'
import { enterBoard, hasPartner, isPartner } from '../board/board.ts'
import { seatChoice, type SeatChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { deckChanged, dealWith } from './look.ts'
import { cannotCarry, sunkShip } from './reasons.ts'
import { announcePlay } from './play.ts'
import { NONE, cardAt, newDeed, remove, topDeed, type BottomState, type Io } from '../board/state.ts'
import { PUT_GUEST, windowAt } from './steps.ts'
import { byValue, richest } from './targets.ts'

/** Takes a card out of the pile it lies in: a hand, a water or a deck. */
export function lift(io: Io, card: number): void {
  const { ships } = io.state
  for (let seat = 0; seat < ships.length; seat++) {
    const { hand, water, deck } = ships[seat]
    if (hand.includes(card)) return remove(hand, card)
    if (water.includes(card)) return remove(water, card)
    const at = deck.indexOf(card)
    if (at < 0) continue
    remove(deck, card)
    return deckChanged(io, seat, at)
  }
  throw new Error('bottom: there is no such card to put')
}

/** TB-6.6: on board without playing it. The seat chooses a partner for an Assistant and a host for a Stowaway. */
export function put(io: Io, seat: Seat, card: number): void {
  const { hosted, merges } = cardAt(io, card)
  io.reveal(card)
  if (hosted === true) pose(io, hostAsk(seat, card, 'put'))
  else if (merges === true && hasPartner(io, seat)) pose(io, mergeAsk(seat, card, 'put'))
  else {
    lift(io, card)
    enterBoard(io, seat, card)
  }
}

export const putSteps = {
  /** A guest that a Lifebuoy has kept off stays where it lies. */
  'put.guest'(io: Io): void {
    const { seat, card, target, stopped } = topDeed(io)
    if (!stopped) {
      lift(io, card)
      enterBoard(io, target, card, NONE, seat)
    }
    io.state.chain.pop()
  },
}

export interface LayAsk extends Ask {
  readonly card: number
  readonly how: 'play' | 'put'
}
export const mergeAsk: (seat: Seat, card: number, how: 'play' | 'put') => LayAsk = mint((seat, card, how) => ({
  kind: 'play.merge',
  seat,
  card,
  how,
}))
export const hostAsk: (seat: Seat, card: number, how: 'play' | 'put') => LayAsk = mint((seat, card, how) => ({
  kind: 'play.host',
  seat,
  card,
  how,
}))
const onto = mint((onto: number) => ({ onto }))
type MergeChoice = { readonly onto: number }

export const playMerge: AskKind<BottomState, Edition, LayAsk, MergeChoice> = {
  rule: 'TB-17.1',
  offer(io: Io, { seat }: LayAsk, to: Offers): void {
    const { board } = io.state.ships[seat]
    for (let i = 0; i < board.length; i++) to.offer(onto(board[i]), isPartner(io, board[i]) ? null : cannotCarry)
  },
  answer(io: Io, { seat, card, how }: LayAsk, choice: MergeChoice): void {
    if (how === 'play') return announcePlay(io, seat, card, NONE, choice.onto)
    lift(io, card)
    enterBoard(io, seat, card, choice.onto)
  },
  fallback: (io: Io, { seat }: LayAsk) =>
    onto(
      byValue(
        io,
        io.state.ships[seat].board.filter((card) => isPartner(io, card)),
        'dearest',
      ),
    ),
}

export const playHost: AskKind<BottomState, Edition, LayAsk, SeatChoice> = {
  rule: 'TB-6.6',
  offer(io: Io, { seat }: LayAsk, to: Offers): void {
    for (let other = 0; other < io.state.seats; other++)
      if (other !== seat) to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : null)
  },
  answer(io: Io, { seat, card, how }: LayAsk, { seat: host }: SeatChoice): void {
    dealWith(io, host, seat)
    if (how === 'play') return announcePlay(io, seat, card, host, NONE)
    const guest = newDeed('hit', seat, card, io.state.faces[card] >> 6)
    guest.target = host
    io.state.chain.push(guest)
    io.next(windowAt('hit', 0), PUT_GUEST)
  },
  fallback: (io: Io, { seat }: LayAsk) => seatChoice(richest(io, seat, (other) => !io.state.ships[other].sunk)),
}
