import { UNKNOWN, type Seat } from '@flotilla/kernel'
import { isProtected } from '../board/board.ts'
import { NONE, sacrificeAt, type ReadCtx } from '../board/state.ts'
import { CARDS } from '../rules/cards/index.ts'
import { faceTo } from './estimate.ts'
import { Sums } from './sums.ts'

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
let largest = 0
/** Whether one of them is a Seal. */
let sealed = false
/** Which hand this is: what was worked out for another one is forgotten. */
let hands = 0

export function emptyHand(): void {
  hands++
  count = 0
  total = 0
  largest = 0
  sealed = false
}

/** Another card to pay with; it gives more than nothing. */
export function hold(card: number, points: number): void {
  items[count] = card
  gives[count++] = points
  total += points
  if (points > largest) largest = points
}

/** What this seat could pay with is what is asked about from now on. */
export function lookIntoHand(ctx: ReadCtx, seat: Seat): void {
  const { hand } = ctx.state.ships[seat]
  emptyHand()
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (faceTo(ctx, seat, card) === UNKNOWN || isProtected(ctx, seat, card)) continue
    const points = sacrificeAt(ctx, card)
    if (points <= 0) continue
    hold(card, points)
    if (CARDS[ctx.state.faces[card] >> 6].pairs === true) sealed = true
  }
}

const MOST_NEED = 40

/** No payment gives up less: a Seal's partner counts once for what leaves the hand, and twice for what is paid. */
export const leastGiven = (need: number): number => Math.max(0, sealed ? need - largest : need)

/** What comes nearest to the points needed from above, this card aside; null if nothing does. */
export function cheapest(ctx: ReadCtx, but: number, need: number): Payment | null {
  if (need <= 0) return pay(NONE, NONE, 0, 0)
  if (need > MOST_NEED) return null
  const aside = placeOf(but)
  const left = total - (aside === NONE ? 0 : gives[aside])
  const least = left < need ? NONE : sumsWithout(aside).least(need)
  const seal = sealed ? sealIn(ctx, aside) : NONE
  const best = least === NONE ? null : pay(NONE, NONE, least, least - need)
  return seal === NONE ? best : withSeal(aside, seal, need, best)
}

function placeOf(card: number): number {
  if (card !== NONE) for (let i = 0; i < count; i++) if (items[i] === card) return i
  return NONE
}

function sealIn({ state: { faces } }: ReadCtx, aside: number): number {
  for (let i = 0; i < count; i++) if (i !== aside && CARDS[faces[items[i]] >> 6].pairs === true) return i
  return NONE
}

/** By what the card gives that is left aside, 0 if none is: what the others come to, and for which hand that was worked out. */
const without: Sums[] = []
const worked: number[] = []

function sumsWithout(aside: number): Sums {
  const given = aside === NONE ? 0 : gives[aside]
  while (without.length <= given) {
    without.push(new Sums())
    worked.push(0)
  }
  if (worked[given] !== hands) {
    addUp(without[given], aside, NONE, NONE)
    worked[given] = hands
  }
  return without[given]
}

/** What all come to but for those at these places. No set that just pays is larger than what is needed and one card. */
function addUp(sums: Sums, a: number, b: number, c: number): void {
  sums.begin(MOST_NEED + largest)
  for (let i = 0; i < count; i++) if (i !== a && i !== b && i !== c) sums.add(gives[i])
}

const rests = new Sums()

/** A Seal makes another card give twice. */
function withSeal(aside: number, seal: number, need: number, plain: Payment | null): Payment | null {
  const left = total - gives[seal] - (aside === NONE ? 0 : gives[aside])
  let best = plain
  for (let i = 0; i < count; i++) {
    const value = gives[i]
    if (i === aside || i === seal || value < 4) continue
    // What leaves the hand is the partner and the Seal, though they give more.
    const gone = value + gives[seal]
    const more = Math.max(0, need - 2 * value)
    if (left - value < more || (best !== null && gone + more >= best.points)) continue
    let rest = 0
    if (more > 0) {
      addUp(rests, aside, seal, i)
      rest = rests.least(more)
    }
    if (best === null || gone + rest < best.points) best = pay(items[i], items[seal], gone + rest, Math.max(0, 2 * value + rest - need))
  }
  return best
}

const keeps: boolean[] = []
/** By card: what those up to it come to, and what they are together. */
const upTo: Sums[] = []
const sofar: number[] = []

/** Marks what is kept if the least that is enough goes: of several ways to it the one that the first cards make. */
function keepMost(aside: number, need: number): void {
  let all = 0
  for (let i = 0; i < count; i++) {
    if (i === upTo.length) upTo.push(new Sums())
    if (i === 0) upTo[i].begin(need + largest)
    else upTo[i].follow(upTo[i - 1])
    if (i !== aside) {
      upTo[i].add(gives[i])
      all += gives[i]
    }
    sofar[i] = all
  }
  let kept = all - upTo[count - 1].least(need)
  for (let i = count - 1; kept > 0; i--) {
    // What those before it can keep as well, they do: the rest of them comes to what goes.
    if (i > 0 && sofar[i - 1] >= kept && upTo[i - 1].has(sofar[i - 1] - kept)) continue
    keeps[i] = true
    kept -= gives[i]
  }
}

/** The first of those that come nearest to what is needed from above; NONE if nothing is needed, the very first if all are too little. */
export function firstToGo(but: number, need: number): number {
  if (need <= 0) return NONE
  const aside = placeOf(but)
  const spare = total - (aside === NONE ? 0 : gives[aside]) - need
  for (let i = 0; i < count; i++) keeps[i] = i === aside
  if (spare > 0) keepMost(aside, need)
  for (let i = 0; i < count; i++) if (!keeps[i]) return items[i]
  return NONE
}
