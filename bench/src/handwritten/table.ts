import {
  BURIED_BONUS,
  CHESTS,
  CHEST_SQUARES,
  CREW_DICE,
  CREW_IN_BAG,
  DICE_PER_ROUND,
  INFAMY_PER_POINT,
  LARGE_SQUARES,
  MOST_INFAMY,
  ROW_BONUS,
  ROW_SQUARES,
  SMALL_SQUARES,
  START_INFAMY,
} from '../numbers.ts'

/**
 * Rolling with the Waves (standard options, 2 to 5 seats, house edition) as somebody would write it who wants nothing
 * but speed: flat typed arrays, the numbers of the edition as constants, no agenda, no refusals, no secrets, no record.
 */

/** A seat's part of `on`: the face of the die that lies on each icon this round, 0 for none. */
export const SPIRITS = 0
export const CHEST = 1
export const HULL = 4
export const SMALL = 5
export const LARGE = 6
export const PORTS = 7
export const CREW = 8
export const ICONS = 9

/** The rows and cannons, in the order of their icons from the Hull on. */
export const LINES = 5
const LINE_SQUARES = [ROW_SQUARES, SMALL_SQUARES, LARGE_SQUARES, ROW_SQUARES, ROW_SQUARES]

const MOST_SEATS = 5
const MOST_DICE = MOST_SEATS * CREW_DICE + MOST_SEATS + 1

export class Table {
  readonly seats: number
  round = 0
  first = 0

  readonly infamy = new Uint8Array(MOST_SEATS)
  readonly spirits = new Uint8Array(MOST_SEATS)
  /** How many values each chest holds, and the values, bottom first. */
  readonly chests = new Uint8Array(MOST_SEATS * CHESTS)
  readonly treasure = new Uint8Array(MOST_SEATS * CHESTS * CHEST_SQUARES)
  readonly buried = new Uint8Array(MOST_SEATS * CHESTS)
  /** Per seat and line: the squares written, their sum, their lowest value. */
  readonly filled = new Uint8Array(MOST_SEATS * LINES)
  readonly sums = new Uint8Array(MOST_SEATS * LINES)
  readonly lowest = new Uint8Array(MOST_SEATS * LINES)
  readonly supply = new Uint8Array(MOST_SEATS)

  readonly faces = new Uint8Array(MOST_DICE)
  readonly bag = new Uint8Array(MOST_DICE)
  inBag = 0
  readonly pool = new Uint8Array(MOST_DICE)
  inPool = 0
  readonly nest = new Uint8Array(MOST_SEATS * DICE_PER_ROUND)

  readonly on = new Uint8Array(MOST_SEATS * ICONS)
  /** The chest to bury this round plus one, 0 for none. */
  readonly bury = new Uint8Array(MOST_SEATS)
  /** The icon raised in this round plus one, 0 for none. */
  readonly raise = new Uint8Array(MOST_SEATS)
  readonly loot = new Uint8Array(CHEST_SQUARES)
  /** The legal answers to the decision at hand. */
  readonly options = new Uint8Array(64)

  constructor(seats: number) {
    this.seats = seats
  }
}

/** Between a round's roll and its draft the plans are empty. */
export function copyInto(to: Table, from: Table): void {
  to.round = from.round
  to.first = from.first
  to.infamy.set(from.infamy)
  to.spirits.set(from.spirits)
  to.chests.set(from.chests)
  to.treasure.set(from.treasure)
  to.buried.set(from.buried)
  to.filled.set(from.filled)
  to.sums.set(from.sums)
  to.lowest.set(from.lowest)
  to.supply.set(from.supply)
  to.faces.set(from.faces)
  to.bag.set(from.bag)
  to.inBag = from.inBag
  to.pool.set(from.pool)
  to.inPool = from.inPool
  to.on.fill(0)
  to.bury.fill(0)
}

export function setUp(t: Table): void {
  t.round = 0
  t.infamy.fill(START_INFAMY)
  t.spirits.fill(0)
  t.chests.fill(0)
  t.buried.fill(0)
  t.filled.fill(0)
  t.sums.fill(0)
  t.supply.fill(CREW_DICE - CREW_IN_BAG)
  t.on.fill(0)
  t.bury.fill(0)
  t.raise.fill(0)
  t.inBag = 0
  t.inPool = 0
  for (let seat = 0; seat < t.seats; seat++) for (let k = 0; k < CREW_IN_BAG; k++) t.bag[t.inBag++] = seat * CREW_DICE + k
  for (let k = 0; k <= t.seats; k++) t.bag[t.inBag++] = t.seats * CREW_DICE + k
}

export const lineOf = (seat: number, icon: number): number => seat * LINES + icon - HULL
export const isFull = (t: Table, seat: number, icon: number): boolean => t.filled[lineOf(seat, icon)] >= LINE_SQUARES[icon - HULL]

export const sumOf = (t: Table, seat: number, icon: number): number => t.sums[lineOf(seat, icon)]

export const isOpen = (t: Table, seat: number, chest: number): boolean =>
  t.buried[seat * CHESTS + chest] === 0 && t.chests[seat * CHESTS + chest] < CHEST_SQUARES

export function gainInfamy(t: Table, seat: number, amount: number): void {
  t.infamy[seat] = Math.min(MOST_INFAMY, t.infamy[seat] + amount)
}

export function score(t: Table, seat: number): number {
  let points = Math.floor(t.infamy[seat] / INFAMY_PER_POINT)
  for (let at = seat * CHESTS; at < (seat + 1) * CHESTS; at++) {
    for (let k = 0; k < t.chests[at]; k++) points += t.treasure[at * CHEST_SQUARES + k]
    if (t.buried[at] !== 0) points += BURIED_BONUS
  }
  if (isFull(t, seat, HULL)) points += ROW_BONUS
  if (isFull(t, seat, PORTS)) points += ROW_BONUS
  if (isFull(t, seat, CREW)) points += ROW_BONUS
  return points
}
