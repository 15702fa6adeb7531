import type { Seat } from '@flotilla/kernel'
import { crews, type Io, type WavesState } from './state.ts'

/** The owner of a clear die: nobody. */
export const FREEBOOTER = -1

/** No edition has more dice than this. */
const MOST_DICE = 256
const owners = new Map<number, readonly Seat[]>()

/** Whose each die is. Crew dice are numbered crew by crew, the Freebooters after them. */
export function ownersOf(io: Io): readonly Seat[] {
  const crewDice = io.edition.dice.crewPerSeat * crews(io.state)
  const key = crewDice * 8 + crews(io.state)
  let list = owners.get(key)
  if (list === undefined) {
    const ownerAt = (die: number): Seat => (die < crewDice ? Math.floor(die / io.edition.dice.crewPerSeat) : FREEBOOTER)
    owners.set(key, (list = Array.from({ length: MOST_DICE }, (_, die) => ownerAt(die))))
  }
  return list
}

export const ownerOf = (io: Io, die: number): Seat => ownersOf(io)[die]

/** RW-2.3, 2.4: Freebooters and the own crew cost nothing. */
export const isFreeFor = (owner: Seat, seat: Seat): boolean => owner === FREEBOOTER || owner === seat

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
