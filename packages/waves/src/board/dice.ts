import type { Seat } from '@flotilla/kernel'
import { crews, type WavesState, type ReadCtx } from './state.ts'

/** The owner of a clear die: nobody. */
export const FREEBOOTER = -1

// Crew dice are numbered crew by crew, the Freebooters after them.
interface Crew {
  readonly from: number
  readonly to: number
}
export const crewOf = ({ edition }: ReadCtx, seat: Seat): Crew => ({
  from: seat * edition.dice.crewPerSeat,
  to: (seat + 1) * edition.dice.crewPerSeat,
})
export const freebooters = ({ edition, state }: ReadCtx): Crew => ({ from: crews(state) * edition.dice.crewPerSeat, to: state.dice.length })
export const isOf = ({ from, to }: Crew, die: number): boolean => die >= from && die < to

/** Whose die it is: a seat, or the Freebooter. */
export const ownerOf = (ctx: ReadCtx, die: number): Seat =>
  isOf(freebooters(ctx), die) ? FREEBOOTER : Math.floor(die / ctx.edition.dice.crewPerSeat)

/** The die with the highest face; ties: Freebooter first, then the lowest die. */
export function highest(ctx: ReadCtx, dice: readonly number[]): number {
  const rank = (die: number): number => ctx.state.dice[die] * 1000 + (ownerOf(ctx, die) === FREEBOOTER ? 500 : 0) - die
  return dice.reduce((best, die) => (rank(die) > rank(best) ? die : best))
}

export function moveToNest(s: WavesState, die: number, seat: Seat): void {
  const { pool } = s
  let at = 0
  while (pool[at] !== die) at++
  for (; at < pool.length - 1; at++) pool[at] = pool[at + 1]
  pool.pop()
  s.ships[seat].nest.push(die)
}
