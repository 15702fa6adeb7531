import { describe, expect, test } from 'vitest'
import { readCtx, start } from '@flotilla/kernel'
import { contraband, type ReadCtx } from '../../kernel/test/contraband/index.ts'
import { adviceIsKnown } from '../src/advice/conformance.ts'
import { ownScore, withBots, type GameBots } from '../src/advice/index.ts'
import { findGame } from './games.ts'

const play = { seats: 3, options: {}, luck: 3 }
const topOfDeck = ({ state: { faces, deck } }: ReadCtx): number => faces[deck[deck.length - 1]]
const contrabandBy = (advice: Partial<GameBots['advice']>) =>
  withBots(contraband, { advice: { rate: () => 0, value: ({ state }) => state.seats, ...advice } })

describe('advice', () => {
  test('that follows from what the seat knows passes', () => {
    expect(() => adviceIsKnown(contrabandBy({}), play)).not.toThrow()
  })

  test('that depends on a hidden card is found', () => {
    expect(() => adviceIsKnown(contrabandBy({ rate: topOfDeck }), play)).toThrow(/are rated/)
  })

  test('that values a seat by no number is found', () => {
    expect(() => adviceIsKnown(contrabandBy({ value: () => Number.NaN }), play)).toThrow(/values seat 0 at NaN/)
  })
})

test('a game without bots of its own is played for the points', () => {
  const { advice } = withBots(contraband)
  const state = start(contraband, { seats: 2, seed: '0'.repeat(64) })
  expect(advice.value(readCtx(contraband, state), 1)).toBe(contraband.score(readCtx(contraband, state), 1))
  expect(withBots(contraband)).toBe(withBots(contraband))
})

test('a seat knows its own points where others may not', () => {
  const sinking = findGame('sinking')
  const state = start(sinking, { seats: 3, seed: '0'.repeat(64) })
  expect(sinking.score(readCtx(sinking, state), 1)).toBeNaN()
  expect(ownScore(sinking, readCtx(sinking, state), 1)).toBeTypeOf('number')
  expect(state.sees).toBe('all')
})
