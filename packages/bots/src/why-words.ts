import type { Catalogue } from '@flotilla/kernel'

/** Reasons that every game has: how imagined games ended. */
const en: Catalogue = {
  'why.wins': 'you win {n} of {of} imagined games on the spot instead of {other}',
  'why.losses': 'you lose {n} of {of} imagined games on the spot instead of {other}',
}

const de: Catalogue = {
  'why.wins': 'du gewinnst sofort {n} von {of} gedachten Spielen statt {other}',
  'why.losses': 'du verlierst sofort {n} von {of} gedachten Spielen statt {other}',
}

export const whyWords = { en, de }
