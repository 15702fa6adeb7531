import { mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { isPort } from '../board/chart.ts'
import type { ChampionId, Edition, Nation } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import {
  CLUES,
  GOOD_KINDS,
  LOOT,
  QUESTS,
  USED_NATION,
  USED_UNIQUE,
  championOf,
  chart,
  goodIndex,
  shipName,
  shipNamed,
  teamOf,
  type Io,
  type QuestsState,
} from '../board/state.ts'
import { ONE_OF, bundleOf, bundles, countIn, listOf, returnGoods, takeGoods } from './supplies.ts'
import { discard } from './decks.ts'
import { freeSlots } from './gear.ts'

/** What is unlike in each champion; the chapters ask for it where it matters (QC-13.5). */
interface Ability {
  /** Draws from this deck look at two and keep one. */
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
export const ability = (io: Io, seat: Seat): Ability => ABILITIES[championOf(io, seat).id]
export const uniqueUnused = (io: Io, seat: Seat): boolean => (io.state.ships[seat].used & USED_UNIQUE) === 0
export const useUnique = (io: Io, seat: Seat): void => {
  io.state.ships[seat].used |= USED_UNIQUE
}

// --- nation abilities: once on the own turn, for any loot card from hand (QC-13.1) --------------------------

/** By open facts: anybody can count the loot cards in a hand. */
export function canUseNation(io: Io, seat: Seat, nation: Nation): boolean {
  const s = io.state
  const ship = s.ships[seat]
  return s.active === seat && ship.loot.length > 0 && (ship.used & USED_NATION) === 0 && championOf(io, seat).nation === nation
}

export function spendOnNation(io: Io, seat: Seat, card: string): void {
  const ship = io.state.ships[seat]
  ship.used |= USED_NATION
  io.emit?.({ type: 'nation', seat, nation: championOf(io, seat).nation, what: card })
  discard(io, seat, LOOT, backOf(io, LOOT, ship.loot, card))
}

const nationUsed = reason('QC-13.1', 'refuse.nationUsed')
const MOBILITY = 2
export const mobilityChoice = mint((card: string) => ({ do: 'mobility' as const, discard: card }))
export type MobilityChoice = ReturnType<typeof mobilityChoice>
export const bountyChoice = mint((card: string) => ({ do: 'bounty' as const, discard: card }))
export type BountyChoice = ReturnType<typeof bountyChoice>

/** Delvish Mobility (QC-13.3), where a voyage may start or run. */
export function offerMobility(io: Io, seat: Seat, to: Offers): void {
  if (championOf(io, seat).nation !== 'delve') return
  const unmet = canUseNation(io, seat, 'delve') ? null : nationUsed
  if (unmet !== null && to.refused === null) return
  const { loot } = io.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(mobilityChoice(cardId(io, LOOT, loot[i])), unmet)
}

/** The points it gives. */
export function useMobility(io: Io, seat: Seat, { discard: card }: MobilityChoice): number {
  spendOnNation(io, seat, card)
  return MOBILITY
}

const noFreeSlot = reason('QC-13.4', 'refuse.noFreeSlot')

/** Kelwoloh's Bounty (QC-13.4). */
function offerBounty(io: Io, seat: Seat, to: Offers): void {
  if (championOf(io, seat).nation !== 'porc') return
  const unmet = !canUseNation(io, seat, 'porc') ? nationUsed : freeSlots(io, seat) === 0 || !anyInSupply(io) ? noFreeSlot : null
  if (unmet !== null && to.refused === null) return
  const { loot } = io.state.ships[seat]
  for (let i = 0; i < loot.length; i++) to.offer(bountyChoice(cardId(io, LOOT, loot[i])), unmet)
}

const anyInSupply = (io: Io): boolean => {
  for (let good = 0; good < GOOD_KINDS; good++) if (io.state.goods[good] > 0) return true
  return false
}

const bountyAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'bounty', seat }))
const takeBundle = mint((bundle: number) => ({ take: listOf(bundle) }))
type TakeBundle = ReturnType<typeof takeBundle>
const found: number[] = []

export const bounty: AskKind<QuestsState, Edition, Ask, TakeBundle> = {
  rule: 'QC-13.4',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const most = Math.min(2, freeSlots(io, seat))
    for (let size = 1; size <= most; size++) {
      const count = bundles(io.state.goods, size, found)
      for (let i = 0; i < count; i++) to.offer(takeBundle(found[i]))
    }
  },

  answer(io: Io, { seat }: Ask, { take }: TakeBundle): void {
    const bundle = bundleOf(take)
    for (let good = 0; good < GOOD_KINDS; good++) takeGoods(io, seat, good, countIn(bundle, good))
  },

  fallback(io: Io): TakeBundle {
    return takeBundle(ONE_OF[io.state.goods.findIndex((left) => left > 0)])
  },
}

// --- unique abilities that are deeds of their own -----------------------------------------------------------

const MEND_PRICES = ['gem', 'lumber'] as const
export const mendChoice = mint((pay: 'gem' | 'lumber', ship: string) => ({ do: 'mend' as const, pay, ship }))
export type MendChoice = ReturnType<typeof mendChoice>
export const caravanChoice = mint((pay: Good, take: Good) => ({ do: 'caravan' as const, pay, take }))
type CaravanChoice = ReturnType<typeof caravanChoice>

const onceATurn = reason('QC-13.5', 'refuse.onceATurn')
const noDamage = reason('QC-13.6', 'refuse.noDamage')
const lacksGood = reason('QC-13.5', 'refuse.lacksGood', (_io, _ask, choice) => ({ good: (choice as MendChoice | CaravanChoice).pay }))
const noneInSupply = reason('QC-11.7', 'refuse.noneInSupply', (_io, _ask, choice) => ({ good: (choice as CaravanChoice).take }))
const onlyInPort = reason('QC-13.12', 'refuse.onlyInPort')

/** Mend Ship (QC-13.6). */
function offerMend(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const once = uniqueUnused(io, seat) ? null : onceATurn
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
function offerCaravan(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const unmet = !isPort(chart(s), s.ships[seat].cell) ? onlyInPort : uniqueUnused(io, seat) ? null : onceATurn
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
export function offerAtAnyTime(io: Io, seat: Seat, to: Offers): void {
  offerBounty(io, seat, to)
  if (ability(io, seat).mends) offerMend(io, seat, to)
}

export function offerAbilities(io: Io, seat: Seat, to: Offers): void {
  offerAtAnyTime(io, seat, to)
  if (ability(io, seat).swaps) offerCaravan(io, seat, to)
}

export const abilityDeeds = {
  bounty(io: Io, seat: Seat, { discard: card }: BountyChoice): void {
    spendOnNation(io, seat, card)
    io.ask(bountyAsk(seat))
  },

  mend(io: Io, seat: Seat, { pay, ship }: MendChoice): void {
    useUnique(io, seat)
    returnGoods(io, seat, goodIndex(pay), 1)
    const mate = shipNamed(ship)
    io.state.ships[mate].damage--
    io.emit?.({ type: 'mended', seat, ship: mate, damage: io.state.ships[mate].damage })
  },

  caravan(io: Io, seat: Seat, { pay, take }: CaravanChoice): void {
    useUnique(io, seat)
    returnGoods(io, seat, goodIndex(pay), 1)
    takeGoods(io, seat, goodIndex(take), 1)
  },
}
