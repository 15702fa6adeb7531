import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compare, type Change } from '../src/lab/compare.ts'
import { findings } from '../src/lab/findings.ts'
import { Gauge } from '../src/lab/measure.ts'
import { ticks } from '../src/lab/plots.ts'
import { Tally } from '../src/lab/tally.ts'
import type { Result } from '../src/series/game.ts'
import { findGame } from '@flotilla/games'
import { flotilla, folder } from './console.ts'

interface Told {
  seats: number
  sides: {
    label: string
    finished: number
    even: number
    rounds: { mean: number } | null
    groups: { name: string; things: { id: string; name: string; value: { wins: number; of: number } }[] }[]
    tables: { name: string; things: { id: string }[] }[]
    endings: { id: string; value: { wins: number } }[]
    pace: { moment: number; leaderWins: { of: number } }[]
    asked: { kind: string; perGame: number; choices: number }[]
    counts: { name: string; value: { all: { mean: number } } }[]
  }[]
  changes?: Change[]
}

const lab = (game: string, ...line: string[]) => flotilla(['lab', game, '--jobs', '1', '--seed', '1', ...line])
const told = async (game: string, ...line: string[]): Promise<Told> => {
  const { code, out, err } = await lab(game, '--json', ...line)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Told
}

/** Every element that is opened is closed, and in the right order. */
function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (name === 'meta') continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe('flotilla lab', () => {
  test('writes one page that needs nothing else, the same for the same seed', async () => {
    const at = folder()
    const file = join(at, 'report.html')
    const { code, out } = await lab('waves', '--games', '40', '--seats', '3', '--out', file)
    expect(code).toBe(0)
    expect(out).toContain(`The report is in ${file}`)
    const html = readFileSync(file, 'utf8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(isBalanced(html)).toBe(true)
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:/)
    for (const part of ['Length', 'Scores and leads', 'How games end', 'Who wins', 'Place in the first draft', 'Decisions', '<svg'])
      expect(html).toContain(part)
    expect(html).toContain('flotilla lab waves')
    expect(html).not.toContain('What changed')
    await lab('waves', '--games', '40', '--seats', '3', '--out', join(at, 'again.html'))
    expect(readFileSync(join(at, 'again.html'), 'utf8')).toBe(html)
    expect(readdirSync(at).toSorted()).toEqual(['again.html', 'report.html'])
  })

  test.each([
    ['waves', 4, [], ['Place in the first draft', 'Chests buried', 'Row filled'], []],
    ['sinking', 3, ['--options', '{"enemy":"random"}'], ['Character', 'Item played'], ['Enemy']],
    ['bottom', 3, [], ['Card bought', 'Card saved'], ['End of the Cruise']],
    ['quests', 4, [], ['Champion', 'Nation', 'Path', 'Loot used'], []],
  ])('counts what matters in %s', async (game, seats, line, groups, tables) => {
    const { sides } = await told(game, '--games', '12', '--seats', String(seats), ...line)
    const [side] = sides
    expect(side.finished).toBe(12)
    const names = side.groups.map(({ name }) => name)
    for (const group of ['Seat', ...groups]) expect(names).toContain(group)
    expect(side.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(tables))
    // All victories are somebody's, whichever way they are counted.
    const wins = side.groups[0].things.reduce((sum, { value }) => sum + value.wins, 0)
    expect(wins).toBeCloseTo(12 * seats * side.even)
    expect(side.endings.reduce((sum, { value }) => sum + value.wins, 0)).toBe(12)
    expect(side.asked.every(({ choices }) => choices >= 2)).toBe(true)
    expect(side.pace.map(({ moment }) => moment)).toEqual(expect.arrayContaining([0.25, 0.5, 0.75]))
    // No thing without a name.
    for (const { things } of side.groups) for (const { name } of things) expect(name).not.toMatch(/^\[|\w\.\w/)
    expect(side.counts.length).toBeGreaterThan(2)
  })

  test('each champion, character and place is somebody’s in every game', async () => {
    const { sides } = await told('quests', '--games', '8', '--seats', '2')
    const champions = sides[0].groups.find(({ name }) => name === 'Champion')?.things ?? []
    expect(champions.reduce((sum, { value }) => sum + value.of, 0)).toBe(16)
    expect(champions.reduce((sum, { value }) => sum + value.wins, 0)).toBeCloseTo(8)
  })

  test('compares two ways to play, and says what changed', async () => {
    const file = join(folder(), 'both.html')
    const line = ['--games', '60', '--seats', '2', '--edition', 'house-1', '--against-options', '{"length":"short"}']
    const { sides, changes = [] } = await told('waves', ...line, '--out', file)
    expect(sides.map(({ label }) => label)).toEqual(['edition house-1', 'edition house-1; Length: Short (chests of four)'])
    const rounds = changes.find(({ name }) => name === 'rounds')
    expect(rounds?.p).toBeLessThan(0.001)
    expect(rounds?.b).toBeLessThan(rounds?.a ?? 0)
    expect(readFileSync(file, 'utf8')).toContain('What changed')
    expect((await lab('waves', ...line, '--out', file)).out).toMatch(/\d+ of \d+ figures changed significantly/)
  })

  test('compares two editions', async () => {
    const at = folder()
    const edition = JSON.parse((await flotilla(['edition', 'waves'])).out) as { id: string; chests: object }
    const mine = join(at, 'mine.json')
    writeFileSync(mine, JSON.stringify({ ...edition, id: 'mine', chests: { ...edition.chests, buriedBonus: 30 } }))
    const { sides } = await told('waves', '--games', '10', '--seats', '2', '--against-edition', mine)
    expect(sides.map(({ label }) => label)).toEqual(['as written', 'edition mine'])
  })

  test('refuses what it cannot play, and leaves no file behind', async () => {
    const at = folder()
    const out = join(at, 'report.html')
    const broken = join(at, 'broken.json')
    writeFileSync(broken, '{"id":"x"}')
    const refused: readonly (readonly [string[], string])[] = [
      [['--edition', broken], 'edition.'],
      [['--against-edition', broken], 'edition.'],
      [['--edition', join(at, 'none.json')], 'there is no such file'],
      [['--bots', 'nobody'], "there is no bot 'nobody'"],
      [['--seats', '1'], 'choose mode'],
      [['--seats', '9'], 'is for 1 to 5 seats, not 9'],
      [['--games', '0'], 'whole number from 1'],
      [['--options', '{"lenght":"short"}'], "did you mean 'length'"],
      [['--against-options', '{"length":"long"}'], 'options.length'],
      [['--against-options', '{}'], 'there is nothing to compare'],
      [['--out', join(at, 'none', 'report.html')], 'there is no such folder'],
      [['--out', at], 'it is a folder'],
    ]
    for (const [line, reason] of refused) {
      const { code, err } = await lab('waves', '--out', out, ...line)
      expect({ line, code }).toEqual({ line, code: 2 })
      expect(err).toContain(reason)
    }
    expect(existsSync(out)).toBe(false)
    expect(readdirSync(at)).toEqual(['broken.json'])
  })
})

describe('the figures', () => {
  test('a mean and its interval, with zeros for the games that knew nothing of it', () => {
    const gauge = new Gauge()
    for (const value of [2, 4, 6, 8]) gauge.add(value)
    expect(gauge.measure()).toMatchObject({ n: 4, mean: 5 })
    // Standard deviation 2.58 of four values.
    expect(gauge.measure().error).toBeCloseTo(2.582 / 2, 3)
    const padded = new Gauge()
    for (const value of [2, 4, 6, 8, 0, 0]) padded.add(value)
    expect(gauge.measure(6).mean).toBeCloseTo(padded.measure().mean)
    expect(gauge.measure(6).error).toBeCloseTo(padded.measure().error)
  })

  const games = (count: number, winner: (game: number) => number): Tally => {
    const tally = new Tally(2)
    for (let game = 0; game < count; game++) {
      const won = winner(game)
      const result: Result = {
        why: 'ended.chests',
        winners: [won],
        scores: won === 0 ? [10, 5] : [5, 10],
        ranks: won === 0 ? [1, 2] : [2, 1],
        decisions: 10,
        rounds: 5,
        ms: [0, 0],
        lost: {},
        thoughts: [1, 1],
        posed: {},
        watched: { asked: {}, pace: [], had: [[], []], table: [], counts: [{}, {}], parts: [{}, {}] },
      }
      tally.add(result, ['mate', 'mate'])
    }
    return tally
  }

  test('only clear differences count, and the more is compared the clearer they must be', () => {
    const waves = findGame('waves')
    const even = findings(
      waves,
      games(400, (game) => game % 2),
    )
    const alike = findings(
      waves,
      games(400, (game) => (game % 20 < 11 ? 0 : 1)),
    )
    const tilted = findings(
      waves,
      games(400, (game) => (game % 4 === 0 ? 1 : 0)),
    )
    expect(compare(even, alike).every(({ p }) => p > 0.05)).toBe(true)
    const [first, second] = compare(even, tilted)
    // 200 against 300 wins of 400: z = 7.3 on both seats.
    expect(Math.abs(first.z)).toBeCloseTo(7.303, 2)
    expect(first.p).toBeLessThan(1e-11)
    expect(second.p).toBeGreaterThanOrEqual(first.p)
  })

  test('an axis has round steps', () => {
    expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10])
    expect(ticks(0.13, 0.36, 4)).toEqual([0.2, 0.3])
    expect(ticks(-0.5, 3.5, 8)).toEqual([-0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])
  })
})
