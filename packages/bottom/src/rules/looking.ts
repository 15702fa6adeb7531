import { intern, seatBit, type Ask, type AskKind, type Offers, type Seat, type SeatSet } from '@flotilla/kernel'
import { hasOnBoard } from '../board/board.ts'
import { timesOf } from '../board/assistant.ts'
import { CARDS } from './cards/index.ts'
import type { Edition } from '../edition/schema.ts'
import { mix } from '../board/lots.ts'
import { isAfloat, numberOf, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'

/** TB-18.2: how many cards of the own deck's top a seat sees. */
// TB-15.3: Navigators do not add up without a Steersman, nor do two Steersmen.
export function sight(ctx: ReadCtx, seat: Seat): number {
  const { board } = ctx.state.ships[seat]
  let best = 0
  let sum = 0
  let steering = 0
  for (let i = 0; i < board.length; i++) {
    const kind = ctx.state.faces[board[i]] >> 6
    const how = CARDS[kind].sight
    if (how === undefined) continue
    const looks = numberOf(ctx, kind, 'look') * timesOf(ctx, board[i])
    if (how === 'steers') steering = Math.max(steering, looks)
    else {
      sum += looks
      best = Math.max(best, looks)
    }
  }
  return steering > 0 ? steering + sum : best
}

export function steers(ctx: ReadCtx, seat: Seat): boolean {
  const { board } = ctx.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (CARDS[ctx.state.faces[board[i]] >> 6].sight === 'steers') return true
  return false
}

/** TB-18.3: as many as there are. */
export const seenCards = (ctx: ReadCtx, seat: Seat): number => Math.min(sight(ctx, seat), ctx.state.ships[seat].deck.length)
/** TB-18.4: at least two seen cards, and not reordered already as they lie. */
export const canSteer = (ctx: ReadCtx, seat: Seat): boolean =>
  !ctx.state.ships[seat].steered && steers(ctx, seat) && seenCards(ctx, seat) >= 2

/** So many cards leave the deck now: reordering matters if a seen card could stay instead of another. */
export const canKeepBack = (ctx: ReadCtx, seat: Seat, leaving: number): boolean => canSteer(ctx, seat) && seenCards(ctx, seat) > leaving

/** TB-18.1: what a seat may see it knows as soon as it lies there. */
export function lookAtDeck(ctx: Ctx, seat: Seat): void {
  const { deck } = ctx.state.ships[seat]
  const seen = seenCards(ctx, seat)
  for (let i = 0; i < seen; i++) ctx.show(deck[i], seatBit(seat))
}

/** The cards at these places of a deck have changed: what was reordered may be reordered again. */
export function deckChanged(ctx: Ctx, seat: Seat, from: number): void {
  const ship = ctx.state.ships[seat]
  if (ship.steered && from <= sight(ctx, seat)) ship.steered = false
}

/** TB-18.5, TB-18.6: who sees a seat's hand just now. */
export function handSeers(ctx: ReadCtx, seat: Seat): SeatSet {
  const { active, dealing, seats } = ctx.state
  let seers = seatBit(seat)
  if (seat !== active) return hasOnBoard(ctx, active, 'spies') ? seers | seatBit(active) : seers
  if (dealing !== 0)
    for (let other = 0; other < seats; other++)
      if ((dealing & seatBit(other)) !== 0 && hasOnBoard(ctx, other, 'spies')) seers |= seatBit(other)
  return seers
}
export const seesHand = (ctx: ReadCtx, seat: Seat, of: Seat): boolean => seat !== of && (handSeers(ctx, of) & seatBit(seat)) !== 0

/** The active seat's action, passive or play names this seat (TB-18.6). */
// TB-R53
export function dealWith(ctx: Ctx, seat: Seat, by: Seat): void {
  const s = ctx.state
  if (by === s.active && seat !== by) s.dealing |= seatBit(seat)
}

/** Everything that may be seen is seen: called before anybody is asked. */
export function look(ctx: Ctx): void {
  const s = ctx.state
  const spied = hasOnBoard(ctx, s.active, 'spies')
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isAfloat(s, seat)) continue
    lookAtDeck(ctx, seat)
    if (seat === s.active ? s.dealing === 0 : !spied) continue
    const seers = handSeers(ctx, seat)
    const { hand } = s.ships[seat]
    for (let i = 0; i < hand.length; i++) ctx.show(hand[i], seers)
  }
}

export const steerChoice = intern(() => ({ steer: true as const }))()
export type SteerChoice = typeof steerChoice
const nextCard = intern((next: number) => ({ next }))
const keep = intern(() => ({ keep: true as const }))()
type SteerPick = { readonly next: number } | typeof keep
interface SteerAsk extends Ask {
  readonly at: number
  readonly of: number
}
const steerAsk: (seat: Seat, at: number, of: number) => SteerAsk = intern((seat, at, of) => ({ kind: 'steer.pick', seat, at, of }))
const steering: (at: number, of: number) => Omit<SteerAsk, 'seat'> = intern((at, of) => ({ kind: 'steer.pick', at, of }))

/** The seat reorders what it sees; whatever it does, the others no longer know these places. */
export function steer(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  const ship = s.ships[seat]
  const of = seenCards(ctx, seat)
  const seen = ship.deck.slice(0, of)
  look(ctx)
  mix(ctx, seen)
  for (let i = 0; i < of; i++) ctx.lay(seen[i], s.faces[seen[i]], seatBit(seat))
  ship.steered = true
  ctx.emit?.({ type: 'steered', seat, n: of })
  ctx.seal(seatBit(seat), steering(0, of), (one) => steerAsk(one, 0, of))
}

/** TB-18.4: position by position. */
export const steerPick: AskKind<BottomState, Edition, SteerAsk, SteerPick> = {
  rule: 'TB-18.4',

  offer(_io: ReadCtx, { at, of }: SteerAsk, to: Offers): void {
    for (let i = at; i < of; i++) to.offer(nextCard(i))
    to.offer(keep)
  },

  answer(ctx: Ctx, { seat, at, of }: SteerAsk, choice: SteerPick): void {
    if ('keep' in choice) return
    const s = ctx.state
    const { deck } = s.ships[seat]
    const face = s.faces[deck[choice.next]]
    for (let i = choice.next; i > at; i--) ctx.lay(deck[i], s.faces[deck[i - 1]], seatBit(seat))
    ctx.lay(deck[at], face, seatBit(seat))
    if (at + 2 < of) ctx.ask(steerAsk(seat, at + 1, of))
  },

  fallback: () => keep,
}
