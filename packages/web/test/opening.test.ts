import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bottom } from '@flotilla/bottom'
import { bottomOpening } from '@flotilla/bottom/opening'
import type { Game, Opening } from '@flotilla/kernel'
import { house, optionsSchema } from '@flotilla/protocol'
import { quests } from '@flotilla/quests'
import { questsOpening } from '@flotilla/quests/opening'
import { sinking } from '@flotilla/sinking'
import { sinkingOpening } from '@flotilla/sinking/opening'
import { waves } from '@flotilla/waves'
import { wavesOpening } from '@flotilla/waves/opening'
import { describe, expect, test } from 'vitest'
import { propertiesOf } from '../src/lobby/option-words.ts'
import { HOUSE_RULES } from '../src/opening/at-table.ts'
import * as plans from '../src/opening/plan.ts'
import { rangeOf, wordsOf } from '../src/opening/house-rules/values.ts'

const GAMES: readonly (readonly [string, Game, Opening])[] = [
  ['waves', waves, wavesOpening],
  ['sinking', sinking, sinkingOpening],
  ['bottom', bottom, bottomOpening],
  ['quests', quests, questsOpening],
]

/** Options that a page cannot ask for by a word or a number, each with the reason. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  // Tiles are turned down on the map page, for a map of one's own.
  quests: ['removeTiles'],
}

function frameOf(game: Game, opening: Opening): plans.Frame {
  const usual = Object.fromEntries(propertiesOf(optionsSchema(game)).map(([name, { default: value }]) => [name, value]))
  return { usual, edition: String((game.edition as { id: unknown }).id), seats: game.seats, opening }
}

/** Why the game refuses what is asked of the server; null if it takes it. */
function refusal(game: Game, plan: plans.Plan, frame: plans.Frame): string | null {
  const { options, seats } = plans.toOpen(plan, frame, game.id)
  const read = game.options.safeParse(options)
  if (!read.success) return read.error.message
  return game.fits?.(read.data, seats.filter(({ kind }) => kind !== 'closed').length) ?? null
}

const pictured = (plan: plans.Plan, frame: plans.Frame): plans.Plan[] =>
  plans
    .picturesOf(plan, frame)
    .flatMap(({ values }) => values.filter(({ barred, set, edition }) => barred === undefined && (set ?? edition) !== undefined))
    .map((value) => plans.settle(plans.choose(plan, frame, value), frame))

describe.each(GAMES)('a table of %s', (id, game, opening) => {
  const frame = frameOf(game, opening)
  const usual = plans.settle(plans.usualPlan(frame), frame)
  const properties = new Map(propertiesOf(optionsSchema(game)))
  const rules = opening.chapters.flatMap((chapter) => chapter.rules)
  const wished = plans.countsOf(usual, frame).map((n) => plans.settle(plans.wish(usual, n), frame))
  /** Every choice of a picture, after every other, for every number of seats. */
  const all = [...wished, ...wished.flatMap((plan) => pictured(plan, frame).flatMap((one) => [one, ...pictured(one, frame)]))]

  test('can be opened whatever is chosen between pictures, for any number of seats that is offered', () => {
    expect(all.length).toBeGreaterThan(8)
    for (const plan of all) {
      for (const n of plans.countsOf(plan, frame))
        expect([plan.options, n, refusal(game, plans.settle(plans.wish(plan, n), frame), frame)]).toEqual([plan.options, n, null])
    }
  })

  test('can be opened with every value of every house rule that applies', () => {
    for (const plan of all)
      for (const { option, applies } of rules) {
        if (applies?.(plans.allOptions(plan, frame), plans.playing(plan)) === false) continue
        const property = properties.get(option) ?? {}
        const range = rangeOf(property)
        for (const value of [...wordsOf(property), ...(range === null ? [] : [range.min, range.max])]) {
          // A seat that does not exist here is not offered; how many Marauders there may be is a matter of the seats, which follow.
          if (typeof value === 'number' && option.startsWith('first') && value >= plans.playing(plan)) continue
          const changed = plans.settle(plans.setOptions(plan, frame, { [option]: value }), frame)
          const wrong = refusal(game, changed, frame)
          if (option === 'marauders' && wrong !== null) expect(wrong).toMatch(/^marauders: /)
          else expect([plan.options, option, value, wrong]).toEqual([plan.options, option, value, null])
        }
      }
  })

  test('asks for every option once, and says all of it', () => {
    const asked = [
      ...rules.map(({ option }) => option),
      ...new Set(
        all.flatMap((plan) => plans.picturesOf(plan, frame)).flatMap(({ values }) => values.flatMap(({ set }) => Object.keys(set ?? {}))),
      ),
    ]
    expect(asked.toSorted()).toEqual([...properties.keys()].filter((option) => !(NOT_ASKED[id] ?? []).includes(option)).toSorted())
    const { en } = opening.words
    const codes = [
      ...rules.flatMap(({ option, applies }) => [`option.${option}.say`, ...(applies === undefined ? [] : [`option.${option}.only`])]),
      ...opening.chapters.map((chapter) => `chapter.${chapter.id}`),
      ...all
        .flatMap((plan) => plans.picturesOf(plan, frame))
        .flatMap((choice) => [
          `pick.${choice.id}`,
          ...choice.values.flatMap((value) => [`pick.${choice.id}.${value.id}`, value.barred ?? `pick.${choice.id}.${value.id}.say`]),
        ]),
    ]
    expect(codes.filter((code) => !(code in en))).toEqual([])
  })

  test('names rules that are in the book', () => {
    const book = readFileSync(join(import.meta.dirname, `../../${id}/rules.md`), 'utf8')
    for (const { rule } of rules) expect(book).toContain(`- **${rule}** `)
  })

  test('of a picture knows which one is chosen', () => {
    for (const plan of wished)
      for (const choice of plans.picturesOf(plan, frame))
        for (const value of choice.values.filter(({ barred, set, edition }) => barred === undefined && (set ?? edition) !== undefined)) {
          const next = plans.settle(plans.choose(plan, frame, value), frame)
          const again = plans.picturesOf(next, frame).find((one) => one.id === choice.id)
          expect(again === undefined ? undefined : plans.chosenOf(again, next, frame)?.id).toBe(value.id)
        }
  })
})

describe('the seats', () => {
  const frame = frameOf(quests, questsOpening)
  const mode = (plan: plans.Plan, one: string): plans.Plan => plans.settle(plans.setOptions(plan, frame, { mode: one }), frame)
  const three = plans.usualPlan(frame)

  test('follow the mode, and the number last wished for comes back', () => {
    const teams = mode(three, 'team2v2')
    expect(teams.seats).toHaveLength(4)
    expect(plans.closingBarred(teams, frame)).toBe('all')
    expect(mode(teams, 'ffa').seats).toHaveLength(3)
  })

  test('keep whoever was planned for them, and oneself', () => {
    const bot = { kind: 'bot', bot: 'captain' } as const
    const planned = plans.sit(plans.give(three, 1, bot), 2)
    expect(planned).toMatchObject({ own: 2, seats: [{ kind: 'open' }, bot, { kind: 'open' }] })
    const two = mode(planned, 'team2v2')
    expect(two).toMatchObject({ own: 2, seats: [{ kind: 'open' }, bot, { kind: 'open' }, { kind: 'open' }] })
    expect(plans.company(plans.giveAll(two, bot))).toEqual({ friends: 0, bots: 3 })
  })

  test('stay empty where enough others play', () => {
    const closed = plans.settle(plans.give(three, 2, { kind: 'closed' }), frame)
    expect(plans.playing(closed)).toBe(2)
    expect(plans.closingBarred(closed, frame)).toBe('few')
    expect(refusal(quests, closed, frame)).toBeNull()
  })
})

test('what is kept at the table is what the server takes, and can be taken back', () => {
  for (const { values, of, set, isUsual } of HOUSE_RULES)
    for (const value of values) {
      const kept = set({ public: true }, value)
      expect(house.safeParse(kept).success).toBe(true)
      expect(of(kept)).toBe(value)
      expect(isUsual(kept)).toBe(value === values[0])
      expect(set(kept, values[0])).toEqual({ public: true })
    }
})

test('the page that opens tables names no game and none of its options', () => {
  const folder = join(import.meta.dirname, '../src/opening')
  const options = GAMES.flatMap(([id, game]) => [id, ...propertiesOf(optionsSchema(game)).map(([name]) => name)])
  const shell = [
    'new-table.tsx',
    'house-rules/house-rules.tsx',
    'house-rules/option-row.tsx',
    'pictures.tsx',
    'seats/place.tsx',
    'plan.ts',
    'seats/sitter-sheet.tsx',
    'sheets.tsx',
  ]
  for (const file of shell) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, word = ''] of text.matchAll(/'(\w+)'/g))
      expect([file, options.includes(word) && word !== 'language']).toEqual([file, false])
  }
})
