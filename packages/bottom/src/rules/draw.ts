import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ask } from './asking.ts'
import { hasOnBoard, timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { doneChoice, type DoneChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { canKeepBack, deckChanged, sight, steer, steerChoice, steers, type SteerChoice } from './look.ts'
import { mix } from '../board/lots.ts'
import { numberOf, removeAt, type BottomState, type Io, type SeenBottom } from '../board/state.ts'
import { DRAW_OWN, TURN_BEFORE, TURN_DRAW, TURN_UNDERTOW, shipSink, type SeatStep } from './steps.ts'

/** TB-3.1: by the phase turn counter, whoever's turn it is. */
const NUMBERS = { draft: [0], cruise: [3, 4, 5], sinking: [0, 1, 2, 3] } as const
export const HAND = 5

export function baseNumber({ phase, turn }: Pick<BottomState, 'phase' | 'turn'>, ahead = 0): number {
  const numbers = NUMBERS[phase]
  return numbers[Math.max(0, Math.min(turn + ahead, numbers.length) - 1)]
}

/** TB-3.2: what Fishermen and Stokers add. */
export function drawModifier(io: Io, seat: Seat): number {
  const { board } = io.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) {
    const kind = io.state.faces[board[i]] >> 6
    if (CARDS[kind].draws === true) sum += numberOf(io, kind, 'draw') * timesOf(io, board[i])
  }
  return sum
}

/** How many cards the active seat draws in step 3, Anchor aside. */
export const drawNumber = (io: Io, seat: Seat, ahead = 0): number => Math.max(0, baseNumber(io.state, ahead) + drawModifier(io, seat))

export interface Drawing {
  readonly base: number
  /** What Fishermen and Stokers add. */
  readonly modifier: number
  readonly anchored: boolean
  /** How many cards it will be. */
  readonly number: number
}

/** The next drawing of a seat, as the boards are now. */
export function nextDrawing(io: Io, seat: Seat): Drawing {
  const base = baseNumber(io.state, turnsToDrawing(io.state, seat))
  const modifier = drawModifier(io, seat)
  const anchored = hasOnBoard(io, seat, 'anchors')
  return { base, modifier, anchored, number: anchored ? 0 : Math.max(0, base + modifier) }
}

/** By how much the counter of the phase will have gone up when this seat draws next. */
function turnsToDrawing(s: SeenBottom, seat: Seat): number {
  // Before the first turn of a phase the counter has not begun.
  const begun = s.turn === 0 ? 1 : 0
  if (seat === s.active && (begun === 1 || isBeforeDrawing(s))) return begun
  let ahead = begun
  for (let k = 1; k <= s.seats; k++) {
    const other = (s.active + k) % s.seats
    if (!s.ships[other].sunk) ahead++
    if (other === seat) break
  }
  return ahead
}

const DRAWS_LATER: ReadonlySet<string> = new Set([TURN_BEFORE, TURN_UNDERTOW, TURN_DRAW, DRAW_OWN].map(({ step }) => step))
const isBeforeDrawing = ({ asks, agenda }: SeenBottom): boolean =>
  asks.some(({ kind }) => kind === 'before' || kind === 'tycoon.order') || agenda.some(({ step }) => DRAWS_LATER.has(step))

/** TB-3.6: the water becomes the deck. */
export function reshuffleWater(io: Io, seat: Seat): void {
  const { deck, water } = io.state.ships[seat]
  while (water.length > 0) deck.push(water.pop() ?? 0)
  shuffleDeck(io, seat)
  io.emit?.({ type: 'reshuffled', seat, n: deck.length })
}

export function shuffleDeck(io: Io, seat: Seat): void {
  const { deck } = io.state.ships[seat]
  mix(io, deck)
  io.shuffle(deck, 'deck')
  io.state.ships[seat].steered = false
}

/** When a Steersman's player is asked for the order again: at once, once a card has moved up, or not at all. */
type Asking = 'now' | 'next' | 'never'

/**
 * TB-3.5 to 3.7: one at a time; an empty deck is refilled in the Cruise and sinks the ship in the Sinking.
 * TB-18.4: as soon as an unseen card has moved up, what is seen may be reordered before the next one is drawn.
 */
export function draw(io: Io, seat: Seat, count: number, asking: Asking = 'next'): void {
  const s = io.state
  const { deck, hand, water } = s.ships[seat]
  const before = hand.length
  const steering = asking !== 'never' && steers(io, seat)
  let fresh = asking === 'now'
  let sinks = false
  let left = count
  for (; left > 0; left--) {
    if (deck.length === 0) {
      sinks = s.phase === 'sinking'
      if (sinks || water.length === 0) break
      reshuffleWater(io, seat)
      fresh = true
    }
    if (steering && fresh && canKeepBack(io, seat, left)) break
    const card = deck[0]
    removeAt(deck, 0)
    deckChanged(io, seat, 0)
    hand.push(card)
    io.show(card, seatBit(seat))
    fresh = steering && deck.length >= sight(io, seat)
  }
  const n = hand.length - before
  const asked = left > 0 && !sinks && deck.length > 0
  if (n > 0 || (count > 0 && !asked)) io.emit?.({ type: 'drew', seat, n, of: asked ? n : count, cards: hand.slice(before) })
  if (sinks) io.push(shipSink(seat))
  if (asked) ask(io, betweenAsk(seat, left))
}

interface BetweenAsk extends Ask {
  /** Cards still to be drawn. */
  readonly left: number
}
const betweenAsk: (seat: Seat, left: number) => BetweenAsk = mint((seat, left) => ({ kind: 'draw.between', seat, left }))
const rest = mint(() => ({ rest: true as const }))()
type BetweenChoice = SteerChoice | DoneChoice | typeof rest

interface DrawStep extends SeatStep {
  readonly left: number
  readonly asking: Asking
}
const drawOn: (seat: Seat, left: number, asking: Asking) => DrawStep = mint((seat, left, asking) => ({
  step: 'draw.on',
  seat,
  left,
  asking,
}))
export const betweenSteps = {
  'draw.on': (io: Io, { seat, left, asking }: DrawStep): void => draw(io, seat, left, asking),
}

/** A new card has come into sight between two draws: reorder, draw the next one as it lies, or all the rest. */
export const drawBetween: AskKind<BottomState, Edition, BetweenAsk, BetweenChoice> = {
  rule: 'TB-18.4',
  offer(_io: Io, { left }: BetweenAsk, to: Offers): void {
    to.offer(steerChoice)
    to.offer(doneChoice)
    if (left > 1) to.offer(rest)
  },
  answer(io: Io, { seat, left }: BetweenAsk, choice: BetweenChoice): void {
    io.push(drawOn(seat, left, 'rest' in choice ? 'never' : 'next'))
    if ('steer' in choice) steer(io, seat)
  },
  fallback: (_io: Io, { left }: BetweenAsk) => (left > 1 ? rest : doneChoice),
}
