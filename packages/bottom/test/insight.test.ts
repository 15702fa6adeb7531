import { weigh } from '@flotilla/bots/advice'
import { readCtx } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { valueNetwork } from '../src/bots/models/value-network.ts'
import { winModel } from '../src/bots/models/win-model.ts'
import { bottom } from '../src/index.ts'
import { given, type Given } from './voyage.ts'

const A = 0
const poor = { board: 'Singer', deck: '4 Passenger' }
const rich = { board: 'Singer, Polka Dancer', deck: '4 Passenger' }

const judged = (by: typeof winModel, notation: Given): number => weigh(by, readCtx(bottom, given(notation).state), A, [])

test('where more than two play, what a ship is worth depends on how its rivals stand', () => {
  const behind = { seats: 3, phase: 'sinking', A: poor, B: rich, C: poor } as const
  const level = { ...behind, B: poor }
  expect(judged(winModel, behind)).toBe(judged(winModel, level))
  expect(judged(valueNetwork, behind)).toBeLessThan(judged(valueNetwork, level))
})

test('where two play it is the rivals’ own strength that counts', () => {
  const behind = { seats: 2, phase: 'sinking', A: poor, B: rich } as const
  expect(judged(valueNetwork, behind)).toBe(judged(valueNetwork, { ...behind, B: poor }))
})
