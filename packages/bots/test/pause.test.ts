import { builtInGames, findGame } from './games.ts'
import { view } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { pauseFor } from '../src/index.ts'
import { elsewise, positions } from './honesty/positions.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('how long a bot takes at %s', (_id, game) => {
  const all = positions(game, 120)

  test('is the same whatever is hidden', () => {
    for (const [n, position] of all.entries()) {
      const [one, two] = [position.state, elsewise(game, position, n)].map((world) =>
        pauseFor(game, view(game, world, null), position.ask, 0.5),
      )
      expect(two).toBe(one)
      expect(one).toBeGreaterThanOrEqual(0)
      expect(one).toBeLessThanOrEqual(1.2)
    }
  })

  test('is the same for all who decide in secret, and left to the window inside one', () => {
    for (const { state, ask } of all) {
      const pauses = [0, 0.5, 1].map((chance) => pauseFor(game, view(game, state, null), ask, chance))
      const isWindow = game.asks[ask.kind].window === true
      if (isWindow || state.sealed !== null) expect(new Set(pauses).size).toBe(1)
      if (isWindow) expect(pauses[0]).toBe(0)
    }
  })
})

test('a turn takes longer when it begins than its steps do', () => {
  const quests = findGame('quests')
  const pauses = new Map<string, number>()
  for (const { state, ask } of positions(quests, 200)) {
    const pause = pauseFor(quests, view(quests, state, null), ask, 0.5)
    pauses.set(ask.kind, Math.max(pauses.get(ask.kind) ?? 0, pause))
  }
  expect(pauses.get('turn') ?? 0).toBeGreaterThan(3 * (pauses.get('voyage') ?? 1))
})
