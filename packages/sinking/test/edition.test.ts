import { source } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import data from '../src/edition/house-1.json' with { type: 'json' }
import { editionSchema, house1 } from '../src/edition/schema.ts'
import { editionChecks } from '../src/edition/sheet.ts'
import { CARDS, isGem, isTreasure } from '../src/board/things.ts'

const doubtsIn = (edition: Parameters<typeof editionChecks>[0]) => editionChecks(edition).filter(({ holds }) => !holds)
const issuesOf = (edition: unknown): string[] => (editionSchema.safeParse(edition).error?.issues ?? []).map(({ path }) => path.join('.'))
const changed = (change: (edition: typeof data) => void): typeof data => {
  const edition = structuredClone(data)
  change(edition)
  return edition
}

describe('house-1', () => {
  test('passes, agrees with the rulebook and is what the game plays with', () => {
    expect(issuesOf(data)).toEqual([])
    expect(house1).toEqual(data)
    expect(doubtsIn(house1)).toEqual([])
  })

  test('95 water-deck cards: 30 Clear Water, 26 Gems, 21 basic, 12 enemy and 6 character items', () => {
    const count = (kind: string) => house1.cards.filter((card) => card.kind === kind).reduce((sum, { copies }) => sum + copies, 0)
    expect(['water', 'gem', 'basic', 'enemy', 'character'].map(count)).toEqual([30, 26, 21, 12, 6])
    expect(house1.cards.filter(({ kind }) => kind !== 'water' && kind !== 'gem')).toHaveLength(34)
  })

  test('9 Amethysts, and no other Gem with 9', () => {
    expect(house1.cards.filter(({ copies, kind }) => kind === 'gem' && copies === 9).map(({ id }) => id)).toEqual(['amethyst'])
  })

  test('SK-0.4 Treasure is every card but Clear Water', () => {
    for (const [face, { id, kind }] of house1.cards.entries()) {
      expect([id, isTreasure(face)]).toEqual([id, kind !== 'water'])
      expect([id, isGem(face)]).toEqual([id, kind === 'gem'])
    }
  })

  test.each([
    [3, 12],
    [4, 13],
    [5, 18],
    [6, 22],
  ])('the breaches of %i players have %i water icons', (players, water) => {
    const icons = house1.breaches.map(
      ({ cards, water: each }) => each * cards.filter((one) => one.length === 0 || one.includes(players)).length,
    )
    expect(icons.reduce((sum, each) => sum + each, 0)).toBe(water)
  })

  test('SK-R47 every number has its source, and the lost ones are marked as ours', () => {
    const house: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, part] of Object.entries(value)) {
        if (key !== 'source') visit(part, `${path}.${key}`)
        else
          for (const [of, from] of Object.entries(part as Record<string, unknown>)) {
            if (!Array.isArray(from) && source.parse(from) === 'house') house.push(`${path}.${of}`)
            if (Array.isArray(from))
              for (const [at, one] of from.entries()) if (source.parse(one) === 'house') house.push(`${path}.${of}.${at}`)
          }
      }
    }
    visit(house1, '')
    expect(house.filter((path) => !path.startsWith('.chests'))).toEqual([
      '.levels.1.name',
      '.levels.2.name',
      '.levels.3.name',
      '.scoring.amulets.3',
      '.scoring.amulets.5',
    ])
  })

  test('SK-R54 the spread of the chest tokens is ours: 10 tokens of 8 kinds', () => {
    expect(house1.chests.map(({ id, copies }) => `${id} ${copies}`)).toEqual([
      'cannon-upgrade 2',
      'extra-single 1',
      'reroll-1 1',
      'reroll-2 1',
      'points-2 2',
      'points-4 1',
      'points-6 1',
      'empty 1',
    ])
    expect(new Set(house1.chests.map(({ source: from }) => from.copies))).toEqual(new Set(['house']))
  })
})

test.each([
  ['chests', (e: typeof data) => (e.chests[0].copies = 3)],
  ['scoring.amulets', (e: typeof data) => e.scoring.amulets.pop()],
  ['cards.3.id', (e: typeof data) => (e.cards[3].id = 'diamond')],
  ['breaches', (e: typeof data) => e.breaches[1].cards.push([])],
  ['enemies.0.basicDice', (e: typeof data) => e.enemies[0].basicDice.push(4)],
  ['sheets.0.players', (e: typeof data) => (e.sheets[0].players = 4)],
  ['limits.damage', (e: typeof data) => (e.limits.damage = 0)],
  ['clearWater.removed.0', (e: typeof data) => (e.clearWater.removed[0] = 28)],
])('a wrong %s is refused there', (path, change) => {
  expect(issuesOf(changed(change))).toContain(path)
})

test('what differs from the rulebook is played, with a warning', () => {
  const edition = changed((e) => {
    e.limits.mostCards = 12
    e.permanent.water = 2
  })
  expect(issuesOf(edition)).toEqual([])
  expect(doubtsIn(editionSchema.parse(edition)).map(({ words }) => words)).toEqual([
    { code: 'check.permanent', params: { n: 2 } },
    { code: 'check.hands', params: { least: 2, most: 12 } },
  ])
})

test('every card of the game is listed once', () => {
  expect(new Set(CARDS).size).toBe(CARDS.length)
})
