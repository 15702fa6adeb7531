import type { Opening } from '@flotilla/kernel'
import { ENEMIES } from '../board/things.ts'
import { openingWords } from './words.ts'

const SEATS = [3, 4, 5, 6] as const

/** How a table is opened: against whom, and one game or all four; behind it the rulings that a table may settle otherwise. */
export const sinkingOpening: Opening = {
  game: 'sinking',
  words: openingWords,
  pictures: ({ variant }) => [
    {
      id: 'enemy',
      values: [...ENEMIES, 'random'].map((enemy) => ({
        id: enemy,
        set: { enemy },
        ...(variant === 'voyage' ? { barred: 'pick.enemy.voyage' } : {}),
      })),
    },
    {
      id: 'variant',
      values: [
        { id: 'single', set: { variant: 'single' } },
        { id: 'voyage', set: { variant: 'voyage' } },
      ],
    },
  ],
  chapters: [
    {
      id: 'setup',
      number: '1',
      rules: [
        { option: 'firstMate', rule: 'SK-R5' },
        { option: 'characters', rule: 'SK-R7' },
        { option: 'emptyDeck', rule: 'SK-0.7' },
      ],
    },
    { id: 'declare', number: '4', rules: [{ option: 'declareItems', rule: 'SK-R15' }] },
    {
      id: 'actions',
      number: '6',
      rules: [
        { option: 'dryBucket', rule: 'SK-R23' },
        { option: 'hammers', rule: 'SK-R27' },
        { option: 'shootTreasure', rule: 'SK-R31' },
      ],
    },
    {
      id: 'items',
      number: '10',
      rules: [
        { option: 'conditionLimit', rule: 'SK-R17' },
        { option: 'windowMode', rule: 'SK-10.11' },
        { option: 'windowSeconds', rule: 'SK-10.11' },
        { option: 'windowBeat', rule: 'SK-10.11', applies: ({ windowMode }) => windowMode === 'beat' },
      ],
    },
    {
      id: 'enemies',
      number: '13',
      rules: [
        { option: 'doubledAttacks', rule: 'SK-13.4' },
        { option: 'angeredDice', rule: 'SK-10.17' },
      ],
    },
    {
      id: 'hidden',
      number: '15',
      rules: [
        { option: 'ledger', rule: 'SK-15.2' },
        { option: 'honestyRecord', rule: 'SK-5.2' },
      ],
    },
  ],
  seats: () => SEATS,
}
