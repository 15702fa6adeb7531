import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { hasOnBoard, timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { doneChoice, type DoneChoice } from './choices.ts'
import { HAND, drawNumber } from './draw.ts'
import type { Edition } from '../edition/schema.ts'
import { beginEffect } from './effect.ts'
import { canKeepBack, canSteer, deckChanged, steer, steerChoice, type SteerChoice } from './look.ts'
import { cruiseRounds, undertowFrom } from './pace.ts'
import { nothingToSteer, tidiedAlready } from './reasons.ts'
import { NONE, READY, afloat, newDeed, numberOf, remove, removeAt, type BottomState, type Io } from '../board/state.ts'
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
import { bury, leaveHand } from './verbs.ts'

/** TB-19.4, 19.5: whatever the options say, a phase ends after so many turns. */
const MOST_TURNS = 400

export const turnSteps = {
  /** TB-2.3: the counter goes up, tired cards become ready. */
  'turn.ready'(io: Io): void {
    const s = io.state
    const ship = s.ships[s.active]
    s.turn++
    ship.turns++
    s.points = 0
    s.dealing = 0
    ship.steered = false
    for (let i = 0; i < ship.board.length; i++) s.turned[ship.board[i]] = READY
    io.push(TURN_BEFORE)
    io.emit?.({ type: 'turn', seat: s.active, phase: s.phase, turn: s.turn })
  },

  /** TB-2.4: Maids and the order of the deck; asked only if one of the two is possible. */
  'turn.before'(io: Io): void {
    const s = io.state
    const { hand } = s.ships[s.active]
    if (steersNow(io, s.active) || (hand.length > 0 && hasMaidLeft(io, s.active))) return ask(io, beforeAsk(s.active))
    io.push(TURN_UNDERTOW)
  },

  /** TB-19.1, 19.2: face down out of the game; no hit, no jettison. */
  'turn.undertow'(io: Io): void {
    const s = io.state
    const seat = s.active
    const { deck } = s.ships[seat]
    const count = undertowOf(s, seat)
    if (count === 0) return io.push(TURN_DRAW)
    const lost = Math.min(count, deck.length)
    for (let k = 0; k < lost; k++) {
      s.gone.push(deck[0])
      removeAt(deck, 0)
    }
    deckChanged(io, seat, 0)
    io.push(lost < count ? TURN_NEXT : TURN_DRAW)
    if (lost < count) io.push(shipSink(seat))
    io.emit?.({ type: 'undertow', seat, n: lost })
  },

  /** TB-2.7: passives at the end, points, hand limit, marks, next seat. */
  'turn.end'(io: Io): void {
    const s = io.state
    io.next(END_POINTS, END_LIMIT, TURN_NEXT)
    const { board } = s.ships[s.active]
    for (let i = board.length - 1; i >= 0; i--) if (CARDS[s.faces[board[i]] >> 6].atEnd !== undefined) io.push(endPassive(board[i]))
  },

  /** TB-15.2: one that has left before its time does nothing; doubled, it is all done again, even without it (TB-15.4). */
  'end.passive'(io: Io, { card }: CardStep): void {
    const s = io.state
    if (s.ships[s.active].sunk || !s.ships[s.active].board.includes(card)) return
    io.push(SETTLE)
    for (let k = 1; k < timesOf(io, card); k++) io.push(endAgain(card))
    io.push(endAgain(card))
  },
  'end.again'(io: Io, { card }: CardStep): void {
    const s = io.state
    if (s.ships[s.active].sunk) return
    s.dealing = 0
    s.chain.push(newDeed('passive', s.active, card, s.faces[card] >> 6))
    io.emit?.({ type: 'judged', seat: s.active, card })
    beginEffect(io)
  },

  'end.points'(io: Io): void {
    const s = io.state
    const { points } = s
    s.points = 0
    if (points > 0) io.emit?.({ type: 'pointsLost', seat: s.active, points })
  },

  /** TB-8.1: down to five, in the Cruise only. */
  'end.limit'(io: Io): void {
    const s = io.state
    if (s.phase === 'cruise' && s.ships[s.active].hand.length > HAND) pose(io, limitAsk(s.active))
  },

  /** TB-2.1: the next seat afloat; or the phase, or the game, is over. */
  'turn.next'(io: Io): void {
    const s = io.state
    endMarks(s)
    const left = nextAfloat(s)
    if (left === NONE) return
    if (s.phase === 'cruise' && isCruiseOver(s)) {
      s.active = left
      s.gone.push(s.iceberg)
      s.iceberg = NONE
      io.emit?.({ type: 'cruiseLimit' })
      return io.push(ICEBERG_HIT)
    }
    if (s.phase === 'sinking' && (s.turn >= MOST_TURNS || (s.options.lastShip === 'count' && afloat(s) === 1))) return sinkAll(io)
    s.active = left
    io.push(TURN_READY)
  },
}

/** TB-19.1: the cards that the undertow takes in this turn of the seat. */
function undertowOf({ phase, options, ships }: BottomState, seat: Seat): number {
  return phase === 'sinking' && options.stall === 'undertow' ? Math.max(0, ships[seat].turns - undertowFrom(options) + 1) : 0
}

/** TB-18.4: before the drawing the order matters if the undertow pulls, or if a seen card could stay. */
function steersNow(io: Io, seat: Seat): boolean {
  if (undertowOf(io.state, seat) > 0) return canSteer(io, seat)
  const draws = hasOnBoard(io, seat, 'anchors') ? 0 : drawNumber(io, seat)
  return draws > 0 && canKeepBack(io, seat, draws)
}

function endMarks(s: BottomState): void {
  s.points = 0
  s.used = []
  s.replayed = []
  s.barred = []
  s.tidied = []
  s.dealing = 0
}

const isCruiseOver = ({ turn, seats, options }: BottomState): boolean => {
  const rounds = cruiseRounds(options)
  return turn >= MOST_TURNS || (rounds > 0 && turn >= rounds * seats)
}

function nextAfloat({ active, seats, ships }: BottomState): Seat {
  for (let k = 1; k <= seats; k++) if (!ships[(active + k) % seats].sunk) return (active + k) % seats
  return NONE
}

/** Every ship afloat sinks, clockwise from the active seat. */
function sinkAll(io: Io): void {
  const { active, seats, ships } = io.state
  io.push(TURN_NEXT)
  for (let k = seats - 1; k >= 0; k--) if (!ships[(active + k) % seats].sunk) io.push(shipSink((active + k) % seats))
}

// --- the asks of the turn --------------------------------------------------------------------------------------------

const beforeAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'before', seat }))
const tidy = mint((maid: number, put: number) => ({ maid, put }))
type BeforeChoice = { readonly maid: number; readonly put: number } | SteerChoice | DoneChoice

const usesOf = (io: Io, maid: number): number => numberOf(io, io.state.faces[maid] >> 6, 'cards') * timesOf(io, maid)
const isSpent = (io: Io, maid: number): boolean => io.state.tidied.filter((one) => one === maid).length >= usesOf(io, maid)
function hasMaidLeft(io: Io, seat: Seat): boolean {
  for (const card of io.state.ships[seat].board) if (CARDS[io.state.faces[card] >> 6].tidies === true && !isSpent(io, card)) return true
  return false
}

export const before: AskKind<BottomState, Edition, Ask, BeforeChoice> = {
  rule: 'TB-2.4',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { board, hand } = io.state.ships[seat]
    for (const maid of board) {
      if (CARDS[io.state.faces[maid] >> 6].tidies !== true) continue
      const spent = isSpent(io, maid)
      for (let i = 0; i < hand.length; i++) to.offer(tidy(maid, hand[i]), spent ? tidiedAlready : null)
    }
    if (steersNow(io, seat)) to.offer(steerChoice)
    else if (to.refused !== null) to.offer(steerChoice, nothingToSteer)
    to.offer(doneChoice)
  },
  answer(io: Io, { seat }: Ask, choice: BeforeChoice): void {
    if ('done' in choice) return io.push(TURN_UNDERTOW)
    io.push(TURN_BEFORE)
    if ('steer' in choice) return steer(io, seat)
    io.state.tidied.push(choice.maid)
    const card = leaveHand(io, seat, choice.put, 0)
    bury(io, seat, card)
    io.emit?.({ type: 'buried', seat, card, place: 'hand' })
  },
  fallback: () => doneChoice,
}

const limitAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'limit', seat }))
const discard = mint((discard: number) => ({ discard }))
type LimitChoice = { readonly discard: number }

/** TB-8.3: discarding is not jettisoning. */
export const limit: AskKind<BottomState, Edition, Ask, LimitChoice> = {
  rule: 'TB-8.1',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { hand } = io.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(discard(hand[i]))
  },
  answer(io: Io, { seat }: Ask, { discard: card }: LimitChoice): void {
    const { hand, water } = io.state.ships[seat]
    remove(hand, card)
    water.push(card)
    io.reveal(card)
    io.emit?.({ type: 'discarded', seat, card })
    io.push(END_LIMIT)
  },
  fallback: (io: Io, { seat }: Ask) => discard(byValue(io, io.state.ships[seat].hand, 'cheapest')),
}
