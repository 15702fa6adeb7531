import type { Seat } from '@flotilla/kernel'
import { CARDS } from '../rules/cards.ts'
import { kindName } from './kinds.ts'
import { NONE, ONCE, READY, TIRED, cardAt, entryAt, numberOf, remove, valueAt, type Io } from './state.ts'

/** Every so many cards on board make playing dearer by once the value (TB-6.2). */
const STEP = 5

/** A board card with an Assistant on it (TB-13.11); an Assistant itself never is. */
export const isCovered = (io: Io, card: number): boolean => io.state.partner[card] !== NONE && cardAt(io, card).merges === undefined
/** 2 for a card with Assistant, else 1 (TB-17.3). */
export const timesOf = (io: Io, card: number): number => (isCovered(io, card) ? 2 : 1)

/** Cards that the board counts for the cost, and what its Lifeguards take off. */
function easing(io: Io, seat: Seat, name: 'places' | 'discount'): number {
  const { board } = io.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) {
    const kind = io.state.faces[board[i]] >> 6
    if (CARDS[kind].eases === true) sum += numberOf(io, kind, name) * timesOf(io, board[i])
  }
  return sum
}

/** By how much playing is dearer; `more` asks about so many further cards on the board. */
export const costFactor = (io: Io, seat: Seat, more = 0): number =>
  1 + Math.max(0, Math.floor((io.state.ships[seat].board.length + more - easing(io, seat, 'places')) / STEP))
export const discount = (io: Io, seat: Seat): number => easing(io, seat, 'discount')
/** TB-6.2: what it costs this seat to lay the card on its board, as the board is now. */
export const costOf = (io: Io, seat: Seat, card: number): number =>
  Math.max(0, valueAt(io, card) * costFactor(io, seat) - discount(io, seat))

/** The cost and how it came about, for words: `6 × 2 − 1 = 11`. */
export const costSum = (io: Io, seat: Seat, card: number) => ({
  cost: costOf(io, seat, card),
  value: valueAt(io, card),
  factor: costFactor(io, seat),
  discount: discount(io, seat),
})

/** TB-12.2: the sum of the values on a board; a Stowaway counts against it. */
export function worth(io: Io, seat: Seat): number {
  const { board } = io.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) sum += worthOf(io, board[i])
  return sum
}
export const worthOf = (io: Io, card: number): number => {
  const kind = io.state.faces[card] >> 6
  return valueAt(io, card) * (CARDS[kind].hosted === true ? numberOf(io, kind, 'score') * timesOf(io, card) : 1)
}

/** TB-6.7: it cannot be jettisoned while its player has too few cards on board. */
export function isProtected(io: Io, seat: Seat, card: number): boolean {
  const kind = io.state.faces[card] >> 6
  return CARDS[kind]?.clings === true && io.state.ships[seat].board.length < numberOf(io, kind, 'board')
}

/** An Assistant may be laid on it (TB-K22). */
export function isPartner(io: Io, card: number): boolean {
  const { merges, hosted } = cardAt(io, card)
  if (hosted === true && io.state.options.assistant === 'noStowaway') return false
  return merges === undefined && io.state.partner[card] === NONE
}
export function hasPartner(io: Io, seat: Seat): boolean {
  const { board } = io.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (isPartner(io, board[i])) return true
  return false
}

/** By kind; a field that is looked up by a name that changes is slow to find. */
const TRAITS = {
  wakes: CARDS.map(({ wakes }) => wakes === true),
  anchors: CARDS.map(({ anchors }) => anchors === true),
  spies: CARDS.map(({ spies }) => spies === true),
}

export function hasOnBoard(io: Io, seat: Seat, trait: keyof typeof TRAITS): boolean {
  const { board } = io.state.ships[seat]
  const has = TRAITS[trait]
  for (let i = 0; i < board.length; i++) if (has[io.state.faces[board[i]] >> 6]) return true
  return false
}

/** TB-7.3: a card lies down on a board, face up; the caller has taken it from where it was. */
export function enterBoard(io: Io, seat: Seat, card: number, onto = NONE, owner = seat): void {
  const s = io.state
  io.reveal(card)
  if (owner !== seat) s.guests.push({ card, owner })
  s.turned[card] = entryAt(io, card).entersTired && !hasOnBoard(io, seat, 'wakes') ? TIRED : READY
  s.ships[seat].board.push(card)
  if (onto !== NONE) {
    s.partner[card] = onto
    s.partner[onto] = card
  }
  const covers = onto === NONE ? undefined : kindName(s.faces[onto])
  io.emit?.({ type: 'entered', seat, card, tired: s.turned[card] === TIRED, ...(covers === undefined ? {} : { covers }) })
}

/** TB-7.6, 17.7, 17.9: a card leaves a board; the caller lays it down elsewhere. */
export function leaveBoard(io: Io, seat: Seat, card: number): void {
  const s = io.state
  remove(s.ships[seat].board, card)
  s.turned[card] = READY
  const guest = s.guests.findIndex((one) => one.card === card)
  if (guest >= 0) s.guests.splice(guest, 1)
  const partner = s.partner[card]
  if (partner === NONE) return
  s.partner[card] = NONE
  s.partner[partner] = NONE
  if (s.turned[partner] === ONCE) s.turned[partner] = TIRED
}

/** TB-6.9: whose hand a card of this board returns to; a sunk ship takes nothing back. */
export function ownerOf({ state: s }: Io, seat: Seat, card: number): Seat {
  const owner = s.guests.find((guest) => guest.card === card)?.owner ?? seat
  return s.ships[owner].sunk ? seat : owner
}

/** The card that an effect really moves: the Assistant shields its partner (TB-17.4). */
export const shieldOf = (io: Io, card: number): number => (isCovered(io, card) ? io.state.partner[card] : card)

/** One use of a card: with Assistant a reaction card has two between two readyings (TB-17.9). */
export function spendUse(io: Io, card: number): void {
  const { turned } = io.state
  const first = turned[card] === READY && isCovered(io, card) && cardAt(io, card).reaction !== undefined
  turned[card] = first ? ONCE : TIRED
}

/** Whose board a card lies on, or NONE. */
export function boardOf(io: Io, card: number): Seat {
  const { ships } = io.state
  for (let seat = 0; seat < ships.length; seat++) if (ships[seat].board.includes(card)) return seat
  return NONE
}
