import { PUBLIC, seatBit, type Outcome, type Seat, type Standing } from '@flotilla/kernel'
import { clear, holdsFace, seatInOrder, type Io, type SeenSinking } from '../board/state.ts'
import { FINAL_CHECK, SCORE } from './steps.ts'
import { CLEAR_WATER, CURSED_AMULET, RUBBER_DUCKY, TREASURE_MAP, WATER_FLASK, isGem } from '../board/things.ts'
import { checkHand } from './upkeep.ts'

/** SK-9.1, SK-9.2: at once; everything else is dropped, an item in play counts as discarded. */
export function endGame(io: Io, ending: 'saved' | 'sunk'): void {
  const s = io.state
  s.ended = ending
  clear(s.agenda)
  for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null
  for (let i = 0; i < s.inPlay.length; i++) s.pile.push(s.inPlay[i])
  clear(s.inPlay)
  io.emit?.({ type: 'ended', ending })
  io.push(FINAL_CHECK)
}

export const endSteps = {
  /** SK-9.3: Step 7 once more, without the enemy. */
  'end.finalCheck'(io: Io): void {
    const s = io.state
    io.push(SCORE)
    for (let k = 0; k < s.seats; k++) checkHand(io, seatInOrder(s, k))
  },

  /** SK-9.4: all hands and tokens are shown, and all else that was hidden. */
  'end.score'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      for (const card of s.hands[seat]) io.reveal(card)
      for (const chest of s.chests[seat]) io.reveal(chest)
      io.emit?.({ type: 'showedHand', seat, cards: s.hands[seat].slice() })
    }
    for (let back = 0; back < s.faces.length; back++) io.reveal(back)
  },
}

/** Spectators know what is public, though they have no seat to know it. */
const isKnown = ({ known }: SeenSinking, back: number, eyes: Seat): boolean => (known[back] & (PUBLIC | seatBit(eyes))) !== 0

export interface Points {
  readonly gems: number
  readonly items: number
  readonly map: number
  readonly flask: number
  readonly amulets: number
  readonly chests: number
}

/** What was counted last of a seat's cards and tokens. */
const counted = { gems: 0, items: 0, map: 0, flask: 0, amulets: 0, chests: 0 }

function count(io: Io, seat: Seat, eyes: Seat): void {
  const s = io.state
  const { cards, scoring, chests } = io.edition
  let gems = 0
  let items = 0
  let water = 0
  let amulets = 0
  let map = false
  let flask = false
  const hand = s.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    if (!isKnown(s, hand[i], eyes)) continue
    const face = s.faces[hand[i]]
    if (face === CLEAR_WATER) water++
    else if (face === CURSED_AMULET) amulets++
    else if (isGem(face)) gems += cards[face].points
    else items += cards[face].points
    if (face === TREASURE_MAP) map = true
    if (face === WATER_FLASK) flask = true
  }
  let tokens = 0
  const held = s.chests[seat]
  for (let i = 0; i < held.length; i++) if (isKnown(s, held[i], eyes)) tokens += chests[s.faces[held[i]]].points
  counted.gems = gems
  counted.items = items
  counted.map = map && water === 0 ? scoring.map : 0
  counted.flask = flask ? scoring.flask * water : 0
  counted.amulets = scoring.amulets[amulets]
  counted.chests = tokens
}

/** SK-9.5, SK-9.9 to SK-9.11, SK-9.13: from what one pair of eyes (its own, if not said otherwise) knows of a seat's cards and tokens. */
export function pointsOf(io: Io, seat: Seat, eyes: Seat = seat): Points {
  count(io, seat, eyes)
  return { ...counted }
}

export const totalOf = ({ gems, items, map, flask, amulets, chests }: Points): number => gems + items + map + flask + amulets + chests

/** All of them together; bots ask for it at every turn. */
export function pointsSeen(io: Io, seat: Seat, eyes: Seat): number {
  count(io, seat, eyes)
  return totalOf(counted)
}

/** SK-9.6, SK-9.12 */
export function countedCards(io: Io, seat: Seat): number {
  const s = io.state
  const hand = s.hands[seat]
  if (!holdsFace(s, seat, RUBBER_DUCKY)) return hand.length
  let counted = 0
  for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] !== CLEAR_WATER) counted++
  return counted
}

/** SK-9.7, SK-9.8, SK-9.14: the two measures in the order of the ending, then a shared victory (SK-R1). */
export function outcome(io: Io): Outcome {
  const s = io.state
  const saved = s.ended === 'saved'
  const seats = Array.from({ length: s.seats }, (_, seat) => {
    const parts = pointsOf(io, seat)
    return { seat, parts, points: totalOf(parts), cards: countedCards(io, seat), raw: s.hands[seat].length }
  })
  type One = (typeof seats)[number]
  const compare = (a: One, b: One): number => (saved ? b.points - a.points || a.cards - b.cards : a.cards - b.cards || b.points - a.points)
  const standings = seats
    .map((one): Standing => {
      const { seat, parts, points, cards, raw } = one
      const rank = 1 + seats.filter((other) => compare(other, one) < 0).length
      return { seat, rank, score: saved ? points : cards, parts: { ...parts, points, hand: raw, cards } }
    })
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
  return {
    why: `ended.${s.ended}`,
    standings,
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
  }
}
