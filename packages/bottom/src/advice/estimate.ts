import { UNKNOWN, includes, type Seat } from '@flotilla/kernel'
import { costFactor, hasOnBoard, timesOf, worth, worthOf } from '../board.ts'

import { baseNumber, drawModifier } from '../draw.ts'
import { undertowFrom } from '../options.ts'
import { afloat, valueAt, type Io } from '../state.ts'
import { perTurn } from './values.ts'

// What a seat can work out from what everybody saw: how strong the others are, and how long everybody stays afloat.

/** The face under a back as far as this seat knows it. */
export const faceTo = ({ state: s }: Io, me: Seat, back: number): number => (includes(s.known[back], me) ? s.faces[back] : UNKNOWN)

/** The mean value of the cards a viewer does not see, by lot: purchases are public, so who owns what is known. */
function unseenMeans(io: Io, me: Seat): Map<number, number> {
  const { lot, lotOfCard, pools } = io.state
  const sums = new Map<number, { total: number; count: number }>()
  const add = (id: number, value: number, count: number): void => {
    const sum = sums.get(id)
    if (sum === undefined) sums.set(id, { total: value, count })
    else {
      sum.total += value
      sum.count += count
    }
  }
  const all = pools[0].faces
  for (let at = 0; at < all.length; at++) add(lotOfCard[at], io.edition.cards[all[at] >> 6].value ?? 0, 1)
  for (let back = 0; back < lot.length; back++) if (faceTo(io, me, back) !== UNKNOWN) add(lot[back], -valueAt(io, back), -1)
  return new Map([...sums].map(([id, { total, count }]) => [id, count > 0 ? total / count : 0]))
}

/** Points a seat has off its board, as far as another can tell; and how many cards they are. */
export function offBoard(io: Io, seat: Seat, me: Seat): { points: number; cards: number } {
  const { lot, ships } = io.state
  const { deck, hand, water } = ships[seat]
  const means = unseenMeans(io, me)
  let points = 0
  for (const list of [deck, hand, water])
    for (const back of list) points += faceTo(io, me, back) === UNKNOWN ? (means.get(lot[back]) ?? 0) : valueAt(io, back)
  return { points, cards: deck.length + hand.length + water.length }
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
  const saved = worth(io, seat)
  if (io.state.ships[seat].sunk) return saved
  const share = [0.5, 0.36, 0.25][Math.min(2, costFactor(io, seat) - 1)]
  const { points } = offBoard(io, seat, me)
  const air = io.state.phase === 'sinking' ? Math.min(1, (turnsLeft(io, seat) + 1) / 2) : 1
  return saved + share * points * air
}

/** The strongest opponent still afloat, by hope. */
export function leader(io: Io, me: Seat): Seat {
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
  return best
}

/** How much another seat's loss is worth to this one. */
export const harm = (io: Io, me: Seat, other: Seat): number => (io.state.seats === 2 ? 0.9 : other === leader(io, me) ? 0.6 : 0.35)
