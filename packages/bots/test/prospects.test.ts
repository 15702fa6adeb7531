import { builtInGames, findGame } from './games.ts'
import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { learnDuties, learnProspects } from '../src/training/logistic.ts'
import { positions } from './honesty/positions.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('the prospects of %s', (_id, game) => {
  test('have a weight for every feature, and every feature is a number', () => {
    const winModel = game.advice.model?.winModel
    if (winModel === undefined) throw new Error('no prospects')
    for (const { state } of positions(game, 60, 20))
      for (let seat = 0; seat < state.seats; seat++) {
        const features: number[] = []
        winModel.features(readCtx(game, state), seat, features)
        expect(features).toHaveLength(winModel.weights.length)
        expect(features.every(Number.isFinite)).toBe(true)
      }
    expect(winModel.weights.every(Number.isFinite)).toBe(true)
  })
})

test('what teams are judged by is learned from games of teams: it foretells better than a guess, and the same lessons teach the same', () => {
  const quests = findGame('quests')
  const tables = [
    { seats: 4, options: { mode: 'team2v2', champions: 'random' } },
    { seats: 6, options: { mode: 'team2v2v2', champions: 'random' } },
  ]
  const lessons = { games: 24, stray: 0.15, seed: 5, tables }
  const learned = learnProspects(quests, lessons)
  expect(learned.weights).toHaveLength(quests.advice.model?.teams?.weights.length ?? 0)
  expect(learned.weights.every(Number.isFinite)).toBe(true)
  // Of two sides and of three in turns, nobody knows better than (log 2 + log 3) / 2 beforehand.
  expect(learned.logLoss).toBeLessThan(0.89)
  expect(learnProspects(quests, lessons)).toEqual(learned)
})

test('goals have a weight for every feature of their kind, and every feature is a number', () => {
  for (const game of builtInGames) {
    const goals = game.advice.model?.goalModel
    if (goals === undefined) continue
    for (const { state } of positions(game, 20, 20, { mode: 'coop', champions: 'random' })) {
      const ctx = readCtx(game, state)
      const features: number[][] = []
      goals.features(ctx, features)
      for (let duty = 0; duty < goals.count(ctx); duty++) {
        if (goals.isDone(ctx, duty)) continue
        expect(features[duty]).toHaveLength(goals.weights[goals.kind(ctx, duty)].length)
        expect(features[duty].every(Number.isFinite)).toBe(true)
      }
    }
  }
})

test('goals are learned from games of crews: they foretell better than a guess, and the same lessons teach the same', () => {
  const quests = findGame('quests')
  const lessons = { games: 9, stray: 0.4, seed: 5, options: { mode: 'coop', champions: 'random' } }
  const learned = learnDuties(quests, lessons)
  expect(learned.positions).toHaveLength(4)
  // A coin gives log 2 for each kind.
  expect(learned.logLoss.reduce((sum, loss) => sum + loss) / learned.logLoss.length).toBeLessThan(Math.LN2)
  expect(learnDuties(quests, lessons)).toEqual(learned)
})

test('prospects are learned from games: they foretell better than a guess, and the same lessons teach the same', () => {
  const [waves] = builtInGames
  const lessons = { games: 60, stray: 0.1, seed: 5 }
  const learned = learnProspects(waves, lessons)
  expect(learned.positions).toBeGreaterThan(400)
  // Nobody knows better than 1 in 2 to 5 beforehand.
  expect(learned.logLoss).toBeLessThan(1.15)
  expect(learnProspects(waves, lessons)).toEqual(learned)
})
