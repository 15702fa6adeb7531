import type { Opening } from '@flotilla/kernel'
import { openingWords } from './words.ts'

const SEATS = [2, 3, 4, 5] as const

/** How a table is opened: how it begins and how long it is; behind it the rulings that a table may settle otherwise. */
export const bottomOpening: Opening = {
  game: 'bottom',
  words: openingWords,
  pictures: () => [
    {
      id: 'start',
      values: [
        { id: 'standard', set: { start: 'standard' } },
        { id: 'draft', set: { start: 'draft' } },
      ],
    },
    {
      id: 'pace',
      values: [
        { id: 'standard', set: { pace: 'standard' } },
        { id: 'short', set: { pace: 'short' } },
      ],
    },
  ],
  chapters: [
    { id: 'setup', number: '1', rules: [{ option: 'firstPlayer', rule: 'TB-R8' }] },
    {
      id: 'sinking',
      number: '9',
      rules: [
        { option: 'icebergPrice', rule: 'TB-9.1', begin: 20 },
        { option: 'cruiseRounds', rule: 'TB-R55', begin: 25 },
      ],
    },
    { id: 'end', number: '12', rules: [{ option: 'lastShip', rule: 'TB-R56' }] },
    {
      id: 'cards',
      number: '14–17',
      rules: [
        { option: 'actAgain', rule: 'TB-R50' },
        { option: 'lifebuoy', rule: 'TB-R37' },
        { option: 'torpedo', rule: 'TB-R66' },
        { option: 'assistant', rule: 'TB-R67' },
        { option: 'anchor', rule: 'TB-R19' },
        { option: 'flapper', rule: 'TB-R72' },
        { option: 'seal', rule: 'TB-R70' },
        { option: 'reactionClock', rule: 'TB-14.6' },
      ],
    },
    {
      id: 'undertow',
      number: '19',
      rules: [
        { option: 'stall', rule: 'TB-R54' },
        { option: 'undertowFrom', rule: 'TB-19.1', begin: 16, applies: ({ stall }) => stall === 'undertow' },
      ],
    },
  ],
  seats: () => SEATS,
}
