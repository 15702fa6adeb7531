import { builtInGames } from './games.ts'
import type { AdvisedGame } from '../src/advice/index.ts'
import { choices, offersOf, rng, start, take, view, type Ask, type Choice, type State, type View } from '@flotilla/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { STYLE, botById, search } from '../src/index.ts'
import { FARTHER, styleFor } from '../src/search/search.ts'

/** A position in the middle of a game in which somebody has a real decision, and what that seat sees of it. */
function position(game: AdvisedGame, luck: number): { view: View; ask: Ask; choices: Choice[]; state: State } {
  const dice = rng(luck)
  const seats = Math.max(3, game.seats.min)
  const state = start(game, { seats, seed: luck.toString(16).padStart(64, '0') })
  for (let k = 0; ; k++) {
    const ask = state.asks.find((one) => one.optional === undefined)
    if (ask === undefined) throw new Error('the game ended before a decision was found')
    const { legal, count } = offersOf(game, state, ask, false)
    if (k > 40 && count > 2) return { view: view(game, state, ask.seat), ask, choices: legal.slice(0, count), state }
    take(game, state, ask, legal[dice.below(count)])
  }
}

const BUDGET = { iterations: 24, maxMs: Infinity }

describe.each(builtInGames.map((game) => [game.id, game] as const))('search at %s', (_id, game) => {
  test('judges every choice, never more often than it may think, and leaves the view as it was', () => {
    const { view: seen, ask, choices: legal } = position(game, 11)
    const before = JSON.stringify(seen)
    const judged = search(game, seen, ask, legal, rng(1), BUDGET)
    expect(judged.map(({ choice }) => choice).toSorted(byJson)).toEqual(legal.toSorted(byJson))
    expect(judged.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(BUDGET.iterations)
    expect(judged[0].visits).toBeGreaterThan(0)
    for (const { share } of judged) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(JSON.stringify(seen)).toBe(before)
  })

  test('thinks the same for the same dice, and from a view that went through JSON', () => {
    const { view: seen, ask, choices: legal } = position(game, 12)
    const first = search(game, seen, ask, legal, rng(5), BUDGET)
    const copied = JSON.parse(JSON.stringify(seen)) as View
    const own = copied.asks.find((one) => one.seat === ask.seat && one.sealed === undefined) ?? ask
    const second = search(game, copied, own, choices(game, copied, own).slice(0, legal.length), rng(5), BUDGET)
    expect(second).toEqual(first)
  })
})

const byJson = (a: Choice, b: Choice): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

test('every level gives one of its choices', () => {
  const [game] = builtInGames
  const { view: seen, ask, choices: legal } = position(game, 13)
  for (const id of ['cabin-boy', 'mate', 'bosun']) expect(legal).toContain(botById(id, game).choose(seen, ask, legal, rng(3)))
})

describe('the clock', () => {
  afterEach(() => vi.restoreAllMocks())

  test('caps whoever is waited for, and is not read where nobody waits', () => {
    const [game] = builtInGames
    const { view: seen, ask, choices: legal } = position(game, 13)
    let hours = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => hours++ * 3_600_000)
    const bosun = botById('bosun', game, 'unhurried').choose(seen, ask, legal, rng(3))
    expect(clock).not.toHaveBeenCalled()
    expect(legal).toContain(botById('bosun', game).choose(seen, ask, legal, rng(3)))
    expect(clock).toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(botById('bosun', game, 'unhurried').choose(seen, ask, legal, rng(3))).toBe(bosun)
  })
})

test('a budget of nothing is refused', () => {
  const [game] = builtInGames
  const { view: seen, ask, choices: legal } = position(game, 13)
  const think = (iterations: number, maxMs: number) => () => search(game, seen, ask, legal, rng(1), { iterations, maxMs })
  expect(think(0, 100)).toThrow('iterations: a whole number of at least 1, not 0')
  expect(think(2.5, 100)).toThrow('iterations: a whole number of at least 1, not 2.5')
  expect(think(10, 0)).toThrow('maxMs: more than 0 milliseconds, not 0')
})

test('whoever has the time searches a whole turn, or as deep as the game says', () => {
  const [waves, , bottom] = builtInGames
  const much = { iterations: 1024, maxMs: Infinity }
  expect(styleFor(waves, much)).toEqual(FARTHER)
  expect(styleFor(bottom, much)).toEqual({ ...FARTHER, depth: 3, stopMargin: 0.002 })
  expect(styleFor(bottom, { ...much, iterations: 256 })).toEqual({ ...STYLE, stopMargin: 0.002 })
})
