import type { Params } from '@flotilla/kernel'
import type { EditionCheck, EditionSheet } from '@flotilla/kernel/edition-sheet'
import { editionWords } from '../words/edition.ts'
import type { Edition } from './schema.ts'

/** What the rulebook counts; another edition can be played all the same. */
export function editionChecks({ cards, clearWater, limits, permanent, breaches, sheets, chests }: Edition): EditionCheck[] {
  const says = (holds: boolean, at: EditionCheck['at'], code: string, params: Params): EditionCheck => ({
    at,
    holds,
    words: { code: `check.${code}`, params },
  })
  const counted = (kind: string, code: string, printed: number): EditionCheck => {
    const n = cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0)
    return says(n === printed, ['cards'], code, { n })
  }
  const [, , { water, hammers }] = breaches
  const tokens = chests.slice(4, 7).map(({ points }) => points)
  return [
    counted('water', 'water', 30),
    counted('gem', 'gems', 26),
    counted('basic', 'basic', 21),
    counted('enemy', 'enemy', 12),
    says(cards[1].copies === 9, ['cards', 1, 'copies'], 'amethysts', { n: cards[1].copies }),
    says(clearWater.removed.join() === '15,10,5,0', ['clearWater', 'removed'], 'removed', { list: clearWater.removed }),
    says(permanent.water === 1, ['permanent', 'water'], 'permanent', { n: permanent.water }),
    says(water === 3 && hammers === 3, ['breaches', 2], 'massive', { water, hammers }),
    says(sheets[1].levels[0].threshold === 6, ['sheets', 1, 'levels', 0, 'threshold'], 'first', { n: sheets[1].levels[0].threshold }),
    says(limits.treasureColumn === 5, ['limits', 'treasureColumn'], 'column', { n: limits.treasureColumn }),
    says(limits.fewestCards === 2 && limits.mostCards === 10, ['limits'], 'hands', { least: limits.fewestCards, most: limits.mostCards }),
    says(tokens.join() === '2,4,6', ['chests'], 'tokens', { list: tokens }),
  ]
}

export const editionSheet: EditionSheet<Edition> = {
  messages: editionWords,
  shapes: { sheets: 'board', dice: 'die', enemies: 'track', breaches: 'card', cards: 'card', chests: 'token', characters: 'card' },
  names: { levels: 'level', enemies: 'enemy', breaches: 'thing', cards: 'thing', characters: 'character', chests: 'thing' },
  // Which pirate holds what, and which cards belong to which number of players, the rules know by their places.
  fixed: [
    'levels',
    'sheets.players',
    'enemies.name',
    'breaches.name',
    'breaches.cards',
    'cards.name',
    'cards.kind',
    'cards.enemy',
    'characters',
    'chests.name',
  ],
  rules: {
    sheets: 'SK-2.4',
    dice: 'SK-7.1',
    enemies: 'SK-7.1',
    breaches: 'SK-6.34',
    cards: 'SK-9.1',
    'scoring.amulets': 'SK-9.3',
    scoring: 'SK-9.1',
    chests: 'SK-1.2',
  },
  checks: editionChecks,
}
