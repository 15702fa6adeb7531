import type { Measures } from '@flotilla/kernel'
import type { SinkingState } from '../board/state.ts'
import { outlookOf } from '../bots/outlook.ts'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsOf, totalOf } from '../rules/end.ts'
import { de, en } from './words.ts'

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
    points: { amount: (io, seat) => totalOf(pointsOf(io, seat)), better: 'more' },
    cards: { amount: countedCards, better: 'less' },
    chests: { amount: ({ state: { chests } }, seat) => chests[seat].length, better: 'more' },
    rich: { amount: (io, seat) => percent(outlookOf(io, seat).rich), better: 'more' },
    light: { amount: (io, seat) => percent(outlookOf(io, seat).light), better: 'more' },
    saved: { amount: (io, seat) => percent(outlookOf(io, seat).saved), better: 'more' },
    sunk: { amount: (io, seat) => percent(1 - outlookOf(io, seat).saved), better: 'more' },
  },
  brought: ['points', 'cards', 'chests'],
  words: { en, de },
}
