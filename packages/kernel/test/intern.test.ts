import { describe, expect, test } from 'vitest'
import { deepFreeze, intern, nearest, same } from '../src/index.ts'
import { copyPlain } from '../src/copy.ts'

describe('mint', () => {
  test('makes each value once', () => {
    const take = intern((die: number) => ({ take: die }))
    expect(take(3)).toBe(take(3))
    expect(take(3)).not.toBe(take(4))
    expect(take(3)).toEqual({ take: 3 })
  })

  test.each([0, 1, 4095, 4096, -1, -7, 0.5, 1e9, NaN, Infinity])('knows the number %d again', (n) => {
    const one = intern((key: number) => ({ key }))
    one(2)
    expect(one(n)).toBe(one(n))
    expect(one(n)).toEqual({ key: n })
  })

  test.each(['', 'hull', '1', true, false, null])('knows %o again', (key) => {
    const one = intern((given: string | number | boolean | null) => ({ given }))
    expect(one(key)).toBe(one(key))
    expect(one(key)).toEqual({ given: key })
  })

  test('tells 1 from "1" and null from "null"', () => {
    const one = intern((given: string | number | null) => ({ given }))
    expect(one(1)).not.toBe(one('1'))
    expect(one(null)).not.toBe(one('null'))
  })

  test.each([0, 1, 2, 3, 4, 5])('takes %i keys', (count) => {
    const makers = [
      intern(() => ({ keys: [] as number[] })),
      intern((a: number) => ({ keys: [a] })),
      intern((a: number, b: number) => ({ keys: [a, b] })),
      intern((a: number, b: number, c: number) => ({ keys: [a, b, c] })),
      intern((a: number, b: number, c: number, d: number) => ({ keys: [a, b, c, d] })),
      intern((a: number, b: number, c: number, d: number, e: number) => ({ keys: [a, b, c, d, e] })),
    ]
    const make: (...keys: number[]) => { readonly keys: number[] } = makers[count]
    const keys = [1, 2, 3, 4, 5].slice(0, count)
    expect(make(...keys)).toEqual({ keys })
    expect(make(...keys)).toBe(make(...keys))
    for (let at = 0; at < count; at++) expect(make(...keys.with(at, 9))).toEqual({ keys: keys.with(at, 9) })
  })

  test('freezes what it makes, all the way down', () => {
    const nested = intern((n: number) => ({ list: [{ n }] }))(1)
    expect(() => Object.assign(nested.list[0], { n: 2 })).toThrow(TypeError)
    expect(() => nested.list.push({ n: 3 })).toThrow(TypeError)
  })
})

describe('same', () => {
  test.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [[], []],
  ])('%o and %o', (a, b) => expect([same(a, b), same(b, a)]).toEqual([true, true]))

  test.each([
    [1, '1'],
    [null, undefined],
    [{}, null],
    [{}, []],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], { 0: 1 }],
    [{ toString: 1 }, {}],
    [{ a: 1 }, Object.create({ a: 1 })],
  ])('not %o and %o', (a, b) => expect([same(a, b), same(b, a)]).toEqual([false, false]))
})

describe('nearest', () => {
  test.each([
    ['wavs', 'waves'],
    ['WAVES', 'waves'],
    ['bottm', 'bottom'],
    ['sink', undefined],
    ['chess', undefined],
    ['', undefined],
  ])('%s: %s', (word, found) => expect(nearest(word, ['waves', 'sinking', 'bottom', 'quests'])).toBe(found))

  test('of nothing is nothing', () => expect(nearest('waves', [])).toBeUndefined())
})

describe('copy', () => {
  test('shares what is frozen and nothing else', () => {
    const frozen = deepFreeze({ kind: 'ask' })
    const state = { game: 'none', asks: [frozen], list: [[1], [2]], part: { n: null, deep: { flag: true } } }
    const other = copyPlain(state) as typeof state
    expect(other).toEqual(state)
    expect(other.asks[0]).toBe(frozen)
    other.asks.push(frozen)
    other.list[0].push(9)
    other.part.deep.flag = false
    expect(state).toEqual({ game: 'none', asks: [frozen], list: [[1], [2]], part: { n: null, deep: { flag: true } } })
  })

  test('keeps the order of keys', () => {
    const state = { z: 1, a: [{ y: 1, b: 2 }] }
    expect(JSON.stringify(copyPlain(state))).toBe(JSON.stringify(state))
  })
})
