import { openedRound, weightOf, type Event } from '@flotilla/kernel'
import type { Replay } from './load-replay.ts'

/** One picture of the film: a moment of a position, the last of which is the position itself. */
export interface FilmFrame {
  /** The position, as everybody else counts: by what was answered. */
  readonly at: number
  /** Which of its moments. */
  readonly moment: number
  /** Something is told; other pictures are passed over while the film plays. */
  readonly told: boolean
}

/** Something that stands out on the scale. */
export interface Mark {
  readonly frame: number
  readonly event: Event
}

/** A game as a film, moment by moment: where its rounds begin, and its big moments. */
export interface Film {
  readonly frames: readonly FilmFrame[]
  readonly rounds: readonly { readonly at: number; readonly frame: number; readonly round: number }[]
  readonly big: readonly Mark[]
}

/** Looks the whole replay through once, with these eyes. */
export function filmOf(replay: Replay, seat: number | null): Film {
  const frames: FilmFrame[] = []
  const rounds: { at: number; frame: number; round: number }[] = []
  const big: Mark[] = []
  const { tells } = replay.game
  for (let at = 0; at <= replay.total; at++) {
    const { view, moments } = replay.position(at, seat)
    for (const [moment, one] of (moments.length === 0 ? [{ events: [], view }] : moments).entries()) {
      const frame = frames.length
      const event = one.events.at(-1)
      frames.push({ at, moment, told: event !== undefined })
      for (const each of one.events) {
        const round = openedRound(tells, each)
        if (round !== null && round !== rounds.at(-1)?.round) rounds.push({ at, frame, round })
      }
      if (event !== undefined && weightOf(tells, one.events) === 'big') big.push({ frame, event })
    }
  }
  return { frames, rounds, big }
}

/** The picture of a position: its last, when all that led to it has been told. Without a moment, or with one of its own. */
export function frameAt({ frames }: Pick<Film, 'frames'>, at: number, moment: number | null = null): number {
  const exact = moment === null ? -1 : frames.findIndex((one) => one.at === at && one.moment === moment)
  return exact === -1
    ? Math.max(
        0,
        frames.findLastIndex((one) => one.at <= at),
      )
    : exact
}

/** The next of these beyond a place, or the end. */
export const after = (places: readonly number[], from: number, end: number): number => places.find((place) => place > from) ?? end
export const before = (places: readonly number[], from: number): number => places.findLast((place) => place < from) ?? 0
