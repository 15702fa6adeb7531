import type { Seat } from '@flotilla/kernel'
import { NONE, sacrificeAt, type Io } from '../board/state.ts'
import { priceIn } from '../rules/reasons.ts'
import { hoped, leader, meanOff, pointsOff } from './estimate.ts'

/** Strong enough, and not behind: or somebody else would do it next. */
export function sailsForIceberg(io: Io, seat: Seat): boolean {
  const { seats, ships, iceberg } = io.state
  if (iceberg === NONE) return false
  const points = pointsOff(io, seat, seat)
  const rival = hoped(io, leader(io, seat), seat)
  const hope = hoped(io, seat, seat)
  if (hope + 3 < rival) return false
  if (points + hope > 74) return true
  if (hope + 1 < rival) return false
  const price = priceIn(io, 'iceberg')
  for (let other = 0; other < seats; other++)
    if (other !== seat && meanOff(io, other, seat) * (ships[other].hand.length + 5) >= price) return true
  return false
}

/** The best of the hand that are kept for the next turn. */
const KEPT = 5
const kept: number[] = []

/** Whether the best cards of the hand and the next five will buy the Iceberg. */
export function canSaveForIceberg(io: Io, seat: Seat): boolean {
  const { hand } = io.state.ships[seat]
  let count = 0
  let sum = 0
  for (let i = 0; i < hand.length; i++) {
    const points = sacrificeAt(io, hand[i])
    sum += points
    kept[count++] = points
    if (count <= KEPT) continue
    let least = 0
    for (let k = 1; k < count; k++) if (kept[k] < kept[least]) least = k
    sum -= kept[least]
    kept[least] = kept[--count]
  }
  return sum + meanOff(io, seat, seat) * 4.5 >= priceIn(io, 'iceberg')
}
