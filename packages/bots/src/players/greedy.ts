import { copy, imagine, readCtx, take, type Ask, type Choice, type Rng, type View } from '@flotilla/kernel'
import { ownScore, type AdvisedGame } from '../advice/index.ts'
import type { Bot, Kind } from './bot.ts'
import { bestRated } from './ratings.ts'

/** Takes whatever shows the most points at once, in a world as it may be; equals are equally likely. A yardstick for others. */
export const greedy: Kind = {
  id: 'greedy',
  title: 'Greedy: the most points at once',
  at: (game: AdvisedGame): Bot => ({
    id: greedy.id,
    title: greedy.title,
    needsView: true,
    choose: (view, ask, choices, rng) =>
      choices.length === 1 ? choices[0] : choices[bestRated(scores(game, view, ask, choices, rng), choices.length, rng)],
  }),
}

/** What the seat's visible score says after each choice. */
function scores(game: AdvisedGame, view: View, { seat }: Ask, choices: readonly Choice[], rng: Rng): number[] {
  const world = imagine(game, view, rng)
  return choices.map((choice) => {
    const after = copy(game, world)
    const ask = after.asks.find((one) => one.seat === seat && one.optional === undefined)
    if (ask === undefined) return 0
    take(game, after, ask, choice)
    return ownScore(game, readCtx(game, after), seat)
  })
}
