import type { Pictures } from '@flotilla/kernel/lesson'
import { examples } from './examples.ts'
import { lessons } from './lessons.ts'

/** How the game is played, on the positions of its lessons. */
export const pictures: Pictures = {
  list: [
    { id: 'sail', stage: () => lessons[0].stage(), at: ['ship', 'coins:0', 'ammo:0', 'race'] },
    { id: 'land', stage: () => lessons[1].stage(), at: ['deck:quests', 'deck:clues', 'deck:loot'] },
    { id: 'fight', stage: () => lessons[4].stage(), at: ['ship:1', 'bonus:0', 'race'] },
    { id: 'coop', stage: () => lessons[5].stage(), at: ['race', 'ship:6'] },
  ],
  examples,
}
