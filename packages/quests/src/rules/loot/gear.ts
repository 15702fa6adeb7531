import type { Seat } from '@flotilla/kernel'
import { designAt } from '../../board/cards.ts'
import { loaded, type ReadCtx } from '../../board/state.ts'
import type { LootCard, LootId } from '../../edition/schema.ts'

/** What equipped gear does all the time (QC-12.19); each copy counts. */
interface Gear {
  readonly slots?: number
  readonly exploreCoins?: number
  readonly solveCoins?: number
  /** Hearts mended at the start of a turn in harbour or on an island. */
  readonly mends?: number
  /** Damage of a failed Treacherous roll that is not taken. */
  readonly spares?: number
  /** Pips that one damage to this ship takes more than usual. */
  readonly morePips?: number
}
const GEAR: Readonly<Partial<Record<LootId, Gear>>> = {
  barrel: { slots: 1 },
  spyglass: { exploreCoins: 1 },
  lens: { solveCoins: 2 },
  seedling: { mends: 1 },
  hide: { spares: 1 },
  figurehead: { morePips: 1 },
}

/** The sum of one always-on effect over a ship's equipped gear. */
export function gear(ctx: ReadCtx, seat: Seat, effect: keyof Gear): number {
  const { equipped } = ctx.state.ships[seat]
  let sum = 0
  for (let i = 0; i < equipped.length; i++) {
    const id = designAt(ctx, equipped[i])
    if (id !== undefined) sum += GEAR[id]?.[effect] ?? 0
  }
  return sum
}

/** The cargo slots of a seat's ship. */
export const slotsOf = (ctx: ReadCtx, seat: Seat): number => ctx.state.ships[seat].slots + gear(ctx, seat, 'slots')

export const freeSlots = (ctx: ReadCtx, seat: Seat): number => slotsOf(ctx, seat) - loaded(ctx.state.ships[seat])

export const FREE: LootCard['cost'] = { goods: {}, coins: 0 }

/** What a design costs to equip, by its id. */
export const costOfLoot = (ctx: ReadCtx, id: string): LootCard['cost'] => ctx.edition.loot.find((one) => one.id === id)?.cost ?? FREE
