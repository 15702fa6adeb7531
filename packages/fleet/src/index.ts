import { bottom } from '@flotilla/bottom'
import { frozenVersions, thaw } from '@flotilla/frozen'
import { BadInput, nearest, type Game } from '@flotilla/kernel'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { guestGames, takeAboard } from './aboard.ts'

/** The games we have. */
export const fleet: readonly Game[] = [waves, sinking, bottom, quests]

/** Ours, and those that were taken along. */
export const gamesAboard = (): readonly Game[] => [...fleet, ...guestGames()]

/** Takes games along that are not ours, by the places of their packages. */
export async function takeAllAboard(places: readonly string[]): Promise<void> {
  const ours = fleet.map(({ id }) => id)
  for (const place of places) await takeAboard(place, ours)
}

export function gameById(id: string): Game {
  const games = gamesAboard()
  const game = games.find((one) => one.id === id)
  if (game !== undefined) return game
  const ids = games.map((one) => one.id)
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

export { folderOfGuest, guestGames, guestPlaces } from './aboard.ts'
export { describedOf } from './described.ts'
export { THREAD_FLAGS } from './threads.ts'
