import { UNKNOWN, type Rng, type Seat } from '@flotilla/kernel'
import { EXIT, GONE, TRACK, faceSeen, followedSeat, followedTrack, isFollowed, isSeen } from './ledger.ts'
import type { SinkingState } from './state.ts'
import { CARDS, CLEAR_WATER, CURSED_AMULET, isTreasure } from './things.ts'

/** How often two ways are exchanged before all are laid anew, and how often that is done. */
const EXCHANGES = 400
const LAYINGS = 50
/** One exchange in so many is made at random, so that none is made forth and back for ever. */
const STRAY = 6

const NOBODY = -1
const NOWHERE = -1

// What is known of a way: what it tells of the card, whether it ends under a back that the viewer does not know, whether it
// contradicts itself.
const OF_TREASURE = 1
const OF_NO_AMULET = 2
const OF_BOTH = OF_TREASURE | OF_NO_AMULET
const ENDS_HIDDEN = 4
const CONTRADICTS = 8

/** What a back must hold besides a face that is named. */
export const SOME_TREASURE = 1
export const NO_AMULET = 2

/**
 * One way in which all memories of hands (ledger.ts) could be true together, as one viewer sees the table.
 *
 * A card's way begins with the track as which it came into sight, and leads over the place of that track to the track that it
 * became in another hand, and so on to where it is now. Every track has one place of its hand and every place one track: to
 * exchange the places of two tracks is to exchange the rest of two ways. First chance says who left by which exit; then ways
 * that contradict what the viewer knows are exchanged for others of their hand, until none does.
 *
 * Tracks and places are numbers, hand by hand, and what is known of them stands in lists: worlds are imagined by the thousand.
 */
export class Memory {
  /** Faces that must lie under backs the viewer does not know: the backs in order, and the face by back. */
  readonly wanted: number[] = []
  readonly faceWanted: number[] = []
  /** Backs that hold a Treasure, or no amulet, whatever else: each in order, and by back what is asked of it. */
  readonly treasure: number[] = []
  readonly noAmulet: number[] = []
  readonly asks: number[] = []
  /** The cards whose faces the viewer does not know. */
  readonly hidden: number[] = []

  // A track is a card that lay in a hand or came to it. The exits before it came (`since`) are not its own, and from `clean` on it
  // is no amulet; `before` is the place where it left another hand to come here.
  #tracks = 0
  readonly #face: number[] = []
  readonly #since: number[] = []
  readonly #clean: number[] = []
  readonly #before: number[] = []
  readonly #place: number[] = []
  readonly #owner: Seat[] = []

  // A place is where a card of a hand can be: at an exit, or still in the hand, which is the place after all exits. `there` is its
  // face as far as the viewer knows it, `after` what the card became in another hand.
  #places = 0
  readonly #exit: number[] = []
  readonly #isTreasure: number[] = []
  readonly #back: number[] = []
  readonly #there: number[] = []
  readonly #after: number[] = []
  readonly #track: number[] = []

  /** By seat, and one more: where the hand's tracks and places begin. */
  readonly #tracksOf: number[] = []
  readonly #placesOf: number[] = []
  /** Where ways begin. */
  readonly #firsts: number[] = []
  readonly #waiting: number[] = []

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
  /** By first track: what is known of its way, as bits, and the place where it ends. */
  readonly #way: number[] = []
  readonly #end: number[] = []

  /** `bit`: whose eyes; 0 for eyes that see everything. */
  constructor(s: SinkingState, bit: number) {
    this.#countHidden(s, bit)
    this.#readTracks(s)
    for (let seat = 0; seat < s.tracks.length; seat++) this.#layPlaces(s, seat, bit)
    this.#placesOf.push(this.#places)
    for (let track = 0; track < this.#tracks; track++) if (this.#before[track] === NOWHERE) this.#firsts.push(track)
  }

  /** Finds one of the ways, by chance. */
  recall(rng: Rng): boolean {
    for (let i = 0; i < LAYINGS; i++) if (this.#fit(rng)) return true
    return false
  }

  #fit(rng: Rng): boolean {
    for (let seat = 0; seat + 1 < this.#placesOf.length; seat++) this.#lay(seat, rng)
    this.#countAll()
    for (let i = 0; i < EXCHANGES && this.#faults() > 0; i++) this.#mend(rng)
    if (this.#faults() > 0) return false
    this.#tell()
    return true
  }

  #countHidden(s: SinkingState, bit: number): void {
    const { first, faces } = s.pools[2]
    for (let back = first; back < first + faces.length; back++) {
      if (knows(s, bit, back)) continue
      const face = s.faces[back]
      this.hidden.push(back)
      this.#left[face]++
      if (isTreasure(face)) this.#treasures++
    }
  }

  #readTracks(s: SinkingState): void {
    for (let seat = 0; seat < s.tracks.length; seat++) {
      this.#tracksOf.push(this.#tracks)
      const kept = s.tracks[seat]
      for (let i = 0; i < kept.length; i += TRACK) {
        const track = this.#tracks++
        this.#face[track] = kept[i]
        this.#since[track] = kept[i + 1]
        this.#clean[track] = kept[i + 2]
        this.#before[track] = NOWHERE
        this.#place[track] = NOWHERE
        this.#owner[track] = seat
      }
    }
    this.#tracksOf.push(this.#tracks)
  }

  #layPlaces(s: SinkingState, seat: Seat, bit: number): void {
    this.#placesOf.push(this.#places)
    if (s.tracks[seat].length === 0) return
    const exits = s.exits[seat]
    for (let i = 0; i < exits.length; i += EXIT) {
      const code = exits[i]
      const after = isFollowed(code) ? this.#tracksOf[followedSeat(code)] + followedTrack(code) : NOBODY
      if (after !== NOBODY) this.#before[after] = this.#places
      const there = isSeen(code) ? faceSeen(code) : code >= 0 && knows(s, bit, code) ? s.faces[code] : UNKNOWN
      this.#addPlace(i / EXIT, exits[i + 1], Math.max(code, GONE), there, after)
    }
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++)
      this.#addPlace(exits.length / EXIT, 0, hand[i], knows(s, bit, hand[i]) ? s.faces[hand[i]] : UNKNOWN, NOBODY)
  }

  #addPlace(exit: number, treasure: number, back: number, there: number, after: number): void {
    const place = this.#places++
    this.#exit[place] = exit
    this.#isTreasure[place] = treasure
    this.#back[place] = back
    this.#there[place] = there
    this.#after[place] = after
    this.#track[place] = NOBODY
  }

  /** By each exit goes one of those in the hand at the time, and in the hand is who is left. */
  #lay(seat: Seat, rng: Rng): void {
    const waiting = this.#waiting
    empty(waiting)
    for (let track = this.#tracksOf[seat]; track < this.#tracksOf[seat + 1]; track++) waiting.push(track)
    for (let place = this.#placesOf[seat]; place < this.#placesOf[seat + 1]; place++) {
      const at = this.#oneFor(place, rng)
      const track = waiting[at]
      waiting[at] = waiting[waiting.length - 1]
      waiting.pop()
      this.#place[track] = place
      this.#track[place] = track
    }
  }

  /** Where in the row of those who wait the one stands that went there. */
  #oneFor(place: number, rng: Rng): number {
    const face = this.#there[place]
    return face === UNKNOWN ? this.#anyFor(this.#exit[place], rng) : this.#fittingFor(this.#exit[place], face, rng)
  }

  /** Of a card that the viewer does not know it could have been any that was there. */
  #anyFor(exit: number, rng: Rng): number {
    const waiting = this.#waiting
    const since = this.#since
    let chosen = 0
    let alike = 0
    for (let i = 0; i < waiting.length; i++) if (since[waiting[i]] <= exit && (++alike === 1 || rng.below(alike) === 0)) chosen = i
    return chosen
  }

  #fittingFor(exit: number, face: number, rng: Rng): number {
    const waiting = this.#waiting
    const since = this.#since
    const faces = this.#face
    const best = this.#left[face] === 0 ? 2 : 1
    let chosen = 0
    let most = -1
    let alike = 0
    for (let i = 0; i < waiting.length; i++) {
      const track = waiting[i]
      if (since[track] > exit) continue
      const own = faces[track]
      const fits = own === face ? best : own === UNKNOWN ? 1 : 0
      if (fits < most) continue
      alike = fits > most ? 1 : alike + 1
      most = fits
      if (alike === 1 || rng.below(alike) === 0) chosen = i
    }
    return chosen
  }

  #countAll(): void {
    zero(this.#asked)
    this.#contradictions = this.#missing = this.#named = this.#namedTreasures = 0
    this.#someTreasure = this.#noAmulets = this.#both = 0
    for (let i = 0; i < this.#firsts.length; i++) this.#follow(this.#firsts[i])
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

  /** Follows a card from where it came into sight to where it is now, and counts its way. */
  #follow(first: number): void {
    const after = this.#after
    let way = 0
    let end = NOWHERE
    for (let track = first; track !== NOBODY; track = after[end]) {
      end = this.#place[track]
      if (this.#exit[end] >= this.#clean[track]) way |= OF_NO_AMULET
      if (this.#isTreasure[end] === 1) way |= OF_TREASURE
    }
    const there = this.#there[end]
    const own = this.#face[first]
    const face = own === UNKNOWN ? there : own
    if (
      (there !== UNKNOWN && there !== face) ||
      ((way & OF_NO_AMULET) !== 0 && face === CURSED_AMULET) ||
      ((way & OF_TREASURE) !== 0 && face === CLEAR_WATER)
    )
      way |= CONTRADICTS
    if (there === UNKNOWN && this.#back[end] !== GONE) way |= ENDS_HIDDEN
    this.#end[first] = end
    this.#count(first, way, 1)
  }

  /** Counts a way that begins there, or no longer. */
  #count(first: number, way: number, sign: 1 | -1): void {
    this.#way[first] = way
    if ((way & CONTRADICTS) !== 0) this.#contradictions += sign
    if ((way & ENDS_HIDDEN) === 0) return
    const face = this.#face[first]
    if (face === UNKNOWN) {
      if ((way & OF_TREASURE) !== 0) this.#someTreasure += sign
      if ((way & OF_NO_AMULET) !== 0) this.#noAmulets += sign
      if ((way & OF_BOTH) === OF_BOTH) this.#both += sign
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
    const wrong = this.#wrongWay(rng)
    const track = this.#somewhereOn(wrong, rng)
    const from = this.#placesOf[this.#owner[track]]
    const to = this.#placesOf[this.#owner[track] + 1]
    const enough = rng.below(STRAY) === 0 ? Infinity : this.#faults() - 1
    let place = from + rng.below(to - from)
    let best = NOBODY
    let least = Infinity
    for (let left = to - from; left > 0; left--) {
      const other = this.#track[place]
      if (++place === to) place = from
      if (!this.#mayExchange(track, other)) continue
      const second = this.#firstOf(other)
      const way = this.#way[wrong]
      const end = this.#end[wrong]
      const secondWay = this.#way[second]
      const secondEnd = this.#end[second]
      this.#exchange(track, wrong, other, second)
      const faults = this.#faults()
      if (faults <= enough) return
      this.#count(wrong, this.#way[wrong], -1)
      this.#count(second, this.#way[second], -1)
      this.#changePlaces(track, other)
      this.#end[wrong] = end
      this.#end[second] = secondEnd
      this.#count(wrong, way, 1)
      this.#count(second, secondWay, 1)
      if (faults >= least) continue
      best = other
      least = faults
    }
    if (best !== NOBODY) this.#exchange(track, wrong, best, this.#firstOf(best))
  }

  /** A way that contradicts itself or asks for what is not there; any if none does. */
  #wrongWay(rng: Rng): number {
    const firsts = this.#firsts
    const start = rng.below(firsts.length)
    let at = start
    do {
      const first = firsts[at]
      const face = this.#face[first]
      const way = this.#way[first]
      if ((way & CONTRADICTS) !== 0 || ((way & ENDS_HIDDEN) !== 0 && face !== UNKNOWN && this.#asked[face] > this.#left[face])) return first
      if (++at === firsts.length) at = 0
    } while (at !== start)
    return firsts[start]
  }

  #somewhereOn(first: number, rng: Rng): number {
    let chosen = first
    let passed = 1
    for (let track = this.#after[this.#place[first]]; track !== NOBODY; track = this.#after[this.#place[track]])
      if (rng.below(++passed) === 0) chosen = track
    return chosen
  }

  /** Nobody left before they came. That also keeps two tracks of one card from being exchanged: it came back after it had left. */
  #mayExchange(one: number, other: number): boolean {
    return one !== other && this.#since[one] <= this.#exit[this.#place[other]] && this.#since[other] <= this.#exit[this.#place[one]]
  }

  /** Two tracks of one hand change places, and with them the rests of the ways that begin at `first` and `second`. */
  #exchange(one: number, first: number, other: number, second: number): void {
    this.#count(first, this.#way[first], -1)
    this.#count(second, this.#way[second], -1)
    this.#changePlaces(one, other)
    this.#follow(first)
    this.#follow(second)
  }

  #changePlaces(one: number, other: number): void {
    const place = this.#place[one]
    const there = this.#place[other]
    this.#place[one] = there
    this.#place[other] = place
    this.#track[there] = one
    this.#track[place] = other
  }

  #firstOf(track: number): number {
    let first = track
    while (this.#before[first] !== NOWHERE) first = this.#track[this.#before[first]]
    return first
  }

  #tell(): void {
    empty(this.wanted)
    empty(this.treasure)
    empty(this.noAmulet)
    for (let i = 0; i < this.hidden.length; i++) this.asks[this.hidden[i]] = 0
    for (let i = 0; i < this.#firsts.length; i++) {
      const first = this.#firsts[i]
      const way = this.#way[first]
      if ((way & ENDS_HIDDEN) === 0) continue
      const back = this.#back[this.#end[first]]
      if (this.#face[first] !== UNKNOWN) {
        this.wanted.push(back)
        this.faceWanted[back] = this.#face[first]
      }
      if ((way & OF_TREASURE) !== 0) {
        this.treasure.push(back)
        this.asks[back] |= SOME_TREASURE
      }
      if ((way & OF_NO_AMULET) !== 0) {
        this.noAmulet.push(back)
        this.asks[back] |= NO_AMULET
      }
    }
  }
}

const knows = (s: SinkingState, bit: number, back: number): boolean => bit === 0 || (s.known[back] & bit) !== 0

/** Setting the length would be many times slower. */
function empty(list: number[]): void {
  while (list.length > 0) list.pop()
}

function zero(list: number[]): void {
  for (let i = 0; i < list.length; i++) list[i] = 0
}
