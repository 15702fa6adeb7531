import type { Reason, Seat, Seen } from '@flotilla/kernel'
import { boardOf, isProtected, worth } from '../../board/board.ts'
import { isCovered } from '../../board/assistant.ts'
import { CARDS, type Effect, type Naming, type Verb } from '../cards/index.ts'
import type { Edition } from '../../edition/schema.ts'
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
import {
  NONE,
  TIRED,
  cardAt,
  entryAt,
  isOpponent,
  numberOf,
  valueAt,
  type BottomState,
  type Deed,
  type ReadCtx,
} from '../../board/state.ts'

type Why = Reason<BottomState, Edition> | null

/** Covered cards are out of reach, unless their Assistant is among those already picked (TB-17.5). */
export const isReachable = (ctx: ReadCtx, card: number, picks: readonly number[]): boolean =>
  !isCovered(ctx, card) || picks.includes(ctx.state.partner[card])

/** TB-R19: at some tables Anchor is jettisoned without tiring it. */
export const goesFreely = (ctx: ReadCtx, card: number): boolean => ctx.state.options.anchor === 'freely' && cardAt(ctx, card).sheds === true

/** TB-K11, TB-K6: it has something to tire for, and is not tired yet; what goes overboard freely never is. */
export const canBecomeTired = (ctx: ReadCtx, card: number): boolean =>
  entryAt(ctx, card).tires !== 'no' && !goesFreely(ctx, card) && ctx.state.turned[card] !== TIRED

/** Whether a hit of this kind can fall on a board card; null if it can. */
export function unmetOnBoard(ctx: ReadCtx, seat: Seat, card: number, does: Verb, picks: readonly number[]): Why {
  if (!isReachable(ctx, card, picks)) return isCoveredByAssistant
  if (does === 'tire') return canBecomeTired(ctx, card) ? null : cannotTire
  if (does === 'jettison') return isProtected(ctx, seat, card) ? staysAboard : null
  return null
}

export const mostPicks = (ctx: ReadCtx, { kind, times }: Seen<Deed>, naming: Naming): number =>
  naming.single === true ? 1 : numberOf(ctx, kind, 'cards') * times

/** TB-14.2: why this card cannot be named now, or null. */
export function unmetNaming(ctx: ReadCtx, deed: Seen<Deed>, naming: Naming, owner: Seat, card: number): Why {
  const { picks } = deed
  if (picks.includes(card)) return namedAlready
  if (naming.from === 'water') return naming.only === 'rescuable' && !isRescuable(ctx, deed, card) ? cannotBeRescued : null
  if (ctx.state.ships[owner].sunk) return sunkShip
  if (naming.oneSeat === true && picks.length > 0 && boardOf(ctx, picks[0]) !== owner) return otherSeat
  const does: Verb = naming.only === 'tireable' ? 'tire' : naming.only === 'jettisonable' ? 'jettison' : 'take'
  return unmetOnBoard(ctx, owner, card, does, picks)
}

function isRescuable(ctx: ReadCtx, { seat, kind }: Seen<Deed>, card: number): boolean {
  if (valueAt(ctx, card) > numberOf(ctx, kind, 'max')) return false
  return CARDS[ctx.state.faces[card] >> 6].hosted !== true || hasOpponent(ctx, seat)
}

export function hasOpponent(ctx: ReadCtx, seat: Seat): boolean {
  for (let other = 0; other < ctx.state.seats; other++) if (isOpponent(ctx.state, seat, other)) return true
  return false
}

/** The cards that may be named at all, zone by zone. */
export function eachNameable(ctx: ReadCtx, deed: Seen<Deed>, naming: Naming, visit: (owner: Seat, card: number) => void): void {
  const { ships, seats } = ctx.state
  for (let k = 0; k < seats; k++) {
    const owner = (deed.seat + k) % seats
    if ((naming.from === 'opponents') === (owner === deed.seat)) continue
    const zone = naming.from === 'water' ? ships[owner].water : ships[owner].board
    for (let i = 0; i < zone.length; i++) visit(owner, zone[i])
  }
}

export function canName(ctx: ReadCtx, deed: Seen<Deed>, naming: Naming): boolean {
  const { ships, seats } = ctx.state
  for (let k = 0; k < seats; k++) {
    const owner = (deed.seat + k) % seats
    if ((naming.from === 'opponents') === (owner === deed.seat)) continue
    const zone = naming.from === 'water' ? ships[owner].water : ships[owner].board
    for (let i = 0; i < zone.length; i++) if (unmetNaming(ctx, deed, naming, owner, zone[i]) === null) return true
  }
  return false
}

export const hasZone = (ctx: ReadCtx, seat: Seat, zone: 'board' | 'hand' | 'deck'): boolean => ctx.state.ships[seat][zone].length > 0
const NO_OPPONENT = { board: noOpponentBoard, hand: noOpponentHand, deck: noOpponentDeck }

/** TB-14.1: what an action needs and does not find, or null. */
export function unmetNeed(ctx: ReadCtx, deed: Seen<Deed>, effect: Effect): Why {
  const { names, attack, burden, each } = effect
  const { seat } = deed
  if (effect.payable === true && !mayPay(ctx, seat)) return noHandCard
  if (names === 'hand') return ctx.state.ships[seat].hand.length > 0 ? null : noHandCard
  if (names !== undefined && names !== 'seat') return canName(ctx, deed, names) ? null : noCardToName
  if (effect.tale === true) return ctx.state.ships[seat].deck.length > 0 ? null : ownDeckEmpty
  if (names === 'seat' || each === 'opponents') {
    const zone = attack?.zone ?? (burden === undefined ? 'deck' : 'board')
    for (let other = 0; other < ctx.state.seats; other++) if (isOpponent(ctx.state, seat, other) && hasZone(ctx, other, zone)) return null
    return NO_OPPONENT[zone]
  }
  return null
}

/** A hand card that can be jettisoned (Torpedo's own part). */
export function canPay(ctx: ReadCtx, seat: Seat): boolean {
  const { hand } = ctx.state.ships[seat]
  for (let i = 0; i < hand.length; i++) if (!isProtected(ctx, seat, hand[i])) return true
  return false
}

/** TB-K46: what Torpedo needs: a hand card, whichever; or one that can be jettisoned. */
// TB-R66
const mayPay = (ctx: ReadCtx, seat: Seat): boolean =>
  ctx.state.options.torpedo === 'anyCard' ? ctx.state.ships[seat].hand.length > 0 : canPay(ctx, seat)

/** The seat with the richest board among these, then the next clockwise: the default target. */
export function richest(ctx: ReadCtx, seat: Seat, may: (other: Seat) => boolean): Seat {
  let best = NONE
  for (let k = 1; k < ctx.state.seats; k++) {
    const other = (seat + k) % ctx.state.seats
    if (may(other) && (best === NONE || worth(ctx, other) > worth(ctx, best))) best = other
  }
  return best
}

/** The dearest or cheapest of these cards; the first of equals. */
export function byValue(ctx: ReadCtx, cards: readonly number[], which: 'dearest' | 'cheapest'): number {
  const sign = which === 'dearest' ? 1 : -1
  let best = cards[0]
  for (const card of cards) if (sign * valueAt(ctx, card) > sign * valueAt(ctx, best)) best = card
  return best
}
