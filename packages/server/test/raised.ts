import { builtInGames as today } from '@flotilla/games'
import type { Game } from '@flotilla/kernel'
import { keepAll } from '../../../scripts/freeze/kept.ts'

/** Names the folder with the rules of before; the thread of the bots, which loads this file too, finds them by it. */
export const FROZEN = 'FLOTILLA_TEST_FROZEN'

const folder = process.env[FROZEN]
if (folder !== undefined) keepAll(folder)

/** The games after an upgrade: every game has other rules, and nothing that was begun before can be played by them. */
export const builtInGames: readonly Game[] = today.map((game) => ({
  ...game,
  rulesVersion: game.rulesVersion + 1,
  setup(): never {
    throw new Error('these are not the rules that this game began with')
  },
}))
