import { bottom } from '@flotilla/bottom'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { array, nat, record } from 'fast-check'
import { liar } from '../../server/test/liar.ts'
import { happen } from './script.ts'
import { World } from './world.ts'
import type { Counts, Fault, Setting } from './world-parts.ts'

const live = { kind: 'live', bank: 60, increment: 5, sealed: 30 } as const

export const SETTINGS: readonly Setting[] = [
  { name: 'a strict window', game: liar, seats: 3, options: { seconds: 8, rounds: 6 } },
  { name: 'a window with a beat', game: liar, seats: 3, bots: 1, options: { strict: false, seconds: 8, beat: 2, rounds: 6 } },
  { name: 'clocks, and defaults for whoever is away', game: waves, seats: 2, clock: live, absent: 'default' },
  { name: 'bots among people', game: waves, seats: 3, bots: 2 },
  { name: 'spectators who are behind', game: liar, seats: 2, delay: 30, options: { seconds: 4, rounds: 6 } },
  { name: 'two people over days', game: bottom, seats: 2, clock: { kind: 'slow', hours: 1 } },
  { name: 'three crew with a bot', game: sinking, seats: 3, bots: 1, clock: live },
]

/** A generator of numbers from 0 to 1 that a seed makes the same each time. */
export function chance(seed: number): () => number {
  let state = seed | 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) / 2 ** 32
  }
}

interface Script {
  readonly seed: number
  readonly codes: readonly number[]
}

export const scripts = record({ seed: nat(), codes: array(nat(1_000_000), { minLength: 60, maxLength: 120 }) })

/** Plays one script to its end; throws where a law is broken. */
export function interleave(setting: Setting, { seed, codes }: Script, counts: Counts, fault: Fault | null = null): void {
  const world = new World(setting, counts, chance(seed), fault)
  for (const { person } of world.servers[0].session.position.seats) if (person !== null) world.join(person, 0)
  for (const code of codes) happen(world, code)
  world.finish()
}
