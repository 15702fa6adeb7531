import type { Event } from './io.ts'

/** How much an event deserves to be seen. 'with': it is told together with the next one, as one moment. */
export type Weight = 'with' | 'small' | 'plain' | 'big'

/** The weight of every event that a game emits, by type. */
export type Tells = Readonly<Record<string, Weight>>

/** How long a moment is shown at normal speed, in milliseconds. */
export const MOMENT_MS: Readonly<Record<Exclude<Weight, 'with'>, number>> = { small: 220, plain: 600, big: 1800 }

/** The weight of events that are told together: that of the heaviest. */
export function weightOf(tells: Tells, events: readonly Event[]): Exclude<Weight, 'with'> {
  let heaviest: Exclude<Weight, 'with'> = 'small'
  for (const { type } of events) {
    const weight = tells[type] ?? 'plain'
    if (weight === 'big') return 'big'
    if (weight === 'plain') heaviest = 'plain'
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
