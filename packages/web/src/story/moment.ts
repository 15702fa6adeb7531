import { MOMENT_MS, weightOf, type Event, type Tells, type Weight } from '@flotilla/kernel'

/** What is on the board just now: some events told together, and the view right after them. */
export interface Moment<V extends Event = Event> {
  /** Counts up: a new moment has a new number. */
  readonly n: number
  /** Told together; the last is the headline. */
  readonly events: readonly V[]
  /** The headline. */
  readonly event: V
  readonly weight: Exclude<Weight, 'with'>
  /** How long it is shown at this speed. */
  readonly ms: number
  /** Reduced motion: show it, do not move it. */
  readonly still: boolean
}

/** A moment out of events that are told together, at normal speed; null of none. */
export function momentOf(tells: Tells, n: number, events: readonly Event[]): Moment | null {
  const event = events.at(-1)
  if (event === undefined) return null
  const weight = weightOf(tells, events)
  return { n, events, event, weight, ms: MOMENT_MS[weight], still: prefersStills() }
}

const reduced = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

export const prefersStills = (): boolean => reduced?.matches ?? false
