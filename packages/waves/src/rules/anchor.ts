import { CHESTS, isOpenChest, isSolo, type Io } from '../board/state.ts'
import { ROUND } from './steps.ts'
import { clearPlan } from './allocate.ts'
import { SOLO_ROUNDS } from './solo.ts'
import { seatBit, seatsIn, type Seat } from '@flotilla/kernel'

export const anchorSteps = {
  /** RW-12.1: first the end conditions of chapter 13. */
  anchor(io: Io): void {
    const s = io.state
    let chests = 0
    let rows = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (chestsDone(io, seat)) chests |= seatBit(seat)
      if (rowsDone(io, seat)) rows |= seatBit(seat)
    }
    const limit = isSolo(s) ? SOLO_ROUNDS : s.options.roundLimit
    s.ended = chests !== 0 ? 'chests' : rows !== 0 ? 'rows' : limit !== 'off' && s.round >= limit ? 'limit' : ''
    if (s.ended === '') pass(io)
    else io.emit?.({ type: 'ended', why: s.ended, by: seatsIn(chests === 0 ? rows : chests) })
  },
}

/** RW-12.2, 12.3: all dice back into the bag, and the bag to the left. */
function pass(io: Io): void {
  const s = io.state
  for (const ship of s.ships) {
    for (let die = ship.nest.pop(); die !== undefined; die = ship.nest.pop()) s.bag.push(die)
  }
  for (let seat = 0; seat < s.seats; seat++) clearPlan(io, seat)
  s.first = (s.first + 1) % s.seats
  io.emit?.({ type: 'anchor', round: s.round, first: s.first })
  io.push(ROUND)
}

/** RW-13.1: three chests that are each buried or full. */
export function chestsDone(io: Io, seat: Seat): boolean {
  for (let chest = 0; chest < CHESTS; chest++) if (isOpenChest(io, seat, chest)) return false
  return true
}

/** RW-13.2 */
export function rowsDone({ state, edition }: Io, seat: Seat): boolean {
  const { hull, ports, crew } = state.ships[seat]
  return hull.length >= edition.hull.squares && ports.length >= edition.ports.squares && crew.length >= edition.crew.squares
}
