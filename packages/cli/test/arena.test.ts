import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isOneAgainstAField, lineUps, rotated } from '../src/arena/line-ups.ts'
import { expectedShare, rate } from '../src/arena/rating.ts'
import { judge } from '../src/arena/sprt.ts'
import { flotilla, folder } from './console.ts'

interface Told {
  games: number
  bots: { bot: string; games: number; winShare: number; low: number; high: number; elo: number; eloLow: number; eloHigh: number }[]
  sprt?: { verdict: string; llr: number; upper: number }
}

const arena = (...line: string[]) => flotilla(['arena', 'waves', '--jobs', '1', ...line])
const told = async (...line: string[]): Promise<Told> => JSON.parse((await arena(...line, '--json')).out) as Told

describe('flotilla arena', () => {
  test('gives every bot its share with an interval and a rating, the same for the same seed', async () => {
    const line = ['--bots', 'mate,random', '--seats', '3', '--games', '12', '--seed', '7', '--json']
    const first = await arena(...line)
    expect(first.code).toBe(0)
    expect((await arena(...line)).out).toBe(first.out)
    const { bots, games } = JSON.parse(first.out) as Told
    expect(games).toBe(12)
    expect(bots.map(({ bot, games: of }) => [bot, of])).toEqual([
      ['mate', 12],
      ['random', 24],
    ])
    for (const { winShare, low, high, elo, eloLow, eloHigh } of bots) {
      expect(low).toBeLessThanOrEqual(winShare)
      expect(high).toBeGreaterThanOrEqual(winShare)
      expect(eloLow).toBeLessThanOrEqual(elo)
      expect(eloHigh).toBeGreaterThanOrEqual(elo)
    }
    expect(bots[0].eloLow).toBeGreaterThan(0)
    expect(bots[1].elo).toBe(0)
  })

  test('seats as many as are named, keeps a field as it is given, and lets more than fit play in turn', async () => {
    const field = await told('--bots', 'mate,random,random,random', '--games', '8', '--seed', '1')
    expect(field.bots.map(({ bot, games }) => [bot, games])).toEqual([
      ['mate', 8],
      ['random', 24],
    ])
    const ladder = await told('--bots', 'random,cabin-boy,mate', '--seats', '2', '--games', '12', '--seed', '1')
    expect(ladder.bots.map(({ games }) => games)).toEqual([8, 8, 8])
  })

  test('stops as soon as a question is decided', async () => {
    const { games, sprt } = await told('--bots', 'mate,random', '--seats', '3', '--sprt', '0,50', '--seed', '3')
    expect(sprt?.verdict).toBe('elo1')
    expect(sprt?.llr).toBeGreaterThan(sprt?.upper ?? Infinity)
    expect(games).toBeLessThan(100)
    expect(games % 3).toBe(0)
    const { out } = await arena('--bots', 'mate,random', '--seats', '3', '--sprt', '0,50', '--seed', '3', '--games', '3')
    expect(out).toContain('Undecided between 0 and +50 Elo')
  })

  test('prints a table for people', async () => {
    const { out } = await arena('--bots', 'random,mate', '--seats', '2', '--games', '10', '--seed', '3')
    expect(out).toContain('10 games at 2 seats; a fair share is 50.0 %')
    expect(out.indexOf('mate')).toBeLessThan(out.indexOf('random'))
  })

  test('goes on from a saved count, and refuses one of another arena', async () => {
    const save = join(folder(), 'count.json')
    const fresh = ['--bots', 'mate,random', '--seats', '2', '--json']
    const line = (games: string, seed: string): string[] => [...fresh, '--games', games, '--seed', seed, '--save', save]
    await arena(...line('4', '1'))
    expect(existsSync(save)).toBe(true)
    const whole = await arena(...fresh, '--games', '8', '--seed', '1')
    const resumed = await arena(...line('8', '1'))
    expect(resumed.out).toBe(whole.out)
    const unseeded = await arena(...fresh, '--games', '8', '--save', save)
    expect(unseeded.out).toBe(whole.out)
    const other = await arena(...line('8', '2'))
    expect(other.code).toBe(2)
    expect(other.err).toContain('another arena')
    writeFileSync(save, 'no json')
    expect((await arena(...line('8', '1'))).code).toBe(2)
    expect(readFileSync(save, 'utf8')).toBe('no json')
    writeFileSync(save, '{}')
    expect((await arena(...line('8', '1'))).err).toContain('is not the count of an arena')
  })

  test.each([
    [['--bots', 'mate'], 'at least two different bots'],
    [['--bots', 'mate,nobody'], "there is no bot 'nobody'"],
    [['--bots', 'mate,random', '--games', '0'], 'whole number from 1'],
    [['--bots', 'mate,random', '--jobs', '0'], 'whole number from 1'],
    [['--bots', 'mate,random', '--seats', '9'], 'is for 1 to 5 seats, not 9'],
    [['--bots', 'mate,random', '--sprt', '35,0'], 'the smaller one first'],
    [['--bots', 'mate,random', '--sprt', '0,35,0.7'], 'between 0 and 0.5'],
    [['--bots', 'mate,random,cabin-boy', '--seats', '2', '--sprt', '0,35'], 'one bot against a field'],
  ])('%s is refused', async (line, reason) => {
    const { code, err } = await arena(...line)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('line-ups', () => {
  test('the given table in every order, one against a field, or every choice', () => {
    expect(lineUps(['a', 'b', 'b', 'b'], 4)).toEqual([['a', 'b', 'b', 'b']])
    expect(lineUps(['a', 'b', 'c'], 3)).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
    ])
    expect(lineUps(['a', 'b', 'c'], 4)).toEqual([
      ['a', 'b', 'c', 'b'],
      ['a', 'c', 'b', 'c'],
    ])
    expect(lineUps(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    expect(isOneAgainstAField(['a', 'b', 'b'], 3)).toBe(true)
    expect(isOneAgainstAField(['a', 'a', 'b'], 3)).toBe(false)
  })

  test('rotations bring everybody everywhere', () => {
    expect([0, 1, 2, 3].map((by) => rotated(['a', 'b', 'c'], by).join(''))).toEqual(['abc', 'cab', 'bca', 'abc'])
  })
})

describe('ratings', () => {
  const met = (wins: Record<string, number>, seats: Record<string, number>, games: number) => ({
    games,
    seats: new Map(Object.entries(seats)),
    wins: new Map(Object.entries(wins)),
  })

  test('a win share converts as Elo does, at any number of seats', () => {
    expect(expectedShare(0, 4)).toBeCloseTo(0.25)
    expect(expectedShare(702, 4)).toBeCloseTo(0.95, 3)
    const { elo, low, high } = rate([met({ a: 4000, b: 6000 }, { a: 1, b: 3 }, 10_000)], 'b', 1).get('a') ?? { elo: 0, low: 0, high: 0 }
    expect(elo).toBeCloseTo(400 * Math.log10((0.4 * 3) / 0.6), 0)
    // The interval of 4,000 in 10,000 is 0.39 to 0.41.
    expect(low).toBeCloseTo(400 * Math.log10((0.3904 * 3) / 0.6096), 0)
    expect(high).toBeCloseTo(400 * Math.log10((0.4096 * 3) / 0.5904), 0)
  })

  test('who never lost has a finite rating with a wide interval; alike games widen it', () => {
    const one = rate([met({ a: 40 }, { a: 1, b: 1 }, 40)], 'b', 1).get('a')
    const alike = rate([met({ a: 40 }, { a: 1, b: 1 }, 40)], 'b', 4).get('a')
    expect(one?.elo).toBeGreaterThan(500)
    expect(one?.elo).toBeLessThan(1500)
    expect(one?.low).toBeLessThan(Number(one?.elo) - 100)
    expect(alike?.low).toBeLessThan(Number(one?.low))
  })

  test('three bots are rated on one scale', () => {
    const ratings = rate(
      [
        met({ a: 640, b: 360 }, { a: 1, b: 1 }, 1000),
        met({ b: 640, c: 360 }, { b: 1, c: 1 }, 1000),
        met({ a: 760, c: 240 }, { a: 1, c: 1 }, 1000),
      ],
      'c',
      1,
    )
    expect(ratings.get('c')?.elo).toBe(0)
    expect(ratings.get('b')?.elo).toBeCloseTo(100, -1)
    expect(ratings.get('a')?.elo).toBeCloseTo(200, -1)
  })
})

describe('the sequential test', () => {
  const question = { elo0: 0, elo1: 35, alpha: 0.05, beta: 0.05 }
  test.each([
    ['undecided', []],
    ['undecided', [0.25, 0.5]],
    ['elo1', Array.from({ length: 200 }, (_, k) => (k % 2) * 0.75)],
    ['elo0', Array.from({ length: 400 }, (_, k) => (k % 2) * 0.5)],
  ])('%s', (verdict, blocks) => {
    expect(judge(question, blocks, 4).verdict).toBe(verdict)
  })
})
