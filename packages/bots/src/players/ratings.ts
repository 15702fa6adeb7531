import { readCtx, type Ask, type Choice, type Rng, type Seen } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'

/** What the game's advice gives each of the first `count` choices. */
export function rateChoices(game: AdvisedGame, seen: Seen, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
  const ctx = readCtx(game, seen)
  const { advice } = game
  if (advice.rateAll !== undefined) advice.rateAll(ctx, ask, choices, count, ratings)
  else for (let i = 0; i < count; i++) ratings[i] = advice.rate(ctx, ask, choices[i])
}

/** The index of the best-rated; equals are equally likely. */
export function bestRated(ratings: readonly number[], count: number, rng: Rng): number {
  let best = 0
  let equals = 1
  for (let i = 1; i < count; i++) {
    if (ratings[i] > ratings[best]) {
      best = i
      equals = 1
    } else if (ratings[i] === ratings[best] && rng.below(++equals) === 0) best = i
  }
  return best
}
