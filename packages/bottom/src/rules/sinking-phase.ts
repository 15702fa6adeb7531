import { shipSink, TURN_NEXT } from './steps.ts'
import { MOST_TURNS } from './game-will-not-end.ts'
import { afloat, type Ctx, type SeenBottom } from '../board/state.ts'

// The turn of the Sinking is that of the Cruise (turn.ts), but that nothing is sold and no water is shuffled (TB-10.2).

/** TB-10.4: the last ship afloat goes on alone, unless the table counts it at once; only its player may abandon it. */
export const isLastShip = (s: SeenBottom): boolean => s.phase === 'sinking' && afloat(s) === 1

/** TB-10.3, TB-11.1: too many turns, or the last ship of a table that does not let it play on. */
export const isSinkingOver = (s: SeenBottom): boolean => s.turn >= MOST_TURNS || (s.options.lastShip === 'count' && isLastShip(s))

/** Every ship afloat sinks, clockwise from the active seat. */
export function sinkAll(ctx: Ctx): void {
  const { active, seats, ships } = ctx.state
  ctx.push(TURN_NEXT)
  for (let k = seats - 1; k >= 0; k--) if (!ships[(active + k) % seats].sunk) ctx.push(shipSink((active + k) % seats))
}
