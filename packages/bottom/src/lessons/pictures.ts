import type { Pictures } from '@flotilla/kernel/lesson'
import { examples } from './examples.ts'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'cruise', stage: () => lessons[0].stage(), at: ['hand:0', 'rail', 'slot:1', 'water:0'] },
    { id: 'board', stage: () => lessons[1].stage(), at: ['board:0', 'worth:0', 'deck:0'] },
    { id: 'iceberg', stage: () => lessons[3].stage(), at: ['iceberg', 'shopDeck', 'deck:1'] },
    { id: 'sinking', stage: () => lessons[4].stage(), at: ['deck:0', 'hand:0', 'worth:1'] },
  ],
  examples,
}
