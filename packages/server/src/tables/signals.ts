import { clockOf, Hearing, type Point } from '@flotilla/bots'
import { gameWithBots } from '@flotilla/games/bots'
import { includes, seatBit, seatsIn, view, type Seat, type SeatSet, type Signal } from '@flotilla/kernel'
import { firstPosition, play } from '@flotilla/table'
import { refusal, refusalOf } from '../refusal.ts'
import { occupantOf, seatOfPerson } from '../storage/doc.ts'
import { Stretches } from '../time.ts'
import { send, type Connection } from './connection.ts'
import type { RunningTable } from './running/running-table.ts'
import { entryOf } from './running/table-journal.ts'
import { checkOn, inPublic, isHeard, mayTalk } from './talk.ts'

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
const courses = new WeakMap<RunningTable, Map<Seat, Kept>>()
/** What bots hear, likewise. */
const hearings = new WeakMap<RunningTable, Hearing>()

/** Those who win or lose with a seat, itself included. */
function sideOf({ session }: RunningTable, seat: Seat): SeatSet {
  return session?.rules.game.mates?.(inPublic(session), seat) ?? seatBit(seat)
}

function hears(table: RunningTable, seat: Seat, by: Seat): boolean {
  const { seats } = table.record.doc
  const [viewer, speaker] = [occupantOf(seats[seat]), occupantOf(seats[by])]
  return viewer === undefined || speaker === undefined || isHeard(table, viewer, speaker)
}

/** Somebody else sits somewhere now: what was pointed out by or to those before is not passed on to them. */
export function forgetSignals(table: RunningTable): void {
  hearings.delete(table)
  const { seats } = table.record.doc
  const kept = courses.get(table)
  for (const [seat, { by }] of kept ?? []) if (by !== occupantOf(seats[seat])) kept?.delete(seat)
}

/** Within a turn: what a seat points out to its side. Nothing is stored: whoever is not there misses it, but for a course. */
export async function pointOut(table: RunningTable, { seat, kind, at }: Signal): Promise<void> {
  checkOn(table)
  mayTalk(table)
  if (sideOf(table, seat) === seatBit(seat)) throw refusal('talk.alone')
  const signal: Signal = { seat, kind, at }
  passOn(table, signal)
  table.services.tables.signal(table.id, JSON.stringify(signal))
}

/** To those of the side who are here and want to hear it; spectators and the others never learn that there was something. */
export function passOn(table: RunningTable, signal: Signal): void {
  if (signal.kind === LASTING) keep(table, signal)
  if (table.session !== null) {
    const { rules, position } = table.session
    const hearing = hearings.get(table) ?? new Hearing(clockOf(gameWithBots(rules.game)))
    hearings.set(table, hearing)
    hearing.note(view(rules.game, position.game.state, null), signal)
  }
  for (const seat of seatsIn(sideOf(table, signal.seat)))
    if (hears(table, seat, signal.seat)) table.channels.tellSeat(seat, { type: 'signal', table: table.id, signal })
}

/** What a bot in this seat has heard from its side. */
export function heardBy(table: RunningTable, seat: Seat): readonly Signal[] {
  const { session } = table
  if (session === null) return []
  const { rules, position } = session
  return hearings.get(table)?.by(rules.game, view(rules.game, position.game.state, seat), seat) ?? []
}

/** What a bot points out, as far as there may be talk and there is somebody to see it. */
export function pointAllOut(table: RunningTable, seat: Seat, points: readonly Point[]): Promise<void> {
  return table.inTurn(async () => {
    try {
      for (const point of points) await pointOut(table, { ...point, seat })
    } catch (error) {
      if (refusalOf(error) === null) throw error
    }
  })
}

/** A course replaces the one before; an empty one takes it back. */
function keep(table: RunningTable, signal: Signal): void {
  const kept = courses.get(table) ?? new Map<Seat, Kept>()
  courses.set(table, kept)
  if (signal.at.length === 0) kept.delete(signal.seat)
  else
    kept.set(signal.seat, {
      signal,
      by: occupantOf(table.record.doc.seats[signal.seat]),
      seq: table.position?.seq ?? 0,
      holdsAt: table.position?.seq ?? 0,
    })
}

/** To somebody who has just come: the courses of their side that still hold. */
export function tellCourses(table: RunningTable, connection: Connection): Promise<void> {
  return table.inTurn(async () => {
    const kept = courses.get(table)
    const viewer = seatOfPerson(table.record.doc, connection.actor?.person.id)
    if (kept === undefined || viewer === null || !table.isOn) return
    for (const [seat, one] of kept) {
      if (!includes(sideOf(table, viewer), seat) || !hears(table, viewer, seat)) continue
      const now = table.position?.seq ?? 0
      if (one.holdsAt < now && (await isTurnOver(table, seat, one.seq))) kept.delete(seat)
      else {
        one.holdsAt = now
        send(connection, { type: 'signal', table: table.id, signal: one.signal })
      }
    }
  })
}

/** Whether a turn of this seat has ended after entry `since`: it was asked something of its own, and then somebody else was asked the like. */
async function isTurnOver(table: RunningTable, seat: Seat, since: number): Promise<boolean> {
  if (table.session === null) return true
  const { rules } = table.session
  const own = new Set<string>()
  let position = firstPosition(rules)
  const stretches = new Stretches()
  for (const row of await table.services.tables.entries(table.id, 0)) {
    await stretches.rest()
    if (row.seq > since) for (const ask of position.game.state.asks) if (ask.seat === seat) own.add(ask.kind)
    position = play(rules, position, entryOf(row), false).position
    const { asks } = position.game.state
    if (asks.some((ask) => ask.seat !== seat && own.has(ask.kind) && rules.game.asks[ask.kind].window !== true)) return true
  }
  return false
}
