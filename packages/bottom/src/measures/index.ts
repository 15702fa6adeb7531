import type { Measures, Seat } from '@flotilla/kernel'
import { worth } from '../board/board.ts'
import { KINDS, kindOf, FIRST_OF_SHOP } from '../board/kinds.ts'
import { sacrificeAt, valueAt, type BottomState, type Io } from '../board/state.ts'
import { turnsLeft } from '../bots/estimate.ts'
import type { Edition } from '../edition/schema.ts'
import { de, en } from './words.ts'

/** In the order of the features in `bots/prospects.ts`, once for each phase. */
const phase = [
  'board',
  'afloat',
  'board',
  'cards',
  'cards hand',
  'cards',
  'air',
  'hand',
  'cards',
  'air',
  'air',
  'cards',
  'price',
  'strong',
  'turn',
  'hand',
  ...KINDS.map(() => 'helpers'),
  ...KINDS.map(() => 'cards strong'),
]

const sumOf = (io: Io, pile: readonly number[]): number =>
  pile.reduce((sum, card) => sum + Math.max(valueAt(io, card), sacrificeAt(io, card)), 0)

function cards(io: Io, seat: Seat): number {
  const { deck, hand, water } = io.state.ships[seat]
  return sumOf(io, deck) + sumOf(io, hand) + sumOf(io, water)
}

/** What counts at To the Bottom, as passengers count it. */
export const bottomMeasures: Measures<BottomState, Edition> = {
  game: 'bottom',
  features: [...phase, ...phase],
  list: {
    board: { amount: worth, better: 'more' },
    afloat: { amount: ({ state: { ships } }, seat) => (ships[seat].sunk ? 0 : 1), better: 'more' },
    cards: { amount: cards, better: 'more' },
    hand: { amount: (io, seat) => sumOf(io, io.state.ships[seat].hand), better: 'more' },
    air: { amount: turnsLeft, better: 'more' },
    price: { amount: ({ state: { ships } }, seat) => ships[seat].board.length, better: 'less' },
    strong: {
      amount(io, seat) {
        const { deck, hand, water } = io.state.ships[seat]
        return (10 * cards(io, seat)) / Math.max(1, deck.length + hand.length + water.length)
      },
      better: 'more',
    },
    turn: { amount: ({ state: { active, seats } }, seat) => (active - seat + seats) % seats, better: 'more' },
    helpers: {
      amount: ({ state: { ships, faces } }, seat) => ships[seat].board.filter((card) => kindOf(faces[card]) >= FIRST_OF_SHOP).length,
      better: 'more',
    },
  },
  brought: ['board', 'hand'],
  words: { en, de },
}
