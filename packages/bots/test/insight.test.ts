import { builtInGames, findGame } from './games.ts'
import { networkOn, weigh, type WinModel } from '../src/advice/index.ts'
import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { learnInsight, lesson } from '../src/training/value-network.ts'
import { judgedByNetwork } from '../src/search/judged-by.ts'
import type { Moment } from '../src/training/descent.ts'
import { Pupil } from '../src/training/trainer.ts'
import { positions } from './honesty/positions.ts'

/** Two seats with two features each: the seat wins that has just one of them. A sum cannot say so. */
const ODD: readonly Moment[] = [0, 1, 2, 3].flatMap((own) =>
  [0, 1, 2, 3].flatMap((other) => {
    const isOdd = (bits: number): boolean => bits === 1 || bits === 2
    if (isOdd(own) === isOdd(other)) return []
    return [{ features: Float32Array.of(own & 1, own >> 1, other & 1, other >> 1), shares: isOdd(own) ? [1, 0] : [0, 1] }]
  }),
)

test('a network learns what no sum of features says', () => {
  const moments = Array.from({ length: 200 }, () => ODD).flat()
  const course = { passes: 20, rate: 0.02, decay: 0 }
  const plain = new Pupil(moments, 0, 1)
  plain.learn(moments, course)
  expect(plain.loss(ODD)).toBeGreaterThan(0.6)
  const pupil = new Pupil(moments, 8, 1)
  pupil.learn(moments, course)
  expect(pupil.loss(ODD)).toBeLessThan(0.1)
  const bits = (own: number): WinModel => ({ features: (_io, _seat, into) => void into.splice(0, 2, own & 1, own >> 1), weights: [0, 0] })
  const strength = (own: number): number => weigh(networkOn(bits(own), pupil.network()), {} as never, 0, [])
  expect(Math.min(strength(1), strength(2))).toBeGreaterThan(Math.max(strength(0), strength(3)) + 2)
})

test('insight is learned from games of mates and of those who search, and the same games teach the same', () => {
  const [waves] = builtInGames
  const played = (thought: number, games: number): Moment[][] =>
    Array.from({ length: games }, (_, number) => lesson(waves, number, { thought, stray: 0.05, seed: 3 }))
  const [mates, searchers] = [played(0, 40), played(4, 12)]
  expect(played(4, 1)).toEqual(searchers.slice(0, 1))
  const teaching = { hidden: 4, passes: [1, 2], decay: 1e-3, seed: 5 } as const
  const learned = learnInsight(mates, searchers, teaching)
  expect(learned.games).toBe(12)
  expect(learned.positions).toBe(searchers.flat().length)
  expect(Number.isFinite(learned.logLoss)).toBe(true)
  expect(learnInsight(mates, searchers, teaching)).toEqual(learned)
  // A second generation searches by it, meets something else, and goes on from there.
  const second = Array.from({ length: 12 }, (_, number) => lesson(waves, number, { thought: 4, judge: learned, stray: 0.05, seed: 3 }))
  expect(second).not.toEqual(searchers)
  expect(learnInsight(mates, second, { ...teaching, passes: [1, 20] }, learned).features).not.toEqual(learned.features)
  expect(learnInsight(mates, second, { ...teaching, passes: [1, 0] }, learned).features).toEqual(learned.features)
})

test('lessons are played at the tables that are asked for, and about what the prospects see if they are to be plain', () => {
  const bottom = findGame('bottom')
  const [at] = lesson(bottom, 1, { thought: 0, stray: 0, seed: 3, seats: [2, 5] })
  const [plain] = lesson(bottom, 1, { thought: 0, stray: 0, seed: 3, seats: [2, 5], plain: true })
  expect(at.shares).toHaveLength(5)
  const winModel = bottom.advice.model?.winModel
  expect(plain.features).toHaveLength(5 * (winModel?.weights.length ?? 0))
  expect(at.features.length).toBeGreaterThan(plain.features.length)
})

describe.each(builtInGames.map((game) => [game.id, game] as const))('the insight of %s', (_id, game) => {
  test('judges every position by a number, and differs from the prospects', () => {
    const { winModel, valueNetwork } = game.advice.model ?? {}
    if (winModel === undefined || valueNetwork === undefined) throw new Error('no insight')
    expect(judgedByNetwork(game).advice.model?.winModel).toBe(valueNetwork)
    expect(judgedByNetwork(game)).toBe(judgedByNetwork(game))
    let differs = 0
    for (const { state } of positions(game, 60, 20))
      for (let seat = 0; seat < state.seats; seat++) {
        const strength = weigh(valueNetwork, readCtx(game, state), seat, [])
        expect(Number.isFinite(strength)).toBe(true)
        if (strength !== weigh(winModel, readCtx(game, state), seat, [])) differs++
      }
    expect(differs).toBeGreaterThan(10)
  })
})
