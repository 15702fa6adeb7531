import { UNKNOWN, type Rng, type Seat } from '@flotilla/kernel'
import { EXIT, GONE, TRACK, faceSeen, followedSeat, followedTrack, isFollowed, isSeen } from './ledger.ts'
import type { SinkingState } from './state.ts'
import { CARDS, CLEAR_WATER, CURSED_AMULET, isTreasure } from './things.ts'

/** How often two ways are exchanged before all are laid anew, and how often that is done. */
const EXCHANGES = 400
const LAYINGS = 50
/** One exchange in so many is made at random, so that none is made forth and back for ever. */
const STRAY = 6

/** A card that lay in a hand or came to it. */
interface Track {
  readonly hand: Hand
  readonly face: number
  /** The exits before it came are not its own, and from `clean` on it is no amulet. */
  readonly since: number
  readonly clean: number
  /** Where it left another hand to come here. */
  before: Place | null
  place: Place
}

/** Where a card of a hand can be: at an exit, or still in the hand, which is the place after all exits. */
interface Place {
  readonly exit: number
  readonly treasure: boolean
  readonly back: number
  /** The face there as far as the viewer knows it. */
  readonly face: number
  /** What it became in another hand. */
  readonly after: Track | null
  track: Track
}

interface Hand {
  readonly tracks: Track[]
  readonly places: Place[]
}

/** Who is where before chance has said it. */
const NOWHERE: Place = { exit: 0, treasure: false, back: GONE, face: UNKNOWN, after: null, track: null as never }
const NOBODY: Track = { hand: { tracks: [], places: [] }, face: UNKNOWN, since: 0, clean: 0, before: null, place: NOWHERE }
NOWHERE.track = NOBODY

/**
 * One way in which all memories of hands (ledger.ts) could be true together, as one viewer sees the table.
 *
 * A card's way begins with the track as which it came into sight, and leads over the place of that track to the track that it
 * became in another hand, and so on to where it is now. Every track has one place of its hand and every place one track: to
 * exchange the places of two tracks is to exchange the rest of two ways. First chance says who left by which exit; then ways
 * that contradict what the viewer knows are exchanged for others of their hand, until none does.
 */
export class Memory {
  /** Faces that must lie under backs the viewer does not know. */
  readonly wanted = new Map<number, number>()
  /** Backs that hold a Treasure, or no amulet, whatever else. */
  readonly treasure = new Set<number>()
  readonly noAmulet = new Set<number>()
  /** The cards whose faces the viewer does not know. */
  readonly hidden: number[] = []
  #hands: readonly Hand[] = []
  /** Where ways begin. */
  #firsts: readonly Track[] = []
  /** By face: how many are hidden, and how many of those the ways ask for. */
  readonly #left = CARDS.map(() => 0)
  readonly #asked = CARDS.map(() => 0)
  #treasures = 0
  /** What is wrong: ways that contradict themselves, and faces asked for that are not there. */
  #contradictions = 0
  #missing = 0
  // How many ways end under hidden backs: with a face, with a Treasure nobody can name, with no amulet, with both of these.
  #named = 0
  #namedTreasures = 0
  #someTreasure = 0
  #noAmulets = 0
  #both = 0
  /** The way that was looked at last; `hidden` if it ends under a back that the viewer does not know. */
  readonly #way = { end: NOWHERE, hidden: false, treasure: false, noAmulet: false, contradicts: false }

  /** Finds one of the ways, by chance. `bit`: whose eyes; 0 for eyes that see everything. */
  recall(s: SinkingState, bit: number, rng: Rng): boolean {
    this.#countHidden(s, bit)
    this.#hands = s.tracks.map(tracksOf)
    for (const seat of this.#hands.keys()) layPlaces(s, seat, bit, this.#hands)
    this.#firsts = this.#hands.flatMap(({ tracks }) => tracks.filter(({ before }) => before === null))
    for (let i = 0; i < LAYINGS; i++) if (this.#fit(rng)) return true
    return false
  }

  #fit(rng: Rng): boolean {
    for (const hand of this.#hands) this.#lay(hand, rng)
    this.#countAll()
    for (let i = 0; i < EXCHANGES && this.#faults() > 0; i++) this.#mend(rng)
    if (this.#faults() > 0) return false
    this.#tell()
    return true
  }

  #countHidden(s: SinkingState, bit: number): void {
    const { first, faces } = s.pools[2]
    this.hidden.length = this.#treasures = 0
    this.#left.fill(0)
    for (let back = first; back < first + faces.length; back++) {
      if (knows(s, bit, back)) continue
      this.hidden.push(back)
      this.#left[s.faces[back]]++
      if (isTreasure(s.faces[back])) this.#treasures++
    }
  }

  /** By each exit goes one of those in the hand at the time, and in the hand is who is left. */
  #lay({ tracks, places }: Hand, rng: Rng): void {
    const waiting = tracks.slice()
    for (const place of places) {
      const track = this.#oneFor(place, waiting, rng)
      waiting[waiting.indexOf(track)] = waiting[waiting.length - 1]
      waiting.pop()
      track.place = place
      place.track = track
    }
  }

  #oneFor(place: Place, waiting: readonly Track[], rng: Rng): Track {
    const { face } = place
    const scarce = face !== UNKNOWN && this.#left[face] === 0
    let [chosen, best, alike] = [waiting[0], -1, 0]
    for (const track of waiting) {
      if (track.since > place.exit) continue
      const fits = track.face === face ? (scarce ? 2 : 1) : face === UNKNOWN || track.face === UNKNOWN ? 1 : 0
      if (fits < best) continue
      alike = fits > best ? 1 : alike + 1
      best = fits
      if (rng.below(alike) === 0) chosen = track
    }
    return chosen
  }

  #countAll(): void {
    this.#asked.fill(0)
    this.#contradictions = this.#missing = this.#named = this.#namedTreasures = 0
    this.#someTreasure = this.#noAmulets = this.#both = 0
    for (const first of this.#firsts) this.#count(first, 1)
  }

  #faults(): number {
    const amulets = Math.max(0, this.#left[CURSED_AMULET] - this.#asked[CURSED_AMULET])
    const treasures = this.#treasures - this.#namedTreasures
    return (
      this.#contradictions +
      this.#missing +
      Math.max(0, this.#someTreasure - treasures) +
      Math.max(0, this.#both - (treasures - amulets)) +
      Math.max(0, this.#named + this.#noAmulets + amulets - this.hidden.length)
    )
  }

  /** Follows a card from where it came into sight to where it is now. */
  #follow(first: Track): void {
    const way = this.#way
    way.treasure = way.noAmulet = false
    for (let track: Track | null = first; track !== null; track = way.end.after) {
      way.end = track.place
      if (way.end.exit >= track.clean) way.noAmulet = true
      if (way.end.treasure) way.treasure = true
    }
    const there = way.end.face
    way.hidden = there === UNKNOWN && way.end.back !== GONE
    const face = first.face === UNKNOWN ? there : first.face
    way.contradicts =
      (there !== UNKNOWN && there !== face) || (way.noAmulet && face === CURSED_AMULET) || (way.treasure && face === CLEAR_WATER)
  }

  /** Counts the way that begins there, or no longer. */
  #count(first: Track, sign: 1 | -1): void {
    this.#follow(first)
    const { hidden, treasure, noAmulet, contradicts } = this.#way
    if (contradicts) this.#contradictions += sign
    if (!hidden) return
    const { face } = first
    if (face === UNKNOWN) {
      if (treasure) this.#someTreasure += sign
      if (noAmulet) this.#noAmulets += sign
      if (treasure && noAmulet) this.#both += sign
      return
    }
    const enough = this.#asked[face] + (sign === 1 ? 1 : 0) <= this.#left[face]
    if (!enough) this.#missing += sign
    this.#asked[face] += sign
    this.#named += sign
    if (isTreasure(face)) this.#namedTreasures += sign
  }

  /** Exchanges the way of a card that cannot have gone it, for the first that makes things better or else for the least bad. */
  #mend(rng: Rng): void {
    const track = somewhereOn(this.#wrongWay(rng), rng)
    const { places } = track.hand
    const enough = rng.below(STRAY) === 0 ? Infinity : this.#faults() - 1
    const start = rng.below(places.length)
    let best: Track | null = null
    let least = Infinity
    for (let k = 0; k < places.length; k++) {
      const other = places[(start + k) % places.length].track
      if (!mayExchange(track, other)) continue
      this.#exchange(track, other)
      const faults = this.#faults()
      if (faults <= enough) return
      this.#exchange(track, other)
      if (faults >= least) continue
      best = other
      least = faults
    }
    if (best !== null) this.#exchange(track, best)
  }

  /** A way that contradicts itself or asks for what is not there; any if none does. */
  #wrongWay(rng: Rng): Track {
    const firsts = this.#firsts
    const start = rng.below(firsts.length)
    for (let k = 0; k < firsts.length; k++) {
      const first = firsts[(start + k) % firsts.length]
      this.#follow(first)
      const { hidden, contradicts } = this.#way
      if (contradicts || (hidden && first.face !== UNKNOWN && this.#asked[first.face] > this.#left[first.face])) return first
    }
    return firsts[start]
  }

  #exchange(one: Track, other: Track): void {
    const [first, second] = [firstOf(one), firstOf(other)]
    this.#count(first, -1)
    this.#count(second, -1)
    const place = one.place
    one.place = other.place
    other.place = place
    one.place.track = one
    place.track = other
    this.#count(first, 1)
    this.#count(second, 1)
  }

  #tell(): void {
    this.wanted.clear()
    this.treasure.clear()
    this.noAmulet.clear()
    for (const first of this.#firsts) {
      this.#follow(first)
      const { end, hidden, treasure, noAmulet } = this.#way
      if (!hidden) continue
      if (first.face !== UNKNOWN) this.wanted.set(end.back, first.face)
      if (treasure) this.treasure.add(end.back)
      if (noAmulet) this.noAmulet.add(end.back)
    }
  }
}

function tracksOf(kept: readonly number[]): Hand {
  const hand: Hand = { tracks: [], places: [] }
  for (let i = 0; i < kept.length; i += TRACK)
    hand.tracks.push({ hand, face: kept[i], since: kept[i + 1], clean: kept[i + 2], before: null, place: NOWHERE })
  return hand
}

function layPlaces(s: SinkingState, seat: Seat, bit: number, hands: readonly Hand[]): void {
  const { tracks, places } = hands[seat]
  if (tracks.length === 0) return
  const faceAt = (back: number): number => (back >= 0 && knows(s, bit, back) ? s.faces[back] : UNKNOWN)
  const exits = s.exits[seat]
  for (let i = 0; i < exits.length; i += EXIT) {
    const code = exits[i]
    const after = isFollowed(code) ? hands[followedSeat(code)].tracks[followedTrack(code)] : null
    const face = isSeen(code) ? faceSeen(code) : faceAt(code)
    const place: Place = { exit: i / EXIT, treasure: exits[i + 1] === 1, back: Math.max(code, GONE), face, after, track: NOBODY }
    places.push(place)
    if (after !== null) after.before = place
  }
  const exit = exits.length / EXIT
  for (const back of s.hands[seat]) places.push({ exit, treasure: false, back, face: faceAt(back), after: null, track: NOBODY })
}

const knows = (s: SinkingState, bit: number, back: number): boolean => bit === 0 || (s.known[back] & bit) !== 0

function somewhereOn(first: Track, rng: Rng): Track {
  let chosen = first
  let passed = 1
  for (let track = first.place.after; track !== null; track = track.place.after) if (rng.below(++passed) === 0) chosen = track
  return chosen
}

function firstOf(track: Track): Track {
  let first = track
  while (first.before !== null) first = first.before.track
  return first
}

/** Nobody left before they came. That also keeps two tracks of one card from being exchanged: it came back after it had left. */
const mayExchange = (one: Track, other: Track): boolean => one !== other && one.since <= other.place.exit && other.since <= one.place.exit
