import type { Pictures } from '@flotilla/kernel/lesson'
import { lessons } from './lessons.ts'
import { BRAM, CLEAR, Sea, YOU } from './sea.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'draft', stage: () => lessons[0].stage(), at: ['pool', 'nest', 'infamy', 'bag'] },
    { id: 'plan', stage: () => lessons[1].stage(), at: ['chest:0', 'hull', 'spirits', 'ports', 'crew'] },
    { id: 'fire', stage: () => lessons[3].stage(), at: ['small', 'large', 'rival:1', 'chest:1'] },
    { id: 'score', stage: () => lessons[5].stage(), at: ['points', 'bury:0', 'ports'] },
  ],
  examples: [
    {
      id: 'example',
      stage: () =>
        new Sea('Bart')
          .ship(YOU, { chests: [[6, 5], [], []], small: [4], spirits: [3] })
          .ship(BRAM, { chests: [[4, 6], [], []], hull: [6, 6], ports: [4] })
          .rolled([CLEAR, 6], [CLEAR, 2], [YOU, 3], [YOU, 5], [BRAM, 4], [BRAM, 1]),
      at: ['pool', 'small', 'spirits', 'rival:1'],
    },
  ],
}
