import type { FirstGame } from '@flotilla/kernel/lesson'

/** A game of three, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: {},
  bots: ['cabin-boy', 'cabin-boy'],
}
