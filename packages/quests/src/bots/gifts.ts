import type { Seat } from '@flotilla/kernel'
import { cardId } from '../board/cards.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { islandNumber } from '../board/pieces.ts'
import { CELLS } from '../board/hexes.ts'
import { CLUES, GOOD_KINDS, LOOT, championOf, chart, handOf, type ReadCtx } from '../board/state.ts'
import { freeSlots } from '../rules/loot/gear.ts'
import { PARTS, isBelowMaximum } from '../rules/upgrades.ts'
import { heldQuest } from './deeds.ts'
import { plansOf } from './plans.ts'
import { UPGRADED_BY } from './tours.ts'
import { wantedCount } from './turns.ts'
import { heartsLeft, lootWorth, missionWorth, roundsLeft } from './worth.ts'

/** A hand takes no more than this over the turn's end. */
const FULL = 3
/** What gifts bring the side, in prosperity. */
const GOODS_GIVEN = 0.6
const CLUE_GIVEN = 0.5
const COINS_GIVEN = 0.45
const AMMO_GIVEN = 0.4
const RESCUED = 0.3
/** Loot that is worth more to its owner is kept. */
const DEAR = 0.85

/** What of a resource nobody on board asks for, as far as is known: quests of others are hidden. */
export const spareOf = (ctx: ReadCtx, seat: Seat, good: number): number => ctx.state.ships[seat].cargo[good] - wantedCount(ctx, seat, good)

/**
 * What a gift to a teammate in the same space brings the team: what the mate can use and the giver does without, and cards that a full
 * hand would lose. 0 where it is better kept.
 */
export function giftWorth(ctx: ReadCtx, seat: Seat, mate: Seat, what: string, n = 0): number {
  const s = ctx.state
  const good = GOODS.indexOf(what as Good)
  if (good !== -1) {
    const lacks = wantedCount(ctx, mate, good) - s.ships[mate].cargo[good]
    return lacks > 0 && spareOf(ctx, seat, good) > 0 && freeSlots(ctx, mate) > 0 ? GOODS_GIVEN : 0
  }
  if (what === 'coin') return n === coinsFor(ctx, seat, mate) ? COINS_GIVEN : 0
  if (what === 'ammo') return n === ammoFor(ctx, seat, mate) ? AMMO_GIVEN : 0
  return what.startsWith('clue-') ? clueWorth(ctx, seat, mate, what) : lootGiftWorth(ctx, seat, mate, what)
}

function clueWorth(ctx: ReadCtx, seat: Seat, mate: Seat, what: string): number {
  const s = ctx.state
  if (handOf(s.ships[mate], CLUES).length >= FULL) return 0
  if (s.ships[seat].clues.length > FULL) return RESCUED
  if (missionWorth(ctx, mate, 'research') === 0 || missionWorth(ctx, seat, 'research') > 0) return 0
  // A clue that lies on the own way is solved where it is.
  const { far } = plansOf(ctx, seat)
  return far[s.ships[seat].cell * CELLS + chart(s).cellOf[islandNumber(what.slice('clue-'.length))]] > 3 ? CLUE_GIVEN : 0
}

/** Cards beyond the hand limit would be lost; a Porc without any has nothing to offer for its Bounty. What is equipped stays on the ship. */
function lootGiftWorth(ctx: ReadCtx, seat: Seat, mate: Seat, what: string): number {
  const { loot } = ctx.state.ships[seat]
  const theirs = ctx.state.ships[mate].loot.length
  const back = loot.find((one) => cardId(ctx, LOOT, one) === what)
  if (back === undefined || theirs >= FULL || lootWorth(ctx, back) > DEAR) return 0
  if (loot.length > FULL) return RESCUED
  const isPorc = (one: Seat): boolean => championOf(ctx, one).nation === 'porc'
  return theirs === 0 && loot.length > 1 && isPorc(mate) && !isPorc(seat) ? RESCUED : 0
}

/** Coins that a ship needs for what it would do at the next port. */
function priceAhead(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const { damage, cargo } = s.ships[seat]
  const { repair, upgrade } = ctx.edition.prices
  if (damage > 0 && heartsLeft(ctx, seat) <= 2) return repair
  const carries = PARTS.some((part) => cargo[UPGRADED_BY[part]] > 0 && isBelowMaximum(ctx, seat, part))
  return carries && roundsLeft(ctx) > 3 ? upgrade : 0
}

/** Coins that are put by: for the next port, and for quests that ask for payment. */
function reserve(ctx: ReadCtx, seat: Seat): number {
  let most = priceAhead(ctx, seat)
  for (let slot = 0; slot < ctx.state.ships[seat].quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest !== null && quest.goal.kind === 'pay') most = Math.max(most, quest.goal.coins)
  }
  return most
}

/** What is missing for the mate's next port, where it can be spared; 0 otherwise. */
function coinsFor(ctx: ReadCtx, seat: Seat, mate: Seat): number {
  const { ships } = ctx.state
  const lacks = priceAhead(ctx, mate) - ships[mate].coins
  return lacks > 0 && ships[seat].coins - reserve(ctx, seat) >= lacks ? lacks : 0
}

/** Loads the cannons of a mate whose Mission is naval. */
function ammoFor(ctx: ReadCtx, seat: Seat, mate: Seat): number {
  const { ships } = ctx.state
  if (missionWorth(ctx, mate, 'naval') === 0) return 0
  const lacks = ships[mate].cannons - ships[mate].ammo
  const spare = ships[seat].ammo - ships[seat].cannons * (missionWorth(ctx, seat, 'naval') > 0 ? 2 : 1)
  return lacks > 0 ? Math.max(0, Math.min(lacks, spare)) : 0
}

/** Whether a mate in the same space has something to give, by what lies open. */
export function hasForMe(ctx: ReadCtx, seat: Seat, mate: Seat): boolean {
  const { ships } = ctx.state
  for (let good = 0; good < GOOD_KINDS; good++)
    if (ships[mate].cargo[good] > 0 && wantedCount(ctx, seat, good) > ships[seat].cargo[good] && freeSlots(ctx, seat) > 0) return true
  return coinsFor(ctx, mate, seat) > 0 || ammoFor(ctx, mate, seat) > 0
}
