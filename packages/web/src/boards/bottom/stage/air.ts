import { baseNumber, nextDrawing, undertowFrom, type ReadCtx } from '@flotilla/bottom/client'
import type { Message, Seat } from '@flotilla/kernel'

/** Warned so many turns before. */
const WARNED = 3

export interface Air {
  readonly deck: number
  /** Turns it lasts; null while nothing is drawn. */
  readonly turns: number | null
  readonly sinks: boolean
  readonly low: boolean
  /** The next drawing with what changes it, by name. */
  readonly next: Message
  readonly lasts: Message
  readonly warning: Message | null
}

/** So many drawings ahead the number of cards no longer grows. */
const GROWN = 9

/** Drawings that a deck has cards for: in the Sinking each is larger than the one before, for a while. */
function turnsOf({ state }: ReadCtx, deck: number, first: number, modifier: number): number | null {
  if (first <= 0 && baseNumber(state, state.seats * GROWN) + modifier <= 0) return null
  const afloat = state.ships.filter(({ sunk }) => !sunk).length
  let [left, turns] = [deck, 0]
  for (let draws = first; left >= draws && turns < GROWN * GROWN; draws = Math.max(0, baseNumber(state, turns * afloat) + modifier)) {
    left -= draws
    turns++
  }
  return turns
}

/** How long a ship's air lasts: cards in the deck against the drawings to come. */
export function airOf(ctx: ReadCtx, seat: Seat): Air {
  const { state } = ctx
  const ship = state.ships[seat]
  const deck = ship.deck.length
  const { base, modifier, anchored, number: draws } = nextDrawing(ctx, seat)
  const turns = anchored ? null : turnsOf(ctx, deck, draws, modifier)
  const sinks = state.phase === 'sinking' && deck < draws
  const undertow = undertowFrom(state.options) - ship.turns
  const next: Message = anchored
    ? { code: 'board.anchored' }
    : {
        code: 'board.nextDraw',
        params: {
          base,
          more: Math.max(0, modifier),
          fewer: Math.max(0, -modifier),
          n: modifier === 0 ? 0 : draws,
        },
      }
  const lasts: Message = sinks
    ? { code: 'board.sinksNext' }
    : turns === null
      ? { code: 'board.airForever' }
      : { code: 'board.airTurns', params: { n: turns } }
  const warned = state.phase === 'sinking' && state.options.stall === 'undertow' && undertow <= WARNED
  return {
    deck,
    turns,
    sinks,
    low: state.phase === 'sinking' && (sinks || (turns !== null && turns <= 1)),
    next,
    lasts,
    warning: warned ? { code: undertow > 0 ? 'board.undertowIn' : 'board.undertowNow', params: { n: undertow } } : null,
  }
}
