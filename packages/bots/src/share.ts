import { ioOn, isOver, type Game, type Outcome, type Seat, type State } from '@flotilla/kernel'

/** A seat's part of the victory: winners share it, losers get nothing. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)

/** The lead in points that makes a win about three times as likely as not. */
const LEAD = 9

/** How likely a seat is to win from here: the outcome of a finished game, otherwise a guess from how well everybody stands. */
export function winShare(game: Game, state: State, seat: Seat): number {
  const io = ioOn(game, state)
  if (isOver(state)) {
    const outcome = game.outcome(io)
    // A narrow finish is worth a little less than a wide one: it keeps the search from drifting in won and lost games.
    return 0.92 * shareOf(outcome, seat) + 0.08 * standing(game, state, seat)
  }
  return standing(game, state, seat)
}

function standing(game: Game, state: State, seat: Seat): number {
  const io = ioOn(game, state)
  const own = game.advice.value(io, seat)
  let total = 1
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) total += Math.exp(Math.max(-30, Math.min(30, (game.advice.value(io, other) - own) / LEAD)))
  return 1 / total
}
