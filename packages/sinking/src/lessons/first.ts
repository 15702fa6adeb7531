import type { FirstGame } from '@flotilla/kernel/lesson'

/** A game against the Kraken, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: { enemy: 'kraken' },
  bots: ['cabin-boy', 'cabin-boy', 'cabin-boy'],
}
