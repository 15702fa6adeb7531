import type { Seat } from '@flotilla/kernel'
import { NONE, sacrificeAt, type ReadCtx } from '../board/state.ts'
import { priceIn } from '../rules/asks/reasons.ts'
import { hoped, leader, meanOff, pointsOff } from './estimate.ts'

/** Strong enough, and not behind: or somebody else would do it next. */
export function sailsForIceberg(ctx: ReadCtx, seat: Seat): boolean {
  const { seats, ships, iceberg } = ctx.state
  if (iceberg === NONE) return false
  const points = pointsOff(ctx, seat, seat)
  const rival = hoped(ctx, leader(ctx, seat), seat)
  const hope = hoped(ctx, seat, seat)
  if (hope + 3 < rival) return false
  if (points + hope > 74) return true
  if (hope + 1 < rival) return false
  const price = priceIn(ctx, 'iceberg')
  for (let other = 0; other < seats; other++)
    if (other !== seat && meanOff(ctx, other, seat) * (ships[other].hand.length + 5) >= price) return true
  return false
}

/** The best of the hand that are kept for the next turn. */
const KEPT = 5
const kept: number[] = []

/** Whether the best cards of the hand and the next five will buy the Iceberg. */
export function canSaveForIceberg(ctx: ReadCtx, seat: Seat): boolean {
  const { hand } = ctx.state.ships[seat]
  let count = 0
  let sum = 0
  for (let i = 0; i < hand.length; i++) {
    const points = sacrificeAt(ctx, hand[i])
    sum += points
    kept[count++] = points
    if (count <= KEPT) continue
    let least = 0
    for (let k = 1; k < count; k++) if (kept[k] < kept[least]) least = k
    sum -= kept[least]
    kept[least] = kept[--count]
  }
  return sum + meanOff(ctx, seat, seat) * 4.5 >= priceIn(ctx, 'iceberg')
}
