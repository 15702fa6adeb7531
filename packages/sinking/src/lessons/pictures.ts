import type { Pictures } from '@flotilla/kernel/lesson'
import { examples } from './examples.ts'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'ship', stage: () => lessons[0].stage(), at: ['room:water', 'room:treasure', 'room:breaches', 'room:cannons'] },
    { id: 'water', stage: () => lessons[0].stage(), at: ['gauge', 'deck', 'pile'] },
    { id: 'lies', stage: () => lessons[1].stage(), at: ['seat:0', 'seat:1', 'hand'] },
    { id: 'enemy', stage: () => lessons[3].stage(), at: ['enemy', 'die:0', 'room:cannons'] },
  ],
  examples,
}
