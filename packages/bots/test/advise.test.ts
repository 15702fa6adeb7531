import { builtInGames, findGame } from './games.ts'
import { askOf, offersOf, rng, start, take, view, type View } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { advise } from '../src/explain/advise.ts'

/** A view with a real decision of its seat, after so many decisions at random. */
function decision(id: string, after: number): View {
  const game = findGame(id)
  const dice = rng(after)
  const state = start(game, { seats: 3, seed: 'c'.repeat(64) })
  for (let k = 0; ; k++) {
    const ask = state.asks.find((one) => one.optional === undefined)
    if (ask === undefined) throw new Error('the game ended too early')
    const { legal, count } = offersOf(game, state, ask, false)
    if (k > after && count > 2) return view(game, state, ask.seat)
    take(game, state, ask, legal[dice.below(count)])
  }
}

const THOUGHT = { iterations: 20, seed: 4 }
const seatOf = ({ sees }: View): number => Number(sees)

describe.each(builtInGames.map((game) => [game.id, game] as const))('advice at %s', (id, game) => {
  test('rates every choice; the shares make a whole; the best is one of them', () => {
    const seen = decision(id, 30)
    const { best, ratings } = advise(game, seen, seatOf(seen), null, THOUGHT)
    expect(ratings[0].choice).toBe(best)
    expect(ratings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const { value } of ratings) expect(value).toBeLessThanOrEqual(1)
  })

  test('is the same for a view and choices that went through JSON', () => {
    const seen = decision(id, 40)
    const first = advise(game, seen, seatOf(seen), null, THOUGHT)
    const told = JSON.parse(JSON.stringify(seen)) as View
    const ask = askOf(told, seatOf(seen))
    if (ask === undefined) throw new Error('nothing to decide')
    const { legal, count } = offersOf(game, told, ask, false)
    const listed = JSON.parse(JSON.stringify(legal.slice(0, count))) as object[]
    expect(advise(game, told, seatOf(seen), listed, THOUGHT)).toEqual(first)
  })
})

test('clear errors: no thought, no such choice, nothing to decide, the wrong eyes', () => {
  const waves = findGame('waves')
  const seen = decision('waves', 10)
  const seat = seatOf(seen)
  expect(() => advise(waves, seen, seat, null, { iterations: 0, seed: 1 })).toThrow('iterations: a whole number of at least 1, not 0')
  expect(() => advise(waves, seen, seat, null, { iterations: 9, seed: Number.NaN })).toThrow('seed: a number, not NaN')
  expect(() => advise(waves, seen, seat, [{ fly: true }], THOUGHT)).toThrow('{"fly":true} is no choice here')
  expect(() => advise(waves, seen, (seat + 1) % 3, null, THOUGHT)).toThrow(`the view is for ${seat}, not for seat ${(seat + 1) % 3}`)
  expect(() => advise(waves, { ...seen, asks: [] }, seat, null, THOUGHT)).toThrow(`seat ${seat} has nothing to decide here`)
})
