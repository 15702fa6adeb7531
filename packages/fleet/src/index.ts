import { bottom } from '@flotilla/bottom'
import { frozenVersions, thaw } from '@flotilla/frozen'
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

/** The game with the rules of that version: the present ones, or as they were frozen. */
export async function gameOf(id: string, rulesVersion: number): Promise<Game> {
  const present = gameById(id)
  if (present.rulesVersion === rulesVersion) return present
  const frozen = await thaw(id, rulesVersion)
  if (frozen !== undefined) return frozen.game
  const versions = new Set([...frozenVersions(id), present.rulesVersion])
  throw new BadInput(
    'rulesVersion',
    `the record was played under rules version ${rulesVersion} of ${present.title}; this program has version ${[...versions].join(', ')}`,
  )
}
export { describedOf } from './described.ts'
