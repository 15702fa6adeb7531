import { describe, expect, test } from 'vitest'
import { BadInput, checkOptions, editionForRecord, parseEdition, start, useEdition } from '../src/index.ts'
import { seedFor } from '../src/conformance/index.ts'
import { contraband, house } from './contraband/index.ts'

const own = { ...house, id: 'own', worth: { ...house.worth, silk: { value: 4, source: 'published' } } }

describe('an edition', () => {
  test('by its id, as it is, or left out, is the built-in one', () => {
    for (const edition of [undefined, 'house', house]) expect(useEdition(contraband, edition)).toBe(contraband)
  })

  test('of an owner is used instead, frozen, and the game as it comes stays as it is', () => {
    const game = useEdition(contraband, own)
    expect(game.edition).toEqual(own)
    expect(Object.isFrozen(game.edition.worth.silk)).toBe(true)
    expect(contraband.edition).toBe(house)
    expect(useEdition(game, house).edition).toEqual(house)
  })

  test('is kept in a record whole, unless it is the built-in one', () => {
    expect(editionForRecord(contraband, contraband)).toBe('house')
    expect(editionForRecord(useEdition(contraband, own), contraband)).toEqual(own)
  })

  const wrong: [what: string, edition: unknown, field: string][] = [
    ['an unknown id', 'deluxe', 'edition'],
    ['no object', 7, 'edition'],
    ['nothing', null, 'edition'],
    ['a missing entry', { id: 'x', worth: { rum: house.worth.rum } }, 'edition.worth.silk'],
    ['a value below the least', { ...own, worth: { ...own.worth, rum: { value: -1, source: 'house' } } }, 'edition.worth.rum.value'],
    ['a value that is no number', { ...own, worth: { ...own.worth, rum: { value: '2', source: 'house' } } }, 'edition.worth.rum.value'],
    ['a source that is none', { ...own, worth: { ...own.worth, rum: { value: 2, source: 'hearsay' } } }, 'edition.worth.rum.source'],
    ['an entry too many', { ...own, sails: 3 }, 'edition'],
  ]
  test.each(wrong)('with %s is refused by the path of the entry', (_what, edition, field) => {
    expect(() => useEdition(contraband, edition)).toThrow(expect.objectContaining({ name: 'BadInput', field }))
  })

  test('is checked on its own too', () => {
    expect(parseEdition(contraband, own)).toEqual(own)
    expect(() => parseEdition(contraband, {})).toThrow(BadInput)
  })
})

describe('options', () => {
  test('get their defaults and are frozen', () => {
    const options = checkOptions(contraband, { rounds: 1 }, 2)
    expect(options).toEqual({ copies: 5, rounds: 1, bids: true, start: 'rich' })
    expect(Object.isFrozen(options)).toBe(true)
    expect(checkOptions(contraband, options, 3)).toBe(options)
    expect(checkOptions(contraband, undefined, 2)).toEqual(checkOptions(contraband, {}, 2))
  })

  const wrong: [options: unknown, seats: number, field: string][] = [
    [{ rounds: 0 }, 2, 'options.rounds'],
    [{ rounds: 1.5 }, 2, 'options.rounds'],
    [{ start: 'middling' }, 2, 'options.start'],
    [{ bids: 'yes' }, 2, 'options.bids'],
    [{ sails: 1 }, 2, 'options'],
    ['rich', 2, 'options'],
    [{ copies: 4 }, 4, 'options'],
  ]
  test.each(wrong)('%o at a table of %i are refused by name', (options, seats, field) => {
    expect(() => checkOptions(contraband, options, seats)).toThrow(expect.objectContaining({ name: 'BadInput', field }))
  })

  test('that have passed for some seats are still checked for others', () => {
    const few = checkOptions(contraband, { copies: 4 }, 2)
    expect(() => start(contraband, { seats: 4, options: few, seed: seedFor(1) })).toThrow(/too few for 4 seats/)
  })

  test.each([0, 1, 5, 2.5, NaN, -2])('%d seats are refused', (seats) => {
    expect(() => start(contraband, { seats, seed: seedFor(1) })).toThrow(expect.objectContaining({ field: 'seats' }))
  })
})
