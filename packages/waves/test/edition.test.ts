import { describe, expect, test } from 'vitest'
import data from '../src/edition/house-1.json' with { type: 'json' }
import { editionSchema, house1 } from '../src/edition/schema.ts'
import { editionChecks } from '../src/edition/sheet.ts'

type Part = Exclude<keyof typeof data, 'id' | 'title'>

/** house-1 with one part changed. */
const file = (part: Part, change: Readonly<Record<string, unknown>>) => ({ ...data, [part]: { ...data[part], ...change } })

const issuesOf = (edition: unknown) =>
  (editionSchema.safeParse(edition).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))

const rows = ['hull', 'ports', 'crew'] as const
const cannons = ['small', 'large'] as const

const refused = (path: string, message: string, edition: unknown) => {
  const issues = issuesOf(edition)
  expect(issues).toContainEqual({ path, message: expect.stringContaining(message) })
  expect(new Set(issues.map((issue) => issue.path))).toEqual(new Set([path]))
}

const doubtsIn = (edition: Parameters<typeof editionChecks>[0]) => editionChecks(edition).filter(({ holds }) => !holds)
const warningsOf = (part: Part, thresholds: readonly number[]) =>
  doubtsIn(editionSchema.parse(file(part, { thresholds }))).map(
    ({ at, words }) => `${at.join('.')}: ${words.code} ${String(words.params?.n)}`,
  )

describe('house-1', () => {
  test('passes, agrees with every figure of the rulebook and is what the game plays with', () => {
    expect(issuesOf(data)).toEqual([])
    expect(house1).toEqual(data)
    expect(doubtsIn(house1)).toEqual([])
  })

  test('cannot be changed', () => {
    for (const part of [house1, house1.hull, house1.hull.thresholds, house1.hull.source]) expect(part).toSatisfy(Object.isFrozen)
  })

  const { id: _id, title: _title, ...entries } = data
  test.each(Object.entries(entries))('%s: every number has its source', (_part, { source, ...numbers }) => {
    expect(Object.keys(source)).toEqual(Object.keys(numbers))
    for (const from of Object.values(source)) expect(from).toBeOneOf(['rulebook', 'published', 'house'])
  })

  test('a house value is marked where the printed one is lost', () => {
    const house = Object.entries(entries).flatMap(([part, { source }]) =>
      Object.entries(source).flatMap(([number, from]) => (from === 'house' ? [`${part}.${number}`] : [])),
    )
    expect(house).toEqual([
      'infamy.max',
      'chests.columns',
      'chests.rows',
      'chests.fullBonus',
      'hull.thresholds',
      'small.squares',
      'small.thresholds',
      'large.squares',
      'large.thresholds',
      'ports.thresholds',
      'crew.thresholds',
      'dice.sailorFace',
    ])
  })
})

describe('a wrong edition is refused at the wrong entry', () => {
  test.each(rows)('thresholds of %s are positive', (row) => {
    expect(issuesOf(file(row, { thresholds: [1, 10, 20] }))).toEqual([])
    refused(`${row}.thresholds.0`, 'from 1 to 35', file(row, { thresholds: [0, 10, 20] }))
  })

  test.each(rows)('thresholds of %s are at most 35', (row) => {
    expect(issuesOf(file(row, { thresholds: [5, 10, 35] }))).toEqual([])
    refused(`${row}.thresholds.2`, 'from 1 to 35', file(row, { thresholds: [5, 10, 36] }))
  })

  test.each(rows)('thresholds of %s are whole numbers', (row) => {
    refused(`${row}.thresholds.1`, 'a whole number', file(row, { thresholds: [5, 10.5, 20] }))
    refused(`${row}.thresholds.1`, 'a whole number', file(row, { thresholds: [5, '10', 20] }))
  })

  test.each(rows)('thresholds of %s rise', (row) => {
    refused(`${row}.thresholds.1`, 'more than 5', file(row, { thresholds: [5, 5, 20] }))
    refused(`${row}.thresholds.2`, 'more than 10', file(row, { thresholds: [5, 10, 9] }))
  })

  test('hull has 2 or 3 thresholds', () => {
    expect(issuesOf(file('hull', { thresholds: [12, 21] }))).toEqual([])
    refused('hull.thresholds', '2 or 3 thresholds', file('hull', { thresholds: [12] }))
    refused('hull.thresholds', '2 or 3 thresholds', file('hull', { thresholds: [12, 21, 30, 33] }))
  })

  test.each(['ports', 'crew'] as const)('%s has exactly 3 thresholds', (row) => {
    refused(`${row}.thresholds`, 'exactly 3 thresholds', file(row, { thresholds: [4, 10] }))
    refused(`${row}.thresholds`, 'exactly 3 thresholds', file(row, { thresholds: [4, 10, 15, 20] }))
  })

  test.each(cannons)('thresholds of the %s cannon do not fall; all 0 are fixed shots', (cannon) => {
    expect(issuesOf(file(cannon, { thresholds: [0, 0] }))).toEqual([])
    expect(issuesOf(file(cannon, { thresholds: [0, 4, 4] }))).toEqual([])
    refused(`${cannon}.thresholds.2`, 'at least 6', file(cannon, { thresholds: [2, 6, 5] }))
  })

  test.each(cannons)('thresholds of the %s cannon are not negative', (cannon) => {
    refused(`${cannon}.thresholds.0`, 'from 0', file(cannon, { thresholds: [-1, 6] }))
  })

  test.each(cannons)('the %s cannon has at least one threshold', (cannon) => {
    expect(issuesOf(file(cannon, { thresholds: [5] }))).toEqual([])
    refused(`${cannon}.thresholds`, 'at least one threshold', file(cannon, { thresholds: [] }))
  })

  test('the small cannon has at least 2 squares', () => {
    refused('small.squares', 'from 2', file('small', { squares: 1 }))
  })

  test('the large cannon has more squares than the small one', () => {
    expect(issuesOf(file('large', { squares: 4 }))).toEqual([])
    refused('large.squares', 'more than 2', file('large', { squares: 2 }))
    refused('large.squares', 'more than 3', file('small', { squares: 3 }))
  })

  test('a chest has columns, rows and at least 2 squares', () => {
    expect(issuesOf(file('chests', { columns: 1, rows: 2 }))).toEqual([])
    refused('chests.columns', 'from 1', file('chests', { columns: 0 }))
    expect(issuesOf(file('chests', { columns: 2, rows: [3, 4, 5] }))).toEqual([])
    refused('chests.rows', 'one for each of the three chests', file('chests', { rows: 0 }))
    refused('chests.rows', 'one for each of the three chests', file('chests', { rows: [3, 4] }))
    refused('chests.rows', 'at least 2 squares', file('chests', { columns: 1, rows: [1, 4, 4] }))
    refused('chests.rows', 'at least 2 squares', file('chests', { columns: 1, rows: 1 }))
  })

  test('the map has at least 5 Infamy circles, and enough for the start', () => {
    expect(issuesOf(file('infamy', { max: 5 }))).toEqual([])
    refused('infamy.max', 'from 5', file('infamy', { max: 4 }))
    refused('infamy.start', 'at most 18', file('infamy', { start: 19 }))
  })

  test('three chests and three dice are what the rules are built on', () => {
    refused('chests.count', 'expected 3', file('chests', { count: 4 }))
    refused('dice.perSeatAndRound', 'expected 3', file('dice', { perSeatAndRound: 2 }))
  })

  test('a sailor shows a face of a die', () => {
    refused('dice.sailorFace', 'from 1 to 6', file('dice', { sailorFace: 7 }))
  })

  test('the dice suffice for the bag, the draw and every crew level', () => {
    refused('dice.crewPerSeat', 'at least 5', file('dice', { crewPerSeat: 4 }))
    refused('dice.freebooters', 'at least 6', file('dice', { freebooters: 5 }))
    refused('dice.crewInBag', 'at least 15 dice', file('dice', { crewInBag: 1 }))
  })

  test('an edition has a name', () => {
    refused('id', 'not empty', { ...data, id: ' ' })
    refused('title', 'a text', { ...data, title: 1 })
  })

  test('nothing is missing, unknown or without its source', () => {
    refused('hull', 'expected', { ...data, hull: undefined })
    refused('hull.squares', 'a whole number', file('hull', { squares: undefined }))
    refused('', 'anchor', { ...data, anchor: 1 })
    refused('hull', 'planks', file('hull', { planks: 5 }))

    const { squares, ...others } = data.hull.source
    refused('hull.source', 'expected', file('hull', { source: undefined }))
    refused('hull.source.squares', 'rulebook', file('hull', { source: others }))
    refused('hull.source.squares', 'rulebook', file('hull', { source: { ...others, squares: 'rumour' } }))
    refused('hull.source', 'planks', file('hull', { source: { ...others, squares, planks: squares } }))
  })
})

describe('an edition that disagrees with a figure of the rulebook is played with a warning', () => {
  test.each([
    { at: 'hull', agree: [13, 14, 30], disagree: [14, 15, 30], level: 0 },
    { at: 'hull', agree: [12, 14], disagree: [12, 13], level: 1 },
    { at: 'ports', agree: [9, 10, 15], disagree: [10, 11, 15], level: 0 },
    { at: 'ports', agree: [4, 10, 15], disagree: [4, 9, 15], level: 1 },
    { at: 'ports', agree: [4, 12, 15], disagree: [4, 13, 15], level: 1 },
    { at: 'ports', agree: [4, 10, 13], disagree: [4, 10, 12], level: 2 },
    { at: 'crew', agree: [4, 8, 16], disagree: [4, 8, 17], level: 2 },
  ] as const)('$at $disagree', ({ at, agree, disagree, level }) => {
    expect(warningsOf(at, agree)).toEqual([])
    expect(warningsOf(at, disagree)).toEqual([expect.stringContaining(`${at}.thresholds.${level}: check.${at}.`)])
  })
})
