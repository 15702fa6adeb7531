import { removeAt, type Ctx, type SeenBottom } from '../board/state.ts'
import { deckChanged } from './looking.ts'
import { TURN_DRAW, TURN_NEXT, shipSink } from './steps.ts'
import type { Seat } from '@flotilla/kernel'
import { undertowFrom } from './pace.ts'

/** TB-19.4, TB-19.5: whatever the options say, a phase ends after so many turns. */
// TB-10.3, TB-19.3, TB-19.5, TB-R54, TB-R55
export const MOST_TURNS = 400

/** TB-19.1: the cards that the undertow takes in this turn of the seat. */
export function undertowOf({ phase, options, ships }: SeenBottom, seat: Seat): number {
  return phase === 'sinking' && options.stall === 'undertow' ? Math.max(0, ships[seat].turns - undertowFrom(options) + 1) : 0
}

export const undertowSteps = {
  /** TB-19.1, TB-19.2: face down out of the game; no hit, no jettison. */
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
}
