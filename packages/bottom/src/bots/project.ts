import { UNKNOWN, type Seat } from '@flotilla/kernel'
import { costFactor, costOf, discount, hasPartner, isProtected } from '../board/board.ts'
import { CARDS } from '../rules/cards.ts'
import { priceIn } from '../rules/reasons.ts'
import type { Slot } from '../rules/shop.ts'
import { NONE, sacrificeAt, valueAt, type Io } from '../board/state.ts'
import { hasOpponent } from '../rules/targets.ts'
import { boardValue, faceTo, harm, hoped, leader, meanOff, pointsOff, turnsLeft } from './estimate.ts'
import { perTurn, wanted } from './values.ts'

/** Something worth spending points on, and the hand cards that pay for it. */
export interface Project {
  readonly play: number
  /** 0: none. */
  readonly buy: Slot
  readonly score: number
  /** Sacrifice these first, in this order. */
  readonly pay: readonly number[]
  /** The Seal to go with the first of them. */
  readonly seal: number
}

/** The best thing to do with points now, null if it is better to keep the cards. */
export function bestProject(io: Io, seat: Seat): Project | null {
  const s = io.state
  let best: Project | null = null
  const consider = (project: Project | null): void => {
    if (project !== null && project.score > 0 && (best === null || project.score > best.score)) best = project
  }
  const left = turnsLeft(io, seat)
  if (left === 0 && s.phase === 'sinking') return lastPlay(io, seat)
  const factor = costFactor(io, seat)
  for (const card of s.ships[seat].hand) consider(playing(io, seat, card, left, factor))
  if (s.phase === 'cruise') {
    const iceberg = sailsForIceberg(io, seat) ? buying(io, seat, 'iceberg', left) : null
    if (iceberg !== null) return iceberg
    if (savesForIceberg(io, seat)) return best
    for (let slot = 1; slot <= s.row.length; slot++) if (s.row[slot - 1] !== NONE) consider(buying(io, seat, slot, left))
  }
  return best
}

/** What a point kept in hand is worth on the board later on. */
function keepRate(io: Io, left: number, factor: number): number {
  if (io.state.phase !== 'sinking') return 0.12
  return left === 0 ? 0 : (left === 1 ? 0.25 : 0.38) / (factor > 1 ? 1.5 : 1)
}

function playing(io: Io, seat: Seat, card: number, left: number, factor: number): Project | null {
  const s = io.state
  const kind = s.faces[card] >> 6
  const { merges, hosted } = CARDS[kind]
  if (s.barred.includes(s.faces[card])) return null
  if ((merges === true && !hasPartner(io, seat)) || (hosted === true && !hasOpponent(io, seat))) return null
  const cost = costOf(io, seat, card)
  const payment = cheapest(io, seat, card, cost - s.points)
  if (payment === null) return null
  const keep = keepRate(io, left, factor)
  const value = valueAt(io, card)
  let gain = hosted === true ? value * harm(io, seat, leader(io, seat)) : boardValue(io, seat, card, left)
  if (merges === true) gain += bestDoubling(io, seat, left)
  // In the Cruise the card leaves the deck: its income is lost, but the payment comes back.
  const lost = s.phase === 'sinking' ? keep * (value + payment.points) : value * (0.32 + 0.03 * left) + 0.12 * payment.points
  // The first places are cheap ones: not for small fry while something better may come.
  const place = left > 0 && factor === 1 && hosted !== true ? 0.9 : left > 0 ? 0.4 : 0
  return { play: card, buy: 0, score: gain - lost - place + 0.02 * value, pay: payment.cards, seal: payment.seal }
}

function bestDoubling(io: Io, seat: Seat, left: number): number {
  let best = 0
  for (const card of io.state.ships[seat].board) {
    if (io.state.partner[card] !== NONE) continue
    const [cruise, sinking] = perTurn[io.state.faces[card] >> 6]
    best = Math.max(best, Math.min(left, 5) * (io.state.phase === 'sinking' ? sinking : cruise))
  }
  return best
}

function buying(io: Io, seat: Seat, slot: Slot, left: number): Project | null {
  const s = io.state
  const price = priceIn(io, slot)
  const payment = cheapest(io, seat, NONE, price - s.points)
  if (payment === null) return null
  if (slot === 'iceberg') return { play: NONE, buy: slot, score: 99, pay: payment.cards, seal: payment.seal }
  const kind = s.faces[s.row[slot - 1]] >> 6
  const value = io.edition.cards[kind].value ?? 0
  const early = s.ships[seat].turns <= 4 ? 1 : 0.4
  const use = value * (0.46 + 0.07 * left) + wanted[kind] * (wanted[kind] > 0 ? early : 1)
  const score = use - 0.12 * payment.points - 0.2 * payment.waste
  return { play: NONE, buy: slot, score, pay: payment.cards, seal: payment.seal }
}

/** Strong enough, and not behind: or somebody else would do it next. */
function sailsForIceberg(io: Io, seat: Seat): boolean {
  const { seats, ships, iceberg } = io.state
  if (iceberg === NONE) return false
  const points = pointsOff(io, seat, seat)
  const rival = hoped(io, leader(io, seat), seat)
  const hope = hoped(io, seat, seat)
  if (hope + 3 < rival) return false
  if (points + hope > 74) return true
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const next = meanOff(io, other, seat) * (ships[other].hand.length + 5)
    if (next >= priceIn(io, 'iceberg') && hope + 1 >= rival) return true
  }
  return false
}

/** Keeps good cards for the next turn, if they and the next five will buy the Iceberg. */
function savesForIceberg(io: Io, seat: Seat): boolean {
  const { hand } = io.state.ships[seat]
  if (!sailsForIceberg(io, seat)) return false
  const best = hand
    .map((card) => sacrificeAt(io, card))
    .toSorted((a, b) => b - a)
    .slice(0, 5)
  const kept = best.reduce((sum, value) => sum + value, 0)
  return kept + meanOff(io, seat, seat) * 4.5 >= priceIn(io, 'iceberg')
}

/** So many hand cards can be tried in every combination. */
const MOST_TRIED = 12

/** No turn comes after this one: the set of cards that saves most, paid for with all the others, dearest first. */
function lastPlay(io: Io, seat: Seat): Project | null {
  const s = io.state
  const cards = s.ships[seat].hand
    .filter((card) => faceTo(io, seat, card) !== UNKNOWN && !s.barred.includes(s.faces[card]))
    .toSorted((a, b) => valueAt(io, b) - valueAt(io, a))
    .slice(0, MOST_TRIED)
  const places = s.ships[seat].board.length
  const values = cards.map((card) => valueAt(io, card))
  const given = cards.map((card) => (isProtected(io, seat, card) ? 0 : sacrificeAt(io, card)))
  const base = costFactor(io, seat)
  const off = discount(io, seat)
  const saves = cards.map((card) => {
    const { hosted, merges } = CARDS[s.faces[card] >> 6]
    if (merges === true && !hasPartner(io, seat)) return -1
    return hosted === true ? (hasOpponent(io, seat) ? valueAt(io, card) * harm(io, seat, leader(io, seat)) : -1) : valueAt(io, card)
  })
  let most = 0
  let best = 0
  for (let set = 1; set < 1 << cards.length; set++) {
    let budget = s.points
    let cost = 0
    let saved = 0
    let played = 0
    for (let i = 0; i < cards.length; i++) {
      if ((set & (1 << i)) === 0) budget += given[i]
      else {
        const factor = base + Math.floor((places + played) / 5) - Math.floor(places / 5)
        cost += Math.max(0, values[i] * factor - off)
        saved += saves[i] < 0 ? -99 : saves[i]
        played++
      }
    }
    if (cost <= budget && saved > most) {
      most = saved
      best = set
    }
  }
  const at = cards.findIndex((_, i) => (best & (1 << i)) !== 0)
  if (at < 0) return null
  const need = costOf(io, seat, cards[at]) - s.points
  const payers = cards.filter((_, i) => (best & (1 << i)) === 0 && given[i] > 0)
  const payment = need <= 0 ? { cards: [] } : exactOf(io, payers, need)
  return { play: cards[at], buy: 0, score: most, pay: payment?.cards ?? payers, seal: NONE }
}

interface Payment {
  readonly cards: readonly number[]
  readonly seal: number
  /** Points given up, and how many of them are too many. */
  readonly points: number
  readonly waste: number
}

const MOST_NEED = 40
const NOTHING: Payment = { cards: [], seal: NONE, points: 0, waste: 0 }

/** Hand cards that can be given up, and what each gives: filled again for every question. */
const items: number[] = []
const gives: number[] = []

/** The hand cards, other than this one, that come nearest to the points needed from above. */
export function cheapest(io: Io, seat: Seat, but: number, need: number): Payment | null {
  if (need <= 0) return NOTHING
  if (need > MOST_NEED) return null
  const { hand } = io.state.ships[seat]
  let count = 0
  let total = 0
  let seal = NONE
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === but || faceTo(io, seat, card) === UNKNOWN || isProtected(io, seat, card)) continue
    const points = sacrificeAt(io, card)
    if (points <= 0) continue
    items[count] = card
    gives[count++] = points
    total += points
    if (seal === NONE && CARDS[io.state.faces[card] >> 6].pairs === true) seal = card
  }
  const plain = exact(items, gives, count, total, need)
  const best = plain === null ? null : { cards: plain.cards, seal: NONE, points: plain.sum, waste: plain.sum - need }
  return seal === NONE ? best : withSeal(io, items.slice(0, count), seal, need, best)
}

/** A Seal makes another card give twice. */
function withSeal(io: Io, held: readonly number[], seal: number, need: number, plain: Payment | null): Payment | null {
  let best = plain
  for (const partner of held) {
    const value = sacrificeAt(io, partner)
    if (partner === seal || value < 4) continue
    const others = held.filter((card) => card !== seal && card !== partner)
    const rest = need > 2 * value ? exactOf(io, others, need - 2 * value) : { cards: [], sum: 0 }
    if (rest === null) continue
    // What leaves the hand is the partner and the Seal, though they give more.
    const points = value + sacrificeAt(io, seal) + rest.sum
    if (best === null || points < best.points)
      best = { cards: [partner, ...rest.cards], seal, points, waste: Math.max(0, 2 * value + rest.sum - need) }
  }
  return best
}

interface Given {
  readonly cards: number[]
  readonly sum: number
}

function exactOf(io: Io, cards: readonly number[], need: number): Given | null {
  const values = cards.map((card) => sacrificeAt(io, card))
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]
  return exact(cards, values, cards.length, total, need)
}

/** By the sum that is kept: the sum before its last card came to it, and which one that was. */
const from: number[] = []
const last: number[] = []
const keeps: boolean[] = []

/** Of the first `count` the subset with the least sum that is at least `need`; of equal ones that with the fewest high cards. */
function exact(cards: readonly number[], values: readonly number[], count: number, total: number, need: number): Given | null {
  if (total < need) return null
  // Which of the items leave just enough behind: the largest sum that may be kept.
  const spare = total - need
  from[0] = 0
  for (let sum = 1; sum <= spare; sum++) from[sum] = NONE
  for (let i = 0; i < count; i++) {
    const value = values[i]
    keeps[i] = false
    if (value <= 0) continue
    for (let sum = spare; sum >= value; sum--)
      if (from[sum] === NONE && from[sum - value] !== NONE) {
        from[sum] = sum - value
        last[sum] = i
      }
  }
  let kept = spare
  while (from[kept] === NONE) kept--
  for (let sum = kept; sum > 0; sum = from[sum]) keeps[last[sum]] = true
  const given: number[] = []
  for (let i = 0; i < count; i++) if (!keeps[i]) given.push(cards[i])
  return { cards: given, sum: total - kept }
}
