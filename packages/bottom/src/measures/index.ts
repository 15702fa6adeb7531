import type { Measures } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { worth } from '../board/board.ts'
import { KINDS, kindOf, FIRST_OF_SHOP } from '../board/kinds.ts'
import { sacrificeAt, valueAt, type BottomState, type ReadCtx } from '../board/state.ts'
import { turnsLeft } from '../bots/estimate.ts'
import type { Edition } from '../edition/schema.ts'

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

const sumOf = (ctx: ReadCtx, pile: readonly number[]): number =>
  pile.reduce((sum, card) => sum + Math.max(valueAt(ctx, card), sacrificeAt(ctx, card)), 0)

function cards(ctx: ReadCtx, seat: Seat): number {
  const { deck, hand, water } = ctx.state.ships[seat]
  return sumOf(ctx, deck) + sumOf(ctx, hand) + sumOf(ctx, water)
}

/** What counts at To the Bottom, as passengers count it. */
export const bottomMeasures: Measures<BottomState, Edition> = {
  game: 'bottom',
  features: [...phase, ...phase],
  list: {
    board: { amount: worth, better: 'more' },
    afloat: { amount: ({ state: { ships } }, seat) => (ships[seat].sunk ? 0 : 1), better: 'more' },
    cards: { amount: cards, better: 'more' },
    hand: { amount: (ctx, seat) => sumOf(ctx, ctx.state.ships[seat].hand), better: 'more' },
    air: { amount: turnsLeft, better: 'more' },
    price: { amount: ({ state: { ships } }, seat) => ships[seat].board.length, better: 'less' },
    strong: {
      amount(ctx, seat) {
        const { deck, hand, water } = ctx.state.ships[seat]
        return (10 * cards(ctx, seat)) / Math.max(1, deck.length + hand.length + water.length)
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
}
