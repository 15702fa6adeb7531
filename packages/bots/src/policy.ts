import type { Ask, Choice, Game, Rng, State } from '@flotilla/kernel'
import { bestRated, rateChoices } from './ratings.ts'

const ratings: number[] = []

/** How everybody plays in imagined worlds: mostly by the advice, which knows only what the asked seat knows, now and then otherwise. */
export function policy(game: Game, state: State, ask: Ask, choices: readonly Choice[], count: number, rng: Rng, stray: number): Choice {
  if (stray >= 1 || (stray > 0 && rng.below(1000) < stray * 1000)) return choices[rng.below(count)]
  rateChoices(game, state, ask, choices, count, ratings)
  return choices[bestRated(ratings, count, rng)]
}
