import { includes, seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import { boardOf, isCovered, worth } from '../board/board.ts'
import { actorChooses, newHit } from './hit.ts'
import { dealWith } from './look.ts'
import { NONE, effectOf, isOpponent, newDeed, topDeed, valueAt, type Deed, type Io } from '../board/state.ts'
import { EFFECT_END, EFFECT_NEXT, EFFECT_OWN, HIT_APPLY, HIT_CHOOSE, TALE_FALL, ownPart, taleOf, windowAt } from './steps.ts'
import { hasZone } from './targets.ts'

/** The last deed of the chain begins to resolve: whom it falls on is fixed now (TB-16.1). */
export function beginEffect(io: Io): void {
  const deed = topDeed(io)
  if (effectOf(deed).each === 'dearest') deed.picks = dearest(io)
  deed.falls = fallsOn(io, deed)
  dealWithAll(io, deed)
  io.push(EFFECT_NEXT)
}

/** TB-18.6: from its announcement on an effect deals with everybody it would fall on. */
export function dealWithAll(io: Io, deed: Deed): void {
  const falls = fallsOn(io, deed)
  for (let seat = 0; seat < io.state.seats; seat++) if (includes(falls, seat)) dealWith(io, seat, deed.seat)
}

function fallsOn(io: Io, deed: Deed): SeatSet {
  const { names, each, attack, burden } = effectOf(deed)
  const { seats, ships } = io.state
  let set: SeatSet = 0
  if (each === undefined) {
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
    s.ships[seat].steered = false
    if (effect.tale === true) return beginTale(io, deed, seat)
    const hit = newHit(io, deed, effect, seat)
    if (hit === null) return
    s.chain.push(hit)
    io.push(HIT_APPLY)
    if (seat === deed.seat) return
    io.push(windowAt('hit', 0))
    if (effect.burden !== undefined && actorChooses(io, deed)) io.push(HIT_CHOOSE)
  },

  'effect.own'(io: Io): void {
    const deed = topDeed(io)
    const { own = [], tale } = effectOf(deed)
    // TB-K28: doubled, the whole action is repeated.
    if (tale === true && deed.times > 1) {
      deed.times--
      return beginEffect(io)
    }
    io.push(EFFECT_END)
    for (let i = own.length - 1; i >= 0; i--) io.push(ownPart(own[i]))
  },

  'effect.end'(io: Io): void {
    io.state.chain.pop()
  },

  'tale.fall'(io: Io): void {
    const { target, stopped } = topDeed(io)
    io.state.chain.pop()
    if (!stopped) io.push(taleOf(target))
  },
}

function nextSeat({ seat, falls }: Deed, seats: number): Seat {
  for (let k = 0; k < seats; k++) if (includes(falls, (seat + k) % seats)) return (seat + k) % seats
  return NONE
}

/** An opponent's part may be kept off before it begins. */
function beginTale(io: Io, { seat: by, card, kind }: Deed, seat: Seat): void {
  if (seat === by) return io.push(taleOf(seat))
  const part = newDeed('hit', by, card, kind)
  part.target = seat
  io.state.chain.push(part)
  io.next(windowAt('hit', 0), TALE_FALL)
}
