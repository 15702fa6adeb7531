import { PUBLIC, UNKNOWN, type Seat } from '@flotilla/kernel'
import { clear, type SinkingState, type ReadCtx, type SeenSinking } from './state.ts'

/**
 * What attentive players remember of a hand after a card has left it unseen (SK-15.2, SK-15.5). Derived from public events only.
 * `tracks` has the cards that lay in the hand or came later, `exits` the places where cards went that left it:
 * each card is still in the hand or at one of the exits after its coming, and each exit has taken exactly one card.
 * Nothing is kept of a hand while nothing public could be lost.
 */

/** A track: its face (UNKNOWN if it came unseen), the number of exits before it came, and the exit from which on it is no amulet. */
export const TRACK = 3
/** An exit: where the card is (a code below), and whether all know it for a Treasure. */
export const EXIT = 2
export const NEVER = 9999
/** So much is remembered of one hand; what would be more is forgotten at the next sinking. */
const LONGEST = 64

// Where a card that left is now: a back; shuffled away; a face that all have seen since; or a track of another hand.
export const GONE = -1
const SEEN = -10
const FOLLOW = -1000
const seenAs = (face: number): number => SEEN - face
export const isSeen = (code: number): boolean => code <= SEEN && code > FOLLOW
export const faceSeen = (code: number): number => SEEN - code
const follow = (seat: Seat, track: number): number => FOLLOW - seat * 1000 - track
export const isFollowed = (code: number): boolean => code <= FOLLOW
export const followedSeat = (code: number): Seat => Math.floor((FOLLOW - code) / 1000)
export const followedTrack = (code: number): number => (FOLLOW - code) % 1000

const isKept = (s: SeenSinking, seat: Seat): boolean => s.tracks[seat].length > 0

function keep(s: SinkingState, seat: Seat): void {
  const tracks = s.tracks[seat]
  if (tracks.length > 0) return
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) tracks.push((s.known[hand[i]] & PUBLIC) === 0 ? UNKNOWN : s.faces[hand[i]], 0, NEVER)
}

function hasPublicCard(s: SeenSinking, seat: Seat): boolean {
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) if ((s.known[hand[i]] & PUBLIC) !== 0) return true
  return false
}

/** To be called before a card leaves unseen, while the hand is still whole. */
export function beforeExit(s: SinkingState, seat: Seat, treasure: boolean): void {
  if (!isKept(s, seat) && (treasure || hasPublicCard(s, seat))) keep(s, seat)
}

/** A card has left unseen for a place where its back tells no more. */
export function leftUnseen(s: SinkingState, seat: Seat, back: number, treasure: boolean): void {
  if (isKept(s, seat)) s.exits[seat].push(back, treasure ? 1 : 0)
}

export function leftSeen(s: SinkingState, seat: Seat, face: number): void {
  if (isKept(s, seat)) s.exits[seat].push(seenAs(face), 0)
}

/** A card comes; `face` is UNKNOWN if not all see it. */
export function came(s: SinkingState, seat: Seat, face: number): void {
  if (isKept(s, seat)) track(s, seat, face)
}

function track(s: SinkingState, seat: Seat, face: number): void {
  s.tracks[seat].push(face, s.exits[seat].length / EXIT, NEVER)
}

/** A card has left unseen for another hand: its exit, to be tied to where it comes; -1 if nothing is kept of the hand. */
export function leftForAnother(s: SinkingState, seat: Seat, treasure: boolean): number {
  if (!isKept(s, seat)) return -1
  return s.exits[seat].push(GONE, treasure ? 1 : 0) - EXIT
}

/** It comes unseen to another hand: the two memories are tied together. */
export function cameFromAnother(s: SinkingState, from: Seat, exit: number, to: Seat): void {
  if (exit === -1) return came(s, to, UNKNOWN)
  keep(s, to)
  track(s, to, UNKNOWN)
  s.exits[from][exit] = follow(to, s.tracks[to].length / TRACK - 1)
}

/** A card from a pile or column, which may once have left a hand unseen, comes to a hand. */
export function cameFromTable(s: SinkingState, seat: Seat, back: number, face: number): void {
  const [owner, at] = exitAt(s, back)
  if (owner === seat && face === UNKNOWN) return cameBack(s, seat, at)
  if (owner === -1 || face !== UNKNOWN) {
    came(s, seat, face)
    if (owner !== -1) s.exits[owner][at] = seenAs(face)
    return
  }
  keep(s, seat)
  track(s, seat, UNKNOWN)
  s.exits[owner][at] = follow(seat, s.tracks[seat].length / TRACK - 1)
}

/** What left this very hand unseen is in it again: as if it had never left. */
function cameBack(s: SinkingState, seat: Seat, at: number): void {
  const exit = at / EXIT
  const tracks = s.tracks[seat]
  s.exits[seat].splice(at, EXIT)
  for (let i = 0; i < tracks.length; i += TRACK) {
    if (tracks[i + 1] > exit) tracks[i + 1]--
    if (tracks[i + 2] !== NEVER && tracks[i + 2] > exit) tracks[i + 2]--
  }
}

/** A card on the table is turned up for all. */
export function seenOnTable(s: SinkingState, back: number, face: number): void {
  const [owner, at] = exitAt(s, back)
  if (owner !== -1) s.exits[owner][at] = seenAs(face)
}

/** Whose hand this card left unseen, and which exit it is; -1 for nobody's. */
function exitAt(s: SeenSinking, back: number): readonly [Seat, number] {
  for (let seat = 0; seat < s.seats; seat++) {
    const exits = s.exits[seat]
    for (let i = 0; i < exits.length; i += EXIT) if (exits[i] === back) return [seat, i]
  }
  return [-1, -1]
}

/** SK-15.5: nobody can hold what they had to show and did not. */
export function showedNoAmulet(s: SinkingState, seat: Seat): void {
  if (s.hands[seat].length === 0) return
  keep(s, seat)
  const tracks = s.tracks[seat]
  const now = s.exits[seat].length / EXIT
  for (let i = 0; i < tracks.length; i += TRACK) if (tracks[i + 2] === NEVER) tracks[i + 2] = now
}

/** SK-8.4, SK-0.7: where a card went that has been shuffled since nobody can say. */
export function shuffledAway(s: SinkingState, shuffled: readonly number[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const exits = s.exits[seat]
    for (let i = 0; i < exits.length; i += EXIT) if (exits[i] >= 0 && shuffled.includes(exits[i])) exits[i] = GONE
    if (exits.length > LONGEST * EXIT) forgetHand(s, seat)
  }
}

function forgetHand(s: SinkingState, seat: Seat): void {
  clear(s.tracks[seat])
  clear(s.exits[seat])
  for (let other = 0; other < s.seats; other++) {
    const exits = s.exits[other]
    for (let i = 0; i < exits.length; i += EXIT) if (isFollowed(exits[i]) && followedSeat(exits[i]) === seat) exits[i] = GONE
  }
}

/** A card that a hand is remembered to hold. */
export interface Remembered {
  readonly face: number
  /** Hidden exits since it was seen to come: 0 is certain. */
  readonly exits: number
}

/** SK-15.2: the memory aid of one hand, the certain cards first. */
export function ledgerOf({ state: s, edition }: ReadCtx, seat: Seat): Remembered[] {
  const certain: Remembered[] = []
  const gone: number[] = []
  for (const card of s.hands[seat]) if ((s.known[card] & PUBLIC) !== 0) certain.push({ face: s.faces[card], exits: 0 })
  gone.push(...certain.map(({ face }) => face))
  const exits = s.exits[seat]
  for (let i = 0; i < exits.length; i += EXIT) if (isSeen(exits[i])) gone.push(faceSeen(exits[i]))
  const possible: Remembered[] = []
  const tracks = s.tracks[seat]
  // The latest first: a card seen now is the one that came last.
  for (let i = tracks.length - TRACK; i >= 0; i -= TRACK) {
    const face = tracks[i]
    if (face === UNKNOWN) continue
    const again = gone.indexOf(face)
    if (again !== -1) gone.splice(again, 1)
    else if (edition.cards[face].copies > 1 || !isSeenElsewhere(s, seat, face)) {
      const hidden = hiddenExits(exits, tracks[i + 1])
      if (hidden > 0) possible.push({ face, exits: hidden })
    }
  }
  return [...certain, ...possible]
}

/** Hidden exits from this one on; 0 if one of them has been shuffled away, so that the card may be anywhere. */
function hiddenExits(exits: readonly number[], since: number): number {
  let hidden = 0
  for (let i = since * EXIT; i < exits.length; i += EXIT) {
    if (exits[i] === GONE) return 0
    if (!isSeen(exits[i])) hidden++
  }
  return hidden
}

function isSeenElsewhere(s: SeenSinking, seat: Seat, face: number): boolean {
  for (const pool of s.pools) {
    if (pool.name !== 'cards') continue
    for (let back = pool.first; back < pool.first + pool.faces.length; back++)
      if (s.faces[back] === face && (s.known[back] & PUBLIC) !== 0 && !s.hands[seat].includes(back)) return true
  }
  return false
}
