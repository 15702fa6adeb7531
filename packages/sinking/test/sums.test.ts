import { describe, expect, test } from 'vitest'
import { sums } from '../src/words/sums.ts'
import type { ReadCtx } from '../src/board/state.ts'

/** A table of which only the water counts. */
const water = (n: number): ReadCtx => ({ state: { columns: [Array.from({ length: n }, (_, k) => k)] } }) as unknown as ReadCtx

describe('the water summed up', () => {
  test('says how far it has risen, and by what', () => {
    const told = [
      { type: 'round', round: 2, leak: 2 },
      { type: 'dealtWater', card: 1, cause: 'leak' },
      { type: 'dealtWater', card: 2, cause: 'leak' },
      { type: 'dealtWater', card: 3, cause: 'round' },
      { type: 'dealtClear', card: 4 },
      { type: 'splashed', card: 5 },
      { type: 'dealtWater', card: 6, cause: 'die' },
    ]
    expect(sums(water(2), water(8), told)).toEqual([
      {
        text: { code: 'sum.water', params: { from: 2, to: 8 } },
        parts: [
          { code: 'sum.water.leak', params: { n: 2, more: true } },
          { code: 'sum.water.round', params: { n: 2, more: true } },
          { code: 'sum.water.splash', params: { n: 1, more: true } },
          { code: 'sum.water.die', params: { n: 1, more: true } },
        ],
      },
    ])
  })

  test('what has no name of its own is told as well, so that the parts add up', () => {
    const [{ parts }] = sums(water(5), water(3), [{ type: 'bucketed', seat: 1, card: 2 }])
    expect(parts).toEqual([
      { code: 'sum.water.bucket', params: { n: 1, more: false } },
      { code: 'sum.water.other', params: { n: 1, more: false } },
    ])
  })

  test('nothing is said where nothing happened, and after a lost section only where it stands', () => {
    expect(sums(water(4), water(4), [{ type: 'ready', seat: 1 }])).toEqual([])
    expect(sums(water(6), water(1), [{ type: 'sank', section: 1, level: 2 }])).toEqual([
      { text: { code: 'sum.water', params: { from: 6, to: 1 } }, parts: [] },
    ])
  })
})
