import { seatsIn, type Ask, type Seat } from '@flotilla/kernel'
import type { Clock, Clocks } from '@flotilla/protocol'
import type { Course } from './course.ts'

/** Since when a seat has been asked what it is asked now. */
export interface Asked {
  readonly ask: Ask
  /** The number of the ask. */
  readonly posed: number
  readonly since: number
}

const HOUR = 3_600_000
/** Even with an empty bank there is time to click. */
const LEAST = 5000
const NUDGE_AT = 0.75

/** When the time for this decision is over; null where nothing runs. Windows keep their own time. */
export function deadline(clock: Clock, course: Course, seat: Seat, asked: Asked, vacation = 0): number | null {
  if (course.isWindow(asked.ask)) return null
  switch (clock.kind) {
    case 'none':
      return null
    case 'slow':
      return Math.max(asked.since, vacation) + clock.hours * HOUR
    case 'live':
      return asked.since + (isSealed(course) ? clock.sealed * 1000 : Math.max(LEAST, course.banks[seat]))
  }
}

/** A reminder comes when most of the time has gone. */
export const nudgeTime = (asked: Asked, until: number): number => asked.since + (until - asked.since) * NUDGE_AT

const isSealed = (course: Course): boolean => course.table.state.sealed !== null

/** What a decision costs the seat's bank: nothing while a sealed ask is open, or the bank would tell who thought how long. */
export function cost(course: Course, seat: Seat, asked: Asked | undefined, now: number): number {
  if (course.banks.length === 0 || asked === undefined || isSealed(course) || course.isWindow(asked.ask)) return 0
  return Math.min(course.banks[seat], Math.max(0, Math.round(now - asked.since)))
}

/** The clocks as one viewer may see them: of a sealed ask all run until it closes, of a window only the common one. */
export function shownClocks(
  clock: Clock,
  course: Course,
  asked: ReadonlyMap<Seat, Asked>,
  viewer: Seat | null,
  now: number,
  /** Until when the time of a seat does not run. */
  vacationOf: (seat: Seat) => number | undefined,
): Clocks | null {
  const window = course.windowAt(now)
  if (window === null && clock.kind === 'none') return null
  const { seats, sealed, asks } = course.table.state
  const seatsAll = Array.from({ length: seats }, (_, seat) => seat)
  const stood = (seat: Seat): number | null => course.banks[seat] ?? null
  if (window !== null) return { banks: seatsAll.map(stood), running: [], left: Math.max(0, window.ends - now) }
  const running = sealed === null ? asks.filter((ask) => ask.optional === undefined).map((ask) => ask.seat) : seatsIn(sealed.seats)
  const banks = seatsAll.map((seat) => {
    const bank = stood(seat)
    return bank === null ? null : bank - cost(course, seat, asked.get(seat), now)
  })
  // Whoever is asked sees their own time, everybody else the time of one who is: of a sealed ask these are the same.
  const whose = viewer !== null && asked.has(viewer) ? viewer : [...asked.keys()][0]
  const mine = whose === undefined ? undefined : asked.get(whose)
  const until = whose === undefined || mine === undefined ? null : deadline(clock, course, whose, mine, vacationOf(whose))
  return { banks, running, left: until === null ? null : Math.max(0, Math.round(until - now)) }
}
