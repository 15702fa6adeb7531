import type { Seat } from '@flotilla/kernel'
import { GOODS, championOf, heartsOf, isCoop, missionTold, slotsOf, type Good, type ReadCtx } from '@flotilla/quests/client'
import type { QuestsProps } from '../props.ts'

/** What lies in a hold, piece by piece. */
export const cargoOf = ({ state }: ReadCtx, seat: Seat): Good[] =>
  GOODS.flatMap((good, k) => Array.from({ length: state.ships[seat].cargo[k] }, () => good))

/** A ship in words, for whoever does not see her. */
export function shipFacts({ view, say }: Pick<QuestsProps, 'view' | 'say'>, ctx: ReadCtx, seat: Seat): string[] {
  const ship = view.ships[seat]
  const one = championOf(ctx, seat)
  const hearts = heartsOf(ctx, seat)
  const slots = slotsOf(ctx, seat)
  const tell = (code: string, params: Record<string, number | readonly string[]>): string => say({ code, params })
  return [
    tell('chart.hearts', { left: hearts - ship.damage, all: hearts }),
    tell('chart.sails', { ready: ship.readySails, all: ship.sails, most: one.sails[1] }),
    tell('chart.cannons', { ready: ship.readyCannons, all: ship.cannons, most: one.cannons[1] }),
    tell('chart.cargo', { cargo: cargoOf(ctx, seat), slots, most: Math.max(slots, one.cargo[1]) }),
    tell('chart.coins', { n: ship.coins }),
    tell('chart.ammo', { n: ship.ammo }),
    tell('chart.bonus', { n: ship.bonus }),
    ...(isCoop(view) ? [say(missionTold(ctx, seat))] : []),
  ]
}
