import type { Opening } from '@flotilla/kernel'
import { openingWords } from './words.ts'

/** The usual edition first. */
const EDITIONS = ['house-2', 'house-1'] as const

/** How a table is opened: who sails, how long, and with which numbers; behind it the rulings that a table may settle otherwise. */
export const wavesOpening: Opening = {
  game: 'waves',
  words: openingWords,
  pictures: () => [
    {
      id: 'mode',
      values: [
        { id: 'standard', set: { mode: 'standard' } },
        { id: 'solo', set: { mode: 'solo' } },
      ],
    },
    {
      id: 'length',
      values: [
        { id: 'standard', set: { length: 'standard' } },
        { id: 'short', set: { length: 'short' } },
      ],
    },
    { id: 'edition', values: EDITIONS.map((edition) => ({ id: edition, edition })) },
  ],
  chapters: [
    { id: 'setup', number: '1', rules: [{ option: 'first', rule: 'RW-R29', applies: ({ mode }) => mode !== 'solo' }] },
    { id: 'draft', number: '2', rules: [{ option: 'draftOrder', rule: 'RW-2.2' }] },
    { id: 'spirits', number: '5', rules: [{ option: 'raiseTiming', rule: 'RW-R17' }] },
    { id: 'bury', number: '7', rules: [{ option: 'buryNamed', rule: 'RW-R22' }] },
    {
      id: 'fight',
      number: '8–9',
      rules: [
        { option: 'hullAgainstTwo', rule: 'RW-R2' },
        { option: 'cannonShots', rule: 'RW-R23' },
        { option: 'fireTie', rule: 'RW-R6' },
        { option: 'emptyTargets', rule: 'RW-R14' },
        { option: 'lootChest', rule: 'RW-R19' },
      ],
    },
    { id: 'ports', number: '10', rules: [{ option: 'portsTie', rule: 'RW-R4' }] },
    { id: 'end', number: '13', rules: [{ option: 'roundLimit', rule: 'RW-R28' }] },
  ],
  seats: ({ mode }) => (mode === 'solo' ? [1] : [2, 3, 4, 5]),
}
