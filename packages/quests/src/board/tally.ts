import { deepFreeze } from '@flotilla/kernel'
import type { Goal } from '../edition/schema.ts'

/**
 * Public facts about the deeds since a quest came into the hand (QC-5.6). A tally is never changed but replaced, so that
 * copies of a table share it.
 */
export interface Tally {
  /** The most damage that one Attack marked. */
  readonly hit: number
  readonly sink: number
  readonly explore: number
  readonly solve: number
  readonly pass: number
  readonly upgrade: number
  /** Different islands landed on, by number, and those of this turn. */
  readonly land: readonly number[]
  readonly landThisTurn: readonly number[]
  /** Clues delivered, and those of this turn. */
  readonly store: number
  readonly storeThisTurn: number
}
export type CountedDeed = 'sink' | 'explore' | 'solve' | 'pass' | 'upgrade'

/** A tally on which nothing has been done. */
export const FRESH_TALLY: Tally = deepFreeze({
  hit: 0,
  sink: 0,
  explore: 0,
  solve: 0,
  pass: 0,
  upgrade: 0,
  land: [],
  landThisTurn: [],
  store: 0,
  storeThisTurn: 0,
})

/** The islands that count for a quest which asks for landings. */
export const islandsLanded = ({ land, landThisTurn }: Tally, within: 'turn' | 'held'): readonly number[] =>
  within === 'turn' ? landThisTurn : land

/** How much of a quest's deed is done, by the facts since it came into the hand; 0 for deliveries and payments. */
export function progress(tally: readonly Tally[], slot: number, goal: Goal): number {
  switch (goal.kind) {
    case 'land':
      return islandsLanded(tally[slot], goal.within).length
    case 'store':
      return goal.within === 'turn' ? tally[slot].storeThisTurn : tally[slot].store
    case 'deliver':
    case 'pay':
      return 0
    default:
      return tally[slot][goal.kind]
  }
}

/** How much of a quest's deed has to be done. */
export const needed = (goal: Goal): number => (goal.kind === 'hit' ? goal.damage : 'count' in goal ? goal.count : Infinity)
