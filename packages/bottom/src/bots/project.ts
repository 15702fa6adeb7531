import { UNKNOWN, type Seat } from '@flotilla/kernel'
import { costFactor, costToPlay, discount, isProtected } from '../board/board.ts'
import { hasPartner } from '../board/assistant.ts'
import { CARDS } from '../rules/cards/index.ts'
import { priceIn } from '../rules/asks/reasons.ts'
import type { Slot } from '../rules/shop.ts'
import { NONE, sacrificeAt, valueAt, type ReadCtx } from '../board/state.ts'
import { hasOpponent } from '../rules/asks/targets.ts'
import { boardValue, faceTo, harmToLeader, turnsLeft } from './estimate.ts'
import { canSaveForIceberg, sailsForIceberg } from './iceberg.ts'
import { cheapest, emptyHand, firstToGo, hold, leastGiven, lookIntoHand } from './payment.ts'
import { perTurn, wanted } from './values.ts'

/** Something worth spending points on, and the hand card that pays for it. */
export interface Project {
  readonly play: number
  /** 0: none. */
  readonly buy: Slot
  /** Sacrifice this first; NONE if nothing more has to be paid. */
  readonly pay: number
  /** The Seal to go with it. */
  readonly seal: number
}

/** The best thing to do with points now, null if it is better to keep the cards. */
export function bestProject(ctx: ReadCtx, seat: Seat): Project | null {
  const s = ctx.state
  const left = turnsLeft(ctx, seat)
  if (left === 0 && s.phase === 'sinking') return lastPlay(ctx, seat)
  lookIntoHand(ctx, seat)
  const { hand } = s.ships[seat]
  const factor = costFactor(ctx, seat)
  const off = discount(ctx, seat)
  let most = 0
  let play = NONE
  let buy = 0
  for (let i = 0; i < hand.length; i++) {
    const score = playing(ctx, seat, hand[i], left, factor, off, most)
    if (score <= most) continue
    most = score
    play = hand[i]
  }
  if (s.phase === 'cruise') {
    const payable = s.iceberg !== NONE && cheapest(ctx, NONE, priceIn(ctx, 'iceberg') - s.points) !== null
    if (payable && sailsForIceberg(ctx, seat)) return paidFor(ctx, NONE, 'iceberg', priceIn(ctx, 'iceberg'))
    for (let slot = 1; slot <= s.row.length; slot++) {
      const score = s.row[slot - 1] === NONE ? 0 : buying(ctx, seat, slot, left, most)
      if (score <= most) continue
      most = score
      buy = slot
    }
    // What is saved for the Iceberg is not spent in the row. It takes long to find out, so it comes last.
    if (buy > 0 && canSaveForIceberg(ctx, seat) && sailsForIceberg(ctx, seat)) buy = 0
  }
  if (buy > 0) return paidFor(ctx, NONE, buy, priceIn(ctx, buy))
  return play === NONE ? null : paidFor(ctx, play, 0, priceToPlay(ctx, play, factor, off))
}

/** TB-6.2, where factor and discount are at hand. */
const priceToPlay = (ctx: ReadCtx, card: number, factor: number, off: number): number => Math.max(0, valueAt(ctx, card) * factor - off)

function paidFor(ctx: ReadCtx, play: number, buy: Slot, price: number): Project {
  const need = price - ctx.state.points
  const payment = cheapest(ctx, play, need)
  if (payment !== null && payment.seal !== NONE) return { play, buy, pay: payment.partner, seal: payment.seal }
  return { play, buy, pay: firstToGo(play, need), seal: NONE }
}

/** What a point kept in hand is worth on the board later on. */
function keepRate(ctx: ReadCtx, left: number, factor: number): number {
  if (ctx.state.phase !== 'sinking') return 0.12
  return left === 0 ? 0 : (left === 1 ? 0.25 : 0.38) / (factor > 1 ? 1.5 : 1)
}

/** What it brings to play this card; nothing good if it cannot be, or could not be better than something else however it is paid. */
function playing(ctx: ReadCtx, seat: Seat, card: number, left: number, factor: number, off: number, most: number): number {
  const s = ctx.state
  const kind = s.faces[card] >> 6
  const { merges, hosted } = CARDS[kind]
  if (s.barred.length > 0 && s.barred.includes(s.faces[card])) return 0
  if ((merges === true && !hasPartner(ctx, seat)) || (hosted === true && !hasOpponent(ctx, seat))) return 0
  const keep = keepRate(ctx, left, factor)
  const value = valueAt(ctx, card)
  let gain = hosted === true ? value * harmToLeader(ctx) : boardValue(ctx, seat, card, left)
  if (merges === true) gain += bestDoubling(ctx, seat, left)
  // The first places are cheap ones: not for small fry while something better may come.
  const place = left > 0 && factor === 1 && hosted !== true ? 0.9 : left > 0 ? 0.4 : 0
  // In the Cruise the card leaves the deck: its income is lost, but the payment comes back.
  const paying = (points: number): number => {
    const lost = s.phase === 'sinking' ? keep * (value + points) : value * (0.32 + 0.03 * left) + 0.12 * points
    return gain - lost - place + 0.02 * value
  }
  const need = priceToPlay(ctx, card, factor, off) - s.points
  if (paying(leastGiven(need)) <= most) return 0
  const payment = cheapest(ctx, card, need)
  return payment === null ? 0 : paying(payment.points)
}

function bestDoubling(ctx: ReadCtx, seat: Seat, left: number): number {
  let best = 0
  for (const card of ctx.state.ships[seat].board) {
    if (ctx.state.partner[card] !== NONE) continue
    best = Math.max(best, Math.min(left, 5) * perTurn(ctx, ctx.state.faces[card] >> 6))
  }
  return best
}

/** What it brings to buy from this slot of the row; nothing if it cannot be, or could not be better however it is paid. */
function buying(ctx: ReadCtx, seat: Seat, slot: number, left: number, most: number): number {
  const s = ctx.state
  const kind = s.faces[s.row[slot - 1]] >> 6
  const value = valueAt(ctx, s.row[slot - 1])
  const early = s.ships[seat].turns <= 4 ? 1 : 0.4
  const use = value * (0.46 + 0.07 * left) + wanted[kind] * (wanted[kind] > 0 ? early : 1)
  const need = priceIn(ctx, slot) - s.points
  if (use - 0.12 * leastGiven(need) <= most) return 0
  const payment = cheapest(ctx, NONE, need)
  return payment === null ? 0 : use - 0.12 * payment.points - 0.2 * payment.waste
}

/** So many hand cards can be tried in every combination. */
const MOST_TRIED = 12

/** What may be played or given away in a last turn, card by card. */
interface LastTurn {
  readonly values: readonly number[]
  readonly given: readonly number[]
  readonly saves: readonly number[]
  /** Cards on the board, what they make others cost, and what is taken off. */
  readonly places: number
  readonly base: number
  readonly off: number
}

/** What the cards from each place on could save or pay at most. */
const savable: number[] = []
const payable: number[] = []
let mostSaved = 0
let bestCards = 0

/** The cards that save most among those that all others pay for, as bits; of equals the lowest number. */
function bestSet(turn: LastTurn, points: number): number {
  const { given, saves } = turn
  savable[saves.length] = 0
  payable[saves.length] = 0
  for (let i = saves.length - 1; i >= 0; i--) {
    savable[i] = savable[i + 1] + Math.max(0, saves[i])
    payable[i] = payable[i + 1] + given[i]
  }
  mostSaved = 0
  bestCards = 0
  tryFrom(turn, 0, 0, points, 0, 0, 0)
  return bestCards
}

/** Sums are of fractions: what they come to may differ by so little from what is hoped for. */
const SLACK = 1e-6

/** Goes through all sets that agree so far, but for those that can neither be paid nor be better. */
function tryFrom(turn: LastTurn, i: number, set: number, budget: number, cost: number, saved: number, played: number): void {
  const { values, given, saves, places, base, off } = turn
  if (cost > budget + payable[i] || saved + savable[i] < mostSaved - SLACK) return
  if (i === values.length) {
    if (cost > budget || saved < mostSaved || saved <= 0 || (saved === mostSaved && set > bestCards)) return
    mostSaved = saved
    bestCards = set
    return
  }
  const factor = base + Math.floor((places + played) / 5) - Math.floor(places / 5)
  const price = Math.max(0, values[i] * factor - off)
  tryFrom(turn, i + 1, set | (1 << i), budget, cost + price, saved + (saves[i] < 0 ? -99 : saves[i]), played + 1)
  tryFrom(turn, i + 1, set, budget + given[i], cost, saved, played)
}

/** No turn comes after this one: the set of cards that saves most, paid for with all the others, dearest first. */
function lastPlay(ctx: ReadCtx, seat: Seat): Project | null {
  const s = ctx.state
  const cards = s.ships[seat].hand
    .filter((card) => faceTo(ctx, seat, card) !== UNKNOWN && !s.barred.includes(s.faces[card]))
    .toSorted((a, b) => valueAt(ctx, b) - valueAt(ctx, a))
    .slice(0, MOST_TRIED)
  const places = s.ships[seat].board.length
  const values = cards.map((card) => valueAt(ctx, card))
  const given = cards.map((card) => (isProtected(ctx, seat, card) ? 0 : sacrificeAt(ctx, card)))
  const base = costFactor(ctx, seat)
  const off = discount(ctx, seat)
  const saves = cards.map((card) => {
    const { hosted, merges } = CARDS[s.faces[card] >> 6]
    if (merges === true && !hasPartner(ctx, seat)) return -1
    return hosted === true ? (hasOpponent(ctx, seat) ? valueAt(ctx, card) * harmToLeader(ctx) : -1) : valueAt(ctx, card)
  })
  const best = bestSet({ values, given, saves, places, base, off }, s.points)
  const at = cards.findIndex((_, i) => (best & (1 << i)) !== 0)
  if (at < 0) return null
  emptyHand()
  for (let i = 0; i < cards.length; i++) if ((best & (1 << i)) === 0 && given[i] > 0) hold(cards[i], given[i])
  return { play: cards[at], buy: 0, pay: firstToGo(NONE, costToPlay(ctx, seat, cards[at]) - s.points), seal: NONE }
}
