import type { EditionCheck, EditionSheet } from '@flotilla/kernel/edition-sheet'
import { FIRST_OF_SHOP } from '../board/kinds.ts'
import { editionWords } from '../words/edition.ts'
import data from './house-1.json' with { type: 'json' }
import type { Edition } from './schema.ts'

const STARTING = 10
const shopOf = (cards: readonly { readonly copies: number }[]): number =>
  cards.slice(FIRST_OF_SHOP).reduce((sum, { copies }) => sum + copies, 0)

/** What should add up; another edition can be played all the same. */
export function editionChecks({ cards }: Edition): EditionCheck[] {
  const shop = shopOf(cards)
  const usual = shopOf(data.cards)
  const start = cards[0].copies + cards[1].copies
  return [
    { at: ['cards'], holds: shop === usual, words: { code: 'check.shop', params: { n: shop, usual } } },
    { at: ['cards', 0, 'copies'], holds: start === STARTING, words: { code: 'check.start', params: { n: start } } },
  ]
}

export const editionSheet: EditionSheet<Edition> = {
  messages: editionWords,
  shapes: { cards: 'card' },
  names: { cards: 'card' },
  sources: { params: 'effect', sacrifice: 'value' },
  // When a card tires the effect is built on.
  fixed: ['cards.tires', 'cards.name'],
  rules: { cards: 'TB-1.4', 'cards.entersTired': 'TB-7.3' },
  checks: editionChecks,
}
