import { isMarauder, type Io } from '../board/state.ts'
import { gear } from './gear.ts'

export const pipsPerDamage = (io: Io, target: number): number =>
  io.edition.combat.pipsPerDamage + (isMarauder(target) ? 0 : gear(io, target, 'morePips'))

/** QC-7.5: what the dice on the table would do to a ship now. */
export function damageNow(io: Io, target: number): number {
  const s = io.state
  let pips = 0
  for (let i = 0; i < s.dice.length; i++) pips += s.dice[i]
  return Math.max(0, Math.floor(pips / pipsPerDamage(io, target)) - 2 * s.shields)
}
