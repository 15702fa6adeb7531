import type { Seat } from '@flotilla/kernel'
import type { Vote } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import { withSeat, type TableDoc } from '../storage/doc.ts'
import type { TableRecord } from '../storage/tables.ts'
import { voters, votesNeeded } from './info.ts'
import type { LiveTable } from './live-table.ts'

interface Cast {
  readonly kind: Vote['kind']
  readonly seat?: Seat | undefined
  readonly yes: boolean
}

type Open = NonNullable<TableDoc['vote']>

/** Calls a vote or joins the open one, within a turn; what is agreed happens at once. */
export async function castVote(table: LiveTable, voter: Seat, cast: Cast): Promise<void> {
  let passed: Open | null = null
  await table.changeInTurn((record) => {
    const vote = voted(table, record, voter, cast)
    passed = vote.yes.length >= votesNeeded(record.doc, vote) ? vote : null
    if (passed !== null) return carriedOut(table, record, vote)
    const against = voters(record.doc, concerned(vote)).length - vote.no.length
    return { ...record, doc: { ...record.doc, vote: against < votesNeeded(record.doc, vote) ? null : vote } }
  })
  if (passed === null) return
  const { kind, seat = voter } = passed as Open
  if (kind === 'end') await table.finish('ended')
  if (kind === 'undo') await table.carry({ kind: 'undo', seat, choice: null, by: 'person', request: null })
}

const concerned = ({ kind, seat }: Pick<Vote, 'kind' | 'seat'>): Seat | undefined =>
  kind === 'replace' || kind === 'undo' ? seat : undefined

/** The open vote with this voice counted. */
function voted(table: LiveTable, record: TableRecord, voter: Seat, { kind, seat, yes }: Cast): Open {
  const { doc } = record
  const open = doc.vote
  if (open === null && !yes) throw new Refused('vote.none')
  if (open !== null && (open.kind !== kind || (seat !== undefined && open.seat !== seat))) throw new Refused('vote.other')
  const vote = open ?? called(table, record, voter, kind, seat)
  const others = (list: readonly Seat[]): Seat[] => list.filter((one) => one !== voter)
  const mayVote = voters(doc, concerned(vote)).includes(voter)
  if (!mayVote && open !== null) throw new Refused('vote.senseless')
  return {
    ...vote,
    yes: yes && mayVote ? [...others(vote.yes), voter] : others(vote.yes),
    no: yes ? others(vote.no) : [...others(vote.no), voter],
  }
}

function called(table: LiveTable, { status, doc }: TableRecord, by: Seat, kind: Vote['kind'], target: Seat | undefined): Open {
  const sensible = {
    pause: status === 'playing',
    resume: status === 'paused',
    end: status === 'playing' || status === 'paused',
    replace: target !== undefined && target !== by && doc.seats[target]?.kind === 'person',
    undo: status === 'playing' && doc.house.undo === 'consent' && (table.course?.table.undoable(by) ?? 0) > 0,
  }
  if (!sensible[kind]) throw new Refused('vote.senseless')
  const seat = kind === 'undo' ? by : target
  return { kind, by, yes: [], no: [], ...(kind === 'replace' || kind === 'undo' ? { seat: seat ?? by } : {}) }
}

function carriedOut(table: LiveTable, record: TableRecord, { kind, seat }: Open): TableRecord {
  const doc: TableDoc = { ...record.doc, vote: null }
  if (kind === 'pause') return { ...record, status: 'paused', wake: null, doc }
  if (kind === 'resume') return { ...record, status: 'playing', doc }
  if (kind !== 'replace' || seat === undefined) return { ...record, doc }
  const { person: _gone, away: _away, ...rest } = doc.seats[seat]
  return { ...record, doc: withSeat(doc, seat, { ...rest, kind: 'bot', bot: table.shore.bots.substitute }) }
}
