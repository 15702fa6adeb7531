import type { Seat } from '@flotilla/kernel'
import { isLegalColumn, type SeenSinking, type ReadCtx } from '../board/state.ts'
import { BREACHES, CANNONS, PLUNDER, TREASURE, WATER } from '../board/things.ts'
import { whim } from './whim.ts'

const HONEST_WORK = [WATER, BREACHES, CANNONS] as const

/**
 * The column to lay a dial in: mostly the true one, sometimes not, and more often when the truth would bring rivals.
 * `crowd`: how many others are expected at each action.
 */
export function columnFor(ctx: ReadCtx, seat: Seat, action: number, crowd: readonly number[]): number {
  const s = ctx.state
  const later = s.seats - 1 - ((seat - s.firstMate + s.seats) % s.seats)
  // Who is being watched lies less.
  const watched = isDoubted(s, seat) ? 0.6 : 1
  const tempting = (action === PLUNDER ? 0.3 + 0.06 * later : 0.2) * watched
  const mood = whim(ctx, seat, 1)
  const truth = isLegalColumn(s, action)
  if (truth && mood >= tempting) return action
  // Credit is cheapest where others do the work anyway.
  let best = -1
  let most = -1
  for (const column of HONEST_WORK) {
    if (column === action || !isLegalColumn(s, column)) continue
    const appeal = crowd[column] + 2 * whim(ctx, seat, 7 + column)
    if (appeal > most) {
      most = appeal
      best = column
    }
  }
  if (best !== -1) return best
  return truth ? action : isLegalColumn(s, TREASURE) ? TREASURE : WATER
}

function isDoubted({ doubts }: SeenSinking, seat: Seat): boolean {
  for (let other = 0; other < doubts.length; other++) if (other !== seat && doubts[other] === seat) return true
  return false
}
