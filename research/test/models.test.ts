import { expect, test } from 'vitest'
import { fitGoalModel, fitWinModel } from '../src/fit-models.ts'
import { gameAt } from './games.ts'

test('the model of teams is fitted to games of teams: it foretells better than a guess, and the same options fit the same', () => {
  const quests = gameAt('quests')
  const tables = [
    { seats: 4, options: { mode: 'team2v2', champions: 'random' } },
    { seats: 6, options: { mode: 'team2v2v2', champions: 'random' } },
  ]
  const options = { games: 24, epsilon: 0.15, seed: 5, tables }
  const learned = fitWinModel(quests, options)
  expect(learned.weights).toHaveLength(quests.advice.model?.teams?.weights.length ?? 0)
  expect(learned.weights.every(Number.isFinite)).toBe(true)
  // Of two sides and of three in turns, nobody knows better than (log 2 + log 3) / 2 beforehand.
  expect(learned.logLoss).toBeLessThan(0.89)
  expect(fitWinModel(quests, options)).toEqual(learned)
})

test('the goal model is fitted to games of crews: it foretells better than a guess, and the same options fit the same', () => {
  const quests = gameAt('quests')
  const options = { games: 9, epsilon: 0.4, seed: 5, options: { mode: 'coop', champions: 'random' } }
  const learned = fitGoalModel(quests, options)
  expect(learned.positions).toHaveLength(4)
  // A coin gives log 2 for each kind.
  expect(learned.logLoss.reduce((sum, loss) => sum + loss) / learned.logLoss.length).toBeLessThan(Math.LN2)
  expect(fitGoalModel(quests, options)).toEqual(learned)
})

test('the win model is fitted to games: it foretells better than a guess, and the same options fit the same', () => {
  const waves = gameAt('waves')
  const options = { games: 60, epsilon: 0.1, seed: 5 }
  const learned = fitWinModel(waves, options)
  expect(learned.positions).toBeGreaterThan(400)
  // Nobody knows better than 1 in 2 to 5 beforehand.
  expect(learned.logLoss).toBeLessThan(1.15)
  expect(fitWinModel(waves, options)).toEqual(learned)
})
