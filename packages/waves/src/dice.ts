import type { Seat } from '@flotilla/kernel'
import { crews, type Io, type WavesState } from './state.ts'

/** The owner of a clear die: nobody. */
export const FREEBOOTER = -1

// Crew dice are numbered crew by crew, the Freebooters after them.
const isFreebooter = (io: Io, die: number): boolean => die >= crews(io.state) * io.edition.dice.crewPerSeat
export const isCrewOf = (io: Io, die: number, seat: Seat): boolean => {
  const { crewPerSeat } = io.edition.dice
  return die >= seat * crewPerSeat && die < (seat + 1) * crewPerSeat
}

export const ownerOf = (io: Io, die: number): Seat => (isFreebooter(io, die) ? FREEBOOTER : Math.floor(die / io.edition.dice.crewPerSeat))

/** RW-2.3, 2.4: Freebooters and the own crew cost nothing. */
export const isFreeFor = (io: Io, die: number, seat: Seat): boolean => isFreebooter(io, die) || isCrewOf(io, die, seat)

/** The die with the highest face; ties: Freebooter first, then the lowest die. */
export function highest(io: Io, dice: readonly number[]): number {
  const rank = (die: number): number => io.state.dice[die] * 1000 + (ownerOf(io, die) === FREEBOOTER ? 500 : 0) - die
  return dice.reduce((best, die) => (rank(die) > rank(best) ? die : best))
}

export function moveToNest(s: WavesState, die: number, seat: Seat): void {
  const { pool } = s
  const at = pool.indexOf(die)
  for (let i = at + 1; i < pool.length; i++) pool[i - 1] = pool[i]
  pool.pop()
  s.ships[seat].nest.push(die)
}
