import { CARDS } from './cards/index.ts'
import { DRAW_OWN, TURN_BEFORE, TURN_DRAW, TURN_UNDERTOW } from './steps.ts'
import { hasOnBoard } from '../board/board.ts'
import { numberOf, type ReadCtx, type SeenBottom } from '../board/state.ts'
import { timesOf } from '../board/assistant.ts'
import type { Seat } from '@flotilla/kernel'

/** TB-3.1: by the phase turn counter, whoever's turn it is. */
// TB-R10: not by player.
const NUMBERS = { draft: [0], cruise: [3, 4, 5], sinking: [0, 1, 2, 3] } as const

/** The hand limit. */
export const HAND = 5

/** The base number of cards that this turn of the phase draws, or one so many turns ahead. */
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
