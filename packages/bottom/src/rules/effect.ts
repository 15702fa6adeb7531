import { includes, seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import { boardOf, isCovered, worth } from '../board/board.ts'
import type { Effect } from './cards.ts'
import { actorChooses, newHit } from './hit.ts'
import { dealWith } from './look.ts'
import { NONE, effectOf, isOpponent, topDeed, valueAt, type Deed, type Io } from '../board/state.ts'
import { EFFECT_END, EFFECT_NEXT, EFFECT_OWN, HIT_APPLY, HIT_CHOOSE, ownPart, taleOf, windowAt } from './steps.ts'
import { hasZone } from './targets.ts'

/** The last deed of the chain begins to resolve: whom it falls on is fixed now (TB-16.1). */
export function beginEffect(io: Io): void {
  const deed = topDeed(io)
  deed.falls = fallsOn(io, deed, effectOf(deed))
  io.push(EFFECT_NEXT)
}

function fallsOn(io: Io, deed: Deed, effect: Effect): SeatSet {
  const { names, each, attack, burden } = effect
  const { seats, ships } = io.state
  let set: SeatSet = 0
  if (each === 'dearest') deed.picks = dearest(io)
  else if (each === undefined) {
    if (names === 'seat') return seatBit(deed.target)
    if (typeof names !== 'object' || names.from !== 'opponents') return 0
  }
  if (each === undefined || each === 'dearest') {
    for (const card of deed.picks) {
      const owner = boardOf(io, card)
      if (owner !== NONE) set |= seatBit(owner)
    }
    return set
  }
  const most = each === 'richest' ? richestWorth(io) : 0
  for (let seat = 0; seat < seats; seat++) {
    if (ships[seat].sunk || (each === 'opponents' && !isOpponent(io.state, deed.seat, seat))) continue
    if (each === 'richest' && worth(io, seat) < most) continue
    if (hasZone(io, seat, attack?.zone ?? (burden === undefined ? 'deck' : 'board'))) set |= seatBit(seat)
  }
  return set
}

function richestWorth(io: Io): number {
  let most = -Infinity
  for (let seat = 0; seat < io.state.seats; seat++) if (!io.state.ships[seat].sunk) most = Math.max(most, worth(io, seat))
  return most
}

/** TB-15.4: the cards of the highest value on all boards afloat; a covered one gives its Assistant in its place. */
function dearest(io: Io): number[] {
  const { ships, partner } = io.state
  let most = -1
  for (const { sunk, board } of ships) if (!sunk) for (const card of board) most = Math.max(most, valueAt(io, card))
  const cards: number[] = []
  for (const { sunk, board } of ships) {
    if (sunk) continue
    for (const card of board) {
      if (valueAt(io, card) !== most) continue
      const moved = isCovered(io, card) ? partner[card] : card
      if (!cards.includes(moved)) cards.push(moved)
    }
  }
  return cards
}

export const effectSteps = {
  /** TB-14.4: seat by seat, clockwise from the actor, each hit answered and carried out before the next; last the own part. */
  'effect.next'(io: Io): void {
    const s = io.state
    const deed = topDeed(io)
    if (s.ships[deed.seat].sunk) return io.push(EFFECT_END)
    const seat = nextSeat(deed, s.seats)
    if (seat === NONE) return io.push(EFFECT_OWN)
    deed.falls &= ~seatBit(seat)
    io.push(EFFECT_NEXT)
    if (s.ships[seat].sunk) return
    const effect = effectOf(deed)
    if (effect.tale === true) return pushTale(io, deed, seat)
    const hit = newHit(io, deed, effect, seat)
    if (hit === null) return
    s.chain.push(hit)
    s.ships[seat].steered = false
    dealWith(io, seat, deed.seat)
    io.push(HIT_APPLY)
    if (seat === deed.seat) return
    io.push(windowAt('hit', 0))
    if (effect.burden !== undefined && actorChooses(io, deed)) io.push(HIT_CHOOSE)
  },

  'effect.own'(io: Io): void {
    io.push(EFFECT_END)
    const { own = [] } = effectOf(topDeed(io))
    for (let i = own.length - 1; i >= 0; i--) io.push(ownPart(own[i]))
  },

  'effect.end'(io: Io): void {
    io.state.chain.pop()
  },
}

function nextSeat({ seat, falls }: Deed, seats: number): Seat {
  for (let k = 0; k < seats; k++) if (includes(falls, (seat + k) % seats)) return (seat + k) % seats
  return NONE
}

/** The actor deals with a second card if doubled, the others with one. */
function pushTale(io: Io, deed: Deed, seat: Seat): void {
  io.state.ships[seat].steered = false
  const cards = seat === deed.seat ? deed.times : 1
  for (let k = 0; k < cards; k++) io.push(taleOf(seat))
}
