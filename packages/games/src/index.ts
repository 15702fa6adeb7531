import { bottom } from '@flotilla/bottom'
import { releasedVersions, loadRelease } from '@flotilla/releases'
import { BadInput, nearest, type Game } from '@flotilla/kernel'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { externalGames, loadExternalGame } from './external.ts'

/** The games we have. */
export const builtInGames: readonly Game[] = [waves, sinking, bottom, quests]

/** Ours, and those that were taken along. */
export const allGames = (): readonly Game[] => [...builtInGames, ...externalGames()]

/** Takes games along that are not ours, by the places of their packages. */
export async function loadExternalGames(places: readonly string[]): Promise<void> {
  const ours = builtInGames.map(({ id }) => id)
  for (const place of places) await loadExternalGame(place, ours)
}

/** The built-in or external game of that id. */
export function findGame(id: string): Game {
  const games = allGames()
  const game = games.find((one) => one.id === id)
  if (game !== undefined) return game
  const ids = games.map((one) => one.id)
  const meant = nearest(id, ids)
  const hint = meant === undefined ? '' : `, did you mean '${meant}'?`
  throw new BadInput('game', `there is no game '${id}'${hint} (the games are ${ids.join(', ')})`)
}

/** The game with the rules of that version: the present ones, or as they were frozen. */
export async function findGameVersion(id: string, rulesVersion: number): Promise<Game> {
  const present = findGame(id)
  if (present.rulesVersion === rulesVersion) return present
  const frozen = await loadRelease(id, rulesVersion)
  if (frozen !== undefined) return frozen.game
  const versions = new Set([...releasedVersions(id), present.rulesVersion])
  throw new BadInput(
    'rulesVersion',
    `the record was played under rules version ${rulesVersion} of ${present.title}; this program has version ${[...versions].join(', ')}`,
  )
}

export { externalGameFolder, externalGameModule, externalGames, externalGamePaths } from './external.ts'
export { describedOf } from './described.ts'
export { THREAD_FLAGS } from './threads.ts'
