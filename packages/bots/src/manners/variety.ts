import { readCtx, type Ask, type Rng, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { bestRated } from '../players/ratings.ts'

/** Rounds, or begins and ends of own turns, that are the opening. */
const OPENING = 3
/** What lacks such a part of the best is as good. */
const NEAR = 0.004

const isOpening = (game: AdvisedGame, view: View, { seat }: Ask): boolean => {
  const clock = game.advice.search?.clock?.(readCtx(game, view), seat) ?? OPENING
  return clock >= 0 && clock <= OPENING
}

/** The place of the best-rated; in the opening, where games would be alike, and in secret any that is as good, each as likely. */
export function varied(game: AdvisedGame, view: View, ask: Ask, ratings: readonly number[], count: number, rng: Rng): number {
  const best = bestRated(ratings, count, rng)
  const near = game.advice.mixing?.secrets[ask.kind] === undefined ? 0 : (game.advice.mixing?.ratingTolerance ?? 0)
  const lacks = Math.max(near, isOpening(game, view, ask) ? NEAR : 0)
  if (lacks === 0) return best
  const least = ratings[best] - lacks * Math.abs(ratings[best])
  let chosen = best
  let equals = 0
  for (let i = 0; i < count; i++) if (ratings[i] >= least && rng.below(++equals) === 0) chosen = i
  return chosen
}
