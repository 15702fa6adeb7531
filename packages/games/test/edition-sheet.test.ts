import { editionChanges, editionThings, editionWith } from '@flotilla/kernel/edition-sheet'
import { parseEdition } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { builtInGames } from '../src/index.ts'

const fieldsOf = (game: (typeof builtInGames)[number]) => editionThings(game, game.edition).flatMap(({ fields }) => fields)
const gameOf = (id: string) => {
  const game = builtInGames.find((one) => one.id === id)
  if (game === undefined) throw new Error(id)
  return game
}

describe('what can be typed in', () => {
  test.each(builtInGames.map((game) => [game.id, game] as const))('%s: every number is in its range and names its source', (_id, game) => {
    for (const { id, kind, min, max, choices, source, path } of fieldsOf(game)) {
      const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], game.edition)
      expect(source, id).not.toBeNull()
      if (kind === 'number') expect([id, Number(value) >= min && Number(value) <= max]).toEqual([id, true])
      if (kind === 'choice') expect([id, choices.includes(String(value))]).toEqual([id, true])
    }
  })

  test('of the map of Rolling with the Waves thirty-six numbers, twenty-one of them house numbers', () => {
    const fields = fieldsOf(gameOf('waves'))
    expect([fields.length, fields.filter(({ source }) => source === 'house').length]).toEqual([36, 21])
  })

  test.each(builtInGames.map((game) => [game.id, game] as const))('%s: every number has words of its own', (_id, game) => {
    const { en } = game.editionSheet?.messages ?? { en: {} }
    const isNamed = ({ pattern }: { readonly pattern: string }): boolean => {
      const keys = pattern.split('.')
      return keys.some((_, from) =>
        keys.some((__, end) => end >= from && `printed.${keys.slice(from, end + 1).join('.')}` in en && (from > 0 || end > 0)),
      )
    }
    expect(
      fieldsOf(game)
        .filter((field) => !isNamed(field))
        .map(({ pattern }) => pattern),
    ).toEqual([])
    for (const { key } of editionThings(game, game.edition)) expect(Object.keys(en)).toContain(`printed.${key}`)
  })

  test.each(builtInGames.map((game) => [game.id, game] as const))(
    '%s: all that its numbers should add up to holds as it comes',
    (_id, game) => {
      expect(game.editionSheet?.checks?.(game.edition).filter(({ holds }) => !holds)).toEqual([])
    },
  )
})

test('a change is named by its place, and what an edition is called is none', () => {
  const { edition } = gameOf('waves')
  const own = editionWith(editionWith(edition, ['hull', 'thresholds', 1], 25), ['title'], 'Mine')
  expect(editionChanges(edition, own)).toEqual([{ path: ['hull', 'thresholds', 1], pattern: 'hull.thresholds', was: 27, now: 25 }])
})

test('numbers seen in a box are a source of their own', () => {
  const game = gameOf('waves')
  const seen = editionWith(game.edition, ['hull', 'source', 'thresholds'], 'box')
  expect(
    editionThings(game, parseEdition(game, seen))
      .find(({ id }) => id === 'hull')
      ?.fields.map(({ source }) => source),
  ).toEqual(['rulebook', 'box', 'box', 'box', 'rulebook'])
})
