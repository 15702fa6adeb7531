import { builtInGames } from './games.ts'
import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { positions } from './honesty/positions.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('the win model of %s', (_id, game) => {
  test('have a weight for every feature, and every feature is a number', () => {
    const winModel = game.advice.model?.winModel
    if (winModel === undefined) throw new Error('no win model')
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
