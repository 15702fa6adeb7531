import { bottom } from '@flotilla/bottom'
import { BadInput, nearest, type Game } from '@flotilla/kernel'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'

/** The games we have. */
export const fleet: readonly Game[] = [waves, sinking, bottom, quests]

export function gameById(id: string): Game {
  const game = fleet.find((one) => one.id === id)
  if (game !== undefined) return game
  const ids = fleet.map((one) => one.id)
  const meant = nearest(id, ids)
  const hint = meant === undefined ? '' : `, did you mean '${meant}'?`
  throw new BadInput('game', `there is no game '${id}'${hint} (the games are ${ids.join(', ')})`)
}
