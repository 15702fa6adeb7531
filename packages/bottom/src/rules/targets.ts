import type { Reason, Seat } from '@flotilla/kernel'
import { boardOf, isCovered, isProtected, worth } from '../board/board.ts'
import { CARDS, type Effect, type Naming, type Verb } from './cards.ts'
import type { Edition } from '../edition/schema.ts'
import {
  cannotBeRescued,
  cannotTire,
  isCoveredByAssistant,
  namedAlready,
  noCardToName,
  noHandCard,
  noOpponentBoard,
  noOpponentDeck,
  noOpponentHand,
  otherSeat,
  ownDeckEmpty,
  staysAboard,
  sunkShip,
} from './reasons.ts'
import { NONE, TIRED, cardAt, entryAt, isOpponent, numberOf, valueAt, type BottomState, type Deed, type Io } from '../board/state.ts'

type Why = Reason<BottomState, Edition> | null

/** Covered cards are out of reach, unless their Assistant is among those already picked (TB-17.5). */
export const isReachable = (io: Io, card: number, picks: readonly number[]): boolean =>
  !isCovered(io, card) || picks.includes(io.state.partner[card])

/** TB-K11, K6: it has something to tire for, and is not tired yet; what goes overboard freely never is. */
export const canBecomeTired = (io: Io, card: number): boolean =>
  entryAt(io, card).tires !== 'no' && cardAt(io, card).sheds !== true && io.state.turned[card] !== TIRED

/** Whether a hit of this kind can fall on a board card; null if it can. */
export function unmetOnBoard(io: Io, seat: Seat, card: number, does: Verb, picks: readonly number[]): Why {
  if (!isReachable(io, card, picks)) return isCoveredByAssistant
  if (does === 'tire') return canBecomeTired(io, card) ? null : cannotTire
  if (does === 'jettison') return isProtected(io, seat, card) ? staysAboard : null
  return null
}

export const mostPicks = (io: Io, { kind, times }: Deed, naming: Naming): number =>
  naming.single === true ? 1 : numberOf(io, kind, 'cards') * times

/** Why this card cannot be named now, or null (2.2 of the cards). */
export function unmetNaming(io: Io, deed: Deed, naming: Naming, owner: Seat, card: number): Why {
  const { picks } = deed
  if (picks.includes(card)) return namedAlready
  if (naming.from === 'water') return naming.only === 'rescuable' && !isRescuable(io, deed, card) ? cannotBeRescued : null
  if (io.state.ships[owner].sunk) return sunkShip
  if (naming.oneSeat === true && picks.length > 0 && boardOf(io, picks[0]) !== owner) return otherSeat
  const does: Verb = naming.only === 'tireable' ? 'tire' : naming.only === 'jettisonable' ? 'jettison' : 'take'
  return unmetOnBoard(io, owner, card, does, picks)
}

function isRescuable(io: Io, { seat, kind }: Deed, card: number): boolean {
  if (valueAt(io, card) > numberOf(io, kind, 'max')) return false
  return CARDS[io.state.faces[card] >> 6].hosted !== true || hasOpponent(io, seat)
}

export function hasOpponent(io: Io, seat: Seat): boolean {
  for (let other = 0; other < io.state.seats; other++) if (isOpponent(io.state, seat, other)) return true
  return false
}

/** The cards that may be named at all, zone by zone. */
export function eachNameable(io: Io, deed: Deed, naming: Naming, visit: (owner: Seat, card: number) => void): void {
  const { ships, seats } = io.state
  for (let k = 0; k < seats; k++) {
    const owner = (deed.seat + k) % seats
    if ((naming.from === 'opponents') === (owner === deed.seat)) continue
    const zone = naming.from === 'water' ? ships[owner].water : ships[owner].board
    for (let i = 0; i < zone.length; i++) visit(owner, zone[i])
  }
}

export function canName(io: Io, deed: Deed, naming: Naming): boolean {
  const { ships, seats } = io.state
  for (let k = 0; k < seats; k++) {
    const owner = (deed.seat + k) % seats
    if ((naming.from === 'opponents') === (owner === deed.seat)) continue
    const zone = naming.from === 'water' ? ships[owner].water : ships[owner].board
    for (let i = 0; i < zone.length; i++) if (unmetNaming(io, deed, naming, owner, zone[i]) === null) return true
  }
  return false
}

export const hasZone = (io: Io, seat: Seat, zone: 'board' | 'hand' | 'deck'): boolean => io.state.ships[seat][zone].length > 0
const NO_OPPONENT = { board: noOpponentBoard, hand: noOpponentHand, deck: noOpponentDeck }

/** What an action needs and does not find, or null (2.2 of the cards). */
export function unmetNeed(io: Io, deed: Deed, effect: Effect): Why {
  const { names, attack, burden, each } = effect
  const { seat } = deed
  if (effect.payable === true && !mayPay(io, seat)) return noHandCard
  if (names === 'hand') return io.state.ships[seat].hand.length > 0 ? null : noHandCard
  if (names !== undefined && names !== 'seat') return canName(io, deed, names) ? null : noCardToName
  if (effect.tale === true) return io.state.ships[seat].deck.length > 0 ? null : ownDeckEmpty
  if (names === 'seat' || each === 'opponents') {
    const zone = attack?.zone ?? (burden === undefined ? 'deck' : 'board')
    for (let other = 0; other < io.state.seats; other++) if (isOpponent(io.state, seat, other) && hasZone(io, other, zone)) return null
    return NO_OPPONENT[zone]
  }
  return null
}

/** A hand card that can be jettisoned (Torpedo's own part). */
export function canPay(io: Io, seat: Seat): boolean {
  const { hand } = io.state.ships[seat]
  for (let i = 0; i < hand.length; i++) if (!isProtected(io, seat, hand[i])) return true
  return false
}

/** TB-K46: what Torpedo needs: a hand card, whichever; or one that can be jettisoned. */
const mayPay = (io: Io, seat: Seat): boolean =>
  io.state.options.torpedo === 'anyCard' ? io.state.ships[seat].hand.length > 0 : canPay(io, seat)

/** The seat with the richest board among these, then the next clockwise: the default target. */
export function richest(io: Io, seat: Seat, may: (other: Seat) => boolean): Seat {
  let best = NONE
  for (let k = 1; k < io.state.seats; k++) {
    const other = (seat + k) % io.state.seats
    if (may(other) && (best === NONE || worth(io, other) > worth(io, best))) best = other
  }
  return best
}

/** The dearest or cheapest of these cards; the first of equals. */
export function byValue(io: Io, cards: readonly number[], which: 'dearest' | 'cheapest'): number {
  const sign = which === 'dearest' ? 1 : -1
  let best = cards[0]
  for (const card of cards) if (sign * valueAt(io, card) > sign * valueAt(io, best)) best = card
  return best
}
