import { UNKNOWN, type Rng } from '@flotilla/kernel'
import { GONE } from './ledger.ts'
import { CARDS, CLEAR_WATER, CURSED_AMULET, isTreasure } from './things.ts'
import { NOBODY, NOWHERE, type Trails } from './trails.ts'

// What is known of a way: what it tells of the card, whether it ends under a back that the viewer does not know, whether it
// contradicts itself.
export const OF_TREASURE = 1
export const OF_NO_AMULET = 2
const OF_BOTH = OF_TREASURE | OF_NO_AMULET
export const ENDS_HIDDEN = 4
const CONTRADICTS = 8

/**
 * The ways that cards have gone, as far as it is supposed now: a way begins with the track as which a card came into sight, and leads
 * over the place of that track to the track that it became in another hand, and so on to where it is now. Every track has one place
 * of its hand and every place one track: to exchange the places of two tracks is to exchange the rest of two ways.
 */
export class Ways {
  readonly #trails: Trails
  /** The place of each track, and the track of each place. */
  readonly place: number[]
  readonly track: number[]
  /** By first track: what is known of its way, as bits, and the place where it ends. */
  readonly way: number[]
  readonly end: number[]

  /** By face: how many of those that are hidden the ways ask for. */
  readonly #asked = CARDS.map(() => 0)
  /** What is wrong: ways that contradict themselves, and faces asked for that are not there. */
  #contradictions = 0
  #missing = 0
  // How many ways end under hidden backs: with a face, with a Treasure nobody can name, with no amulet, with both of these.
  #named = 0
  #namedTreasures = 0
  #someTreasure = 0
  #noAmulets = 0
  #both = 0

  constructor(trails: Trails) {
    this.#trails = trails
    this.place = trails.since.map(() => NOWHERE)
    this.track = trails.exit.map(() => NOBODY)
    this.way = trails.since.map(() => 0)
    this.end = trails.since.map(() => NOWHERE)
  }

  /** To be called when every track has its place. */
  countAll(): void {
    const { firsts } = this.#trails
    const asked = this.#asked
    for (let face = 0; face < asked.length; face++) asked[face] = 0
    this.#contradictions = this.#missing = this.#named = this.#namedTreasures = 0
    this.#someTreasure = this.#noAmulets = this.#both = 0
    for (let i = 0; i < firsts.length; i++) this.#follow(firsts[i])
  }

  /** 0 if all could be true together. */
  faults(): number {
    const { left, treasures: all, hidden } = this.#trails
    const amulets = Math.max(0, left[CURSED_AMULET] - this.#asked[CURSED_AMULET])
    const treasures = all - this.#namedTreasures
    return (
      this.#contradictions +
      this.#missing +
      Math.max(0, this.#someTreasure - treasures) +
      Math.max(0, this.#both - (treasures - amulets)) +
      Math.max(0, this.#named + this.#noAmulets + amulets - hidden.length)
    )
  }

  /** Follows a card from where it came into sight to where it is now, and counts its way. */
  #follow(first: number): void {
    const { after, exit, clean, isTreasure: treasure, there: seen, face: faces, back } = this.#trails
    const place = this.place
    let way = 0
    let end = NOWHERE
    for (let track = first; track !== NOBODY; track = after[end]) {
      end = place[track]
      if (exit[end] >= clean[track]) way |= OF_NO_AMULET
      if (treasure[end] === 1) way |= OF_TREASURE
    }
    const there = seen[end]
    const own = faces[first]
    const face = own === UNKNOWN ? there : own
    if (
      (there !== UNKNOWN && there !== face) ||
      ((way & OF_NO_AMULET) !== 0 && face === CURSED_AMULET) ||
      ((way & OF_TREASURE) !== 0 && face === CLEAR_WATER)
    )
      way |= CONTRADICTS
    if (there === UNKNOWN && back[end] !== GONE) way |= ENDS_HIDDEN
    this.end[first] = end
    this.#count(first, way, 1)
  }

  /** Counts a way that begins there, or no longer. */
  #count(first: number, way: number, sign: 1 | -1): void {
    this.way[first] = way
    if ((way & CONTRADICTS) !== 0) this.#contradictions += sign
    if ((way & ENDS_HIDDEN) === 0) return
    const { face: faces, left } = this.#trails
    const face = faces[first]
    if (face === UNKNOWN) {
      if ((way & OF_TREASURE) !== 0) this.#someTreasure += sign
      if ((way & OF_NO_AMULET) !== 0) this.#noAmulets += sign
      if ((way & OF_BOTH) === OF_BOTH) this.#both += sign
      return
    }
    const asked = this.#asked
    const enough = asked[face] + (sign === 1 ? 1 : 0) <= left[face]
    if (!enough) this.#missing += sign
    asked[face] += sign
    this.#named += sign
    if (isTreasure(face)) this.#namedTreasures += sign
  }

  /** The beginning of a way that contradicts itself or asks for what is not there; of any if none does. */
  wrongOne(rng: Rng): number {
    const { firsts, face: faces, left } = this.#trails
    const start = rng.below(firsts.length)
    let at = start
    do {
      const first = firsts[at]
      const face = faces[first]
      const way = this.way[first]
      if ((way & CONTRADICTS) !== 0 || ((way & ENDS_HIDDEN) !== 0 && face !== UNKNOWN && this.#asked[face] > left[face])) return first
      if (++at === firsts.length) at = 0
    } while (at !== start)
    return firsts[start]
  }

  /** One of the tracks of this way. */
  somewhereOn(first: number, rng: Rng): number {
    const { after } = this.#trails
    let chosen = first
    let passed = 1
    for (let track = after[this.place[first]]; track !== NOBODY; track = after[this.place[track]])
      if (rng.below(++passed) === 0) chosen = track
    return chosen
  }

  /** Nobody left before they came. That also keeps two tracks of one card from being exchanged: it came back after it had left. */
  mayExchange(one: number, other: number): boolean {
    const { since, exit } = this.#trails
    return one !== other && since[one] <= exit[this.place[other]] && since[other] <= exit[this.place[one]]
  }

  /** Counts the way that begins there no longer, and again. */
  take(first: number): void {
    this.#count(first, this.way[first], -1)
  }

  put(first: number): void {
    this.#count(first, this.way[first], 1)
  }

  /**
   * Two tracks of one hand change places, and with them the rests of their ways, of which the one that begins at `first` is not counted
   * now. Returns how many faults there are then. If they are no more than `enough` that stays, otherwise all is as before.
   */
  tryExchange(one: number, first: number, other: number, enough: number): number {
    const second = this.#firstOf(other)
    const way = this.way[first]
    const end = this.end[first]
    const secondWay = this.way[second]
    const secondEnd = this.end[second]
    this.#count(second, secondWay, -1)
    this.#changePlaces(one, other)
    this.#follow(first)
    this.#follow(second)
    const faults = this.faults()
    if (faults <= enough) return faults
    this.#count(first, this.way[first], -1)
    this.#count(second, this.way[second], -1)
    this.#changePlaces(one, other)
    this.way[first] = way
    this.end[first] = end
    this.end[second] = secondEnd
    this.#count(second, secondWay, 1)
    return faults
  }

  #changePlaces(one: number, other: number): void {
    const place = this.place[one]
    const there = this.place[other]
    this.place[one] = there
    this.place[other] = place
    this.track[there] = one
    this.track[place] = other
  }

  #firstOf(track: number): number {
    const { before } = this.#trails
    let first = track
    while (before[first] !== NOWHERE) first = this.track[before[first]]
    return first
  }
}
