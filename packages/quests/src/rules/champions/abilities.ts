import type { ChampionId } from '../../edition/schema.ts'
import {
  championOf,
  chart,
  CLUES,
  type Ctx,
  GOOD_KINDS,
  goodIndex,
  QUESTS,
  type ReadCtx,
  shipName,
  shipNamed,
  teamOf,
  usedToo,
} from '../../board/state.ts'
import { intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { type Good, GOODS } from '../../board/goods.ts'
import { isPort } from '../../board/chart.ts'
import { offerBounty } from './nations.ts'
import { returnGoods, takeGoods } from '../supplies.ts'

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
