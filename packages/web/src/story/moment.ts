import { MOMENT_MS, type Event, type Tells, type Weight } from '@flotilla/kernel'

/** What is on the board just now: some events told together, and the view right after them. */
export interface Moment {
  /** Counts up: a new moment has a new number. */
  readonly n: number
  /** Told together; the last is the headline. */
  readonly events: readonly Event[]
  /** The headline. */
  readonly event: Event
  readonly weight: Exclude<Weight, 'with'>
  /** How long it is shown at this speed. */
  readonly ms: number
  /** Reduced motion: show it, do not move it. */
  readonly still: boolean
}

/** The weight of events that are told together: that of the headline, or of what is heavier. */
export function weightOf(tells: Tells, events: readonly Event[]): Moment['weight'] {
  let heaviest: Moment['weight'] = 'small'
  for (const { type } of events) {
    const weight = tells[type] ?? 'plain'
    if (weight === 'big' || (weight === 'plain' && heaviest === 'small')) heaviest = weight
  }
  return heaviest
}

/** Events as they are told together: what is 'with' the next one waits for it. */
export function together(tells: Tells, events: readonly Event[]): Event[][] {
  const groups: Event[][] = []
  let open = false
  for (const event of events) {
    if (open) groups[groups.length - 1].push(event)
    else groups.push([event])
    open = tells[event.type] === 'with'
  }
  return groups
}

/** A moment out of events that are told together; null of none. */
export function momentOf(tells: Tells, n: number, events: readonly Event[], factor = 1): Moment | null {
  const event = events.at(-1)
  if (event === undefined) return null
  const weight = weightOf(tells, events)
  return { n, events, event, weight, ms: Math.round(MOMENT_MS[weight] * factor), still: prefersStills() }
}

const reduced = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

export const prefersStills = (): boolean => reduced?.matches ?? false
