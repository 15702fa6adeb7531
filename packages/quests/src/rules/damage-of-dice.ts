import { isMarauder, type ReadCtx } from '../board/state.ts'
import { gear } from './loot/gear.ts'

export const pipsPerDamage = (ctx: ReadCtx, target: number): number =>
  ctx.edition.combat.pipsPerDamage + (isMarauder(target) ? 0 : gear(ctx, target, 'morePips'))

/** QC-7.5: what the dice on the table would do to a ship now. */
export function damageNow(ctx: ReadCtx, target: number): number {
  const s = ctx.state
  let pips = 0
  for (let i = 0; i < s.dice.length; i++) pips += s.dice[i]
  return Math.max(0, Math.floor(pips / pipsPerDamage(ctx, target)) - 2 * s.shields)
}
