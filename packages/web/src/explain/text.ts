import { defineMessages } from '@flotilla/kernel'

/** Words around asking what something is. */
export const explainWords = defineMessages('web/explain', {
  'explain.title': 'What is this?',
  'explain.hint': 'Point at anything, or go through it with Tab.',
  'explain.none': 'There is nothing to point at here: the rules say it all.',
})
