import { describe, expect, test } from 'vitest'
import type { Fixture, Result, SeriesTable } from '../src/series/game.ts'
import { playSeries } from '../src/series/series.ts'

const waves: SeriesTable = { game: 'waves', edition: 'house-1', seats: 2, options: {} }
const short: SeriesTable = { ...waves, options: { length: 'short' } }
const fixtures = (games: number): Fixture[] =>
  Array.from({ length: games }, (_, k) => ({ table: k % 2, seed: String(k).padStart(64, '0'), bots: ['mate', 'random'], watched: true }))

const all = async (series: AsyncGenerator<Result>): Promise<object[]> => {
  const results: object[] = []
  for await (const { ms: _, ...result } of series) results.push(result)
  return results
}

describe('a series of games', () => {
  test('tells the same results in the same order, in threads or without', async () => {
    const alone = await all(playSeries([waves, short], fixtures(8), 1))
    const threaded = await all(playSeries([waves, short], fixtures(8), 2, 0))
    expect(alone).toHaveLength(8)
    expect(threaded).toEqual(alone)
  })

  test('stops when nobody listens any more', async () => {
    let handed = 0
    const counted = function* (): Generator<Fixture> {
      for (const fixture of fixtures(10_000)) {
        handed++
        yield fixture
      }
    }
    let heard = 0
    for await (const _ of playSeries([waves, short], counted(), 2, 0)) if (++heard === 3) break
    expect(heard).toBe(3)
    expect(handed).toBeLessThan(10_000)
  })

  test('a thread that fails says why', async () => {
    const bad = fixtures(2).map((fixture) => ({ ...fixture, bots: ['mate', 'nobody'] }))
    await expect(all(playSeries([waves, short], bad, 2, 0))).rejects.toThrow("there is no bot 'nobody'")
  })
})
