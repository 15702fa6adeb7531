import { defineMessages } from '@flotilla/kernel'

/** Reasons that every game has: how imagined games ended. */
export const whyWords = defineMessages('bots', {
  'why.wins': 'you win {n} of {of} imagined games on the spot instead of {other}',
  'why.losses': 'you lose {n} of {of} imagined games on the spot instead of {other}',
})
