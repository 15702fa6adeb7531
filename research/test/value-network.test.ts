import { networkOn, weigh, type WinModel } from '@flotilla/bots/advice'
import { expect, test } from 'vitest'
import type { Sample } from '../src/adam.ts'
import { NetworkTrainer } from '../src/network-trainer.ts'
import { playGame } from '../src/self-play.ts'
import { trainValueNetwork } from '../src/train-value-network.ts'
import { gameAt } from './games.ts'

/** Two seats with two features each: the seat wins that has just one of them. A sum cannot say so. */
const ODD: readonly Sample[] = [0, 1, 2, 3].flatMap((own) =>
  [0, 1, 2, 3].flatMap((other) => {
    const isOdd = (bits: number): boolean => bits === 1 || bits === 2
    if (isOdd(own) === isOdd(other)) return []
    return [{ features: Float32Array.of(own & 1, own >> 1, other & 1, other >> 1), shares: isOdd(own) ? [1, 0] : [0, 1] }]
  }),
)

test('a network learns what no sum of features says', () => {
  const samples = Array.from({ length: 200 }, () => ODD).flat()
  const options = { passes: 20, rate: 0.02, decay: 0 }
  const plain = new NetworkTrainer(samples, 0, 1)
  plain.learn(samples, options)
  expect(plain.loss(ODD)).toBeGreaterThan(0.6)
  const trainer = new NetworkTrainer(samples, 8, 1)
  trainer.learn(samples, options)
  expect(trainer.loss(ODD)).toBeLessThan(0.1)
  const bits = (own: number): WinModel => ({ features: (_ctx, _seat, into) => void into.splice(0, 2, own & 1, own >> 1), weights: [0, 0] })
  const strength = (own: number): number => weigh(networkOn(bits(own), trainer.network()), {} as never, 0, [])
  expect(Math.min(strength(1), strength(2))).toBeGreaterThan(Math.max(strength(0), strength(3)) + 2)
})

test('a value network is trained on games of mates and of bots that search, and the same games train the same', () => {
  const waves = gameAt('waves')
  const played = (playouts: number, games: number): Sample[][] =>
    Array.from({ length: games }, (_, number) => playGame(waves, number, { playouts, epsilon: 0.05, seed: 3 }))
  const [mates, searchers] = [played(0, 40), played(4, 12)]
  expect(played(4, 1)).toEqual(searchers.slice(0, 1))
  const options = { hidden: 4, passes: [1, 2], decay: 1e-3, seed: 5 } as const
  const learned = trainValueNetwork(mates, searchers, options)
  expect(learned.games).toBe(12)
  expect(learned.positions).toBe(searchers.flat().length)
  expect(Number.isFinite(learned.logLoss)).toBe(true)
  expect(trainValueNetwork(mates, searchers, options)).toEqual(learned)
  // A second generation searches by it, meets something else, and goes on from there.
  const second = Array.from({ length: 12 }, (_, number) => playGame(waves, number, { playouts: 4, judge: learned, epsilon: 0.05, seed: 3 }))
  expect(second).not.toEqual(searchers)
  expect(trainValueNetwork(mates, second, { ...options, passes: [1, 20] }, learned).features).not.toEqual(learned.features)
  expect(trainValueNetwork(mates, second, { ...options, passes: [1, 0] }, learned).features).toEqual(learned.features)
})

test('games are played at the tables that are asked for, and samples can have the features of the win model', () => {
  const bottom = gameAt('bottom')
  const [at] = playGame(bottom, 1, { playouts: 0, epsilon: 0, seed: 3, seats: [2, 5] })
  const [plain] = playGame(bottom, 1, { playouts: 0, epsilon: 0, seed: 3, seats: [2, 5], plain: true })
  expect(at.shares).toHaveLength(5)
  const winModel = bottom.advice.model?.winModel
  expect(plain.features).toHaveLength(5 * (winModel?.weights.length ?? 0))
  expect(at.features.length).toBeGreaterThan(plain.features.length)
})
