import { assert, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, patched } from '../src/index.ts'

const json = (plain: unknown): unknown => JSON.parse(JSON.stringify(plain))
const value = jsonValue({ maxDepth: 4 })
  .filter((plain) => !JSON.stringify(plain).includes('__proto__'))
  .map(json)

describe('a patch', () => {
  test('turns any value into any other, over the wire, and leaves the old one alone', () => {
    assert(
      property(value, value, (before, after) => {
        const old = json(before)
        expect(patched<unknown>(before, json(diff(before, after)) as ReturnType<typeof diff>)).toEqual(json(after))
        expect(before).toEqual(old)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a changed field', { a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }, [[['b', 'c', 1], 3]]],
    ['a card that leaves the middle of a hand', { hand: [4, 7, 9] }, { hand: [4, 9] }, [[['hand'], 1, 1, []]]],
    ['a die that joins a row', { row: [1] }, { row: [1, 5] }, [[['row'], 1, 0, [5]]]],
    ['a field that goes', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
    ['nothing', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, []],
  ])('is small: %s', (_what, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected)
  })

  test('shares what did not change', () => {
    const before = { left: { deep: [1] }, right: { deep: [1] } }
    const after = patched(before, [[['right', 'deep', 0], 2]])
    expect(after.left).toBe(before.left)
    expect(after.right).toEqual({ deep: [2] })
  })
})
