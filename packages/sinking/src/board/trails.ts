import { UNKNOWN, type Seat } from '@flotilla/kernel'
import { EXIT, GONE, TRACK, faceSeen, followedSeat, followedTrack, isFollowed, isSeen } from './ledger.ts'
import type { SeenSinking } from './state.ts'
import { CARDS, isTreasure } from './things.ts'

export const NOBODY = -1
export const NOWHERE = -1

/**
 * What the ledger (ledger.ts) tells one viewer of all hands. Tracks and places are numbers, hand by hand, and what is known of them
 * stands in lists: worlds are imagined by the thousand.
 */
export class Trails {
  /** The cards whose faces the viewer does not know. */
  readonly hidden: number[] = []
  /** By face: how many are hidden; and how many Treasures there are among them. */
  readonly left = CARDS.map(() => 0)
  treasures = 0

  // A track is a card that lay in a hand or came to it. The exits before it came (`since`) are not its own, and from `clean` on it
  // is no amulet; `before` is the place where it left another hand to come here.
  tracks = 0
  readonly face: number[] = []
  readonly since: number[] = []
  readonly clean: number[] = []
  readonly before: number[] = []
  readonly owner: Seat[] = []

  // A place is where a card of a hand can be: at an exit, or still in the hand, which is the place after all exits. `there` is its
  // face as far as the viewer knows it, `after` what the card became in another hand.
  places = 0
  readonly exit: number[] = []
  readonly isTreasure: number[] = []
  readonly back: number[] = []
  readonly there: number[] = []
  readonly after: number[] = []

  /** By seat, and one more: where the hand's tracks and places begin. */
  readonly tracksOf: number[] = []
  readonly placesOf: number[] = []
  /** The tracks as which cards came into sight. */
  readonly firsts: number[] = []

  /** `bit`: whose eyes; 0 for eyes that see everything. */
  constructor(s: SeenSinking, bit: number) {
    this.#countHidden(s, bit)
    for (let seat = 0; seat < s.tracks.length; seat++) this.#readTracks(s, seat)
    this.tracksOf.push(this.tracks)
    for (let seat = 0; seat < s.tracks.length; seat++) this.#layPlaces(s, seat, bit)
    this.placesOf.push(this.places)
    for (let track = 0; track < this.tracks; track++) if (this.before[track] === NOWHERE) this.firsts.push(track)
  }

  #countHidden(s: SeenSinking, bit: number): void {
    const { first, faces } = s.pools[2]
    for (let back = first; back < first + faces.length; back++) {
      if (knows(s, bit, back)) continue
      const face = s.faces[back]
      this.hidden.push(back)
      this.left[face]++
      if (isTreasure(face)) this.treasures++
    }
  }

  #readTracks(s: SeenSinking, seat: Seat): void {
    this.tracksOf.push(this.tracks)
    const kept = s.tracks[seat]
    for (let i = 0; i < kept.length; i += TRACK) {
      this.tracks++
      this.face.push(kept[i])
      this.since.push(kept[i + 1])
      this.clean.push(kept[i + 2])
      this.before.push(NOWHERE)
      this.owner.push(seat)
    }
  }

  #layPlaces(s: SeenSinking, seat: Seat, bit: number): void {
    this.placesOf.push(this.places)
    if (s.tracks[seat].length === 0) return
    const exits = s.exits[seat]
    for (let i = 0; i < exits.length; i += EXIT) {
      const code = exits[i]
      const after = isFollowed(code) ? this.tracksOf[followedSeat(code)] + followedTrack(code) : NOBODY
      if (after !== NOBODY) this.before[after] = this.places
      const there = isSeen(code) ? faceSeen(code) : code >= 0 && knows(s, bit, code) ? s.faces[code] : UNKNOWN
      this.#addPlace(i / EXIT, exits[i + 1], Math.max(code, GONE), there, after)
    }
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++)
      this.#addPlace(exits.length / EXIT, 0, hand[i], knows(s, bit, hand[i]) ? s.faces[hand[i]] : UNKNOWN, NOBODY)
  }

  #addPlace(exit: number, treasure: number, back: number, there: number, after: number): void {
    this.places++
    this.exit.push(exit)
    this.isTreasure.push(treasure)
    this.back.push(back)
    this.there.push(there)
    this.after.push(after)
  }
}

const knows = (s: SeenSinking, bit: number, back: number): boolean => bit === 0 || (s.known[back] & bit) !== 0
