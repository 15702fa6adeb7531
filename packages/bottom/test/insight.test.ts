import { readCtx, weigh } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { insight } from '../src/bots/insight.ts'
import { prospects } from '../src/bots/prospects.ts'
import { bottom } from '../src/index.ts'
import { given, type Given } from './voyage.ts'

const A = 0
const poor = { board: 'Singer', deck: '4 Passenger' }
const rich = { board: 'Singer, Polka Dancer', deck: '4 Passenger' }

const judged = (by: typeof prospects, notation: Given): number => weigh(by, readCtx(bottom, given(notation).state), A, [])

test('where more than two play, what a ship is worth depends on how its rivals stand', () => {
  const behind = { seats: 3, phase: 'sinking', A: poor, B: rich, C: poor } as const
  const level = { ...behind, B: poor }
  expect(judged(prospects, behind)).toBe(judged(prospects, level))
  expect(judged(insight, behind)).toBeLessThan(judged(insight, level))
})

test('where two play it is the rivals’ own strength that counts', () => {
  const behind = { seats: 2, phase: 'sinking', A: poor, B: rich } as const
  expect(judged(insight, behind)).toBe(judged(insight, { ...behind, B: poor }))
})
