import { fleet as today } from '@flotilla/fleet'
import type { Game } from '@flotilla/kernel'

/** The fleet after an upgrade: every game has other rules, and nothing that was begun before can be played by them. */
export const fleet: readonly Game[] = today.map((game) => ({
  ...game,
  rulesVersion: game.rulesVersion + 1,
  setup(): never {
    throw new Error('these are not the rules that this game began with')
  },
}))
