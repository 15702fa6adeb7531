import { ioOn, type Ask, type Choice, type Game, type Rng, type State } from '@flotilla/kernel'

/** More choices than this are not all weighed: a playout needs a sensible choice, not the best one. */
const MOST_WEIGHED = 12

/** How everybody plays in imagined worlds: mostly by the advice, which knows only what the asked seat knows, now and then otherwise. */
export function policy(game: Game, state: State, ask: Ask, choices: readonly Choice[], rng: Rng, stray: number): Choice {
  if (rng.below(1000) < stray * 1000) return choices[rng.below(choices.length)]
  const io = ioOn(game, state)
  const weighed = Math.min(choices.length, MOST_WEIGHED)
  const skip = choices.length <= MOST_WEIGHED ? 0 : rng.below(choices.length)
  let best = choices[skip]
  let most = -Infinity
  for (let k = 0; k < weighed; k++) {
    const choice = choices[(skip + k) % choices.length]
    const rating = game.advice.rate(io, ask, choice)
    if (rating > most) {
      most = rating
      best = choice
    }
  }
  return best
}
