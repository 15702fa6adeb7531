import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '../board/state.ts'
import { CLEAR_WATER, CURSED_AMULET, RUBBER_DUCKY, TREASURE_MAP, WATER_FLASK, isGem } from '../board/things.ts'
import { UNSEEN_POINTS, type Outlook } from './outlook.ts'

/** What an item is worth for what it can still do, in points. */
export const USEFUL = 0.6

function amulets({ state: s }: ReadCtx, seat: Seat): number {
  let count = 0
  for (const card of s.hands[seat]) if (s.faces[card] === CURSED_AMULET) count++
  return count
}

/** What a Flask makes of one more Clear Water, and what a Map loses by it. */
function pointsOfWater({ state: { hands, faces }, edition }: ReadCtx, seat: Seat): number {
  const hand = hands[seat]
  let flask = 0
  let map = 0
  for (let i = 0; i < hand.length; i++) {
    const face = faces[hand[i]]
    if (face === WATER_FLASK) flask = edition.scoring.flask
    else if (face === TREASURE_MAP) map = 2
  }
  return flask - map
}

/** Points that one more card with this face brings to a hand. */
export function pointsOfCard(ctx: ReadCtx, seat: Seat, face: number): number {
  const { cards } = ctx.edition
  if (face < 0) return UNSEEN_POINTS
  if (face === CLEAR_WATER) return pointsOfWater(ctx, seat)
  if (isGem(face)) return cards[face].points
  if (face === TREASURE_MAP) return 2
  if (face === WATER_FLASK) return 1.2
  if (face === CURSED_AMULET) {
    const held = amulets(ctx, seat)
    return held >= 5 ? 12 : held === 0 ? 1.5 : held % 2 === 1 ? 4 : 2
  }
  if (face === RUBBER_DUCKY) return 1
  return cards[face].points + USEFUL
}

/** What it is worth to keep a card, or to get it, as a share of the victory. */
export const worthOf = (ctx: ReadCtx, { point, card }: Outlook, seat: Seat, face: number): number =>
  pointsOfCard(ctx, seat, face) * point - card

/** What is gained by giving up a card: one that leaves a hand too small is made up for from the deck. */
export const gainOfLosing = (ctx: ReadCtx, { point, card, spare }: Outlook, seat: Seat, face: number): number =>
  (spare ? card : UNSEEN_POINTS * point) - pointsOfCard(ctx, seat, face) * point

/** What is gained by giving up the least useful card. */
export function bestToLose(ctx: ReadCtx, outlook: Outlook, seat: Seat): number {
  const { hands, faces } = ctx.state
  let most = 0
  for (let i = 0; i < hands[seat].length; i++) {
    const gain = gainOfLosing(ctx, outlook, seat, faces[hands[seat][i]])
    if (i === 0 || gain > most) most = gain
  }
  return most
}

/** What is gained by drawing one card unseen. */
export const worthOfDraw = ({ point, card }: Outlook): number => UNSEEN_POINTS * point - card
