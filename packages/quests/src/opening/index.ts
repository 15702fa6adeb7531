import type { Chosen, Opening, PictureValue } from '@flotilla/kernel'
import { BOARDS, SEATS_OF, maraudersOf, teamsOf } from '../rules/teams.ts'
import type { Options } from '../rules/options.ts'
import { openingWords } from './words.ts'

const MODES = Object.keys(SEATS_OF) as Options['mode'][]

/** What is read here of all that is chosen: every option has a value. */
type Read = Pick<Options, 'mode' | 'marauders' | 'map' | 'layout'>
const read = (options: Chosen): Read => options as unknown as Read

/** The quick layout has homes for two or three sides only. */
const MOST_QUICK_SIDES = 3

/** Whether the chart has a home for every side. */
function hasHomes({ mode, layout }: Read, seats: number): boolean {
  if (mode === 'coop') return true
  const sides = teamsOf({ mode }, seats)
  if (typeof layout === 'object') return layout.homesFor[String(sides)] !== undefined
  return layout !== 'quickplay' || sides <= MOST_QUICK_SIDES
}

function seats(options: Chosen): readonly number[] {
  const chosen = read(options)
  const all = SEATS_OF[chosen.mode]
  const some = all.filter((n) => hasHomes(chosen, n) && n + maraudersOf(chosen) <= BOARDS)
  // Where nothing goes with it, the server says what is wrong.
  return some.length === 0 ? all : some
}

/** On which chart: all of them are one layout and one way to lay it. */
function charts({ mode }: Read, n: number): readonly PictureValue[] {
  if (mode === 'coop') return (['easy', 'hard'] as const).map((board) => ({ id: board, set: { board, layout: 'auto', map: 'layout' } }))
  const value = (id: string, layout: string, map: Options['map']): PictureValue => ({ id, set: { layout, map } })
  const isTooMany = teamsOf({ mode }, n) > MOST_QUICK_SIDES
  return [
    value('auto', 'auto', 'layout'),
    value('intro', 'intro', 'layout'),
    { ...value('quickplay', 'quickplay', 'layout'), ...(isTooMany ? { barred: 'pick.chart.noQuick' } : {}) },
    value('random', 'auto', 'random'),
    value('draft', 'auto', 'draft'),
    { id: 'own' },
  ]
}

const hasMates = ({ mode }: Chosen): boolean => mode !== 'ffa'

/** How a table is opened: who against whom, on which chart; behind it the rulings that a table may settle otherwise. */
export const questsOpening: Opening = {
  game: 'quests',
  words: openingWords,
  pictures: (options, n) => [
    {
      id: 'mode',
      values: MODES.map((mode) => ({ id: mode, set: { mode, ...(mode === 'coop' ? { layout: 'auto', map: 'layout' } : {}) } })),
    },
    { id: 'chart', values: charts(read(options), n) },
  ],
  chapters: [
    {
      id: 'setup',
      number: '1',
      rules: [
        { option: 'champions', rule: 'QC-1.10' },
        { option: 'uniqueNations', rule: 'QC-R4', applies: ({ mode }, n) => mode === 'ffa' && n <= 3 },
        { option: 'tokens', rule: 'QC-17.1' },
        { option: 'tokenMix', rule: 'QC-1.6' },
        { option: 'workshopsFaceDown', rule: 'QC-17.7', applies: ({ map }) => map === 'draft' },
      ],
    },
    {
      id: 'movement',
      number: '3',
      rules: [
        { option: 'freeStepStormy', rule: 'QC-R8' },
        { option: 'poolActions', rule: 'QC-R9' },
        { option: 'bonusCap', rule: 'QC-R29' },
      ],
    },
    {
      id: 'damage',
      number: '6–8',
      rules: [
        { option: 'sellSolved', rule: 'QC-R28' },
        { option: 'sunkTurn', rule: 'QC-R15' },
      ],
    },
    {
      id: 'exchange',
      number: '10',
      rules: [
        { option: 'teamHands', rule: 'QC-R41', applies: hasMates },
        { option: 'giveEquipped', rule: 'QC-R45', applies: hasMates },
      ],
    },
    {
      id: 'cards',
      number: '11–13',
      rules: [
        { option: 'finiteSupplies', rule: 'QC-R40' },
        { option: 'reactions', rule: 'QC-12.21' },
        { option: 'underSail', rule: 'QC-13.14' },
      ],
    },
    {
      id: 'end',
      number: '14',
      rules: [
        { option: 'goal', rule: 'QC-14.1', begin: 15 },
        { option: 'roundLimit', rule: 'QC-14.5', applies: ({ mode }) => mode !== 'coop' },
        { option: 'coopGoal', rule: 'QC-R43', applies: ({ mode }) => mode === 'coop' },
      ],
    },
    {
      id: 'marauders',
      number: '16',
      rules: [
        { option: 'marauders', rule: 'QC-16.3' },
        { option: 'maraudersCross', rule: 'QC-R17' },
        { option: 'maraudersChase', rule: 'QC-R22' },
        { option: 'marauderStart', rule: 'QC-R21' },
      ],
    },
  ],
  seats,
  sides: (options, n) => teamsOf(read(options), n),
}
