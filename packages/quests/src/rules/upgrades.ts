import { championOf, type ReadCtx } from '../board/state.ts'
import type { Good } from '../board/goods.ts'
import type { Seat } from '@flotilla/kernel'

export const PARTS = ['sail', 'cannon', 'cargo'] as const
export type Part = (typeof PARTS)[number]

/** QC-9.6: what each upgrade takes besides the coins. */
export const UPGRADE_GOODS: Readonly<Record<Part, Good>> = { sail: 'canvas', cannon: 'metal', cargo: 'lumber' }

export function isBelowMaximum(ctx: ReadCtx, seat: Seat, part: Part): boolean {
  const ship = ctx.state.ships[seat]
  const { sails, cannons, cargo } = championOf(ctx, seat)
  return part === 'sail' ? ship.sails < sails[1] : part === 'cannon' ? ship.cannons < cannons[1] : ship.slots < cargo[1]
}
