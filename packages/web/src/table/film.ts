import { weightOf, type Event } from '@flotilla/kernel'
import type { Tape } from './tape.ts'

/** One picture of the film: a moment of a position, the last of which is the position itself. */
export interface Still {
  /** The position, as everybody else counts: by what was answered. */
  readonly at: number
  /** Which of its moments. */
  readonly moment: number
  /** Something is told; other pictures are passed over while the film plays. */
  readonly told: boolean
}

/** Something that stands out on the scale. */
export interface Mark {
  readonly still: number
  readonly event: Event
}

/** A game as a film, moment by moment: where its rounds begin, and its big moments. */
export interface Film {
  readonly stills: readonly Still[]
  readonly rounds: readonly { readonly at: number; readonly still: number; readonly round: number }[]
  readonly big: readonly Mark[]
}

const roundOf = (view: unknown): number | null => {
  const { round } = view as { readonly round?: unknown }
  return typeof round === 'number' && round > 0 ? round : null
}

/** Looks the whole tape through once, with these eyes. */
export function filmOf(tape: Tape, seat: number | null): Film {
  const stills: Still[] = []
  const rounds: { at: number; still: number; round: number }[] = []
  const big: Mark[] = []
  for (let at = 0; at <= tape.total; at++) {
    const { view, moments } = tape.position(at, seat)
    for (const [moment, one] of (moments.length === 0 ? [{ events: [], view }] : moments).entries()) {
      const still = stills.length
      const event = one.events.at(-1)
      stills.push({ at, moment, told: event !== undefined })
      const round = roundOf(one.view)
      if (round !== null && round !== rounds.at(-1)?.round) rounds.push({ at, still, round })
      if (event !== undefined && weightOf(tape.game.tells, one.events) === 'big') big.push({ still, event })
    }
  }
  return { stills, rounds, big }
}

/** The picture of a position: its last, when all that led to it has been told. Without a moment, or with one of its own. */
export function stillOf({ stills }: Pick<Film, 'stills'>, at: number, moment: number | null = null): number {
  const exact = moment === null ? -1 : stills.findIndex((one) => one.at === at && one.moment === moment)
  return exact === -1
    ? Math.max(
        0,
        stills.findLastIndex((one) => one.at <= at),
      )
    : exact
}

/** The next of these beyond a place, or the end. */
export const after = (places: readonly number[], from: number, end: number): number => places.find((place) => place > from) ?? end
export const before = (places: readonly number[], from: number): number => places.findLast((place) => place < from) ?? 0
