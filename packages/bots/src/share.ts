import { ioOn, isOver, type Game, type Outcome, type Seat, type State } from '@flotilla/kernel'

/** A seat's part of the victory: winners share it, losers get nothing. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)

/** The lead in points that makes a win about three times as likely as not. */
const LEAD = 9

/** About e to the x. The same on every machine, which Math.exp need not be. */
export function power(x: number): number {
  let y = 1 + Math.max(-200, Math.min(200, x)) / 1024
  for (let i = 0; i < 10; i++) y *= y
  return y
}

/**
 * How likely a seat is to win from here: the outcome of a finished game, otherwise a guess from how well everybody stands.
 * `narrow` is the part of a finished game's share that goes by how clearly it was won or lost: it keeps a search from drifting there.
 */
export function winShare(game: Game, state: State, seat: Seat, narrow: number): number {
  if (!isOver(state)) return standing(game, state, seat)
  const share = shareOf(game.outcome(ioOn(game, state)), seat)
  return narrow === 0 ? share : (1 - narrow) * share + narrow * standing(game, state, seat)
}

/** Where all stand or fall together nobody's chance differs from another's: then it is the value that counts. */
const TOGETHER = 40

function standing(game: Game, state: State, seat: Seat): number {
  const own = strength(game, state, seat)
  let total = 1
  let alike = true
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const lead = strength(game, state, other) - own
    if (lead !== 0) alike = false
    total += power(lead)
  }
  if (!alike) return 1 / total
  const value = game.advice.value(ioOn(game, state), seat) / TOGETHER
  return 0.5 + (0.5 * value) / (1 + Math.abs(value))
}

const features: number[] = []

/** The logarithm of a seat's chance, but for a term that all seats share. */
function strength(game: Game, state: State, seat: Seat): number {
  const { prospects, value } = game.advice
  const io = ioOn(game, state)
  if (prospects === undefined) return value(io, seat) / LEAD
  prospects.features(io, seat, features)
  let sum = 0
  for (let i = 0; i < prospects.weights.length; i++) sum += prospects.weights[i] * features[i]
  return sum
}
