import type { Seat } from '@flotilla/kernel'
import { isLegalColumn, type Io } from '../state.ts'
import { BREACHES, CANNONS, PLUNDER, TREASURE, WATER } from '../things.ts'
import { expected } from './actions.ts'

/**
 * Variety without chance of its own: a number from 0 to 1 made of the round and the seat's own cards.
 * Others do not know the cards, so they cannot foresee it; the same seat in the same place decides the same.
 */
export function whim({ state: s }: Io, seat: Seat, salt: number): number {
  let hash = 2166136261 ^ salt
  const stir = (value: number): void => {
    hash = Math.imul(hash ^ value, 16777619)
    hash ^= hash >>> 13
  }
  stir(s.round)
  stir(seat)
  for (let i = 0; i < s.hands[seat].length; i++) stir(s.faces[s.hands[seat][i]] + 2 + i * 41)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

const HONEST_WORK = [WATER, BREACHES, CANNONS] as const

/** The column to lay a dial in: mostly the true one, sometimes not, and more often when the truth would bring rivals. */
export function columnFor(io: Io, seat: Seat, action: number): number {
  const s = io.state
  const later = s.seats - 1 - ((seat - s.firstMate + s.seats) % s.seats)
  const tempting = action === PLUNDER ? 0.3 + 0.06 * later : 0.2
  const mood = whim(io, seat, 1)
  const truth = isLegalColumn(s, action)
  if (truth && mood >= tempting) return action
  // Credit is cheapest where others do the work anyway.
  const crowd = expected(io, seat)
  let best = -1
  let most = -1
  for (const column of HONEST_WORK) {
    if (column === action || !isLegalColumn(s, column)) continue
    const appeal = crowd[column] + 2 * whim(io, seat, 7 + column)
    if (appeal > most) {
      most = appeal
      best = column
    }
  }
  if (best !== -1) return best
  return truth ? action : isLegalColumn(s, TREASURE) ? TREASURE : WATER
}
