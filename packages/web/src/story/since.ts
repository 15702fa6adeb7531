import type { Event, Seat, Tells } from '@flotilla/kernel'
import { together, weightOf } from '@flotilla/kernel'
import type { LogEntry } from '@flotilla/protocol'

/** A moment of the others, as a line. */
export interface Line {
  readonly seq: number
  /** The headline of what was told together. */
  readonly event: Event
  readonly events: readonly Event[]
  /** It was done to you. */
  readonly touches: boolean
}

const MOST_LINES = 6
/** Whether it is done to the seat: aimed at it, given to it, taken from it, or another's doing with what is the seat's. */
function touches({ target, ship, to, seat: whose, by }: Event, seat: Seat): boolean {
  if (typeof target === 'number') return target === seat
  if (ship === seat || to === seat) return true
  return whose === seat && ((typeof by === 'number' && by !== seat) || (typeof to === 'number' && to !== seat))
}

/** Entries from one's own last answer on: what it led to is its own part of the story. */
export function sinceAnswer(log: readonly LogEntry[], seat: Seat | null): readonly LogEntry[] {
  const own = log.findLastIndex((entry) => entry.seat === seat && entry.by === 'person')
  return own === -1 ? log : log.slice(own)
}

/** What others did in these entries, in at most six lines: what touches the seat first, then by weight, each in its order. */
export function linesOf(log: readonly LogEntry[], seat: Seat | null, tells: Tells): Line[] {
  const lines = log.flatMap(({ seq, events }) =>
    together(tells, events).flatMap((group): Line[] => {
      const told = group.filter((event) => seat === null || event.seat !== seat || touches(event, seat))
      const event = told.at(-1)
      return event === undefined ? [] : [{ seq, event, events: told, touches: seat !== null && told.some((one) => touches(one, seat)) }]
    }),
  )
  const rank = ({ touches: mine, events }: Line): number => (mine ? 0 : { big: 1, plain: 2, small: 3 }[weightOf(tells, events)])
  const chosen = new Set(lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_LINES))
  const kept = lines.filter((line) => chosen.has(line))
  return [...kept.filter((line) => line.touches), ...kept.filter((line) => !line.touches)]
}
