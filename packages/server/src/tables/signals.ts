import { clockOf, Hearing, type Point } from '@flotilla/bots'
import { gameWithBots } from '@flotilla/games/bots'
import { includes, seatBit, seatsIn, type Seat, type SeatSet, type Signal } from '@flotilla/kernel'
import { refusal, refusalOf } from '../refusal.ts'
import { occupantOf, seatOfPerson } from '../storage/doc.ts'
import { Stretches } from '../time.ts'
import { send, type Connection } from './connection.ts'
import type { LiveTable } from './live-table.ts'
import { inPublic, isHeard, mayTalk } from './talk.ts'

/** The way a seat has in mind is not over in a moment: its last one is told to mates who come later, too. */
const LASTING = 'course'

interface Kept {
  readonly signal: Signal
  /** Whose it is: it goes when somebody else sits there. */
  readonly by: string | undefined
  /** The last entry of the game before it. */
  readonly seq: number
  /** Up to here it is known that it holds. */
  holdsAt: number
}

/** By table and seat, in memory only. */
const courses = new WeakMap<LiveTable, Map<Seat, Kept>>()
/** What bots hear, likewise. */
const hearings = new WeakMap<LiveTable, Hearing>()

/** Those who win or lose with a seat, itself included. */
function sideOf({ course, services }: LiveTable, seat: Seat): SeatSet {
  return course?.table.game.mates?.(inPublic(course, services.time.now()), seat) ?? seatBit(seat)
}

function hears(table: LiveTable, seat: Seat, by: Seat): boolean {
  const { seats } = table.record.doc
  const [viewer, speaker] = [occupantOf(seats[seat]), occupantOf(seats[by])]
  return viewer === undefined || speaker === undefined || isHeard(table, viewer, speaker)
}

/** Somebody else sits somewhere now: what was pointed out by or to those before is not passed on to them. */
export function forgetSignals(table: LiveTable): void {
  hearings.delete(table)
  const { seats } = table.record.doc
  const kept = courses.get(table)
  for (const [seat, { by }] of kept ?? []) if (by !== occupantOf(seats[seat])) kept?.delete(seat)
}

/** Within a turn: what a seat points out to its side. Nothing is stored: whoever is not there misses it, but for a course. */
export async function pointOut(table: LiveTable, { seat, kind, at }: Signal): Promise<void> {
  if (!table.seemsOpen) table.playable()
  mayTalk(table)
  if (sideOf(table, seat) === seatBit(seat)) throw refusal('talk.alone')
  const signal: Signal = { seat, kind, at }
  passOn(table, signal)
  table.services.tables.signal(table.id, JSON.stringify(signal))
}

/** To those of the side who are here and want to hear it; spectators and the others never learn that there was something. */
export function passOn(table: LiveTable, signal: Signal): void {
  if (signal.kind === LASTING) keep(table, signal)
  if (table.course !== null) {
    const hearing = hearings.get(table) ?? new Hearing(clockOf(gameWithBots(table.course.table.game)))
    hearings.set(table, hearing)
    hearing.note(table.course.publicView(table.services.time.now()), signal)
  }
  for (const seat of seatsIn(sideOf(table, signal.seat)))
    if (hears(table, seat, signal.seat)) table.audience.tellSeat(seat, { type: 'signal', table: table.id, signal })
}

/** What a bot in this seat has heard from its side. */
export function heardBy(table: LiveTable, seat: Seat): readonly Signal[] {
  const { course } = table
  return course === null ? [] : (hearings.get(table)?.by(course.table.game, course.table.view(seat), seat) ?? [])
}

/** What a bot points out, as far as there may be talk and there is somebody to see it. */
export function pointAllOut(table: LiveTable, seat: Seat, points: readonly Point[]): Promise<void> {
  return table.inTurn(async () => {
    try {
      for (const point of points) await pointOut(table, { ...point, seat })
    } catch (error) {
      if (refusalOf(error) === null) throw error
    }
  })
}

/** A course replaces the one before; an empty one takes it back. */
function keep(table: LiveTable, signal: Signal): void {
  const kept = courses.get(table) ?? new Map<Seat, Kept>()
  courses.set(table, kept)
  if (signal.at.length === 0) kept.delete(signal.seat)
  else
    kept.set(signal.seat, {
      signal,
      by: occupantOf(table.record.doc.seats[signal.seat]),
      seq: table.course?.seq ?? 0,
      holdsAt: table.course?.seq ?? 0,
    })
}

/** To somebody who has just come: the courses of their side that still hold. */
export function tellCourses(table: LiveTable, connection: Connection): Promise<void> {
  return table.inTurn(async () => {
    const kept = courses.get(table)
    const viewer = seatOfPerson(table.record.doc, connection.actor?.person.id)
    if (kept === undefined || viewer === null || !table.seemsOpen) return
    for (const [seat, one] of kept) {
      if (!includes(sideOf(table, viewer), seat) || !hears(table, viewer, seat)) continue
      const now = table.course?.seq ?? 0
      if (one.holdsAt < now && (await isTurnOver(table, seat, one.seq))) kept.delete(seat)
      else {
        one.holdsAt = now
        send(connection, { type: 'signal', table: table.id, signal: one.signal })
      }
    }
  })
}

/** Whether a turn of this seat has ended after entry `since`: it was asked something of its own, and then somebody else was asked the like. */
async function isTurnOver(table: LiveTable, seat: Seat, since: number): Promise<boolean> {
  const { game } = table
  if (typeof game === 'string') return true
  const own = new Set<string>()
  const again = table.newCourse(game)
  const stretches = new Stretches()
  for (const entry of await table.services.tables.entries(table.id, 0)) {
    await stretches.rest()
    if (entry.seq > since) for (const ask of again.table.state.asks) if (ask.seat === seat) own.add(ask.kind)
    again.apply(entry, JSON.parse(entry.choice), false)
    const isOver = again.table.state.asks.some((ask) => ask.seat !== seat && own.has(ask.kind) && game.asks[ask.kind].window !== true)
    if (isOver) return true
  }
  return false
}
