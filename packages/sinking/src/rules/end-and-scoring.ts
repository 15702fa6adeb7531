import { PUBLIC, seatBit, type Outcome, type Seat, type SeatSet, type Standing } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { clear, holdsFace, seatInOrder, type Ctx, type ReadCtx } from '../board/state.ts'
import { FINAL_CHECK, SCORE } from './steps.ts'
import { CLEAR_WATER, CURSED_AMULET, RUBBER_DUCKY, TREASURE_MAP, WATER_FLASK, isGem } from '../board/things.ts'
import { checkFinalHand } from './upkeep.ts'

/** SK-9.1, SK-9.2: at once; everything else is dropped, an item in play counts as discarded. */
export function endGame(ctx: Ctx, ending: 'saved' | 'sunk'): void {
  const s = ctx.state
  s.ended = ending
  clear(s.agenda)
  for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null
  for (let i = 0; i < s.inPlay.length; i++) s.pile.push(s.inPlay[i])
  clear(s.inPlay)
  ctx.emit?.({ type: 'ended', ending })
  ctx.push(FINAL_CHECK)
}

export const endSteps = {
  /** SK-9.3: Step 7 once more, without the enemy. */
  'end.finalCheck'(ctx: Ctx): void {
    const s = ctx.state
    ctx.push(SCORE)
    for (let k = 0; k < s.seats; k++) checkFinalHand(ctx, seatInOrder(s, k))
  },

  /** SK-9.4: all hands and tokens are shown, and all else that was hidden. */
  'end.score'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      for (const card of s.hands[seat]) ctx.reveal(card)
      for (const chest of s.chests[seat]) ctx.reveal(chest)
      ctx.emit?.({ type: 'showedHand', seat, cards: s.hands[seat].slice() })
    }
    for (let back = 0; back < s.faces.length; back++) ctx.reveal(back)
  },
}

export interface Points {
  readonly gems: number
  readonly items: number
  readonly map: number
  readonly flask: number
  readonly amulets: number
  readonly chests: number
}

/** What one pair of eyes counts of a seat's cards and tokens: points, and how many of either it does not know. */
interface Tally extends Points {
  readonly unseen: number
  readonly unseenChests: number
}

/** The points of every card by its face, in the edition that was asked about last: bots count all the time. */
let pointsIn: Edition | null = null
let pointsByFace: readonly number[] = []

export function cardPoints(edition: Edition): readonly number[] {
  if (edition !== pointsIn) {
    pointsIn = edition
    pointsByFace = edition.cards.map(({ points }) => points)
  }
  return pointsByFace
}

/** SK-9.5, SK-9.9, SK-9.10, SK-9.11 (SK-R47), SK-9.13 (SK-R3); Belly and Stash count for nobody (SK-13.25, SK-13.45). */
export function tally(ctx: ReadCtx, seat: Seat, eyes: Seat): Tally {
  const { hands, chests, faces, known } = ctx.state
  const { scoring } = ctx.edition
  const points = cardPoints(ctx.edition)
  const bit = seatBit(eyes)
  let gems = 0
  let items = 0
  let water = 0
  let amulets = 0
  let unseen = 0
  let map = false
  let flask = false
  const hand = hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if ((known[card] & bit) === 0) unseen++
    if (!isKnown(known[card], bit)) continue
    const face = faces[card]
    if (face === CLEAR_WATER) water++
    else if (face === CURSED_AMULET) amulets++
    else if (isGem(face)) gems += points[face]
    else {
      items += points[face]
      if (face === TREASURE_MAP) map = true
      else if (face === WATER_FLASK) flask = true
    }
  }
  let tokens = 0
  let unseenChests = 0
  const held = chests[seat]
  for (let i = 0; i < held.length; i++) {
    const chest = held[i]
    if ((known[chest] & bit) === 0) unseenChests++
    if (isKnown(known[chest], bit)) tokens += ctx.edition.chests[faces[chest]].points
  }
  return {
    gems,
    items,
    map: map && water === 0 ? scoring.map : 0,
    flask: flask ? scoring.flask * water : 0,
    amulets: scoring.amulets[amulets],
    chests: tokens,
    unseen,
    unseenChests,
  }
}

/** Spectators know what is public, though they have no seat to know it. */
const isKnown = (known: SeatSet, bit: SeatSet): boolean => (known & (PUBLIC | bit)) !== 0

/** From what one pair of eyes (its own, if not said otherwise) knows of a seat's cards and tokens. */
export function pointsOf(ctx: ReadCtx, seat: Seat, eyes: Seat = seat): Points {
  const { gems, items, map, flask, amulets, chests } = tally(ctx, seat, eyes)
  return { gems, items, map, flask, amulets, chests }
}

/** The sum of a seat's points. */
export const totalOf = ({ gems, items, map, flask, amulets, chests }: Points): number => gems + items + map + flask + amulets + chests

/** All of them together. */
export const pointsSeen = (ctx: ReadCtx, seat: Seat, eyes: Seat): number => totalOf(tally(ctx, seat, eyes))

/** SK-9.6, SK-9.12, SK-R48: how many cards of a seat count when points are equal. */
export function countedCards(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const hand = s.hands[seat]
  if (!holdsFace(s, seat, RUBBER_DUCKY)) return hand.length
  let counted = 0
  for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] !== CLEAR_WATER) counted++
  return counted
}

function finalOf(ctx: ReadCtx, seat: Seat) {
  const parts = pointsOf(ctx, seat)
  return { ...parts, points: totalOf(parts), hand: ctx.state.hands[seat].length, cards: countedCards(ctx, seat) }
}
type Final = ReturnType<typeof finalOf>

/** SK-9.7, SK-9.8, SK-9.14: the two measures in the order of the ending, then a shared victory (SK-R1). */
export function outcome(ctx: ReadCtx): Outcome {
  const s = ctx.state
  const saved = s.ended === 'saved'
  const compare = (a: Final, b: Final): number =>
    saved ? b.points - a.points || a.cards - b.cards : a.cards - b.cards || b.points - a.points
  const finals: Final[] = []
  for (let seat = 0; seat < s.seats; seat++) finals.push(finalOf(ctx, seat))
  const ranks: number[] = []
  for (const one of finals) {
    let rank = 1
    for (const other of finals) if (compare(other, one) < 0) rank++
    ranks.push(rank)
  }
  const standings: Standing[] = []
  const winners: Seat[] = []
  for (let rank = 1; rank <= s.seats; rank++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (ranks[seat] !== rank) continue
      const parts = finals[seat]
      standings.push({ seat, rank, score: saved ? parts.points : parts.cards, parts })
      if (rank === 1) winners.push(seat)
    }
  return { why: `ended.${s.ended}`, standings, winners }
}
