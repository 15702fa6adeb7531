import type { Catalogue } from '@flotilla/kernel'

/** Words around asking what something is. */
const en: Catalogue = {
  'explain.title': 'What is this?',
  'explain.hint': 'Point at anything, or go through it with Tab.',
  'explain.none': 'There is nothing to point at here: the rules say it all.',
}

const de: Catalogue = {
  'explain.title': 'Was ist das?',
  'explain.hint': 'Zeig auf irgendetwas, oder geh mit Tab hindurch.',
  'explain.none': 'Hier gibt es nichts zum Zeigen: In den Regeln steht alles.',
}

export const explainWords = { en, de }
