import type { Game, WinModel } from '@flotilla/kernel'

const known = new WeakMap<Game, Game>()

/** The same game for whoever judges it by these. */
export const judgedBy = (game: Game, prospects: WinModel): Game => ({ ...game, advice: { ...game.advice, winModel: prospects } })

/** The same for whoever judges it by insight. */
export function insightful(game: Game): Game {
  const { valueNetwork: insight } = game.advice
  if (insight === undefined) return game
  const made = known.get(game)
  if (made !== undefined) return made
  const fresh = judgedBy(game, insight)
  known.set(game, fresh)
  return fresh
}
