import type { Seat } from '@flotilla/kernel'
import { enterBoard, isProtected, leaveBoard, shieldOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { cardAt, newDeed, remove, type BottomState, type Deed, type Io } from '../board/state.ts'
import { TEACHER_OPEN, triggerFlapper } from './steps.ts'
import { deckChanged } from './look.ts'

type Place = 'hand' | 'deck' | 'board'

/**
 * TB-13.1, procedure J, for one card; the caller says where it lies. A card that reaches the water joins the last batch
 * if `joins`, else it opens one. `by` is whose doing it is. Returns whether it counts as jettisoned.
 */
export function jettison(io: Io, seat: Seat, named: number, place: Place, joins: boolean, by: Seat = seat): boolean {
  const s = io.state
  const ship = s.ships[seat]
  const card = place === 'board' ? shieldOf(io, named) : named
  io.reveal(card)
  if (isProtected(io, seat, card)) {
    io.emit?.({ type: 'clung', seat, card, place })
    return false
  }
  const climbs = cardAt(io, card).climbs === true
  if (climbs && place === 'board') {
    io.emit?.({ type: 'climbed', seat, card, place })
    return true
  }
  if (place === 'board') leaveBoard(io, seat, card)
  else {
    const at = ship[place].indexOf(card)
    remove(ship[place], card)
    if (place === 'deck') deckChanged(io, seat, at)
  }
  if (climbs) {
    io.emit?.({ type: 'climbed', seat, card, place })
    enterBoard(io, seat, card)
    return true
  }
  ship.water.push(card)
  io.emit?.({ type: 'jettisoned', seat, card, place, by })
  if (joins) s.pending[s.pending.length - 1].picks.push(card)
  else {
    const batch = newDeed('batch', seat, card, s.faces[card] >> 6)
    batch.picks.push(card)
    s.pending.push(batch)
  }
  return true
}

/** Several cards by one instruction: one batch (TB-14.12). Returns whether a batch has begun. */
export function jettisonInto(io: Io, seat: Seat, card: number, place: Place, deed: Deed): boolean {
  const before = io.state.ships[seat].water.length
  const done = jettison(io, seat, card, place, deed.batched, deed.seat)
  if (io.state.ships[seat].water.length > before) deed.batched = true
  return done
}

const needsSettling = (io: Io): boolean => {
  const { ships, faces, pending } = io.state
  for (let i = 0; i < pending.length; i++)
    for (let k = 0; k < pending[i].picks.length; k++) if (CARDS[faces[pending[i].picks[k]] >> 6].copies === true) return true
  for (let seat = 0; seat < ships.length; seat++) {
    const { board } = ships[seat]
    for (let i = 0; i < board.length; i++) if (CARDS[faces[board[i]] >> 6].reaction === 'teacher') return true
  }
  return false
}

export const settleSteps = {
  /**
   * TB-15.5: the running instruction is finished. First the Flappers, the active seat's first, then clockwise;
   * then the windows for the batches, oldest first. What they cause is settled before the next older one.
   */
  settle(io: Io): void {
    const s = io.state
    if (s.pending.length === 0) return
    const settled = needsSettling(io)
    const first = s.batches.length
    while (s.pending.length > 0) {
      const batch = s.pending.pop()
      if (batch === undefined || !settled) continue
      s.batches.push(batch)
      io.push(TEACHER_OPEN)
    }
    for (let k = s.seats - 1; k >= 0; k--) pushFlappers(io, (s.active + k) % s.seats, first)
  },
}

function pushFlappers(io: Io, seat: Seat, first: number): void {
  const { batches, faces } = io.state
  // The stack holds the youngest batch first, and the agenda runs backwards: so walk from young to old, last card first.
  for (let i = first; i < batches.length; i++) {
    if (batches[i].seat !== seat) continue
    const { picks } = batches[i]
    for (let k = picks.length - 1; k >= 0; k--) if (CARDS[faces[picks[k]] >> 6].copies === true) io.push(triggerFlapper(seat, picks[k]))
  }
}

/** What of a batch still lies in that water (TB-14.11). */
export function leftOfBatch(s: Pick<BottomState, 'ships'>, { seat, picks }: Deed): number[] {
  const { water } = s.ships[seat]
  return picks.filter((card) => water.includes(card))
}
