import { advice } from '../src/bots/advice.ts'
import { choices, readCtx, rng, start, take, view } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { waves } from '../src/index.ts'

const seedOf = (n: number): string => n.toString(16).padStart(64, 'c')

describe('advice', () => {
  test.each([
    ['standard', 3, {}],
    ['five seats', 5, { cannonShots: 'fixed' }],
    ['short', 2, { length: 'short', hullAgainstTwo: 'perCannon' }],
    ['solo', 1, { mode: 'solo' }],
  ])('%s: every choice gets a number, the same from the view of the asked seat', (_what, seats, options) => {
    const kinds = new Set<string>()
    const dice = rng(9)
    for (let game = 0; game < 6; game++) {
      const state = start(waves, { seats, options, seed: seedOf(game) })
      const awaited = () => state.asks.find(({ optional }) => optional === undefined)
      for (let ask = awaited(); ask !== undefined; ask = awaited()) {
        kinds.add(ask.kind)
        const offered = choices(waves, state, ask).filter((choice) => !('again' in choice))
        const seen = view(waves, state, ask.seat)
        for (const choice of offered) {
          const rating = advice.rate(readCtx(waves, state), ask, choice)
          expect(rating).toBeTypeOf('number')
          expect(Number.isNaN(rating)).toBe(false)
          expect(advice.rate(readCtx(waves, seen), ask, choice)).toBe(rating)
        }
        const value = advice.value(readCtx(waves, state), ask.seat)
        expect(Number.isFinite(value)).toBe(true)
        expect(advice.value(readCtx(waves, seen), ask.seat)).toBe(value)
        take(waves, state, ask, offered[dice.below(offered.length)])
      }
      expect(advice.value(readCtx(waves, state), 0)).toBe(waves.score(readCtx(waves, state), 0))
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['draft', 'place', 'yarrr']))
  })
})
