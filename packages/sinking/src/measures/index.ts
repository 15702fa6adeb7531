import type { Measures } from '@flotilla/bots/advice'
import type { SinkingState } from '../board/state.ts'
import { outlookOf } from '../bots/outlook.ts'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsOf, totalOf } from '../rules/end-and-scoring.ts'

const ENDINGS = 'saved sunk'

/** In the order of the features in `bots/prospects.ts`: each as it is, by the ship's fate, and by how soon it is decided. */
const features = ['points', 'cards', 'cards', 'chests', 'points', 'rich', 'light', ENDINGS].flatMap((name) => [
  name,
  `${name} ${ENDINGS}`,
  `${name} ${ENDINGS}`,
  name,
  `${name} ${ENDINGS}`,
])

const percent = (chance: number): number => 100 * chance

/** What counts at We're Sinking!, as pirates count it. */
export const sinkingMeasures: Measures<SinkingState, Edition> = {
  game: 'sinking',
  features,
  list: {
    points: { amount: (ctx, seat) => totalOf(pointsOf(ctx, seat)), better: 'more' },
    cards: { amount: countedCards, better: 'less' },
    chests: { amount: ({ state: { chests } }, seat) => chests[seat].length, better: 'more' },
    rich: { amount: (ctx, seat) => percent(outlookOf(ctx, seat).rich), better: 'more' },
    light: { amount: (ctx, seat) => percent(outlookOf(ctx, seat).light), better: 'more' },
    saved: { amount: (ctx, seat) => percent(outlookOf(ctx, seat).saved), better: 'more' },
    sunk: { amount: (ctx, seat) => percent(1 - outlookOf(ctx, seat).saved), better: 'more' },
  },
  brought: ['points', 'cards', 'chests'],
}
