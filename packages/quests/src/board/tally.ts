import type { Goal } from '../edition/schema.ts'
import { TALLY, T_EXPLORE, T_HIT, T_LAND, T_LAND_TURN, T_PASS, T_SINK, T_SOLVE, T_STORE, T_STORE_TURN, T_UPGRADE } from './state.ts'

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

const COUNTERS = { sink: T_SINK, explore: T_EXPLORE, solve: T_SOLVE, pass: T_PASS, upgrade: T_UPGRADE } as const

/** How much of a quest's deed is done, by the facts since it came into the hand; 0 for deliveries and payments. */
export function progress(tally: readonly number[], slot: number, goal: Goal): number {
  const at = slot * TALLY
  switch (goal.kind) {
    case 'hit':
      return tally[at + T_HIT]
    case 'land':
      return bits(tally[at + (goal.within === 'turn' ? T_LAND_TURN : T_LAND)])
    case 'store':
      return tally[at + (goal.within === 'turn' ? T_STORE_TURN : T_STORE)]
    case 'deliver':
    case 'pay':
      return 0
    default:
      return tally[at + COUNTERS[goal.kind]]
  }
}

export const needed = (goal: Goal): number => (goal.kind === 'hit' ? goal.damage : 'count' in goal ? goal.count : Infinity)
