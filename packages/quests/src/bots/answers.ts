import type { Ask, Choice, Seat } from '@flotilla/kernel'
import type { FireChoice, GunsAsk } from '../rules/attack.ts'
import { damageNow } from '../rules/damage-of-dice.ts'
import { backOf, designAt } from '../board/cards.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { islandNumber } from '../board/pieces.ts'
import { CELLS } from '../board/hexes.ts'
import {
  LOOT,
  MARAUDERS,
  NOBODY,
  QUESTS,
  chart,
  damageOf,
  handOf,
  heartsOf,
  home,
  isCoop,
  isMarauder,
  shipNamed,
  teamOf,
  type ReadCtx,
} from '../board/state.ts'
import type { GiveAsk } from '../rules/exchange.ts'
import { bundleOf, countIn } from '../rules/supplies.ts'
import { giftWorth } from './gifts.ts'
import { plansOf } from './plans.ts'
import { bountyHere, questRatio } from './tours.ts'
import { gunsRating, wantedCount } from './turns.ts'
import { BOUNTY, gearWorth, heartsLeft, lootWorth, stakes } from './worth.ts'
import { islandOf, tokenOf } from '../board/island-tokens.ts'

type Fields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** Every ask but the turn and the voyage. */
export function rateAnswer(ctx: ReadCtx, ask: Ask, choice: Choice): number {
  const { seat, kind } = ask
  const c = choice as Fields
  switch (kind) {
    case 'gather':
      return takeRating(ctx, seat, Number(c.take), c.drop as readonly string[])
    case 'guns': {
      const { cannons, swivel = 0 } = choice as FireChoice
      return gunsRating(ctx, seat, (ask as GunsAsk).target, cannons, swivel)
    }
    case 'traveler':
      return travelerRating(ctx, seat, c)
    case 'luck':
      return luckRating(ctx, seat, c)
    case 'bounty':
      return bountyRating(ctx, seat, c)
    case 'swap':
      return bundleRating(ctx, seat, c)
    case 'react.enter':
    case 'react.attack':
    case 'react.sink':
      return c.pass === true
        ? 0.5
        : reactionRating(ctx, seat, String(c.play), c.target === undefined ? about(ask) : shipNamed(String(c.target)))
    case 'keep':
      return gearWorth(ctx, backOf(ctx, LOOT, ctx.state.ships[seat].equipped, String(c.keep)))
    case 'spill':
      return -plansOf(ctx, seat).wanted[GOODS.indexOf(c.drop as Good)]
    case 'steal':
      return c.pass === true ? 0 : c.take === 'coin' ? 0.3 : 0.2 + plansOf(ctx, seat).wanted[GOODS.indexOf(c.take as Good)]
    case 'pick':
      return cardRating(ctx, seat, (ask as Ask & { deck: number }).deck, String(c.keep))
    case 'limit': {
      const { deck } = ask as Ask & { deck: number }
      return -cardRating(ctx, seat, deck, String(c.discard))
    }
    case 'give':
      return c.done === true ? 0.1 : giftWorth(ctx, seat, (ask as GiveAsk).to, String(c.give), Number(c.n ?? 0))
    case 'champion':
      return championRating(ctx, String(c.champion))
    case 'draft.face':
      return c.face === 'up' ? 1 : 0
    default:
      return 0
  }
}

/** Measured in the co-op game: fast ships and second looks fulfil Missions. Against rivals every champion is as welcome as another. */
const COOP_NATION = { dwunny: 0, porc: 1, delve: 2 }
const COOP_CHAMPION: Readonly<Record<string, number>> = { quaeth: 0.9, pewter: 0.8, bozret: 0.6, phyrre: 0.5, elwing: 0.3 }
function championRating(ctx: ReadCtx, id: string): number {
  const champion = ctx.edition.champions.find((one) => one.id === id)
  if (champion === undefined || !isCoop(ctx.state)) return 0
  const alone = ctx.state.seats === 1
  return (alone ? 0 : COOP_NATION[champion.nation]) + (COOP_CHAMPION[id] ?? 0)
}

const about = (ask: Ask): number => ('about' in ask ? Number(ask.about) : NOBODY)

/** What a card is worth to this seat, whichever deck it is of. */
function cardRating(ctx: ReadCtx, seat: Seat, deck: number, id: string): number {
  const s = ctx.state
  const ship = s.ships[seat]
  if (deck === LOOT) return lootWorth(ctx, backOf(ctx, LOOT, handOf(ship, LOOT), id))
  if (deck === QUESTS)
    return questRatio(
      ctx,
      seat,
      ctx.edition.quests.findIndex((quest) => quest.id === id),
    )
  const { far } = plansOf(ctx, seat)
  const cell = chart(s).cellOf[islandNumber(id.slice('clue-'.length))]
  return -far[ship.cell * CELLS + cell] - 0.3 * far[home(s, seat) * CELLS + cell]
}

function takeRating(ctx: ReadCtx, seat: Seat, take: number, drop: readonly string[]): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const { wanted } = plansOf(ctx, seat)
  const good = tokenOf(s, islandOf(s, seat))
  const wants = Math.max(0, wantedCount(ctx, seat, good) - ship.cargo[good])
  let rating = Math.min(take, wants) * (0.5 + wanted[good]) + Math.max(0, take - wants) * 0.15
  const dropped = bundleOf(drop)
  for (let kind = 0; kind < wanted.length; kind++) {
    const lost = countIn(dropped, kind)
    const spare = Math.max(0, ship.cargo[kind] - wantedCount(ctx, seat, kind))
    rating -= Math.min(lost, spare) * 0.16 + Math.max(0, lost - spare) * (0.5 + wanted[kind])
  }
  return rating
}

/** What completes a delivery on the spot, otherwise what is wanted most. */
function bountyRating(ctx: ReadCtx, seat: Seat, c: Fields): number {
  const lacks = bountyHere(ctx, seat, BOUNTY)
  if (lacks === null) return bundleRating(ctx, seat, c)
  let rating = 0
  const take = bundleOf(c.take as readonly string[])
  for (let good = 0; good < lacks.length; good++) rating += 2 * Math.min(lacks[good], countIn(take, good)) + 0.1 * countIn(take, good)
  return rating
}

function bundleRating(ctx: ReadCtx, seat: Seat, c: Fields): number {
  const { wanted } = plansOf(ctx, seat)
  const worth = (good: string): number => 0.1 + wanted[GOODS.indexOf(good as Good)]
  const take = typeof c.take === 'string' ? [c.take] : (c.take as readonly string[])
  let rating = 0
  for (const good of take) rating += worth(good)
  for (const good of (c.pay as readonly string[] | undefined) ?? []) rating -= worth(good)
  return rating
}

function travelerRating(ctx: ReadCtx, seat: Seat, c: Fields): number {
  const s = ctx.state
  const left = heartsLeft(ctx, seat)
  const failing = left <= 1 ? 3 + stakes(ctx, seat) : left === 2 ? 1 : 0.6
  if (c.accept === true) return 0
  const missing = ctx.edition.traveler.passes - s.die - s.added
  if (c.bonus !== undefined) return Number(c.bonus) < missing ? -1 : failing - 0.15 * Number(c.bonus)
  const card = String(c.play ?? c.luck)
  return failing - (c.play === undefined ? 0.7 * lootWorth(ctx, backOf(ctx, LOOT, s.ships[seat].loot, card)) : 0.35)
}

/** Luck where it makes the difference: the first damage, or the last heart. */
function luckRating(ctx: ReadCtx, seat: Seat, c: Fields): number {
  if (c.pass === true) return 0.5
  const s = ctx.state
  const price = lootWorth(ctx, backOf(ctx, LOOT, s.ships[seat].loot, String(c.discard)))
  const gained = 6 - s.dice[Number(c.die)]
  let pips = 0
  for (const die of s.dice) pips += die
  const per = ctx.edition.combat.pipsPerDamage
  const more = Math.floor((pips + gained) / per) - Math.floor(pips / per)
  const first = pips < per && more > 0 ? 1 : 0
  return first + 0.4 * more + (s.ships[seat].loot.length > 2 ? 0.3 : 0) - 0.6 * price
}

function reactionRating(ctx: ReadCtx, seat: Seat, card: string, ship: number): number {
  const s = ctx.state
  const id = designAt(ctx, backOf(ctx, LOOT, s.ships[seat].loot, card))
  const friendly = !isMarauder(ship) && teamOf(s, ship) === teamOf(s, seat)
  const left = heartsOf(ctx, ship) - damageOf(s, ship)
  switch (id) {
    case 'bulwark': {
      const damage = damageNow(ctx, seat)
      return damage >= heartsLeft(ctx, seat) ? 5 : damage <= 2 ? 1.2 : 0.4
    }
    case 'mine':
      return left <= 2 ? 4 : 0.8
    case 'lantern': {
      const guns = isMarauder(ship) ? s.marauders[ship - MARAUDERS].ready : s.ships[ship].readyCannons
      return guns >= heartsLeft(ctx, seat) - 1 ? 1.5 : 0.3
    }
    case 'tome':
      return friendly ? -5 : left <= 2 ? 4 : 1
    case undefined:
    default:
      return 0
  }
}
