import { defaultAnswer, sharedView, type Ask, type Choice, type Seat } from '@flotilla/kernel'
import type { Plan, SeatSettings } from '@flotilla/protocol'
import { autoAnswer, byHand, ordersAt } from './auto-answers.ts'
import { askedSince, cost, deadline, reminderAt, type ClockContext } from './clocks.ts'
import type { Closing, Draft } from './entries.ts'
import { isTelling } from './feed.ts'
import type { Position } from './position.ts'
import type { TableRules } from './rules.ts'
import { closesAt, hasWindowTime, unanswered } from './windows.ts'

/** A bot's work on one ask. It is gone as soon as the ask is. */
export type Job =
  | { readonly asked: number; readonly is: 'thinking' }
  | { readonly asked: number; readonly is: 'decided'; readonly choice: Choice; readonly sayAt: number }

/** Everything that says what is due at a table: its position and what is known around it. */
export interface Circumstances {
  readonly rules: TableRules
  readonly position: Position
  readonly now: number
  readonly clocks: ClockContext
  readonly settingsOf: (seat: Seat) => SeatSettings
  readonly jobs: ReadonlyMap<Seat, Job>
  /** What is answered for somebody who is away: the rules' default, or what this bot decides. */
  readonly absent: 'default' | 'bot'
  readonly substitute: string
  /** Nobody plays and nobody looks. */
  readonly isDeserted: boolean
  /** What one server is enough for is left to the leader for so long. */
  readonly patience: number
}

/** An entry that is due, and what to try where the rules do not take it. */
export interface Deed {
  readonly draft: Draft
  readonly orElse: Draft | null
  /** The plan that it uses up. */
  readonly plan: Plan | null
}

interface Due {
  readonly deed: Deed | null
  readonly think: readonly { readonly seat: Seat; readonly asked: number; readonly bot: string }[]
  readonly remind: readonly { readonly seat: Seat; readonly asked: number; readonly left: number }[]
  /** Settings that hold only until the seat has something of its own to decide. */
  readonly settings: readonly { readonly seat: Seat; readonly settings: SeatSettings }[]
  /** When to look again. */
  readonly next: number | null
}

type Found = { -readonly [field in keyof Due]: Due[field] extends readonly (infer One)[] ? One[] : Due[field] }

/** The earlier of two times; null is never. */
export const earlier = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b))

const DRAFT = { person: null, request: null, given: null, spent: 0 } as const

/** What is due now, one entry at most, and when to look again. */
export function due(at: Circumstances): Due {
  const found: Found = { deed: null, think: [], remind: [], settings: [], next: null }
  if (at.position.status !== 'playing' || at.isDeserted) return found
  closeWindow(at, found)
  for (const ask of unanswered(at.position)) {
    if (found.deed !== null) break
    serve(at, ask, found)
  }
  return found
}

/** True if the time has come; otherwise it is looked at again then. */
function hasCome(time: number, { now }: Circumstances, found: Found): boolean {
  if (now >= time) return true
  found.next = earlier(found.next, time)
  return false
}

/** The late seats' defaults are part of the entry that closes the window: all cases take the same way to the disk. */
function closeWindow(at: Circumstances, found: Found): void {
  const { rules, position, patience } = at
  const ends = position.window === null ? null : closesAt(rules, position, position.window, at.clocks.vacation)
  if (ends === null || !hasCome(ends + patience, at, found)) return
  const late = unanswered(position).map((ask) => [ask.seat, byDefault(at, ask)] as const)
  const given: Closing = { late: late.sort(([a], [b]) => a - b), lapsed: [] }
  found.deed = { draft: { ...DRAFT, kind: 'close', by: 'clock', seat: -1, given }, orElse: null, plan: null }
}

const byDefault = ({ rules: { game }, position }: Circumstances, ask: Ask): Choice =>
  defaultAnswer(game, sharedView(position.game.state, ask.seat), ask)

function serve(at: Circumstances, ask: Ask, found: Found): void {
  const { position, absent, substitute } = at
  const { bot, away, person } = position.seats[ask.seat]
  if (bot !== null || (away && absent === 'bot')) think(at, ask, bot ?? substitute, found)
  else if (away) answerByDefault(at, ask, found)
  else if (person !== null && !answerBySettings(at, ask, found)) runClock(at, ask, found)
}

const kindOf = ({ position }: Circumstances): 'hold' | 'answer' => (position.window === null ? 'answer' : 'hold')

function answer(at: Circumstances, { seat }: Ask, by: Draft['by'], given: Choice): Draft {
  const { rules, position, now, clocks } = at
  return { ...DRAFT, kind: kindOf(at), by, seat, given, spent: cost(rules, position, seat, now, clocks) }
}

/** Whether the leader has had its time to answer this. */
function isOurs(at: Circumstances, { seat }: Ask, found: Found): boolean {
  const { rules, position, clocks, patience } = at
  return patience === 0 || hasCome(askedSince(rules, position, seat, clocks) + patience, at, found)
}

function think(at: Circumstances, ask: Ask, bot: string, found: Found): void {
  const { position, jobs } = at
  const { seat } = ask
  const asked = position.asked[seat]
  const job = jobs.get(seat)
  if (!isOurs(at, ask, found)) return
  if (job === undefined) found.think.push({ seat, asked, bot })
  else if (job.is === 'decided' && (position.window !== null || hasCome(job.sayAt, at, found)))
    found.deed = { draft: answer(at, ask, 'bot', job.choice), orElse: answer(at, ask, 'clock', byDefault(at, ask)), plan: null }
}

function answerByDefault(at: Circumstances, ask: Ask, found: Found): void {
  if (!isOurs(at, ask, found)) return
  found.deed = { draft: answer(at, ask, 'clock', byDefault(at, ask)), orElse: null, plan: null }
}

/** True where the seat's own settings answer this ask, now or as soon as the leader had its time. */
function answerBySettings(at: Circumstances, ask: Ask, found: Found): boolean {
  const { rules, position, settingsOf } = at
  const moment = { game: rules.game, state: position.game.state }
  const before = settingsOf(ask.seat)
  const settings = ordersAt(moment, ask, before)
  if (settings !== before) found.settings.push({ seat: ask.seat, settings })
  const given = autoAnswer(moment, ask, isTelling(rules, position, ask) ? byHand(settings) : settings)
  if (given === null) return false
  if (!isOurs(at, ask, found)) return true
  const orElse = answer(at, ask, 'order', byDefault(at, ask))
  found.deed = { draft: answer(at, ask, 'order', given.choice), orElse, plan: given.plan }
  return true
}

/** A reminder, and in the end the default or a bot that plays on until the person is back. */
function runClock(at: Circumstances, ask: Ask, found: Found): void {
  const { rules, position, now, clocks, patience, absent } = at
  const until = deadline(rules, position, ask, clocks)
  if (until === null || (position.window !== null && hasWindowTime(rules, position.game.state, ask))) return
  if (now < until && hasCome(reminderAt(rules, position, ask, until, clocks), at, found))
    found.remind.push({ seat: ask.seat, asked: position.asked[ask.seat], left: until - now })
  if (!hasCome(until + patience, at, found)) return
  const sitting = position.seats[ask.seat]
  const goAway: Draft = { ...DRAFT, kind: 'seat', by: 'clock', seat: ask.seat, given: { ...sitting, away: true } }
  found.deed = { draft: absent === 'bot' ? goAway : answer(at, ask, 'clock', byDefault(at, ask)), orElse: null, plan: null }
}
