import type { Outcome, Seat, Standing } from '@flotilla/kernel'
import { worth, worthOf } from '../board/board.ts'
import { afloat, type ReadCtx, type SeenBottom } from '../board/state.ts'

/** TB-12.1: without a ship afloat nothing is left to do. */
export const hasEnded = (s: SeenBottom): boolean => afloat(s) === 0

/** TB-12.2: what is saved on the board, and what stowed away there. */
export function scoreOf(ctx: ReadCtx, seat: Seat): Standing['parts'] {
  let cards = 0
  let stowaways = 0
  for (const card of ctx.state.ships[seat].board) {
    const value = worthOf(ctx, card)
    if (value < 0) stowaways += value
    else cards += value
  }
  return { cards, stowaways }
}

/** TB-12.3: the highest score wins; equal scores share it. */
export function outcome(ctx: ReadCtx): Outcome {
  const { seats } = ctx.state
  const scores = Array.from({ length: seats }, (_, seat) => worth(ctx, seat))
  const standings = scores.map((score, seat) => ({
    seat,
    rank: 1 + scores.filter((other) => other > score).length,
    score,
    parts: scoreOf(ctx, seat),
  }))
  standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return { why: 'ended.sunk', standings, winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
}
