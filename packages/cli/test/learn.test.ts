import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describedOf, findGame } from '@flotilla/games'
import { askOf, choices, start, view } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Arrays } from '../src/learn/layout.ts'
import { bin, spawnFlotilla } from './console.ts'

interface Told {
  readonly hello?: string
  readonly layout?: { readonly observation: { readonly width: number }; readonly choice: { readonly width: number } }
  readonly positions?: readonly {
    readonly seat: number
    readonly observation: number[]
    readonly choices: number[][]
    readonly view?: { readonly seed: string; readonly sees: number }
    readonly ended?: { readonly winners: number[]; readonly scores: number[] }
  }[]
  readonly error?: string
}

function learn(line: readonly string[], orders: readonly object[]): Told[] {
  const { out, err } = spawnFlotilla(['learn', ...line], orders.map((order) => `${JSON.stringify(order)}\n`).join(''))
  expect(err.replaceAll(/.*ExperimentalWarning.*\n/g, '')).toBe('')
  return out
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as Told)
}

describe('many tables for a learner', () => {
  test('every position is an array of the announced width, and games that are over begin anew', () => {
    const steps = Array.from({ length: 250 }, () => ({ step: [0, 0, 0] }))
    const options = JSON.stringify({ length: 'short' })
    const [hello, ...told] = learn(
      ['waves', '--tables', '3', '--seats', '2', '--options', options, '--bots', 'learner,random', '--seed', '1'],
      [{ reset: true }, ...steps],
    )
    expect(hello.hello).toBe('flotilla-learn-1')
    const all = told.flatMap(({ positions = [] }) => positions)
    expect(all).toHaveLength(3 * 251)
    for (const { seat, observation, choices: rows } of all) {
      expect([seat, observation.length]).toEqual([0, hello.layout?.observation.width])
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveLength(hello.layout?.choice.width ?? -1)
      expect(observation.every(Number.isInteger)).toBe(true)
    }
    expect(all.find(({ ended }) => ended !== undefined)?.ended?.scores).toHaveLength(2)
  })

  test('raw positions are views of the seat that decides; nonsense is an error, not an end', () => {
    const [, first, wrong, next] = learn(
      ['sinking', '--tables', '2', '--seats', '3', '--raw'],
      [{ reset: true }, { step: 'x' }, { step: [0, 0] }],
    )
    expect(first.positions?.map(({ view: seen, seat }) => seen?.seed === '' && seen.sees === seat)).toEqual([true, true])
    expect(wrong.error).toBe('step: expected a list with a choice for each of 2 tables')
    expect(next.positions).toHaveLength(2)
  })

  test('an array has what the view says: dice by their place, cards by their faces, what is hidden as -1', async () => {
    const game = findGame('sinking')
    const options = game.options.parse({})
    const arrays = new Arrays(game, 3, options, await describedOf('sinking'))
    const state = start(game, { seats: 3, options, seed: 'a'.repeat(64) })
    const [{ seat }] = state.asks
    const seen = view(game, state, seat)
    const ask = askOf(seen, seat)
    if (ask === undefined) throw new Error('nobody is asked')
    const row = arrays.observe(seen, ask)
    const at = (name: string): { at: number; shape: readonly number[] } => {
      const column = arrays.observation.columns.find((one) => one.name === name)
      if (column === undefined) throw new Error(`there is no ${name}`)
      return column
    }
    expect(row[at('seat').at]).toBe(seat)
    const hands = at('hands[][]')
    const mine = seen.faces
    const hand = (state as unknown as { hands: number[][] }).hands
    hand.forEach((cards, who) => cards.forEach((back, k) => expect(row[hands.at + who * hands.shape[1] + k]).toBe(mine[back])))
    expect(arrays.choices(seen, choices(game, seen as never, ask))).not.toHaveLength(0)
  })
})

test('the environment in Python plays and measures itself', () => {
  const env = join(import.meta.dirname, '../../../examples/python/env.py')
  const command = `${JSON.stringify(process.execPath)} --disable-warning=ExperimentalWarning ${JSON.stringify(bin)}`
  const said = spawnSync('python3', [env, 'waves', '--tables', '4', '--steps', '20', '--bots', 'learner,mate', '--command', command], {
    encoding: 'utf8',
  })
  expect([said.status, said.stdout]).toEqual([0, expect.stringMatching(/waves: \d+ decisions a second at 4 tables/)])
})
