import { UNKNOWN, type Rng, type Seat } from '@flotilla/kernel'
import { EXIT, GONE, TRACK, faceSeen, followedSeat, followedTrack, isFollowed, isSeen } from './ledger.ts'
import type { SinkingState } from './state.ts'
import { CLEAR_WATER, CURSED_AMULET } from './things.ts'

/** What is known of a card besides the places where it may be. */
interface Card {
  readonly face: number
  readonly treasure: boolean
  readonly noAmulet: boolean
}
const ANY: Card = { face: UNKNOWN, treasure: false, noAmulet: false }

/** A place where a remembered card may be: a back, or nowhere that could be named. */
interface Place {
  readonly back: number
  /** The face there as far as the viewer knows it. */
  readonly face: number
  /** Its place among the exits; cards still in the hand have left after all of them. */
  readonly exit: number
  readonly treasure: boolean
  /** The track of another hand that a card here became; that hand is not fitted yet. */
  readonly became: readonly [Seat, number] | null
  /** Faces it can have become there; null for any. */
  readonly among: readonly number[] | null
}

/**
 * One way in which all memories of hands (ledger.ts) could be true together, as one viewer sees the table:
 * every track of a hand at exactly one place, every place with exactly one track.
 */
export class Memory {
  /** Faces that must lie under backs the viewer does not know. */
  readonly wanted = new Map<number, number>()
  /** Backs that hold a Treasure, or no amulet, whatever else. */
  readonly treasure = new Set<number>()
  readonly noAmulet = new Set<number>()
  /** The cards whose faces the viewer does not know. */
  readonly hidden: readonly number[]
  /** Whether cards went from hand to hand in a circle: then fitting hand by hand may miss something, and must be looked over. */
  circular = false
  readonly #s: SinkingState
  readonly #bit: number
  readonly #rng: Rng
  readonly #kept: readonly Seat[]
  /** How many of each face are hidden. */
  readonly #left = new Map<number, number>()
  /** Where each track of each hand is, once that hand is fitted; and what is known of tracks that came from fitted hands. */
  #places: (readonly Place[] | null)[] = []
  #came: Map<number, Card>[] = []

  /** `bit`: whose eyes; 0 for eyes that see everything. */
  constructor(s: SinkingState, bit: number, rng: Rng) {
    this.#s = s
    this.#bit = bit
    this.#rng = rng
    const pool = s.pools[2]
    this.hidden = pool.faces.map((_, i) => pool.first + i).filter((back) => !this.#knows(back))
    for (const back of this.hidden) this.#left.set(s.faces[back], (this.#left.get(s.faces[back]) ?? 0) + 1)
    this.#kept = this.#inOrder()
  }

  fit(): boolean {
    this.wanted.clear()
    this.treasure.clear()
    this.noAmulet.clear()
    this.#places = this.#s.tracks.map(() => null)
    this.#came = this.#s.tracks.map(() => new Map())
    for (const seat of this.circular ? shuffled(this.#kept, this.#rng) : this.#kept) if (!this.#fitHand(seat)) return false
    return this.#enoughOfEach()
  }

  /** The hands of which something is kept; one that others have passed cards to comes after them, as far as that goes. */
  #inOrder(): Seat[] {
    const waiting = this.#s.tracks.flatMap((tracks, seat) => (tracks.length > 0 ? [seat] : []))
    const order: Seat[] = []
    while (waiting.length > 0) {
      const sources = waiting.map((seat) => this.#sources(seat, waiting))
      const least = Math.min(...sources)
      if (least > 0) this.circular = true
      order.push(...waiting.splice(sources.indexOf(least), 1))
    }
    return order
  }

  #sources(seat: Seat, among: readonly Seat[]): number {
    let sources = 0
    for (const other of among)
      if (other !== seat) for (const code of this.#s.exits[other]) if (isFollowed(code) && followedSeat(code) === seat) sources++
    return sources
  }

  #enoughOfEach(): boolean {
    const count = new Map<number, number>()
    for (const face of this.wanted.values()) {
      const used = (count.get(face) ?? 0) + 1
      if (used > (this.#left.get(face) ?? 0)) return false
      count.set(face, used)
    }
    return true
  }

  #fitHand(seat: Seat): boolean {
    const tracks = this.#s.tracks[seat]
    const places = this.#placesOf(seat)
    const cards = places.map((_, track) => this.#cardOf(seat, track))
    const couldBe = (track: number, place: number): boolean => this.#couldBe(cards[track], tracks, track, places[place])
    const takenBy = matching(shuffled(places.keys(), this.#rng), shuffled(places.keys(), this.#rng), couldBe)
    if (takenBy === null) return false
    const placeOf: Place[] = []
    for (const [place, track] of takenBy.entries()) {
      placeOf[track] = places[place]
      this.#settle(cards[track], tracks, track, places[place])
    }
    this.#places[seat] = placeOf
    return true
  }

  #cardOf(seat: Seat, track: number): Card {
    const face = this.#s.tracks[seat][track * TRACK]
    return this.#came[seat].get(track) ?? (face === UNKNOWN ? ANY : { ...ANY, face })
  }

  #placesOf(seat: Seat): Place[] {
    const { exits, hands } = this.#s
    const places: Place[] = []
    for (let i = 0; i < exits[seat].length; i += EXIT)
      places.push({ ...this.#placeAt(exits[seat][i]), exit: i / EXIT, treasure: exits[seat][i + 1] === 1 })
    for (const back of hands[seat])
      places.push({ back, face: this.#faceAt(back), exit: exits[seat].length / EXIT, treasure: false, became: null, among: null })
    return places
  }

  #placeAt(code: number): Omit<Place, 'exit' | 'treasure'> {
    if (!isFollowed(code))
      return { back: Math.max(code, GONE), face: isSeen(code) ? faceSeen(code) : this.#faceAt(code), became: null, among: null }
    const [seat, track] = [followedSeat(code), followedTrack(code)]
    const there = this.#places[seat]?.[track]
    if (there !== undefined) return there
    return { back: GONE, face: UNKNOWN, became: [seat, track], among: this.#facesWithinReach(seat, track) }
  }

  /** What a track of a hand can be, if the viewer knows every place it can be at. */
  #facesWithinReach(seat: Seat, track: number): number[] | null {
    const { exits, hands, tracks } = this.#s
    const faces: number[] = []
    for (let i = tracks[seat][track * TRACK + 1] * EXIT; i < exits[seat].length; i += EXIT) {
      const code = exits[seat][i]
      const face = isSeen(code) ? faceSeen(code) : isFollowed(code) ? UNKNOWN : this.#faceAt(code)
      if (face === UNKNOWN) return null
      faces.push(face)
    }
    for (const back of hands[seat]) {
      if (!this.#knows(back)) return null
      faces.push(this.#s.faces[back])
    }
    return faces
  }

  #faceAt(back: number): number {
    return back >= 0 && this.#knows(back) ? this.#s.faces[back] : UNKNOWN
  }

  #knows(back: number): boolean {
    return this.#bit === 0 || (this.#s.known[back] & this.#bit) !== 0
  }

  #couldBe(card: Card, tracks: readonly number[], track: number, place: Place): boolean {
    const { face } = card
    const { face: there, exit } = place
    if (exit < tracks[track * TRACK + 1]) return false
    const noAmulet = card.noAmulet || exit >= tracks[track * TRACK + 2]
    if (noAmulet && (face === CURSED_AMULET || there === CURSED_AMULET)) return false
    if ((place.treasure || card.treasure) && (face === CLEAR_WATER || there === CLEAR_WATER)) return false
    if (there !== UNKNOWN) return face === UNKNOWN || face === there
    if (face === UNKNOWN) return true
    return place.among === null ? place.back === GONE || this.#left.has(face) : place.among.includes(face)
  }

  #settle(card: Card, tracks: readonly number[], track: number, { back, face: there, exit, treasure, became }: Place): void {
    const known: Card = {
      face: card.face,
      treasure: card.treasure || treasure,
      noAmulet: card.noAmulet || exit >= tracks[track * TRACK + 2],
    }
    if (became !== null) this.#came[became[0]].set(became[1], known)
    if (back === GONE || there !== UNKNOWN) return
    if (known.face !== UNKNOWN) this.wanted.set(back, known.face)
    if (known.noAmulet) this.noAmulet.add(back)
    if (known.treasure) this.treasure.add(back)
  }
}

function shuffled(list: Iterable<number>, rng: Rng): number[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const other = order[i]
    order[i] = order[j]
    order[j] = other
  }
  return order
}

/** Everyone finds a place: a perfect matching by augmenting paths, in the orders given; null where there is none. */
function matching(ones: readonly number[], places: readonly number[], couldBe: (one: number, place: number) => boolean): number[] | null {
  const takenBy: number[] = places.map(() => -1)
  const triedFor: number[] = places.map(() => -1)
  const settle = (one: number, first: number): boolean => {
    for (const place of places) {
      if (triedFor[place] === first || !couldBe(one, place)) continue
      triedFor[place] = first
      if (takenBy[place] !== -1 && !settle(takenBy[place], first)) continue
      takenBy[place] = one
      return true
    }
    return false
  }
  for (const one of ones) if (!settle(one, one)) return null
  return takenBy
}
