import { includes, seatBit, type Seat, type SeatSet, type Seen } from '@flotilla/kernel'
import { boardOf, worth } from '../../board/board.ts'
import { isCovered } from '../../board/assistant.ts'
import { actorChooses, newHit } from './attacks-and-burdens.ts'
import { dealWith } from '../looking.ts'
import { NONE, effectOf, isOpponent, newDeed, topDeed, valueAt, type Deed, type Ctx, type ReadCtx } from '../../board/state.ts'
import { EFFECT_END, EFFECT_NEXT, EFFECT_OWN, HIT_APPLY, HIT_CHOOSE, TALE_FALL, ownPart, taleOf, windowAt } from '../steps.ts'
import { hasZone } from '../asks/targets.ts'

/** The last deed of the chain begins to resolve: whom it falls on is fixed now (TB-16.1). */
// TB-15.1: what is not a 'may' is carried out.
export function beginEffect(ctx: Ctx): void {
  const deed = topDeed(ctx)
  if (effectOf(deed).each === 'dearest') deed.picks = dearest(ctx)
  deed.falls = fallsOn(ctx, deed)
  dealWithAll(ctx, deed)
  ctx.push(EFFECT_NEXT)
}

/** TB-18.6: from its announcement on an effect deals with everybody it would fall on. */
export function dealWithAll(ctx: Ctx, deed: Seen<Deed>): void {
  const falls = fallsOn(ctx, deed)
  for (let seat = 0; seat < ctx.state.seats; seat++) if (includes(falls, seat)) dealWith(ctx, seat, deed.seat)
}

function fallsOn(ctx: ReadCtx, deed: Seen<Deed>): SeatSet {
  const { names, each, attack, burden } = effectOf(deed)
  const { seats, ships } = ctx.state
  let set: SeatSet = 0
  if (each === undefined) {
    if (names === 'seat') return seatBit(deed.target)
    if (typeof names !== 'object' || names.from !== 'opponents') return 0
  }
  if (each === undefined || each === 'dearest') {
    for (const card of deed.picks) {
      const owner = boardOf(ctx, card)
      if (owner !== NONE) set |= seatBit(owner)
    }
    return set
  }
  const most = each === 'richest' ? richestWorth(ctx) : 0
  for (let seat = 0; seat < seats; seat++) {
    if (ships[seat].sunk || (each === 'opponents' && !isOpponent(ctx.state, deed.seat, seat))) continue
    if (each === 'richest' && worth(ctx, seat) < most) continue
    if (hasZone(ctx, seat, attack?.zone ?? (burden === undefined ? 'deck' : 'board'))) set |= seatBit(seat)
  }
  return set
}

// TB-R27
function richestWorth(ctx: ReadCtx): number {
  let most = -Infinity
  for (let seat = 0; seat < ctx.state.seats; seat++) if (!ctx.state.ships[seat].sunk) most = Math.max(most, worth(ctx, seat))
  return most
}

/** TB-15.4: the cards of the highest value on all boards afloat; a covered one gives its Assistant in its place. */
// TB-R38, TB-R39
function dearest(ctx: ReadCtx): number[] {
  const { ships, partner } = ctx.state
  let most = -1
  for (const { sunk, board } of ships) if (!sunk) for (const card of board) most = Math.max(most, valueAt(ctx, card))
  const cards: number[] = []
  for (const { sunk, board } of ships) {
    if (sunk) continue
    for (const card of board) {
      if (valueAt(ctx, card) !== most) continue
      const moved = isCovered(ctx, card) ? partner[card] : card
      if (!cards.includes(moved)) cards.push(moved)
    }
  }
  return cards
}

export const effectSteps = {
  /** TB-14.4: seat by seat, clockwise from the actor, each hit answered and carried out before the next; last the own part. */
  'effect.next'(ctx: Ctx): void {
    const s = ctx.state
    const deed = topDeed(ctx)
    if (s.ships[deed.seat].sunk) return ctx.push(EFFECT_END)
    const seat = nextSeat(deed, s.seats)
    if (seat === NONE) return ctx.push(EFFECT_OWN)
    deed.falls &= ~seatBit(seat)
    ctx.push(EFFECT_NEXT)
    if (s.ships[seat].sunk) return
    const effect = effectOf(deed)
    s.ships[seat].steered = false
    if (effect.tale === true) return beginTale(ctx, deed, seat)
    const hit = newHit(ctx, deed, effect, seat)
    if (hit === null) return
    s.chain.push(hit)
    ctx.push(HIT_APPLY)
    if (seat === deed.seat) return
    ctx.push(windowAt('hit', 0))
    if (effect.burden !== undefined && actorChooses(ctx, deed)) ctx.push(HIT_CHOOSE)
  },

  'effect.own'(ctx: Ctx): void {
    const deed = topDeed(ctx)
    const { own = [], tale } = effectOf(deed)
    // TB-K28: doubled, the whole action is repeated.
    if (tale === true && deed.times > 1) {
      deed.times--
      return beginEffect(ctx)
    }
    ctx.push(EFFECT_END)
    for (let i = own.length - 1; i >= 0; i--) ctx.push(ownPart(own[i]))
  },

  'effect.end'(ctx: Ctx): void {
    ctx.state.chain.pop()
  },

  'tale.fall'(ctx: Ctx): void {
    const { target, stopped } = topDeed(ctx)
    ctx.state.chain.pop()
    if (!stopped) ctx.push(taleOf(target))
  },
}

function nextSeat({ seat, falls }: Seen<Deed>, seats: number): Seat {
  for (let k = 0; k < seats; k++) if (includes(falls, (seat + k) % seats)) return (seat + k) % seats
  return NONE
}

/** An opponent's part may be kept off before it begins. */
// TB-R31: looked at, not drawn.
function beginTale(ctx: Ctx, { seat: by, card, kind }: Seen<Deed>, seat: Seat): void {
  if (seat === by) return ctx.push(taleOf(seat))
  const part = newDeed('hit', by, card, kind)
  part.target = seat
  ctx.state.chain.push(part)
  ctx.next(windowAt('hit', 0), TALE_FALL)
}
