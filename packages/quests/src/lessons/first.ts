import type { FirstGame } from '@flotilla/kernel/lesson'

/** A short game on the Intro Map, told from the shoulder: what each decision is about. */
export const first: FirstGame = {
  options: { layout: 'intro', goal: 10 },
  bots: ['cabin-boy'],
}
