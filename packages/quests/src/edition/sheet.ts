import type { EditionCheck, EditionSheet } from '@flotilla/kernel/edition-sheet'
import { editionWords } from '../words/edition.ts'
import type { Edition } from './schema.ts'

const CARDS = 45
const START = 5

/** What the rulebook counts; another edition can be played all the same. */
export function editionChecks({ loot, quests, champions }: Edition): EditionCheck[] {
  const n = loot.reduce((all, { copies }) => all + copies, 0)
  return [
    { at: ['loot'], holds: n === CARDS, words: { code: 'check.loot', params: { n } } },
    { at: ['quests'], holds: quests.length === CARDS, words: { code: 'check.quests', params: { n: quests.length } } },
    ...champions.map(({ id, sails, cannons, cargo }, i) => {
      const all = sails[0] + cannons[0] + cargo[0]
      return { at: ['champions', i], holds: all === START, words: { code: 'check.champion', params: { who: id, n: all } } }
    }),
  ]
}

export const editionSheet: EditionSheet<Edition> = {
  messages: editionWords,
  shapes: { champions: 'card', loot: 'card', quests: 'card', prices: 'token', start: 'token', goal: 'token' },
  names: { champions: 'champion', loot: 'thing' },
  // Nations and what loot does the rules are built on; names of islands and designs belong to the words.
  fixed: ['champions.name', 'champions.nation', 'loot.name'],
  rules: {
    start: 'QC-1.13',
    goal: 'QC-14.1',
    prices: 'QC-9.2',
    champions: 'QC-1.13',
    'champions.hearts': 'QC-8.1',
    loot: 'QC-12.1',
    quests: 'QC-5.4',
  },
  checks: editionChecks,
}
