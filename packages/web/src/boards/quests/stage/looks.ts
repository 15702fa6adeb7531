import type { ShipLooks } from '@flotilla/art/quests'
import { MARAUDERS, championOf, type ReadCtx } from '@flotilla/quests/client'

/** How a ship looks from near by. */
export function looksOf(ctx: ReadCtx, id: number): ShipLooks & { readonly hurt: number } {
  const { ships, marauders } = ctx.state
  if (id >= MARAUDERS) {
    const { damage, cannons } = marauders[id - MARAUDERS]
    return { seat: null, sails: 4, guns: Math.min(4, cannons), hurt: damage, seed: id }
  }
  const { damage, cannons, sails, champion } = ships[id]
  return {
    seat: id,
    sails: Math.max(2, sails),
    guns: Math.min(4, cannons),
    hurt: damage,
    seed: id,
    ...(champion === -1 ? {} : { champion: championOf(ctx, id).id }),
  }
}
