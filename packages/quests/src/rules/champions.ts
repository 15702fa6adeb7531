import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { isPort } from '../board/chart.ts'
import type { ChampionId, Edition, Nation } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import {
  usedToo,
  CLUES,
  GOOD_KINDS,
  LOOT,
  QUESTS,
  championOf,
  chart,
  goodIndex,
  shipName,
  shipNamed,
  teamOf,
  type Ctx,
  type QuestsState,
  type ReadCtx,
} from '../board/state.ts'
import { ONE_OF, bundleOf, bundles, countIn, listOf, returnGoods, takeGoods } from './supplies.ts'
import { discard } from './decks.ts'
import { freeSlots } from './gear.ts'

/** What is unlike in each champion; the chapters ask for it where it matters (QC-13.5). */
interface Ability {
  /** QC-13.8: the deck of which this champion looks at two cards and keeps one. */
  readonly looksAtTwo?: number
  /** Cannons ready again after the first Attack of a turn. */
  readonly reloads?: number
  /** Once a turn an Attack may reach so far. */
  readonly range?: number
  readonly steals?: true
  readonly takesBoth?: true
  readonly mends?: true
  readonly swaps?: true
  /** Once a turn a solved clue may be delivered at a Trading Port. */
  readonly deliversAtMarkets?: true
}
const ABILITIES: Readonly<Record<ChampionId, Ability>> = {
  pewter: { reloads: 1 },
  valkyr: { mends: true },
  kerris: { looksAtTwo: CLUES },
  quaeth: { range: 1 },
  elwing: { looksAtTwo: QUESTS },
  phyrre: { takesBoth: true },
  bozret: { steals: true },
  khalgoh: { swaps: true },
  lyrah: { deliversAtMarkets: true },
}
export const ability = (ctx: ReadCtx, seat: Seat): Ability => ABILITIES[championOf(ctx, seat).id]
export const uniqueUnused = (ctx: ReadCtx, seat: Seat): boolean => !ctx.state.ships[seat].used.champion
export const useUnique = (ctx: Ctx, seat: Seat): void => {
  const ship = ctx.state.ships[seat]
  ship.used = usedToo(ship.used, { champion: true })
}

// --- nation abilities: once on the own turn, for any loot card from hand (QC-13.1, QC-R7) --------------------------

/** By open facts: anybody can count the loot cards in a hand. */
export function canUseNation(ctx: ReadCtx, seat: Seat, nation: Nation): boolean {
  const s = ctx.state
  const ship = s.ships[seat]
  return s.active === seat && ship.loot.length > 0 && !ship.used.nation && championOf(ctx, seat).nation === nation
}

export function spendOnNation(ctx: Ctx, seat: Seat, card: string): void {
  const ship = ctx.state.ships[seat]
  ship.used = usedToo(ship.used, { nation: true })
  ctx.emit?.({ type: 'nation', seat, nation: championOf(ctx, seat).nation, what: card })
  discard(ctx, seat, LOOT, backOf(ctx, LOOT, ship.loot, card))
}

const nationUsed = reason('QC-13.1', 'refuse.nationUsed')
const MOBILITY = 2
export const mobilityChoice = intern((card: string) => ({ do: 'mobility' as const, discard: card }))
export type MobilityChoice = ReturnType<typeof mobilityChoice>
export const bountyChoice = intern((card: string) => ({ do: 'bounty' as const, discard: card }))
export type BountyChoice = ReturnType<typeof bountyChoice>

/** Delvish Mobility (QC-13.3), where a voyage may start or run. */
export function offerMobility(ctx: ReadCtx, seat: Seat, to: Offers): void {
  if (championOf(ctx, seat).nation !== 'delve') return
  const unmet = canUseNation(ctx, seat, 'delve') ? null : nationUsed
  if (unmet !== null && to.refused === null) return
  const { loot } = ctx.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(mobilityChoice(cardId(ctx, LOOT, loot[i])), unmet)
}

/** The points it gives. */
export function useMobility(ctx: Ctx, seat: Seat, { discard: card }: MobilityChoice): number {
  spendOnNation(ctx, seat, card)
  return MOBILITY
}

const noFreeSlot = reason('QC-13.4', 'refuse.noFreeSlot')

/** Kelwoloh's Bounty (QC-13.4). */
function offerBounty(ctx: ReadCtx, seat: Seat, to: Offers): void {
  if (championOf(ctx, seat).nation !== 'porc') return
  const unmet = !canUseNation(ctx, seat, 'porc') ? nationUsed : freeSlots(ctx, seat) === 0 || !anyInSupply(ctx) ? noFreeSlot : null
  if (unmet !== null && to.refused === null) return
  const { loot } = ctx.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(bountyChoice(cardId(ctx, LOOT, loot[i])), unmet)
}

const anyInSupply = (ctx: ReadCtx): boolean => {
  for (let good = 0; good < GOOD_KINDS; good++) if (ctx.state.goods[good] > 0) return true
  return false
}

const bountyAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'bounty', seat }))
const takeBundle = intern((bundle: number) => ({ take: listOf(bundle) }))
type TakeBundle = ReturnType<typeof takeBundle>

export const bounty: AskKind<QuestsState, Edition, Ask, TakeBundle> = {
  rule: 'QC-13.4',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const most = Math.min(2, freeSlots(ctx, seat))
    for (let size = 1; size <= most; size++) for (const bundle of bundles(ctx.state.goods, size)) to.offer(takeBundle(bundle))
  },

  answer(ctx: Ctx, { seat }: Ask, { take }: TakeBundle): void {
    const bundle = bundleOf(take)
    for (let good = 0; good < GOOD_KINDS; good++) takeGoods(ctx, seat, good, countIn(bundle, good))
  },

  fallback(ctx: ReadCtx): TakeBundle {
    return takeBundle(ONE_OF[ctx.state.goods.findIndex((left) => left > 0)])
  },
}

// --- unique abilities that are deeds of their own -----------------------------------------------------------

const MEND_PRICES = ['gem', 'lumber'] as const
export const mendChoice = intern((pay: 'gem' | 'lumber', ship: string) => ({ do: 'mend' as const, pay, ship }))
export type MendChoice = ReturnType<typeof mendChoice>
export const caravanChoice = intern((pay: Good, take: Good) => ({ do: 'caravan' as const, pay, take }))
type CaravanChoice = ReturnType<typeof caravanChoice>

const onceATurn = reason('QC-13.5', 'refuse.onceATurn')
const noDamage = reason('QC-13.6', 'refuse.noDamage')
const lacksGood = reason('QC-13.5', 'refuse.lacksGood', (_io, _ask, choice) => ({ good: (choice as MendChoice | CaravanChoice).pay }))
const noneInSupply = reason('QC-11.7', 'refuse.noneInSupply', (_io, _ask, choice) => ({ good: (choice as CaravanChoice).take }))
const onlyInPort = reason('QC-13.12', 'refuse.onlyInPort')

/** Mend Ship (QC-13.6, QC-R26). */
function offerMend(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const once = uniqueUnused(ctx, seat) ? null : onceATurn
  if (once !== null && to.refused === null) return
  const { cell, cargo } = s.ships[seat]
  for (let mate = 0; mate < s.seats; mate++) {
    if (s.ships[mate].cell !== cell || teamOf(s, mate) !== teamOf(s, seat)) continue
    for (let i = 0; i < MEND_PRICES.length; i++) {
      const pay = MEND_PRICES[i]
      to.offer(
        mendChoice(pay, shipName(mate)),
        once ?? (s.ships[mate].damage === 0 ? noDamage : cargo[goodIndex(pay)] === 0 ? lacksGood : null),
      )
    }
  }
}

/** Caravan Master (QC-13.12). */
function offerCaravan(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const unmet = !isPort(chart(s), s.ships[seat].cell) ? onlyInPort : uniqueUnused(ctx, seat) ? null : onceATurn
  if (unmet !== null && to.refused === null) return
  const { cargo } = s.ships[seat]
  for (let pay = 0; pay < GOOD_KINDS; pay++)
    for (let take = 0; take < GOOD_KINDS; take++)
      if (pay !== take)
        to.offer(
          caravanChoice(GOODS[pay], GOODS[take]),
          unmet ?? (cargo[pay] === 0 ? lacksGood : s.goods[take] === 0 ? noneInSupply : null),
        )
}

/** What needs neither a port nor rest (QC-13.14). */
export function offerAtAnyTime(ctx: ReadCtx, seat: Seat, to: Offers): void {
  offerBounty(ctx, seat, to)
  if (ability(ctx, seat).mends) offerMend(ctx, seat, to)
}

export function offerAbilities(ctx: ReadCtx, seat: Seat, to: Offers): void {
  offerAtAnyTime(ctx, seat, to)
  if (ability(ctx, seat).swaps) offerCaravan(ctx, seat, to)
}

export const abilityDeeds = {
  bounty(ctx: Ctx, seat: Seat, { discard: card }: BountyChoice): void {
    spendOnNation(ctx, seat, card)
    ctx.ask(bountyAsk(seat))
  },

  mend(ctx: Ctx, seat: Seat, { pay, ship }: MendChoice): void {
    useUnique(ctx, seat)
    returnGoods(ctx, seat, goodIndex(pay), 1)
    const mate = shipNamed(ship)
    ctx.state.ships[mate].damage--
    ctx.emit?.({ type: 'mended', seat, ship: mate, damage: ctx.state.ships[mate].damage })
  },

  caravan(ctx: Ctx, seat: Seat, { pay, take }: CaravanChoice): void {
    useUnique(ctx, seat)
    returnGoods(ctx, seat, goodIndex(pay), 1)
    takeGoods(ctx, seat, goodIndex(take), 1)
  },
}
