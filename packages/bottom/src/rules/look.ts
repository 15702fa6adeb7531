import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat, type SeatSet } from '@flotilla/kernel'
import { hasOnBoard, timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import type { Edition } from '../edition/schema.ts'
import { mix } from '../board/lots.ts'
import { isAfloat, numberOf, type BottomState, type Io } from '../board/state.ts'

/** TB-18.2: how many cards of the own deck's top a seat sees. */
export function sight(io: Io, seat: Seat): number {
  const { board } = io.state.ships[seat]
  let best = 0
  let sum = 0
  let steering = 0
  for (let i = 0; i < board.length; i++) {
    const kind = io.state.faces[board[i]] >> 6
    const how = CARDS[kind].sight
    if (how === undefined) continue
    const looks = numberOf(io, kind, 'look') * timesOf(io, board[i])
    if (how === 'steers') steering = Math.max(steering, looks)
    else {
      sum += looks
      best = Math.max(best, looks)
    }
  }
  return steering > 0 ? steering + sum : best
}

export function steers(io: Io, seat: Seat): boolean {
  const { board } = io.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (CARDS[io.state.faces[board[i]] >> 6].sight === 'steers') return true
  return false
}

/** TB-18.3: as many as there are. */
export const seenCards = (io: Io, seat: Seat): number => Math.min(sight(io, seat), io.state.ships[seat].deck.length)
/** TB-18.4: at least two seen cards, and not reordered already as they lie. */
export const canSteer = (io: Io, seat: Seat): boolean => !io.state.ships[seat].steered && steers(io, seat) && seenCards(io, seat) >= 2

/** So many cards leave the deck now: reordering matters if a seen card could stay instead of another. */
export const canKeepBack = (io: Io, seat: Seat, leaving: number): boolean => canSteer(io, seat) && seenCards(io, seat) > leaving

/** TB-18.1: what a seat may see it knows as soon as it lies there. */
export function lookAtDeck(io: Io, seat: Seat): void {
  const { deck } = io.state.ships[seat]
  const seen = seenCards(io, seat)
  for (let i = 0; i < seen; i++) io.show(deck[i], seatBit(seat))
}

/** The cards at these places of a deck have changed: what was reordered may be reordered again. */
export function deckChanged(io: Io, seat: Seat, from: number): void {
  const ship = io.state.ships[seat]
  if (ship.steered && from <= sight(io, seat)) ship.steered = false
}

/** TB-18.5, 18.6: who sees a seat's hand just now. */
export function handSeers(io: Io, seat: Seat): SeatSet {
  const { active, dealing, seats } = io.state
  let seers = seatBit(seat)
  if (seat !== active) return hasOnBoard(io, active, 'spies') ? seers | seatBit(active) : seers
  if (dealing !== 0)
    for (let other = 0; other < seats; other++)
      if ((dealing & seatBit(other)) !== 0 && hasOnBoard(io, other, 'spies')) seers |= seatBit(other)
  return seers
}
export const seesHand = (io: Io, seat: Seat, of: Seat): boolean => seat !== of && (handSeers(io, of) & seatBit(seat)) !== 0

/** The active seat's action, passive or play names this seat (TB-18.6). */
export function dealWith(io: Io, seat: Seat, by: Seat): void {
  const s = io.state
  if (by === s.active && seat !== by) s.dealing |= seatBit(seat)
}

/** Everything that may be seen is seen: called before anybody is asked. */
export function look(io: Io): void {
  const s = io.state
  const spied = hasOnBoard(io, s.active, 'spies')
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isAfloat(s, seat)) continue
    lookAtDeck(io, seat)
    if (seat === s.active ? s.dealing === 0 : !spied) continue
    const seers = handSeers(io, seat)
    const { hand } = s.ships[seat]
    for (let i = 0; i < hand.length; i++) io.show(hand[i], seers)
  }
}

export const steerChoice = mint(() => ({ steer: true as const }))()
export type SteerChoice = typeof steerChoice
const nextCard = mint((next: number) => ({ next }))
const keep = mint(() => ({ keep: true as const }))()
type SteerPick = { readonly next: number } | typeof keep
interface SteerAsk extends Ask {
  readonly at: number
  readonly of: number
}
const steerAsk: (seat: Seat, at: number, of: number) => SteerAsk = mint((seat, at, of) => ({ kind: 'steer.pick', seat, at, of }))
const steering: (at: number, of: number) => Omit<SteerAsk, 'seat'> = mint((at, of) => ({ kind: 'steer.pick', at, of }))

/** The seat reorders what it sees; whatever it does, the others no longer know these places. */
export function steer(io: Io, seat: Seat): void {
  const s = io.state
  const ship = s.ships[seat]
  const of = seenCards(io, seat)
  const seen = ship.deck.slice(0, of)
  look(io)
  mix(io, seen)
  for (let i = 0; i < of; i++) io.lay(seen[i], s.faces[seen[i]], seatBit(seat))
  ship.steered = true
  io.emit?.({ type: 'steered', seat, n: of })
  io.seal(seatBit(seat), steering(0, of), (one) => steerAsk(one, 0, of))
}

/** TB-18.4: position by position. */
export const steerPick: AskKind<BottomState, Edition, SteerAsk, SteerPick> = {
  rule: 'TB-18.4',

  offer(_io: Io, { at, of }: SteerAsk, to: Offers): void {
    for (let i = at; i < of; i++) to.offer(nextCard(i))
    to.offer(keep)
  },

  answer(io: Io, { seat, at, of }: SteerAsk, choice: SteerPick): void {
    if ('keep' in choice) return
    const s = io.state
    const { deck } = s.ships[seat]
    const face = s.faces[deck[choice.next]]
    for (let i = choice.next; i > at; i--) io.lay(deck[i], s.faces[deck[i - 1]], seatBit(seat))
    io.lay(deck[at], face, seatBit(seat))
    if (at + 2 < of) io.ask(steerAsk(seat, at + 1, of))
  },

  fallback: () => keep,
}
