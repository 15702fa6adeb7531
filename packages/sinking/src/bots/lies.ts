import type { Seat } from '@flotilla/kernel'
import { isLegalColumn, type Io } from '../board/state.ts'
import { BREACHES, CANNONS, PLUNDER, TREASURE, WATER } from '../board/things.ts'
import { expected } from './actions.ts'
import { whim } from './whim.ts'

const HONEST_WORK = [WATER, BREACHES, CANNONS] as const

/** The column to lay a dial in: mostly the true one, sometimes not, and more often when the truth would bring rivals. */
export function columnFor(io: Io, seat: Seat, action: number): number {
  const s = io.state
  const later = s.seats - 1 - ((seat - s.firstMate + s.seats) % s.seats)
  // Who is being watched lies less.
  const watched = s.doubts.some((doubted, other) => doubted === seat && other !== seat) ? 0.6 : 1
  const tempting = (action === PLUNDER ? 0.3 + 0.06 * later : 0.2) * watched
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
