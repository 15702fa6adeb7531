import type { Seat } from '@flotilla/kernel'
import { GOODS, championOf, heartsOf, isCoop, missionTold, slotsOf, type Good, type Io } from '@flotilla/quests/face'
import type { QuestsProps } from './props.ts'

/** What lies in a hold, piece by piece. */
export const cargoOf = ({ state }: Io, seat: Seat): Good[] =>
  GOODS.flatMap((good, k) => Array.from({ length: state.ships[seat].cargo[k] }, () => good))

/** A ship in words, for whoever does not see her. */
export function shipFacts({ view, say }: Pick<QuestsProps, 'view' | 'say'>, io: Io, seat: Seat): string[] {
  const ship = view.ships[seat]
  const one = championOf(io, seat)
  const hearts = heartsOf(io, seat)
  const slots = slotsOf(io, seat)
  const tell = (code: string, params: Record<string, number | readonly string[]>): string => say({ code, params })
  return [
    tell('chart.hearts', { left: hearts - ship.damage, all: hearts }),
    tell('chart.sails', { ready: ship.readySails, all: ship.sails, most: one.sails[1] }),
    tell('chart.cannons', { ready: ship.readyCannons, all: ship.cannons, most: one.cannons[1] }),
    tell('chart.cargo', { cargo: cargoOf(io, seat), slots, most: Math.max(slots, one.cargo[1]) }),
    tell('chart.coins', { n: ship.coins }),
    tell('chart.ammo', { n: ship.ammo }),
    tell('chart.bonus', { n: ship.bonus }),
    ...(isCoop(view) ? [say(missionTold(io, seat))] : []),
  ]
}
