import { UNKNOWN, type Seat } from '@flotilla/kernel'
import { isProtected } from '../board/board.ts'
import { NONE, sacrificeAt, type Io } from '../board/state.ts'
import { CARDS } from '../rules/cards.ts'
import { faceTo } from './estimate.ts'

/** What is given up for something. Filled again for every question. */
export interface Payment {
  /** The card that a Seal doubles, and the Seal; NONE without. */
  partner: number
  seal: number
  /** Points given up, and how many of them are too many. */
  points: number
  waste: number
}

const payment: Payment = { partner: NONE, seal: NONE, points: 0, waste: 0 }

function pay(partner: number, seal: number, points: number, waste: number): Payment {
  payment.partner = partner
  payment.seal = seal
  payment.points = points
  payment.waste = waste
  return payment
}

/** Cards that can be given up, and what each gives: filled again for every ask. */
const items: number[] = []
const gives: number[] = []
let count = 0
let total = 0
/** Whether one of them is a Seal. */
let sealed = false
/** The sums that some of them come to, as bits, up to the most that a number has room for. */
let sums = 1
const MOST_BITS = 30

export function emptyHand(): void {
  count = 0
  total = 0
  sums = 1
  sealed = false
}

/** Another card to pay with; it gives more than nothing. */
export function hold(card: number, points: number): void {
  items[count] = card
  gives[count++] = points
  total += points
  if (points <= MOST_BITS) sums |= sums << points
}

/** What this seat could pay with is what is asked about from now on. */
export function lookIntoHand(io: Io, seat: Seat): void {
  const { hand } = io.state.ships[seat]
  emptyHand()
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (faceTo(io, seat, card) === UNKNOWN || isProtected(io, seat, card)) continue
    const points = sacrificeAt(io, card)
    if (points <= 0) continue
    hold(card, points)
    if (CARDS[io.state.faces[card] >> 6].pairs === true) sealed = true
  }
}

const MOST_NEED = 40

/** What comes nearest to the points needed from above, this card aside; null if nothing does. */
export function cheapest(io: Io, but: number, need: number): Payment | null {
  if (need <= 0) return pay(NONE, NONE, 0, 0)
  if (need > MOST_NEED) return null
  const aside = placeOf(but)
  const least = leastSum(aside, NONE, NONE, need)
  const seal = sealed ? sealIn(io, aside) : NONE
  const best = least === NONE ? null : pay(NONE, NONE, least, least - need)
  return seal === NONE ? best : withSeal(aside, seal, need, best)
}

function placeOf(card: number): number {
  if (card !== NONE) for (let i = 0; i < count; i++) if (items[i] === card) return i
  return NONE
}

function sealIn({ state: { faces } }: Io, aside: number): number {
  for (let i = 0; i < count; i++) if (i !== aside && CARDS[faces[items[i]] >> 6].pairs === true) return i
  return NONE
}

/** A Seal makes another card give twice. */
function withSeal(aside: number, seal: number, need: number, plain: Payment | null): Payment | null {
  let best = plain
  for (let i = 0; i < count; i++) {
    const value = gives[i]
    if (i === aside || i === seal || value < 4) continue
    const rest = need > 2 * value ? leastSum(aside, seal, i, need - 2 * value) : 0
    if (rest === NONE) continue
    // What leaves the hand is the partner and the Seal, though they give more.
    const points = value + gives[seal] + rest
    if (best === null || points < best.points) best = pay(items[i], items[seal], points, Math.max(0, 2 * value + rest - need))
  }
  return best
}

/** The least sum of some that is at least `need`, those at these places aside; NONE if there is none. */
function leastSum(a: number, b: number, c: number, need: number): number {
  let all = total
  if (a !== NONE) all -= gives[a]
  if (b !== NONE) all -= gives[b]
  if (c !== NONE) all -= gives[c]
  // Which of the items leave just enough behind: the largest sum that may be kept.
  const spare = all - need
  if (spare < 0) return NONE
  if (spare > MOST_BITS) return all - mostKept(a, b, c, spare)
  let some = sums
  if (a !== NONE || b !== NONE || c !== NONE) {
    some = 1
    for (let i = 0; i < count; i++) if (i !== a && i !== b && i !== c && gives[i] <= MOST_BITS) some |= some << gives[i]
  }
  return all - highest(some, spare)
}

/** The largest of these sums up to `spare`. */
const highest = (some: number, spare: number): number => 31 - Math.clz32(some & ((2 << spare) - 1))

/** By the sum that is kept: the sum before its last card came to it, and which one that was. */
const from: number[] = []
const last: number[] = []

/** The largest sum up to `spare`, card by card. */
function mostKept(a: number, b: number, c: number, spare: number): number {
  from[0] = 0
  for (let sum = 1; sum <= spare; sum++) from[sum] = NONE
  for (let i = 0; i < count; i++) {
    if (i === a || i === b || i === c) continue
    const value = gives[i]
    for (let sum = spare; sum >= value; sum--)
      if (from[sum] === NONE && from[sum - value] !== NONE) {
        from[sum] = sum - value
        last[sum] = i
      }
  }
  let kept = spare
  while (from[kept] === NONE) kept--
  return kept
}

const keeps: boolean[] = []
/** By card: the sums that those up to it come to, as bits. */
const upTo: number[] = []

/** Marks what is kept of the largest sum up to `spare`: of several ways to it the one that the first cards make. */
function keepMost(aside: number, spare: number): void {
  if (spare > MOST_BITS) {
    for (let sum = mostKept(aside, NONE, NONE, spare); sum > 0; sum = from[sum]) keeps[last[sum]] = true
    return
  }
  let some = 1
  for (let i = 0; i < count; i++) {
    if (i !== aside && gives[i] <= MOST_BITS) some |= some << gives[i]
    upTo[i] = some
  }
  let sum = highest(some, spare)
  for (let i = 0; sum > 0; i = 0) {
    while ((upTo[i] & (1 << sum)) === 0) i++
    keeps[i] = true
    sum -= gives[i]
  }
}

/** The first of those that come nearest to what is needed from above; NONE if nothing is needed, the very first if all are too little. */
export function firstToGo(but: number, need: number): number {
  if (need <= 0) return NONE
  const aside = placeOf(but)
  const spare = total - (aside === NONE ? 0 : gives[aside]) - need
  for (let i = 0; i < count; i++) keeps[i] = i === aside
  if (spare > 0) keepMost(aside, spare)
  for (let i = 0; i < count; i++) if (!keeps[i]) return items[i]
  return NONE
}
