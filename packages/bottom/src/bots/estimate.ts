import { UNKNOWN, includes, type Seat } from '@flotilla/kernel'
import { costFactor, hasOnBoard, timesOf, worth, worthOf } from '../board/board.ts'

import { baseNumber, drawModifier } from '../rules/draw.ts'
import { undertowFrom } from '../rules/pace.ts'
import { afloat, valueAt, type Io } from '../board/state.ts'
import { perTurn } from './values.ts'

// What a seat can work out from what everybody saw: how strong the others are, and how long everybody stays afloat.

/** The face under a back as far as this seat knows it. */
export const faceTo = ({ state: s }: Io, me: Seat, back: number): number => (includes(s.known[back], me) ? s.faces[back] : UNKNOWN)

/**
 * What is worked out once for a whole ask: nothing on the table changes while its choices are rated.
 * Whoever begins to rate forgets first.
 */
const remembered = { means: -1, leader: -1, by: -1, hopes: new Map<number, number>(), held: new Map<number, Held>() }

export function forget(): void {
  remembered.means = -1
  remembered.by = -1
  remembered.hopes.clear()
  remembered.held.clear()
}

const key = (seat: Seat, me: Seat): number => seat * 32 + me

/** The values of the cards a viewer does not see, by lot, and how many they are: purchases are public, so who owns what is known. */
const totals: number[] = []
const counts: number[] = []

function weighUnseen(io: Io, me: Seat): void {
  if (remembered.means === me) return
  remembered.means = me
  const { lot, lotOfCard, pools } = io.state
  totals.fill(0)
  counts.fill(0)
  const add = (id: number, value: number, count: number): void => {
    while (totals.length <= id) {
      totals.push(0)
      counts.push(0)
    }
    totals[id] += value
    counts[id] += count
  }
  const all = pools[0].faces
  for (let at = 0; at < all.length; at++) add(lotOfCard[at], io.edition.cards[all[at] >> 6].value ?? 0, 1)
  for (let back = 0; back < lot.length; back++) if (faceTo(io, me, back) !== UNKNOWN) add(lot[back], -valueAt(io, back), -1)
}

const unseenMean = (lot: number): number => (counts[lot] > 0 ? totals[lot] / counts[lot] : 0)

interface Held {
  readonly points: number
  readonly cards: number
}

/** Points a seat has off its board, as far as another can tell; and how many cards they are. */
export function offBoard(io: Io, seat: Seat, me: Seat): Held {
  const known = remembered.held.get(key(seat, me))
  if (known !== undefined) return known
  const { deck, hand, water } = io.state.ships[seat]
  weighUnseen(io, me)
  const points = pointsOf(io, deck, me) + pointsOf(io, hand, me) + pointsOf(io, water, me)
  const held = { points, cards: deck.length + hand.length + water.length }
  remembered.held.set(key(seat, me), held)
  return held
}

function pointsOf(io: Io, list: readonly number[], me: Seat): number {
  const { lot } = io.state
  let points = 0
  for (let i = 0; i < list.length; i++) points += faceTo(io, me, list[i]) === UNKNOWN ? unseenMean(lot[list[i]]) : valueAt(io, list[i])
  return points
}

const MOST_TURNS = 12

/** Own turns still to come after this one, if nobody interferes. */
export function turnsLeft(io: Io, seat: Seat): number {
  const s = io.state
  const { deck, sunk, turns } = s.ships[seat]
  if (sunk) return 0
  if (s.phase !== 'sinking') return Math.max(1, 9 - turns)
  const most = Math.max(0, Math.min(MOST_TURNS, undertowFrom(s.options) + 2 - turns))
  if (hasOnBoard(io, seat, 'anchors')) return most
  const modifier = drawModifier(io, seat)
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
export function boardValue(io: Io, seat: Seat, card: number, left = turnsLeft(io, seat)): number {
  const [cruise, sinking] = perTurn[io.state.faces[card] >> 6]
  const use = io.state.phase === 'sinking' ? sinking : cruise
  return worthOf(io, card) + Math.min(left, 5) * use * (timesOf(io, card) === 2 ? 1.6 : 1) * 0.8
}

/** The score a seat may hope for: its board, and about half of what it still holds while the board is cheap. */
export function hoped(io: Io, seat: Seat, me: Seat): number {
  const known = remembered.hopes.get(key(seat, me))
  if (known !== undefined) return known
  const hope = hopeOf(io, seat, me)
  remembered.hopes.set(key(seat, me), hope)
  return hope
}

const SHARES = [0.5, 0.36, 0.25]

function hopeOf(io: Io, seat: Seat, me: Seat): number {
  const saved = worth(io, seat)
  if (io.state.ships[seat].sunk) return saved
  const share = SHARES[Math.min(2, costFactor(io, seat) - 1)]
  const { points } = offBoard(io, seat, me)
  const air = io.state.phase === 'sinking' ? Math.min(1, (turnsLeft(io, seat) + 1) / 2) : 1
  return saved + share * points * air
}

/** The strongest opponent still afloat, by hope. */
export function leader(io: Io, me: Seat): Seat {
  if (remembered.by === me) return remembered.leader
  let best = -1
  let most = -Infinity
  for (let other = 0; other < io.state.seats; other++) {
    if (other === me || io.state.ships[other].sunk) continue
    const hope = hoped(io, other, me)
    if (hope > most) {
      most = hope
      best = other
    }
  }
  remembered.by = me
  remembered.leader = best
  return best
}

/** How much another seat's loss is worth to this one. */
export const harm = (io: Io, me: Seat, other: Seat): number => (io.state.seats === 2 ? 0.9 : other === leader(io, me) ? 0.6 : 0.35)
