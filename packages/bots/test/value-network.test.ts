import { builtInGames } from './games.ts'
import { weigh } from '../src/advice/index.ts'
import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { judgedByNetwork } from '../src/search/judged-by.ts'
import { positions } from './honesty/positions.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('the value network of %s', (_id, game) => {
  test('judges every position by a number, and differs from the win model', () => {
    const { winModel, valueNetwork } = game.advice.model ?? {}
    if (winModel === undefined || valueNetwork === undefined) throw new Error('no value network')
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
