import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flotilla } from './console.ts'

describe('flotilla arena', () => {
  test('gives every bot its share with an interval and a rating, the same for the same seed', async () => {
    const line = ['arena', 'waves', '--bots', 'mate,random', '--seats', '3', '--games', '12', '--seed', '7', '--json']
    const first = await flotilla(line)
    const second = await flotilla(line)
    expect(first.code).toBe(0)
    expect(second.out).toBe(first.out)
    const { bots, games } = JSON.parse(first.out) as {
      games: number
      bots: { bot: string; games: number; winShare: number; low: number; high: number; elo: number }[]
    }
    expect(games).toBe(12)
    expect(bots.map(({ bot, games: of }) => [bot, of])).toEqual([
      ['mate', 12],
      ['random', 24],
    ])
    for (const { winShare, low, high } of bots) {
      expect(low).toBeLessThanOrEqual(winShare)
      expect(high).toBeGreaterThanOrEqual(winShare)
    }
    expect(bots[0].elo).toBeGreaterThan(bots[1].elo)
  })

  test('goes on from a saved count, and refuses one of another arena', async () => {
    const save = join(mkdtempSync(join(tmpdir(), 'flotilla-arena-')), 'count.json')
    const line = (games: string, seed: string): string[] => [
      'arena',
      'waves',
      '--bots',
      'mate,random',
      '--seats',
      '2',
      '--games',
      games,
      '--seed',
      seed,
      '--save',
      save,
      '--json',
    ]
    await flotilla(line('4', '1'))
    expect(existsSync(save)).toBe(true)
    const whole = await flotilla(['arena', 'waves', '--bots', 'mate,random', '--seats', '2', '--games', '8', '--seed', '1', '--json'])
    const resumed = await flotilla(line('8', '1'))
    expect(resumed.out).toBe(whole.out)
    const other = await flotilla(line('8', '2'))
    expect(other.code).toBe(2)
    expect(other.err).toContain('another arena')
    writeFileSync(save, 'no json')
    expect((await flotilla(line('8', '1'))).code).toBe(2)
    expect(readFileSync(save, 'utf8')).toBe('no json')
  })

  test('one bot alone has nobody to fight', async () => {
    const { code, err } = await flotilla(['arena', 'waves', '--bots', 'mate'])
    expect(code).toBe(2)
    expect(err).toContain('at least two different bots')
  })
})
