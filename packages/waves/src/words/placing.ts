import type { Params, Seat } from '@flotilla/kernel'
import { level, sum } from '../board/terms.ts'
import type { ReadCtx } from '../board/state.ts'
import { numeral } from './numeral.ts'

/** What a die with this face would bring on a place of the ship, in numbers: "Hull 9 + 4 = 13, level 1". */
export function placing(ctx: ReadCtx, seat: Seat, face: number, icon: string): Params {
  const ship = ctx.state.ships[seat]
  if (icon.startsWith('chest')) {
    const chest = Number(icon[5])
    return { face, chest: numeral(chest), sum: sum(ship.chests[chest]), total: sum(ship.chests[chest]) + face }
  }
  if (icon === 'overboard') return { face }
  if (icon === 'spirits') return { face, filled: ship.spirits.length + 1, squares: ctx.edition.spirits.squares }
  const part = icon as 'hull' | 'ports' | 'crew' | 'small' | 'large'
  const values = ship[part]
  const { thresholds, squares } = ctx.edition[part]
  const reached = level(thresholds, [...values, face])
  return {
    face,
    sum: sum(values),
    total: sum(values) + face,
    level: reached,
    // A cannon's sum is its shots, unless the table plays with fixed ones (RW-9.3).
    shots: ctx.state.options.cannonShots === 'fixed' ? thresholds.length : reached,
    filled: values.length + 1,
    squares,
    fires: values.length + 1 >= squares,
  }
}
