import { UNKNOWN, type Rng, type Seat } from '@flotilla/kernel'
import type { SeenSinking } from './state.ts'
import { NOBODY, Trails } from './trails.ts'
import { ENDS_HIDDEN, OF_NO_AMULET, OF_TREASURE, Ways } from './ways.ts'

/** How often two ways are exchanged before all are laid anew, and how often that is done. */
const EXCHANGES = 400
const LAYINGS = 50
/** One exchange in so many is made at random, so that none is made forth and back for ever. */
const STRAY = 6

/** What a back must hold besides a face that is named. */
export const SOME_TREASURE = 1
export const NO_AMULET = 2

/** A list that is told anew again and again: only its first so many count. */
interface Told {
  readonly backs: number[]
  count: number
}

/**
 * One way in which all memories of hands (ledger.ts) could be true together, as one viewer sees the table. First chance says who left
 * by which exit; then ways that contradict what the viewer knows are exchanged for others of their hand, until none does.
 */
export class Memory {
  /** Faces that must lie under backs the viewer does not know: the backs in order, and the face by back. */
  readonly wanted: Told = { backs: [], count: 0 }
  readonly faceWanted: number[] = []
  /** Backs that hold a Treasure, or no amulet, whatever else: each in order, and by back what is asked of it. */
  readonly treasure: Told = { backs: [], count: 0 }
  readonly noAmulet: Told = { backs: [], count: 0 }
  readonly asks: number[] = []
  /** The cards whose faces the viewer does not know. */
  readonly hidden: readonly number[]

  readonly #trails: Trails
  readonly #ways: Ways
  readonly #waiting: number[] = []

  /** `bit`: whose eyes; 0 for eyes that see everything. */
  constructor(s: SeenSinking, bit: number) {
    this.#trails = new Trails(s, bit)
    this.#ways = new Ways(this.#trails)
    this.hidden = this.#trails.hidden
    for (let back = 0; back < s.faces.length; back++) this.asks.push(0)
  }

  /** Finds one of the ways, by chance. */
  recall(rng: Rng): boolean {
    for (let i = 0; i < LAYINGS; i++) if (this.#fit(rng)) return true
    return false
  }

  #fit(rng: Rng): boolean {
    const ways = this.#ways
    for (let seat = 0; seat + 1 < this.#trails.placesOf.length; seat++) this.#lay(seat, rng)
    ways.countAll()
    let faults = ways.faults()
    for (let i = 0; i < EXCHANGES && faults > 0; i++) {
      this.#mend(faults, rng)
      faults = ways.faults()
    }
    if (faults > 0) return false
    this.#tell()
    return true
  }

  /** By each exit goes one of those in the hand at the time, and in the hand is who is left. */
  #lay(seat: Seat, rng: Rng): void {
    const { tracksOf, placesOf, there, exit } = this.#trails
    const { place: placeOf, track: trackAt } = this.#ways
    const waiting = this.#waiting
    let count = 0
    for (let track = tracksOf[seat]; track < tracksOf[seat + 1]; track++) waiting[count++] = track
    const last = placesOf[seat + 1]
    for (let place = placesOf[seat]; place < last; place++) {
      const at = there[place] === UNKNOWN ? this.#anyFor(exit[place], count, rng) : this.#fittingFor(exit[place], there[place], count, rng)
      const track = waiting[at]
      waiting[at] = waiting[--count]
      placeOf[track] = place
      trackAt[place] = track
    }
  }

  /** Of a card that the viewer does not know it could have been any that was there: where in the row of those who wait it stands. */
  #anyFor(exit: number, count: number, rng: Rng): number {
    const waiting = this.#waiting
    const { since } = this.#trails
    let chosen = 0
    let alike = 0
    for (let i = 0; i < count; i++) if (since[waiting[i]] <= exit && (++alike === 1 || rng.below(alike) === 0)) chosen = i
    return chosen
  }

  #fittingFor(exit: number, face: number, count: number, rng: Rng): number {
    const waiting = this.#waiting
    const { since, face: faces, left } = this.#trails
    const best = left[face] === 0 ? 2 : 1
    let chosen = 0
    let most = -1
    let alike = 0
    for (let i = 0; i < count; i++) {
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

  /** Exchanges the way of a card that cannot have gone it, for the first that makes things better or else for the least bad. */
  #mend(now: number, rng: Rng): void {
    const ways = this.#ways
    const { placesOf, owner } = this.#trails
    const wrong = ways.wrongOne(rng)
    const track = ways.somewhereOn(wrong, rng)
    const from = placesOf[owner[track]]
    const to = placesOf[owner[track] + 1]
    const enough = rng.below(STRAY) === 0 ? Infinity : now - 1
    let place = from + rng.below(to - from)
    let best = NOBODY
    let least = Infinity
    ways.take(wrong)
    for (let left = to - from; left > 0; left--) {
      const other = ways.track[place]
      if (++place === to) place = from
      if (!ways.mayExchange(track, other)) continue
      const faults = ways.tryExchange(track, wrong, other, enough)
      if (faults <= enough) return
      if (faults >= least) continue
      best = other
      least = faults
    }
    if (best === NOBODY) ways.put(wrong)
    else ways.tryExchange(track, wrong, best, Infinity)
  }

  #tell(): void {
    const { firsts, face, back: backs } = this.#trails
    const { way: wayOf, end } = this.#ways
    const { wanted, treasure, noAmulet, faceWanted, asks } = this
    for (let i = 0; i < treasure.count; i++) asks[treasure.backs[i]] = 0
    for (let i = 0; i < noAmulet.count; i++) asks[noAmulet.backs[i]] = 0
    wanted.count = treasure.count = noAmulet.count = 0
    for (let i = 0; i < firsts.length; i++) {
      const first = firsts[i]
      const way = wayOf[first]
      if ((way & ENDS_HIDDEN) === 0) continue
      const back = backs[end[first]]
      if (face[first] !== UNKNOWN) {
        wanted.backs[wanted.count++] = back
        faceWanted[back] = face[first]
      }
      if ((way & OF_TREASURE) !== 0) {
        treasure.backs[treasure.count++] = back
        asks[back] |= SOME_TREASURE
      }
      if ((way & OF_NO_AMULET) !== 0) {
        noAmulet.backs[noAmulet.count++] = back
        asks[back] |= NO_AMULET
      }
    }
  }
}
