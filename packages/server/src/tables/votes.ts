import type { Seat } from '@flotilla/kernel'
import type { Refusal, Vote } from '@flotilla/protocol'
import { refusal, refusalOf } from '../refusal.ts'
import { undoable, type Request } from '@flotilla/table'
import { OPEN_SEAT, withRequest, type TableDoc, type VoteDoc } from '../storage/doc.ts'
import { newId } from '../storage/secrets.ts'
import type { TableRecord } from '../storage/tables.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import { voters, votesNeeded } from './info.ts'
import type { RunningTable } from './running/running-table.ts'

interface Cast {
  readonly kind: Vote['kind']
  readonly seat?: Seat | undefined
  readonly yes: boolean
}

/**
 * Calls a vote or joins the open one, within a turn; what is agreed happens at once, but within a window when it has closed: who has answered it,
 * and whether that has ended the game, is told by nothing that can be voted on.
 */
export async function castVote(table: RunningTable, voter: Seat, cast: Cast, request: string): Promise<Done> {
  const within = windowOf(table)
  let again = false
  await table.changeInTurn((record) => {
    again = record.doc.done?.includes(request) === true
    if (again) return null
    const vote = voted(table, record, voter, cast)
    const needed = votesNeeded(record.doc, vote)
    const asked = { ...record, doc: withRequest(record.doc, request) }
    if (vote.yes.length >= needed)
      return { ...asked, doc: { ...asked.doc, vote: { ...vote, agreed: true, ...(within === null ? {} : { within }) } } }
    const hopeless = voters(record.doc, concerned(vote)).length - vote.no.length < needed
    return { ...asked, doc: { ...asked.doc, vote: hopeless ? null : vote } }
  })
  await carryOutAgreed(table)
  return again ? AGAIN : DONE
}

/** The window that is open, by the time of its opening; null where there is none. */
const windowOf = ({ isOn, position }: RunningTable): number | null => (isOn ? position?.window?.opened : null) ?? null

/** Something has been agreed to, and the window in which it was has closed. */
export function isAgreed(table: RunningTable): boolean {
  const { vote } = table.record.doc
  return (
    vote?.agreed === true &&
    (table.session !== null || table.record.finished !== null) &&
    (vote.within === undefined || vote.within !== windowOf(table))
  )
}

/** Within a turn: what has been agreed to. Another window may have opened before it could be done: then it waits for that one. */
export async function carryOutAgreed(table: RunningTable): Promise<void> {
  const { vote } = table.record.doc
  if (vote === null || !isAgreed(table)) return
  const within = (await isDone(table, vote)) ? null : windowOf(table)
  await table.changeInTurn((record) => {
    const { doc } = record
    if (doc.vote?.id !== vote.id) return null
    return { ...record, doc: { ...doc, vote: within === null ? null : { ...doc.vote, within } } }
  })
}

/**
 * Under the vote's id, so that not even a crash in between does it twice. True where it is done, or has become impossible meanwhile.
 */
async function isDone(table: RunningTable, vote: VoteDoc): Promise<boolean> {
  const request = requestFor(table, vote)
  if (request === null || table.record.finished !== null) return true
  try {
    await table.request(request)
  } catch (error) {
    const { code } = refusalOf(error)?.fault ?? {}
    if (code === undefined || code === 'server.storage') throw error
    return code !== 'table.held'
  }
  return true
}

/** What the journal is told of a vote; null where whoever it was about has left. */
function requestFor({ record, services }: RunningTable, { id, kind, by, seat = by }: VoteDoc): Request | null {
  const { seats } = record.doc
  const person = (kind === 'replace' || kind === 'undo' ? seats[seat] : seats[by])?.person
  if (person === undefined) return null
  const base = { person, request: `vote:${id}` }
  switch (kind) {
    case 'undo':
      return { type: 'undo', ...base }
    case 'replace':
      return { type: 'seat', ...base, seat, sitting: { person: null, bot: services.bots.substitute, away: false } }
    default:
      return { type: 'decide', ...base, kind }
  }
}

const concerned = ({ kind, seat }: Pick<Vote, 'kind' | 'seat'>): Seat | undefined =>
  kind === 'replace' || kind === 'undo' ? seat : undefined

/** The open vote with this voice counted. */
function voted(table: RunningTable, record: TableRecord, voter: Seat, { kind, seat, yes }: Cast): VoteDoc {
  const { doc } = record
  // Whoever is back by now is not voted on any longer.
  const open = doc.vote?.kind === 'replace' && !isMissing(table, doc, doc.vote.seat) ? null : doc.vote
  if (open === null && !yes) throw refusal('vote.none')
  if (open !== null && (open.kind !== kind || (seat !== undefined && open.seat !== seat))) throw refusal('vote.other')
  const vote = open ?? called(table, record, voter, kind, seat)
  const all = voters(doc, concerned(vote))
  // A voice counts as long as its person is there: whoever left the table has taken it along.
  const others = (list: readonly Seat[]): Seat[] => list.filter((one) => one !== voter && all.includes(one))
  const mayVote = all.includes(voter)
  if (!mayVote && open !== null) throw refusal('vote.senseless')
  return {
    ...vote,
    yes: yes && mayVote ? [...others(vote.yes), voter] : others(vote.yes),
    no: yes ? others(vote.no) : [...others(vote.no), voter],
  }
}

function called(table: RunningTable, { status, doc }: TableRecord, by: Seat, kind: Vote['kind'], target: Seat | undefined): VoteDoc {
  if (kind === 'undo' && windowOf(table) !== null) throw refusal('table.held')
  const sensible = {
    pause: status === 'playing',
    resume: status === 'paused',
    end: status === 'playing' || status === 'paused',
    replace: (status === 'playing' || status === 'paused') && target !== undefined && target !== by && doc.seats[target]?.kind === 'person',
    undo: status === 'playing' && doc.house.undo === 'consent' && table.position !== null && undoable(table.position.game, by) > 0,
  }
  if (!sensible[kind]) throw refusal('vote.senseless')
  if (kind === 'replace' && !isMissing(table, doc, target)) throw tooEarly(table, doc, target)
  const seat = kind === 'undo' ? by : target
  return { id: newId(), kind, by, yes: [], no: [], ...(kind === 'replace' || kind === 'undo' ? { seat: seat ?? by } : {}) }
}

/** So long somebody may be gone, by their own word or without any, before one other alone may have them replaced. */
const MINUTE = 60_000
const GRACE = 10 * MINUTE

/**
 * Nobody is thrown out who is there. Whoever is away may be replaced by most of the others; where one other decides alone, only when the clock
 * said so or the grace period is over. Without a word and without a connection, the table has to have waited for as long.
 */
function isMissing(table: RunningTable, { seats }: TableDoc, seat = -1): boolean {
  const { kind, person, away, left } = seats[seat] ?? OPEN_SEAT
  if (kind !== 'person' || person === undefined) return false
  if (away !== true) return !table.isOnline(person) && table.waitedFor(seat) >= GRACE
  const isAlone = voters(table.record.doc, seat).length < 2
  return !isAlone || left?.by === 'clock' || table.services.time.now() >= (left?.at ?? 0) + GRACE
}

/** Why somebody cannot be replaced yet: they are here, or when they can be if they stay away. */
function tooEarly(table: RunningTable, { seats }: TableDoc, seat = -1): Refusal {
  const { person, away, left } = seats[seat] ?? OPEN_SEAT
  if (person === undefined || (away !== true && (table.isOnline(person) || table.waitsSince(seat) === null))) return refusal('vote.present')
  const gone = away === true ? table.services.time.now() - (left?.at ?? 0) : table.waitedFor(seat)
  return refusal('vote.present', { params: { minutes: Math.max(1, Math.ceil((GRACE - gone) / MINUTE)) } })
}
