import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seated } from '../src/commands/sim.ts'
import { bars, distribution, wilson } from '../src/statistics.ts'
import { flotilla, folder } from './console.ts'

interface Told {
  games: number
  finished: number
  decisions: number
  decisionsPerSecond: number
  wins: {
    seats: { wins: number; of: number }[]
    bots: { bot: string; wins: number; of: number; share: number; low: number; high: number }[]
  }
}

interface Asked {
  decisionsPerSeat: number
  oneChoice: number
  askedPerSeat: number
  askedOneChoice: number
}

const sim = async (...line: string[]): Promise<Told & Record<string, unknown>> => {
  const { code, out, err } = await flotilla(['sim', 'waves', '--json', '--jobs', '1', ...line])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Told & Record<string, unknown>
}

describe('sim', () => {
  test('tells in JSON what was played and who won', async () => {
    const told = await sim('--seats', '3', '--games', '60', '--bots', 'mate,random', '--seed', 'a')
    expect(told).toMatchObject({ game: 'waves', seats: 3, games: 60, finished: 60, bots: ['mate', 'random'] })
    expect(told.decisionsPerSecond).toBeGreaterThan(0)
    expect(told.wins.seats).toHaveLength(3)
    expect(told.wins.seats.reduce((total, { wins }) => total + wins, 0)).toBeCloseTo(60)
    expect(told.wins.bots.map(({ bot, of }) => [bot, of])).toEqual([
      ['mate', 120],
      ['random', 60],
    ])
    const [mate, random] = told.wins.bots
    expect(mate.wins + random.wins).toBeCloseTo(60)
    expect(mate.low).toBeGreaterThan(random.high)
    for (const { share, low, high } of told.wins.bots) {
      expect(low).toBeLessThanOrEqual(share)
      expect(high).toBeGreaterThanOrEqual(share)
    }
  })

  test('plays the same games for the same seed', async () => {
    const line = ['--games', '20', '--bots', 'random', '--seed', '5']
    const timeless = ({ seconds: _s, decisionsPerSecond: _d, ...rest }: Told & Record<string, unknown>): object => rest
    expect(timeless(await sim(...line))).toEqual(timeless(await sim(...line)))
    expect((await sim('--games', '20', '--bots', 'random', '--seed', '6')).decisions).not.toBe((await sim(...line)).decisions)
  })

  test('obeys the options and the edition', async () => {
    const rounds = async (...line: string[]): Promise<number> =>
      ((await sim('--games', '30', '--seed', '1', '--bots', 'random', ...line)).length as { rounds: { mean: number } }).rounds.mean
    expect(await rounds('--options', '{"length":"short"}')).toBeLessThan(await rounds())
    const edition = JSON.parse((await flotilla(['edition', 'waves'])).out) as { id: string; chests: { rows: number } }
    const file = join(folder(), 'mine.json')
    writeFileSync(file, JSON.stringify({ ...edition, id: 'mine', chests: { ...edition.chests, rows: 2 } }))
    expect(await rounds('--edition', file)).toBe(await rounds('--options', '{"length":"short"}'))
    writeFileSync(file, JSON.stringify({ ...edition, chests: { ...edition.chests, rows: 'two' } }))
    expect(await flotilla(['sim', 'waves', '--edition', file])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/edition\.chests\.rows/),
    })
  })

  test('tells what a seat is posed and what a person there is asked, by kind', async () => {
    const { asked, seats } = (await sim('--seats', '3', '--games', '10', '--bots', 'random', '--seed', '5')) as unknown as {
      seats: number
      asked: Asked & { kinds: Record<string, Asked> }
    }
    const { draft, yarrr } = asked.kinds
    // The last die of a round is nobody's choice, so one draft of nine is answered by itself; a plan can be revised until it is confirmed.
    expect(draft.oneChoice).toBeGreaterThanOrEqual(1 / (3 * seats))
    expect(draft.askedPerSeat).toBeLessThan(draft.decisionsPerSeat)
    expect(draft.askedOneChoice).toBeLessThan(draft.oneChoice)
    expect(yarrr).toMatchObject({ oneChoice: 0, askedOneChoice: 0, askedPerSeat: yarrr.decisionsPerSeat })
    for (const field of ['decisionsPerSeat', 'askedPerSeat'] as const)
      expect(Object.values(asked.kinds).reduce((sum, kind) => sum + kind[field], 0)).toBeCloseTo(asked[field])
  })

  test('prints a page for people', async () => {
    const { out } = await flotilla(['sim', 'waves', '--games', '12', '--bots', 'random', '--seed', '5'])
    for (const part of [
      '12 of 12 games finished',
      'a second',
      'Wins by seat',
      'fair share is 33.3 %',
      'seat 2',
      'Wins by bot',
      'rounds',
      "winner's score",
      'Endings',
    ])
      expect(out).toContain(part)
  })

  test('seats the bots fairly', () => {
    expect([0, 1, 2, 3].map((turn) => seated(['a', 'b'], 3, turn).join(''))).toEqual(['aba', 'baa', 'aab', 'aba'])
  })
})

describe('statistics', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
  ])('Wilson: %i of %i', (wins, of, low, high) => {
    const told = wilson(wins, of)
    expect(told.low).toBeCloseTo(low, 4)
    expect(told.high).toBeCloseTo(high, 4)
  })

  test('a distribution', () => {
    const values = Array.from({ length: 101 }, (_, i) => i)
    expect(distribution(values)).toMatchObject({ mean: 50, p5: 5, median: 50, p95: 95, least: 0, most: 100 })
    expect(distribution(values)?.histogram.reduce((a, b) => a + b)).toBe(101)
    expect(distribution([4, 4, 4])).toMatchObject({ mean: 4, histogram: [3] })
    expect(distribution([])).toBeNull()
  })

  test('bars', () => expect(bars([0, 1, 4, 8])).toBe(' ▁▄█'))
})
