import type { AdvisedGame, WinModel } from '../advice/index.ts'

const known = new WeakMap<AdvisedGame, AdvisedGame>()

/** The same game for whoever judges it by these. */
export const judgedBy = (game: AdvisedGame, winModel: WinModel): AdvisedGame => ({
  ...game,
  advice: { ...game.advice, model: { ...game.advice.model, winModel } },
})

/** The same for whoever judges it by its value network, where it has one. */
export function judgedByNetwork(game: AdvisedGame): AdvisedGame {
  const network = game.advice.model?.valueNetwork
  if (network === undefined) return game
  const made = known.get(game)
  if (made !== undefined) return made
  const fresh = judgedBy(game, network)
  known.set(game, fresh)
  return fresh
}
