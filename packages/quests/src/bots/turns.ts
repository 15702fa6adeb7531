import type { Seat } from '@flotilla/kernel'
import { backOf, designAt } from '../board/cards.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { CELLS } from '../board/hexes.ts'
import { GOOD_KINDS, LOOT, MARAUDERS, QUESTS, cellOf, championOf, home, isMarauder, shipNamed, type ReadCtx } from '../board/state.ts'
import { deedWorth, solveWorth } from './deeds.ts'
import { attackWorth } from './fights.ts'
import { giftWorth, hasForMe } from './gifts.ts'
import { waitingHere } from './hearing.ts'
import { holdIsFull, plansOf, prospectElsewhere, spareGoods, wantsAmmo, wantsRepair, type Plans } from './plans.ts'
import { UPGRADED_BY, bountyHere, questRatio, upgradeWorth } from './tours.ts'
import { galeRating, prospectHere } from './voyages.ts'
import { COIN, HEART, gearWorth, heartsLeft, lootWorth, missionWorth, roundsLeft } from './worth.ts'
import { islandOf, tokenOf } from '../board/island-tokens.ts'
import { slotsOf } from '../rules/loot/gear.ts'
import { PARTS } from '../rules/upgrades.ts'

/** Deeds that cost no action are done first, the dearest before the others. */
const FREE = 5
const NEVER = -10
/** Below this nothing is worth an action. */
const IDLE = 0.04

interface Deed {
  readonly do: string
  readonly [field: string]: string | number | boolean | undefined
}

export function rateTurn(ctx: ReadCtx, seat: Seat, choice: Deed): number {
  const plans = plansOf(ctx, seat)
  const s = ctx.state
  const ship = s.ships[seat]
  switch (choice.do) {
    case 'end':
      return Math.max(IDLE, waitingHere(ctx, seat))
    case 'move':
      return prospectElsewhere(plans, ship.cell) - 0.01
    case 'gale':
      return galeRating(ctx, seat, plans, Number(choice.dir), Number(choice.steps))
    case 'gather':
      return gatherRating(ctx, seat, plans)
    case 'solve':
      return solveRating(ctx, seat, choice)
    case 'attack':
      return attackWorth(ctx, seat, shipNamed(String(choice.target)), Math.min(ship.readyCannons, ship.ammo)) / 1.2
    case 'ram':
      return ramRating(ctx, seat, shipNamed(String(choice.target)))
    case 'grapnel':
      return s.actions >= 2 && ship.readyCannons > 1 && ship.ammo > 1
        ? attackWorth(ctx, seat, shipNamed(String(choice.target)), Math.min(ship.readyCannons, ship.ammo)) / 2.4
        : NEVER
    case 'quest':
      return FREE + 2 + questRatio(ctx, seat, s.faces[backOf(ctx, QUESTS, ship.quests, String(choice.card))])
    case 'deliver':
      return FREE + 3
    default:
      return rateFree(ctx, seat, plans, choice)
  }
}

/** Ports, loot, abilities, exchange: nothing that costs an action. */
function rateFree(ctx: ReadCtx, seat: Seat, plans: Plans, choice: Deed): number {
  const s = ctx.state
  const ship = s.ships[seat]
  switch (choice.do) {
    case 'upgrade': {
      const worth = upgradeWorth(ctx, seat, choice.part as (typeof PARTS)[number]) - COIN * ctx.edition.prices.upgrade
      return worth > 0 ? FREE + worth : NEVER
    }
    case 'repair':
      return wantsRepair(ctx, seat) ? FREE + (heartsLeft(ctx, seat) <= 2 ? 1 : 0.2) : NEVER
    case 'ammo':
      return wantsAmmo(ctx, seat) ? FREE + 0.1 : NEVER
    case 'sell':
      return sellRating(ctx, seat, plans, String(choice.what))
    case 'artifact':
      return ship.coins >= 6 && roundsLeft(ctx) > 2 ? FREE + 0.05 : NEVER
    case 'information':
      return ship.clues.length < 2 && ship.coins >= (missionWorth(ctx, seat, 'research') > 0 ? 3 : 5) && roundsLeft(ctx) > 2
        ? FREE + 0.05
        : NEVER
    case 'trade':
      return bestWanted(plans) > 0.5 && spareGoods(ctx, seat) >= 2 ? FREE : NEVER
    case 'equip': {
      const back = backOf(ctx, LOOT, ship.loot, String(choice.card))
      const out = choice.out === undefined ? 0 : gearWorth(ctx, backOf(ctx, LOOT, ship.equipped, String(choice.out)))
      const gain = gearWorth(ctx, back) - out - 0.25
      return gain > 0.15 ? FREE + gain : NEVER
    }
    case 'play':
      return playRating(ctx, seat, plans, String(choice.card))
    case 'mobility': {
      const price = lootWorth(ctx, backOf(ctx, LOOT, ship.loot, String(choice.discard)))
      return s.actions === 0 ? prospectElsewhere(plans, ship.cell) - 0.5 * price : NEVER
    }
    case 'bounty': {
      const price = lootWorth(ctx, backOf(ctx, LOOT, ship.loot, String(choice.discard)))
      if (bountyHere(ctx, seat) !== null) return FREE + 1.5 - price
      return bestWanted(plans) * Math.min(2, slotsOf(ctx, seat)) > price ? FREE - price : ship.loot.length > 3 ? 0.3 - 0.1 * price : NEVER
    }
    case 'mend':
      return FREE + (plans.wanted[GOODS.indexOf(choice.pay as Good)] > 0.4 ? -6 : 0.3)
    case 'caravan': {
      const gain = plans.wanted[GOODS.indexOf(choice.take as Good)] - plans.wanted[GOODS.indexOf(choice.pay as Good)]
      return gain > 0.2 && ship.cargo[GOODS.indexOf(choice.take as Good)] === 0 ? FREE + gain : NEVER
    }
    case 'spy':
      return FREE
    case 'give': {
      const gift = giftWorth(ctx, seat, shipNamed(String(choice.to)), String(choice.what), Number(choice.n ?? 0))
      return gift > 0 ? FREE + gift : NEVER
    }
    case 'ask': {
      const mate = shipNamed(String(choice.from))
      return s.requests[mate] === 0 && hasForMe(ctx, seat, mate) ? FREE + 0.4 : NEVER
    }
    default:
      return NEVER
  }
}

export const bestWanted = ({ wanted }: Plans): number => {
  let best = 0
  for (let good = 0; good < GOOD_KINDS; good++) best = Math.max(best, wanted[good])
  return best
}

function gatherRating(ctx: ReadCtx, seat: Seat, plans: Plans): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const good = tokenOf(s, islandOf(s, seat))
  const lacks = ship.cargo[good] < wantedCount(ctx, seat, good)
  if (plans.wanted[good] > 0 && lacks) return Math.max(prospectHere(plans, ship.cell), 0.8 * plans.wanted[good]) + 0.02
  // A hold with room is filled while there is nothing better: goods sell, and quests may ask for them.
  return holdIsFull(ctx, seat) ? NEVER : 0.18 * Math.min(3, slotsOf(ctx, seat))
}

/** How many of a resource the held quests and the next upgrade ask for. */
export function wantedCount(ctx: ReadCtx, seat: Seat, good: number): number {
  const s = ctx.state
  let most = 0
  for (const back of s.ships[seat].quests) {
    const quest = ctx.edition.quests[s.faces[back]]
    if (quest !== undefined && quest.goal.kind === 'deliver') most = Math.max(most, quest.goal.goods[GOODS[good]] ?? 0)
  }
  for (const part of PARTS) if (UPGRADED_BY[part] === good && upgradeWorth(ctx, seat, part) > 0.8) most = Math.max(most, 1)
  return most
}

function solveRating(ctx: ReadCtx, seat: Seat, choice: Deed): number {
  const base = solveWorth(ctx, seat)
  if (choice.take === 'prosperity') return base + 1
  if (choice.take === 'both') return base + 1.3
  // Loot instead of prosperity only early, for those whose gifts need it.
  return base + (roundsLeft(ctx) > 6 && ctx.state.ships[seat].loot.length === 0 ? 1.05 : 0.6)
}

function ramRating(ctx: ReadCtx, seat: Seat, ship: number): number {
  const s = ctx.state
  const left = isMarauder(ship)
    ? ctx.edition.marauder.hearts - s.marauders[ship - MARAUDERS].damage
    : championOf(ctx, ship).hearts - s.ships[ship].damage
  if (heartsLeft(ctx, seat) <= 1) return NEVER
  const sinks =
    left === 1
      ? (isMarauder(ship) ? 0.6 + missionWorth(ctx, seat, 'naval') : ctx.edition.combat.sunkRival) + deedWorth(ctx, seat, 'sink')
      : 0.25
  return sinks - HEART / 3
}

function sellRating(ctx: ReadCtx, seat: Seat, plans: Plans, what: string): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const good = GOODS.indexOf(what as Good)
  if (good !== -1) {
    if (ship.cargo[good] > wantedCount(ctx, seat, good) || (plans.wanted[good] === 0 && (holdIsFull(ctx, seat) || ship.coins < 3)))
      return FREE - 0.5
    return NEVER
  }
  if (what.startsWith('clue-')) return ship.clues.length > 3 ? FREE - 0.6 : NEVER
  const ratio = questRatio(ctx, seat, s.faces[backOf(ctx, QUESTS, ship.quests, what)])
  return ratio < 0.05 || (ship.quests.length > 3 && ratio < 0.15) ? FREE - 0.7 : NEVER
}

function playRating(ctx: ReadCtx, seat: Seat, plans: Plans, card: string): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const id = designAt(ctx, backOf(ctx, LOOT, ship.loot, card))
  const left = heartsLeft(ctx, seat)
  switch (id) {
    case 'purse':
      return FREE + 1
    case 'chart':
      return ship.clues.length <= 1 ? FREE + 0.5 : NEVER
    case 'keg':
      return ship.readyCannons === 0 && s.actions > 0 && enemyHere(ctx, seat) ? FREE + 0.4 : NEVER
    case 'shell':
      return ship.solved.length >= 2 && plans.far[ship.cell * CELLS + home(s, seat)] >= 4 ? FREE + 0.5 : NEVER
    case 'daring':
      return left >= 3 && s.actions === 0 && Math.max(prospectElsewhere(plans, ship.cell), prospectHere(plans, ship.cell)) > 0.5
        ? 0.6
        : NEVER
    case 'wind':
    case undefined:
    default:
      return NEVER
  }
}

function enemyHere(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  for (let other = 0; other < s.seats; other++) if (other !== seat && cellOf(s, other) === s.ships[seat].cell) return true
  for (const { cell } of s.marauders) if (cell === s.ships[seat].cell) return true
  return false
}

/** A volley joined or split (10.1): split for prosperity, join to sink. */
export function gunsRating(ctx: ReadCtx, seat: Seat, target: number, cannons: number, swivel: number): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const first = attackWorth(ctx, seat, target, cannons + swivel)
  const rest = Math.min(ship.readyCannons - cannons, ship.ammo - cannons - swivel)
  return first + (s.actions > 0 && rest > 0 ? 0.85 * attackWorth(ctx, seat, target, rest) - 0.5 : 0)
}
