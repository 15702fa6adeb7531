import { type BottomState, type Ctx, type ReadCtx, removeAt } from '../board/state.ts'
import { CARDS } from './cards/index.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat, seatBit } from '@flotilla/kernel'
import { hasOnBoard } from '../board/board.ts'
import { DRAW_OWN, type SeatStep, shipSink, TURN_MAIN } from './steps.ts'
import { drawNumber } from './drawing-number.ts'
import { mix } from '../board/lots.ts'
import { canKeepBack, deckChanged, sight, steer, type SteerChoice, steerChoice, steers } from './looking.ts'
import { ask, pose } from './asks/posing.ts'
import { type DoneChoice, doneChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { hasTarget, orderAsk, planDraws } from './cards/tycoon.ts'

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
