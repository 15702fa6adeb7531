import type { Ask, Choice, Rng, State } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { bestRated, rateChoices } from '../players/ratings.ts'

const ratings: number[] = []

/** How everybody plays in imagined worlds: mostly by the advice, which knows only what the asked seat knows, now and then otherwise. */
export function policy(
  game: AdvisedGame,
  state: State,
  ask: Ask,
  choices: readonly Choice[],
  count: number,
  rng: Rng,
  epsilon: number,
): Choice {
  if (epsilon >= 1 || (epsilon > 0 && rng.below(1000) < epsilon * 1000)) return choices[rng.below(count)]
  rateChoices(game, state, ask, choices, count, ratings)
  return choices[bestRated(ratings, count, rng)]
}
