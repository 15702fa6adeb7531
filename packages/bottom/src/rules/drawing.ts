import { type BottomState, type Ctx, numberOf, type ReadCtx, removeAt, type SeenBottom } from '../board/state.ts'
import { CARDS } from './cards/index.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat, seatBit } from '@flotilla/kernel'
import { timesOf } from '../board/assistant.ts'
import { hasOnBoard } from '../board/board.ts'
import { DRAW_OWN, type SeatStep, shipSink, TURN_BEFORE, TURN_DRAW, TURN_MAIN, TURN_UNDERTOW } from './steps.ts'
import { mix } from '../board/lots.ts'
import { canKeepBack, deckChanged, sight, steer, type SteerChoice, steerChoice, steers } from './looking.ts'
import { ask, pose } from './asks/posing.ts'
import { type DoneChoice, doneChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { hasTarget, orderAsk, planDraws } from './cards/tycoon.ts'

/** TB-3.1: by the phase turn counter, whoever's turn it is. */
// TB-R10: not by player.
const NUMBERS = { draft: [0], cruise: [3, 4, 5], sinking: [0, 1, 2, 3] } as const

export const HAND = 5

export function baseNumber({ phase, turn }: Pick<SeenBottom, 'phase' | 'turn'>, ahead = 0): number {
  const numbers = NUMBERS[phase]
  return numbers[Math.max(0, Math.min(turn + ahead, numbers.length) - 1)]
}

/** TB-3.2: what Fishermen and Stokers add. */
export function drawModifier(ctx: ReadCtx, seat: Seat): number {
  const { board } = ctx.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) {
    const kind = ctx.state.faces[board[i]] >> 6
    if (CARDS[kind].draws === true) sum += numberOf(ctx, kind, 'draw') * timesOf(ctx, board[i])
  }
  return sum
}

/** How many cards the active seat draws in step 3, Anchor aside. */
// TB-R18: never below 0.
export const drawNumber = (ctx: ReadCtx, seat: Seat, ahead = 0): number =>
  Math.max(0, baseNumber(ctx.state, ahead) + drawModifier(ctx, seat))

export interface Drawing {
  readonly base: number
  /** What Fishermen and Stokers add. */
  readonly modifier: number
  readonly anchored: boolean
  /** How many cards it will be. */
  readonly number: number
}

/** The next drawing of a seat, as the boards are now. */
export function nextDrawing(ctx: ReadCtx, seat: Seat): Drawing {
  const base = baseNumber(ctx.state, turnsToDrawing(ctx.state, seat))
  const modifier = drawModifier(ctx, seat)
  const anchored = hasOnBoard(ctx, seat, 'anchors')
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
// TB-3.10: called by draws only.
export function reshuffleWater(ctx: Ctx, seat: Seat): void {
  const { deck, water } = ctx.state.ships[seat]
  while (water.length > 0) deck.push(water.pop() ?? 0)
  shuffleDeck(ctx, seat)
  ctx.emit?.({ type: 'reshuffled', seat, n: deck.length })
}

export function shuffleDeck(ctx: Ctx, seat: Seat): void {
  const { deck } = ctx.state.ships[seat]
  mix(ctx, deck)
  ctx.shuffle(deck, 'deck')
  ctx.state.ships[seat].steered = false
}

/** When a Steersman's player is asked for the order again: at once, once a card has moved up, or not at all. */
type Asking = 'now' | 'next' | 'never'

/**
 * TB-3.5, TB-3.6, TB-3.7: one at a time; an empty deck is refilled in the Cruise and sinks the ship in the Sinking.
 * TB-18.4: as soon as an unseen card has moved up, what is seen may be reordered before the next one is drawn.
 */
// TB-3.8, TB-13.4, TB-13.12, TB-R52: in every draw, whoever's turn it is, the top card is the next one.
export function draw(ctx: Ctx, seat: Seat, count: number, asking: Asking = 'next'): void {
  const s = ctx.state
  const { deck, hand, water } = s.ships[seat]
  const before = hand.length
  const steering = asking !== 'never' && steers(ctx, seat)
  let fresh = asking === 'now'
  let sinks = false
  let left = count
  for (; left > 0; left--) {
    if (deck.length === 0) {
      sinks = s.phase === 'sinking'
      if (sinks || water.length === 0) break
      reshuffleWater(ctx, seat)
      fresh = true
    }
    if (steering && fresh && canKeepBack(ctx, seat, left)) break
    const card = deck[0]
    removeAt(deck, 0)
    deckChanged(ctx, seat, 0)
    hand.push(card)
    ctx.show(card, seatBit(seat))
    fresh = steering && deck.length >= sight(ctx, seat)
  }
  const n = hand.length - before
  const asked = left > 0 && !sinks && deck.length > 0
  if (n > 0 || (count > 0 && !asked)) ctx.emit?.({ type: 'drew', seat, n, of: asked ? n : count, cards: hand.slice(before) })
  if (sinks) ctx.push(shipSink(seat))
  if (asked) ask(ctx, betweenAsk(seat, left))
}

interface BetweenAsk extends Ask {
  /** Cards still to be drawn. */
  readonly left: number
}

const betweenAsk: (seat: Seat, left: number) => BetweenAsk = intern((seat, left) => ({ kind: 'draw.between', seat, left }))
const rest = intern(() => ({ rest: true as const }))()
type BetweenChoice = SteerChoice | DoneChoice | typeof rest

interface DrawStep extends SeatStep {
  readonly left: number
  readonly asking: Asking
}

const drawOn: (seat: Seat, left: number, asking: Asking) => DrawStep = intern((seat, left, asking) => ({
  step: 'draw.on',
  seat,
  left,
  asking,
}))

export const betweenSteps = {
  'draw.on': (ctx: Ctx, { seat, left, asking }: DrawStep): void => draw(ctx, seat, left, asking),
}

/** A new card has come into sight between two draws: reorder, draw the next one as it lies, or all the rest. */
export const drawBetween: AskKind<BottomState, Edition, BetweenAsk, BetweenChoice> = {
  rule: 'TB-18.4',
  offer(_io: ReadCtx, { left }: BetweenAsk, to: Offers): void {
    to.offer(steerChoice)
    to.offer(doneChoice)
    if (left > 1) to.offer(rest)
  },
  answer(ctx: Ctx, { seat, left }: BetweenAsk, choice: BetweenChoice): void {
    ctx.push(drawOn(seat, left, 'rest' in choice ? 'never' : 'next'))
    if ('steer' in choice) steer(ctx, seat)
  },
  fallback: (_io: ReadCtx, { left }: BetweenAsk) => (left > 1 ? rest : doneChoice),
}

export const drawSteps = {
  /** TB-2.5, TB-15.2: Anchor (TB-3.3), the order of the Tycoons, then the draws. */
  'turn.draw'(ctx: Ctx): void {
    const s = ctx.state
    const seat = s.active
    ctx.push(TURN_MAIN)
    if (hasOnBoard(ctx, seat, 'anchors')) {
      ctx.emit?.({ type: 'anchored', seat })
      return
    }
    const raids = hasTarget(ctx, seat) && s.ships[seat].board.some((card) => CARDS[s.faces[card] >> 6].atDrawing !== undefined)
    if (!raids) ctx.push(DRAW_OWN)
    else if (drawNumber(ctx, seat) > 0) pose(ctx, orderAsk(seat))
    else planDraws(ctx, seat, 'theirs')
  },

  'draw.own'(ctx: Ctx): void {
    const seat = ctx.state.active
    if (!ctx.state.ships[seat].sunk) draw(ctx, seat, drawNumber(ctx, seat))
  },
}
