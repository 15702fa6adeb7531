import { ioOn, type Game, type Rng, type Seat, type State, type View } from '@flotilla/kernel'
import { bestRated } from './ratings.ts'

/** Rounds, or begins and ends of own turns, that are the opening. */
const OPENING = 3
/** What is so near to the best is as good. */
const NEAR = 0.004

const isOpening = (game: Game, view: View, seat: Seat): boolean => {
  const clock = game.advice.clock?.(ioOn(game, view as unknown as State), seat) ?? OPENING
  return clock >= 0 && clock <= OPENING
}

/** The place of the best-rated; in the opening, where games would be alike, any that is as good, each as likely. */
export function varied(game: Game, view: View, seat: Seat, ratings: readonly number[], count: number, rng: Rng): number {
  const best = bestRated(ratings, count, rng)
  if (!isOpening(game, view, seat)) return best
  const least = ratings[best] - NEAR * Math.abs(ratings[best])
  let chosen = best
  let equals = 0
  for (let i = 0; i < count; i++) if (ratings[i] >= least && rng.below(++equals) === 0) chosen = i
  return chosen
}
