import { UNKNOWN, includes, seatBit, type Seat } from '@flotilla/kernel'
import { costFactor, hasOnBoard, worth, worthOf } from '../board/board.ts'
import { timesOf } from '../board/assistant.ts'

import { baseNumber, drawModifier } from '../rules/drawing-number.ts'
import { undertowFrom } from '../rules/pace.ts'
import { afloat, type ReadCtx } from '../board/state.ts'
import { printedIn } from '../board/printed.ts'
import { perTurn } from './values.ts'

// What a seat can work out from what everybody saw: how strong the others are, and how long everybody stays afloat.

/** The face under a back as far as this seat knows it. */
export const faceTo = ({ state: s }: ReadCtx, me: Seat, back: number): number => (includes(s.known[back], me) ? s.faces[back] : UNKNOWN)

/**
 * What is worked out once for a whole ask: nothing on the table changes while its choices are rated, all by the same seat.
 * Whoever begins to rate forgets first; what bears an older number is forgotten.
 */
let ask = 0
const remembered = { by: -1, leader: -1, led: 0 }
const hopes: number[] = []
const hoping: number[] = []
const points: number[] = []
const holding: number[] = []

export function forget(): void {
  ask++
}

/** Another pair of eyes sees other things. */
function lookBy(me: Seat): void {
  if (remembered.by === me) return
  remembered.by = me
  ask++
}

/** By lot: what a card is worth on average that the viewer does not see, and how many there are; and for which ask that was worked out. */
const means: number[] = []
const counts: number[] = []
let weighed = 0

/**
 * What everybody saw go into a lot, but for what the viewer sees of it: purchases are public, so who owns what is known. All lots at
 * once, because whoever asks about one ship asks about the others as well.
 */
function weighLots(ctx: ReadCtx, me: Seat): void {
  const { lot, lots, lotOfCard, pools, faces, known, sees } = ctx.state
  const { values } = printedIn(ctx.edition)
  const bit = seatBit(me)
  weighed = ask
  for (let id = 0; id < lots; id++) {
    means[id] = 0
    counts[id] = 0
  }
  // What everybody saw go in is what lies there still: where all faces are there to be counted, the unseen ones are.
  if (sees === 'all') {
    for (let i = 0; i < lot.length; i++) {
      if ((known[i] & bit) !== 0) continue
      means[lot[i]] += values[faces[i] >> 6]
      counts[lot[i]]++
    }
  } else {
    const all = pools[0].faces
    for (let i = 0; i < lot.length; i++) {
      means[lotOfCard[i]] += values[all[i] >> 6]
      counts[lotOfCard[i]]++
      if ((known[i] & bit) === 0 || faces[i] === UNKNOWN) continue
      means[lot[i]] -= values[faces[i] >> 6]
      counts[lot[i]]--
    }
  }
  for (let id = 0; id < lots; id++) means[id] = counts[id] > 0 ? means[id] / counts[id] : 0
}

/** Points a seat has off its board, as far as another can tell. */
export function pointsOff(ctx: ReadCtx, seat: Seat, me: Seat): number {
  lookBy(me)
  if (holding[seat] === ask) return points[seat]
  const { deck, hand, water } = ctx.state.ships[seat]
  holding[seat] = ask
  return (points[seat] = pointsIn(ctx, deck, me) + pointsIn(ctx, hand, me) + pointsIn(ctx, water, me))
}

/** What one of its cards off the board is worth on average. */
export function meanOff(ctx: ReadCtx, seat: Seat, me: Seat): number {
  const { deck, hand, water } = ctx.state.ships[seat]
  return pointsOff(ctx, seat, me) / Math.max(1, deck.length + hand.length + water.length)
}

function pointsIn(ctx: ReadCtx, list: readonly number[], me: Seat): number {
  const { lot, known, faces } = ctx.state
  const { values } = printedIn(ctx.edition)
  const bit = seatBit(me)
  let sum = 0
  for (let i = 0; i < list.length; i++) {
    const card = list[i]
    if ((known[card] & bit) !== 0 && faces[card] !== UNKNOWN) sum += values[faces[card] >> 6]
    else {
      if (weighed !== ask) weighLots(ctx, me)
      sum += means[lot[card]]
    }
  }
  return sum
}

const MOST_TURNS = 12

/** Own turns still to come after this one, if nobody interferes. */
export function turnsLeft(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const { deck, sunk, turns } = s.ships[seat]
  if (sunk) return 0
  if (s.phase !== 'sinking') return Math.max(1, 9 - turns)
  const most = Math.max(0, Math.min(MOST_TURNS, undertowFrom(s.options) + 2 - turns))
  if (hasOnBoard(ctx, seat, 'anchors')) return most
  const modifier = drawModifier(ctx, seat)
  const round = afloat(s)
  let cards = deck.length
  for (let ahead = 1; ahead <= most; ahead++) {
    const number = Math.max(0, baseNumber(s, ahead * round) + modifier)
    if (cards < number) return ahead - 1
    cards -= number
  }
  return most
}

/** What a card on its seat's board is good for: points at the end, and its use until then. */
export function boardValue(ctx: ReadCtx, seat: Seat, card: number, left = turnsLeft(ctx, seat)): number {
  return worthOf(ctx, card) + Math.min(left, 5) * perTurn(ctx, ctx.state.faces[card] >> 6) * (timesOf(ctx, card) === 2 ? 1.6 : 1) * 0.8
}

/** The score a seat may hope for: its board, and about half of what it still holds while the board is cheap. */
export function hoped(ctx: ReadCtx, seat: Seat, me: Seat): number {
  lookBy(me)
  if (hoping[seat] === ask) return hopes[seat]
  const hope = hopeOf(ctx, seat, me)
  hoping[seat] = ask
  return (hopes[seat] = hope)
}

const SHARES = [0.5, 0.36, 0.25]

function hopeOf(ctx: ReadCtx, seat: Seat, me: Seat): number {
  const saved = worth(ctx, seat)
  return ctx.state.ships[seat].sunk ? saved : saved + stillToBoard(ctx, seat, turnsLeft(ctx, seat)) * pointsOff(ctx, seat, me)
}

/** The part of what it holds that a seat may still bring on board. */
export function stillToBoard(ctx: ReadCtx, seat: Seat, left: number): number {
  const share = SHARES[Math.min(2, costFactor(ctx, seat) - 1)]
  return share * (ctx.state.phase === 'sinking' ? Math.min(1, (left + 1) / 2) : 1)
}

/** The strongest opponent still afloat, by hope. */
export function leader(ctx: ReadCtx, me: Seat): Seat {
  lookBy(me)
  if (remembered.led === ask) return remembered.leader
  let best = -1
  let most = -Infinity
  for (let other = 0; other < ctx.state.seats; other++) {
    if (other === me || ctx.state.ships[other].sunk) continue
    const hope = hoped(ctx, other, me)
    if (hope > most) {
      most = hope
      best = other
    }
  }
  remembered.led = ask
  remembered.leader = best
  return best
}

/** How much the strongest opponent's loss is worth to this seat, whoever it is; and another's. */
export const harmToLeader = ({ state: { seats } }: ReadCtx): number => (seats === 2 ? 0.9 : 0.6)
export const harm = (ctx: ReadCtx, me: Seat, other: Seat): number =>
  ctx.state.seats === 2 || other === leader(ctx, me) ? harmToLeader(ctx) : 0.35
