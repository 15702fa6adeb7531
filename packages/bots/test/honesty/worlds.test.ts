import { builtInGames, findGame } from '../games.ts'
import type { AdvisedGame } from '../../src/advice/index.ts'
import { askOf, choices, copy, imagine, readCtx, offersOf, rng, start, take, view, type Pool, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { positions, seedOf, type Position } from './positions.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('worlds imagined at %s', (_id, game) => {
  test('could not be told from the real one: the same view, the same choices, and every component there once', () => {
    for (const [i, { seen, ask, choices: offered }] of positions(game, 120, 9).entries()) {
      const world = imagine(game, seen, rng(i))
      expect(view(game, world, ask.seat)).toEqual(seen)
      expect(choices(game, view(game, world, ask.seat), ask).slice(0, offered.length)).toEqual(offered)
      for (const { first, faces } of world.pools)
        expect(world.faces.slice(first, first + faces.length).toSorted((a, b) => a - b)).toEqual(faces)
      game.invariants?.(readCtx(game, world))
    }
  })
})

/** So few things are hidden that all worlds can be listed. */
const FEW = 4
const SAMPLES = 6000

/** The seat is shown all cards but a few that could change places, as if it had seen them all. */
function almostAllSeen(game: AdvisedGame, { state, ask }: Position): { state: State; hidden: readonly number[] } | null {
  const shown = copy(game, state)
  const bit = 1 << ask.seat
  const unseen = (pool: Pool): number[] => pool.faces.map((_, at) => pool.first + at).filter((back) => (state.known[back] & bit) === 0)
  const pool = state.pools.find((one) => unseen(one).length >= FEW && new Set(unseen(one).map((back) => state.faces[back])).size > 2)
  if (pool === undefined) return null
  const alike = unseen(pool).filter((back) => lotOf(state, back) === lotOf(state, unseen(pool)[0]))
  const hidden = alike
    .toSorted((a, b) => state.faces[a] - state.faces[b] || a - b)
    .filter((_, at) => at % Math.ceil(alike.length / FEW) === 0)
  for (const { first, faces } of state.pools)
    for (let back = first; back < first + faces.length; back++) if (!hidden.includes(back)) shown.known[back] |= bit
  return hidden.length < 3 ? null : { state: shown, hidden }
}

/** At To the Bottom everybody knows which cards were shuffled with which. */
const lotOf = (state: State, back: number): number => ('lot' in state ? (state.lot as number[])[back] : 0)

/** Every different way in which these faces can lie. */
function orders(faces: readonly number[]): string[] {
  if (faces.length === 0) return ['']
  const all = faces.flatMap((face, at) => orders(faces.filter((_, k) => k !== at)).map((rest) => `${face} ${rest}`))
  return [...new Set(all)]
}

/** The chi-square statistic that one in ten thousand samples exceeds, by Wilson and Hilferty. */
const chiSquareLimit = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3

test.each(['bottom', 'quests', 'sinking'])('%s: every world that fits is imagined, each as often as the others', (id) => {
  const game = findGame(id)
  let looked = 0
  for (const position of positions(game, 60, 3)) {
    // What is remembered of hands makes some of the orders impossible at We're Sinking!: positions without such memories.
    if ('tracks' in position.state && (position.state.tracks as number[][]).some((tracks) => tracks.length > 0)) continue
    const small = almostAllSeen(game, position)
    if (small === null) continue
    const { state, hidden } = small
    const seen = view(game, state, position.ask.seat)
    const expected = orders(hidden.map((back) => state.faces[back]))
    if (expected.length < 4) continue
    const counts = new Map(expected.map((order) => [order, 0]))
    const dice = rng(41 + looked)
    for (let i = 0; i < SAMPLES; i++) {
      const world = imagine(game, seen, dice)
      const order = hidden.map((back) => `${world.faces[back]} `).join('')
      expect(counts.has(order)).toBe(true)
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const even = SAMPLES / expected.length
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
    expect(chiSquare).toBeLessThan(chiSquareLimit(expected.length - 1))
    if (++looked === 4) break
  }
  expect(looked).toBeGreaterThan(1)
})

test('waves: the plan of somebody who has confirmed is any legal one', () => {
  const waves = findGame('waves')
  const dice = rng(8)
  const state = start(waves, { seats: 3, seed: seedOf(1) })
  const answerOf = (seat: number): void => {
    const ask = askOf(state, seat) ?? state.asks[0]
    const { legal, count } = offersOf(waves, state, ask, false)
    take(waves, state, ask, legal[dice.below(count)])
  }
  for (let k = 0; k < 100 || state.sealed === null; k++) answerOf(-1)
  const isReady = (seat: number): boolean => 'yarrr' in state && (state.yarrr as boolean[])[seat]
  for (const seat of [1, 2]) while (!isReady(seat)) answerOf(seat)
  const seen = view(waves, state, 0)
  const other = 1
  const plans = new Map<string, number>()
  for (let i = 0; i < 30_000; i++) {
    const plan = imagine(waves, seen, dice)
      .faces.slice(other * 5, other * 5 + 3)
      .join()
    plans.set(plan, (plans.get(plan) ?? 0) + 1)
  }
  expect(plans.has(state.faces.slice(other * 5, other * 5 + 3).join())).toBe(true)
  // Three different places in any order, or a burial: each place as likely to come first as any other.
  for (const plan of plans.keys()) {
    const places = plan.split(',').map(Number)
    expect(new Set(places).size === 3 || places.every((place) => place === 4)).toBe(true)
  }
  const firsts = new Map<string, number>()
  for (const [plan, count] of plans)
    if (!plan.startsWith('4,')) firsts.set(plan.split(',')[0], (firsts.get(plan.split(',')[0]) ?? 0) + count)
  const even = [...firsts.values()].reduce((sum, count) => sum + count, 0) / firsts.size
  const chiSquare = [...firsts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
  expect(chiSquare).toBeLessThan(chiSquareLimit(firsts.size - 1))
})
