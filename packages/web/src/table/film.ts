import { weightOf, type Event } from '@flotilla/kernel'
import type { Tape } from './tape.ts'

/** Something that stands out on the scale. */
export interface Mark {
  readonly at: number
  readonly event: Event
}

/** A game as a film: where its rounds begin, and its big moments. */
export interface Film {
  /** The positions at which something is told; the others are passed over while it plays. */
  readonly told: readonly number[]
  readonly rounds: readonly { readonly at: number; readonly round: number }[]
  readonly big: readonly Mark[]
}

const roundOf = (view: unknown): number | null => {
  const { round } = view as { readonly round?: unknown }
  return typeof round === 'number' && round > 0 ? round : null
}

/** Looks the whole tape through once, with these eyes. */
export function filmOf(tape: Tape, seat: number | null): Film {
  const told: number[] = []
  const rounds: { at: number; round: number }[] = []
  const big: Mark[] = []
  for (let at = 0; at <= tape.total; at++) {
    const { view, events } = tape.position(at, seat)
    const round = roundOf(view)
    if (round !== null && round !== rounds.at(-1)?.round) rounds.push({ at, round })
    const event = events.findLast((one) => weightOf(tape.game.tells, [one]) === 'big') ?? events.at(-1)
    if (event === undefined) continue
    told.push(at)
    if (weightOf(tape.game.tells, events) === 'big') big.push({ at, event })
  }
  return { told, rounds, big }
}

/** The next of these beyond a position, or the end. */
export const after = (places: readonly number[], at: number, end: number): number => places.find((place) => place > at) ?? end
export const before = (places: readonly number[], at: number): number => places.findLast((place) => place < at) ?? 0
