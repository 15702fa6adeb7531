import type { Event } from './ctx.ts'

/** How much an event deserves to be seen. 'with': it is told together with the next one, as one moment. */
export type Weight = 'with' | 'small' | 'plain' | 'big'

/** What is heard of an event. */
export type Sound = 'dice' | 'cannon' | 'quill' | 'waves' | 'coins' | 'wood'

/** What a client must know of an event besides its words, so that it needs to know no game's events by name. */
export interface Telling {
  readonly weight: Weight
  /** Where nothing is said: a piece set down on wood. */
  readonly sound?: Sound | 'none'
  /** It opens a round: the event's field that has the number of the round. */
  readonly opensRound?: string
  /** It says whose turn it is or which round begins: what follows says that too, so it is never a headline. */
  readonly isHeading?: true
}

/** Of every event that a game emits, by type: its weight, or more where there is more to say. */
export type Tells = Readonly<Record<string, Weight | Telling>>

/** An event that a game does not list is told plainly. */
export function tellingOf(tells: Tells, type: string): Telling {
  const telling = tells[type] ?? 'plain'
  return typeof telling === 'string' ? { weight: telling } : telling
}

/** The number of the round that an event opens, or null. */
export function openedRound(tells: Tells, event: Event): number | null {
  const { opensRound } = tellingOf(tells, event.type)
  const round = opensRound === undefined ? null : event[opensRound]
  return typeof round === 'number' ? round : null
}

/** How long a moment is shown at normal speed, in milliseconds. */
export const MOMENT_MS: Readonly<Record<Exclude<Weight, 'with'>, number>> = { small: 220, plain: 600, big: 1800 }

/** The weight of events that are told together: that of the heaviest. */
export function weightOf(tells: Tells, events: readonly Event[]): Exclude<Weight, 'with'> {
  let heaviest: Exclude<Weight, 'with'> = 'small'
  for (const { type } of events) {
    const { weight } = tellingOf(tells, type)
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
    open = tellingOf(tells, event.type).weight === 'with'
  }
  return groups
}
