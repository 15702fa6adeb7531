import { describe, expect, test } from 'vitest'
import { median, sideBySide, times } from '../src/measure.ts'
import { asJson, asTable } from '../src/report.ts'
import { kernel } from '../src/suites/kernel.ts'

describe('measuring', () => {
  test('the median of an odd and of an even number of rounds', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  test('a ratio is the median of the rounds’ quotients', () => {
    const one = { rate: 0, fine: 0, rates: [10, 10, 40] }
    const other = { rate: 0, fine: 0, rates: [5, 1, 10] }
    expect(times(one, other)).toBe(4)
  })

  test('every contender works in every round, and its smaller work is counted', () => {
    const order: string[] = []
    const contender = (name: string, fine: number) => () => {
      if (order.at(-1) !== name) order.push(name)
      return fine
    }
    const { a, b } = sideBySide({ a: contender('a', 1), b: contender('b', 3) }, 0.02)
    expect(order.join('')).toMatch(/^(ab)+$/)
    expect(order.length).toBe(2 * (a.rates.length + 1))
    expect(b.fine / b.rate).toBeCloseTo(3)
  })
})

describe('reporting', () => {
  const figures = [
    { name: 'one / other', value: 1234.5, unit: 'playouts/s', ratio: 0.256 },
    { name: 'one', value: 0.5, unit: 'µs' },
  ]

  test('for programs: one line for each figure, without a ratio null', () => {
    expect(asJson(figures).split('\n')).toEqual([
      '{"name":"one / other","value":1234.5,"unit":"playouts/s","ratio":0.256}',
      '{"name":"one","value":0.5,"unit":"µs","ratio":null}',
    ])
  })

  test('for people: a table', () => {
    expect(asTable('title', figures).split('\n')).toEqual(['title', '  one / other  1,235 playouts/s  0.256 ×', '  one            0.5 µs'])
  })
})

test('the suite kernel measures what it says', async () => {
  const figures = await kernel.run({ seconds: 0.05, seats: 2, games: 10_000, database: false })
  const byName = new Map(figures.map((figure) => [figure.name, figure]))
  expect([...byName.keys()]).toEqual([
    'waves playouts: kernel / hand-written',
    'waves playouts: kernel / boardgame.io',
    'waves decisions: kernel',
    'waves decisions: hand-written',
    'waves decisions: boardgame.io',
    'waves copy / structuredClone',
    'waves start',
    'waves view',
    'waves imagine',
    'waves choices',
    'waves answer, checked',
    'waves state as JSON',
    'sinking decisions: kernel / waves',
    'sinking copy / waves',
    'sinking view / waves',
    'sinking imagine / waves',
  ])
  for (const { value, ratio = 1 } of figures) {
    expect(value).toBeGreaterThan(0)
    expect(ratio).toBeGreaterThan(0)
  }
})
