import { intern, type Ask, type AskKind, type Offers, type Seat, type Step } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { hasOnBoard, timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { doneChoice, type DoneChoice } from './choices.ts'
import { HAND, drawNumber } from './drawing.ts'
import type { Edition } from '../edition/schema.ts'
import { beginEffect } from './effect.ts'
import { canKeepBack, canSteer, deckChanged, steer, steerChoice, type SteerChoice } from './looking.ts'
import { cruiseRounds, undertowFrom } from './pace.ts'
import { nothingToSteer, tidiedAlready } from './reasons.ts'
import {
  NONE,
  READY,
  afloat,
  newDeed,
  numberOf,
  remove,
  removeAt,
  type BottomState,
  type Ctx,
  type ReadCtx,
  type SeenBottom,
} from '../board/state.ts'
import {
  END_LIMIT,
  END_POINTS,
  ICEBERG_HIT,
  SETTLE,
  TURN_BEFORE,
  TURN_DRAW,
  TURN_NEXT,
  TURN_READY,
  TURN_UNDERTOW,
  endAgain,
  endPassive,
  shipSink,
  type CardStep,
} from './steps.ts'
import { byValue } from './targets.ts'
import { bury, leaveHand } from './tire-take-return.ts'

/** TB-19.4, 19.5: whatever the options say, a phase ends after so many turns. */
// TB-10.3, TB-19.3, TB-19.5, TB-R54, TB-R55
const MOST_TURNS = 400

export const turnSteps = {
  /** TB-2.3: the counter goes up, tired cards become ready. */
  'turn.ready'(ctx: Ctx): void {
    const s = ctx.state
    const ship = s.ships[s.active]
    s.turn++
    ship.turns++
    // TB-4.1: points are the active player's, and begin at 0.
    s.points = 0
    s.dealing = 0
    ship.steered = false
    for (let i = 0; i < ship.board.length; i++) s.turned[ship.board[i]] = READY
    ctx.push(TURN_BEFORE)
    ctx.emit?.({ type: 'turn', seat: s.active, phase: s.phase, turn: s.turn })
  },

  /** TB-2.4: Maids and the order of the deck; asked only if one of the two is possible. */
  'turn.before'(ctx: Ctx): void {
    const s = ctx.state
    const { hand } = s.ships[s.active]
    // TB-R20: anchored or not.
    if (steersNow(ctx, s.active) || (hand.length > 0 && hasMaidLeft(ctx, s.active))) return ask(ctx, beforeAsk(s.active))
    ctx.push(TURN_UNDERTOW)
  },

  /** TB-19.1, 19.2: face down out of the game; no hit, no jettison. */
  'turn.undertow'(ctx: Ctx): void {
    const s = ctx.state
    const seat = s.active
    const { deck } = s.ships[seat]
    const count = undertowOf(s, seat)
    if (count === 0) return ctx.push(TURN_DRAW)
    const lost = Math.min(count, deck.length)
    for (let k = 0; k < lost; k++) {
      s.gone.push(deck[0])
      removeAt(deck, 0)
    }
    deckChanged(ctx, seat, 0)
    // TB-19.2
    ctx.push(lost < count ? TURN_NEXT : TURN_DRAW)
    if (lost < count) ctx.push(shipSink(seat))
    ctx.emit?.({ type: 'undertow', seat, n: lost })
  },

  /** TB-2.7: passives at the end, points, hand limit, marks, next seat. */
  'turn.end'(ctx: Ctx): void {
    endTurn(ctx, TURN_NEXT)
  },

  /** TB-15.2: one that has left before its time does nothing; doubled, it is all done again, even without it (TB-15.4). */
  // TB-R64
  'end.passive'(ctx: Ctx, { card }: CardStep): void {
    const s = ctx.state
    if (s.ships[s.active].sunk || !s.ships[s.active].board.includes(card)) return
    ctx.push(SETTLE)
    for (let k = 1; k < timesOf(ctx, card); k++) ctx.push(endAgain(card))
    ctx.push(endAgain(card))
  },
  'end.again'(ctx: Ctx, { card }: CardStep): void {
    const s = ctx.state
    if (s.ships[s.active].sunk) return
    s.dealing = 0
    s.chain.push(newDeed('passive', s.active, card, s.faces[card] >> 6))
    ctx.emit?.({ type: 'judged', seat: s.active, card })
    beginEffect(ctx)
  },

  'end.points'(ctx: Ctx): void {
    const s = ctx.state
    const { points } = s
    s.points = 0
    if (points > 0) ctx.emit?.({ type: 'pointsLost', seat: s.active, points })
  },

  /** TB-8.1: down to five, in the Cruise only. */
  'end.limit'(ctx: Ctx): void {
    const s = ctx.state
    if (s.phase === 'cruise' && s.ships[s.active].hand.length > HAND) pose(ctx, limitAsk(s.active))
  },

  // TB-12.1: without a ship afloat nothing is left to do.
  /** TB-2.1: the next seat afloat; or the phase, or the game, is over. */
  'turn.next'(ctx: Ctx): void {
    const s = ctx.state
    endMarks(s)
    const left = nextAfloat(s)
    if (left === NONE) return
    if (s.phase === 'cruise' && isCruiseOver(s)) {
      s.active = left
      s.gone.push(s.iceberg)
      s.iceberg = NONE
      ctx.emit?.({ type: 'cruiseLimit' })
      return ctx.push(ICEBERG_HIT)
    }
    if (s.phase === 'sinking' && (s.turn >= MOST_TURNS || (s.options.lastShip === 'count' && afloat(s) === 1))) return sinkAll(ctx)
    s.active = left
    ctx.push(TURN_READY)
  },
}

/** TB-2.7: step 6. Whoever abandons ship (TB-10.4) does not escape it: the ship sinks only when it is done. */
// TB-R71
export function endTurn(ctx: Ctx, last: Step): void {
  const s = ctx.state
  ctx.next(END_POINTS, END_LIMIT, last)
  const { board } = s.ships[s.active]
  for (let i = board.length - 1; i >= 0; i--) if (CARDS[s.faces[board[i]] >> 6].atEnd !== undefined) ctx.push(endPassive(board[i]))
}

/** TB-19.1: the cards that the undertow takes in this turn of the seat. */
function undertowOf({ phase, options, ships }: SeenBottom, seat: Seat): number {
  return phase === 'sinking' && options.stall === 'undertow' ? Math.max(0, ships[seat].turns - undertowFrom(options) + 1) : 0
}

/** TB-18.4: before the drawing the order matters if the undertow pulls, or if a seen card could stay. */
function steersNow(ctx: ReadCtx, seat: Seat): boolean {
  if (undertowOf(ctx.state, seat) > 0) return canSteer(ctx, seat)
  const draws = hasOnBoard(ctx, seat, 'anchors') ? 0 : drawNumber(ctx, seat)
  return draws > 0 && canKeepBack(ctx, seat, draws)
}

function endMarks(s: BottomState): void {
  s.points = 0
  s.used = []
  s.replayed = []
  s.barred = []
  s.tidied = []
  s.dealing = 0
}

const isCruiseOver = ({ turn, seats, options }: SeenBottom): boolean => {
  const rounds = cruiseRounds(options)
  return turn >= MOST_TURNS || (rounds > 0 && turn >= rounds * seats)
}

function nextAfloat({ active, seats, ships }: SeenBottom): Seat {
  for (let k = 1; k <= seats; k++) if (!ships[(active + k) % seats].sunk) return (active + k) % seats
  return NONE
}

/** Every ship afloat sinks, clockwise from the active seat. */
function sinkAll(ctx: Ctx): void {
  const { active, seats, ships } = ctx.state
  ctx.push(TURN_NEXT)
  for (let k = seats - 1; k >= 0; k--) if (!ships[(active + k) % seats].sunk) ctx.push(shipSink((active + k) % seats))
}

// --- the asks of the turn --------------------------------------------------------------------------------------------

const beforeAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'before', seat }))
const tidy = intern((maid: number, put: number) => ({ maid, put }))
type BeforeChoice = { readonly maid: number; readonly put: number } | SteerChoice | DoneChoice

const usesOf = (ctx: ReadCtx, maid: number): number => numberOf(ctx, ctx.state.faces[maid] >> 6, 'cards') * timesOf(ctx, maid)
const isSpent = (ctx: ReadCtx, maid: number): boolean => ctx.state.tidied.filter((one) => one === maid).length >= usesOf(ctx, maid)
function hasMaidLeft(ctx: ReadCtx, seat: Seat): boolean {
  for (const card of ctx.state.ships[seat].board) if (CARDS[ctx.state.faces[card] >> 6].tidies === true && !isSpent(ctx, card)) return true
  return false
}

export const before: AskKind<BottomState, Edition, Ask, BeforeChoice> = {
  rule: 'TB-2.4',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { board, hand } = ctx.state.ships[seat]
    for (const maid of board) {
      if (CARDS[ctx.state.faces[maid] >> 6].tidies !== true) continue
      const spent = isSpent(ctx, maid)
      for (let i = 0; i < hand.length; i++) to.offer(tidy(maid, hand[i]), spent ? tidiedAlready : null)
    }
    if (steersNow(ctx, seat)) to.offer(steerChoice)
    else if (to.refused !== null) to.offer(steerChoice, nothingToSteer)
    to.offer(doneChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: BeforeChoice): void {
    if ('done' in choice) return ctx.push(TURN_UNDERTOW)
    ctx.push(TURN_BEFORE)
    if ('steer' in choice) return steer(ctx, seat)
    ctx.state.tidied.push(choice.maid)
    const card = leaveHand(ctx, seat, choice.put, 0)
    bury(ctx, seat, card)
    ctx.emit?.({ type: 'buried', seat, card, place: 'hand' })
  },
  fallback: () => doneChoice,
}

const limitAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'limit', seat }))
const discard = intern((discard: number) => ({ discard }))
type LimitChoice = { readonly discard: number }

/** TB-8.3: discarding is not jettisoning. */
// TB-13.3, TB-R11: the only discarding there is.
export const limit: AskKind<BottomState, Edition, Ask, LimitChoice> = {
  rule: 'TB-8.1',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { hand } = ctx.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(discard(hand[i]))
  },
  answer(ctx: Ctx, { seat }: Ask, { discard: card }: LimitChoice): void {
    const { hand, water } = ctx.state.ships[seat]
    remove(hand, card)
    water.push(card)
    ctx.reveal(card)
    ctx.emit?.({ type: 'discarded', seat, card })
    ctx.push(END_LIMIT)
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) => discard(byValue(ctx, ctx.state.ships[seat].hand, 'cheapest')),
}
