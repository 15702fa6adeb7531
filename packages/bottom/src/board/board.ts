import { CARDS } from '../rules/cards/index.ts'
import { type Ctx, entryAt, NONE, numberOf, ONCE, type ReadCtx, READY, remove, TIRED, valueAt } from './state.ts'
import type { Seat } from '@flotilla/kernel'
import { timesOf } from './assistant.ts'
import { kindName } from './kinds.ts'

/** Every so many cards on board make playing dearer by once the value (TB-6.2). */
const STEP = 5

/** Cards that the board counts for the cost, and what its Lifeguards take off. */
function easing(ctx: ReadCtx, seat: Seat, name: 'places' | 'discount'): number {
  const { board } = ctx.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) {
    const kind = ctx.state.faces[board[i]] >> 6
    if (CARDS[kind].eases === true) sum += numberOf(ctx, kind, name) * timesOf(ctx, board[i])
  }
  return sum
}

/** By how much playing is dearer; `more` asks about so many further cards on the board. */
// TB-6.3, TB-17.2: every card on the board counts. TB-6.8: any number of them. TB-R46: Lifeguards add up.
export const costFactor = (ctx: ReadCtx, seat: Seat, more = 0): number =>
  1 + Math.max(0, Math.floor((ctx.state.ships[seat].board.length + more - easing(ctx, seat, 'places')) / STEP))

/** How much cheaper a seat buys by the cards on its board. */
export const discount = (ctx: ReadCtx, seat: Seat): number => easing(ctx, seat, 'discount')

/** TB-6.2: what it costs this seat to lay the card on its board, as the board is now. */
// TB-R45
export const costToPlay = (ctx: ReadCtx, seat: Seat, card: number): number =>
  Math.max(0, valueAt(ctx, card) * costFactor(ctx, seat) - discount(ctx, seat))

/** The cost and how it came about, for words: `6 × 2 − 1 = 11`. */
export const costSum = (ctx: ReadCtx, seat: Seat, card: number) => ({
  cost: costToPlay(ctx, seat, card),
  value: valueAt(ctx, card),
  factor: costFactor(ctx, seat),
  discount: discount(ctx, seat),
})

/** TB-12.2: the sum of the values on a board; a Stowaway counts against it. */
export function worth(ctx: ReadCtx, seat: Seat): number {
  const { board } = ctx.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) sum += worthOf(ctx, board[i])
  return sum
}

// TB-R25
/** What a card on a board is worth. */
export const worthOf = (ctx: ReadCtx, card: number): number => {
  const kind = ctx.state.faces[card] >> 6
  return valueAt(ctx, card) * (CARDS[kind].hosted === true ? numberOf(ctx, kind, 'score') * timesOf(ctx, card) : 1)
}

/** TB-6.7: it cannot be jettisoned while its player has too few cards on board. */
export function isProtected(ctx: ReadCtx, seat: Seat, card: number): boolean {
  const kind = ctx.state.faces[card] >> 6
  return CARDS[kind]?.clings === true && ctx.state.ships[seat].board.length < numberOf(ctx, kind, 'board')
}

/** By kind; a field that is looked up by a name that changes is slow to find. */
const TRAITS = {
  wakes: CARDS.map(({ wakes }) => wakes === true),
  anchors: CARDS.map(({ anchors }) => anchors === true),
  spies: CARDS.map(({ spies }) => spies === true),
}

/** Whether a card on a seat's board has this trait. */
export function hasOnBoard(ctx: ReadCtx, seat: Seat, trait: keyof typeof TRAITS): boolean {
  const { board } = ctx.state.ships[seat]
  const has = TRAITS[trait]
  for (let i = 0; i < board.length; i++) if (has[ctx.state.faces[board[i]] >> 6]) return true
  return false
}

/** TB-7.3: a card lies down on a board, face up; the caller has taken it from where it was. */
export function enterBoard(ctx: Ctx, seat: Seat, card: number, onto = NONE, owner = seat): void {
  const s = ctx.state
  ctx.reveal(card)
  if (owner !== seat) s.guests.push({ card, owner })
  // TB-R58: whichever way it came.
  s.turned[card] = entryAt(ctx, card).entersTired && !hasOnBoard(ctx, seat, 'wakes') ? TIRED : READY
  s.ships[seat].board.push(card)
  if (onto !== NONE) {
    s.partner[card] = onto
    s.partner[onto] = card
  }
  const covers = onto === NONE ? undefined : kindName(s.faces[onto])
  ctx.emit?.({ type: 'entered', seat, card, tired: s.turned[card] === TIRED, ...(covers === undefined ? {} : { covers }) })
}

/** TB-7.6, TB-17.7, TB-17.9: a card leaves a board; the caller lays it down elsewhere. */
// TB-7.6, TB-17.7: the partner stays with its single effect.
export function leaveBoard(ctx: Ctx, seat: Seat, card: number): void {
  const s = ctx.state
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
// TB-R24, TB-R65
export function ownerOf({ state: s }: ReadCtx, seat: Seat, card: number): Seat {
  const owner = s.guests.find((guest) => guest.card === card)?.owner ?? seat
  return s.ships[owner].sunk ? seat : owner
}

/** Whose board a card lies on, or NONE. */
export function boardOf(ctx: ReadCtx, card: number): Seat {
  const { ships } = ctx.state
  for (let seat = 0; seat < ships.length; seat++) if (ships[seat].board.includes(card)) return seat
  return NONE
}
