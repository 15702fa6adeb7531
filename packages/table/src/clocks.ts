import { askOf, includes, seatsIn, type Ask, type Seat } from '@flotilla/kernel'
import type { Clocks } from '@flotilla/protocol'
import type { Position } from './position.ts'
import type { TableRules } from './rules.ts'
import { hasWindowTime } from './windows.ts'

const HOUR = 3_600_000
/** Even with an empty bank there is time to click. */
const LEAST = 5000
/** A reminder comes when so much of the time has gone. */
const REMIND_AT = 0.75

/** What the clocks of a running table need besides its position. */
export interface ClockContext {
  /** When this server took the table up: banks stood while no server had it. */
  readonly loadedAt: number
  /** Until when the days of a seat do not run. */
  readonly vacation: (seat: Seat) => number
}

/** Since when a seat's time for its ask runs. The time of a sealed ask is everybody's: nobody's own steps stretch it. */
export function askedSince({ clock }: TableRules, position: Position, seat: Seat, { loadedAt, vacation }: ClockContext): number {
  const posed = position.game.state.sealed === null ? position.askedAt[seat] : position.sealedAt
  const since = Math.max(posed, position.resumedAt)
  return clock.kind === 'slow' ? Math.max(since, vacation(seat)) : Math.max(since, loadedAt)
}

/** Since when the table waits for a seat; null where it does not. Of a sealed ask it waits for all until it opens: nobody learns who has answered. */
export function waitsSince(rules: TableRules, position: Position, seat: Seat, context: ClockContext): number | null {
  const { asks, sealed } = position.game.state
  const isAsked = asks.some((ask) => ask.seat === seat && ask.optional === undefined)
  const waits = isAsked || (sealed !== null && includes(sealed.seats, seat))
  return waits && position.status === 'playing' ? askedSince(rules, position, seat, context) : null
}

/** When the time for this decision is over; null where nothing runs. A window keeps its own time. */
export function deadline(rules: TableRules, position: Position, ask: Ask, context: ClockContext): number | null {
  const { clock } = rules
  const { state } = position.game
  if (position.window !== null && hasWindowTime(rules, state, ask)) return null
  const since = askedSince(rules, position, ask.seat, context)
  switch (clock.kind) {
    case 'none':
      return null
    case 'slow':
      return since + clock.hours * HOUR
    case 'live':
      return since + (state.sealed === null ? Math.max(LEAST, position.banks[ask.seat]) : clock.sealed * 1000)
  }
}

export function reminderAt(rules: TableRules, position: Position, ask: Ask, until: number, context: ClockContext): number {
  const since = askedSince(rules, position, ask.seat, context)
  return since + (until - since) * REMIND_AT
}

/** What a decision made now costs the seat's bank: nothing while a seal is closed, or the bank would tell who thought how long. */
export function cost(rules: TableRules, position: Position, seat: Seat, now: number, context: ClockContext): number {
  const { banks, game, window } = position
  if (banks.length === 0 || game.state.sealed !== null || window !== null || askOf(game.state, seat) === undefined) return 0
  return Math.min(banks[seat], Math.max(0, Math.round(now - askedSince(rules, position, seat, context))))
}

/** The clocks as one viewer may see them: of a sealed ask all run until it opens, of a window only the common one. */
export function shownClocks(rules: TableRules, position: Position, viewer: Seat | null, now: number, context: ClockContext): Clocks | null {
  const { window, banks, game } = position
  const { asks, sealed } = game.state
  const seats = position.seats.map((_, seat) => seat)
  if (window !== null) return { banks: seats.map((seat) => banks[seat] ?? null), running: [], left: Math.max(0, window.ends - now) }
  if (rules.clock.kind === 'none') return null
  const due = asks.filter((ask) => ask.optional === undefined)
  const running = sealed === null ? due.map((ask) => ask.seat) : seatsIn(sealed.seats)
  const left = seats.map((seat) => (banks[seat] === undefined ? null : banks[seat] - cost(rules, position, seat, now, context)))
  // Whoever is asked sees their own time, everybody else that of one who is: of a sealed ask these are the same.
  const whose = due.find(({ seat }) => seat === viewer) ?? due.at(0)
  const until = whose === undefined || position.status !== 'playing' ? null : deadline(rules, position, whose, context)
  return { banks: left, running, left: until === null ? null : Math.max(0, Math.round(until - now)) }
}
