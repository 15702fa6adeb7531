import type { Seat } from '@flotilla/kernel'
import type { Vote } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import { withRequest, withSeat, type TableDoc, type VoteDoc } from '../storage/doc.ts'
import { requestOf } from '../storage/requests.ts'
import { newId } from '../storage/secrets.ts'
import type { TableRecord } from '../storage/tables.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import { voters, votesNeeded } from './info.ts'
import type { LiveTable } from './live-table.ts'

interface Cast {
  readonly kind: Vote['kind']
  readonly seat?: Seat | undefined
  readonly yes: boolean
}

/** Calls a vote or joins the open one, within a turn; what is agreed happens at once. */
export async function castVote(table: LiveTable, voter: Seat, { id, ...cast }: Cast & { readonly id: string }): Promise<Done> {
  const request = requestOf(voter, id)
  // What can be voted on depends on what a window hides.
  if (table.seemsOpen && table.course?.isInWindow(table.shore.time.now()) === true) throw new Refused('table.held')
  let again = false
  await table.changeInTurn((record) => {
    again = record.doc.done?.includes(request) === true
    if (again) return null
    const vote = voted(table, record, voter, cast)
    const needed = votesNeeded(record.doc, vote)
    const asked = { ...record, doc: withRequest(record.doc, request) }
    if (vote.yes.length >= needed) return carriedOut(table, asked, vote)
    const hopeless = voters(record.doc, concerned(vote)).length - vote.no.length < needed
    return { ...asked, doc: { ...asked.doc, vote: hopeless ? null : vote } }
  })
  await takeBackAgreed(table)
  return again ? AGAIN : DONE
}

/** Within a turn: the undo that all have agreed to. Taken back under the vote's id, so that not even a crash in between does it twice. */
export async function takeBackAgreed(table: LiveTable): Promise<void> {
  const { vote } = table.record.doc
  if (vote?.agreed !== true) return
  try {
    await table.carry({ kind: 'undo', seat: vote.seat ?? vote.by, choice: null, by: 'person', request: `vote:${vote.id}` })
  } finally {
    await table.changeInTurn((record) => (record.doc.vote?.id === vote.id ? { ...record, doc: { ...record.doc, vote: null } } : null))
  }
}

const concerned = ({ kind, seat }: Pick<Vote, 'kind' | 'seat'>): Seat | undefined =>
  kind === 'replace' || kind === 'undo' ? seat : undefined

/** The open vote with this voice counted. */
function voted(table: LiveTable, record: TableRecord, voter: Seat, { kind, seat, yes }: Cast): VoteDoc {
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

function called(table: LiveTable, { status, doc }: TableRecord, by: Seat, kind: Vote['kind'], target: Seat | undefined): VoteDoc {
  const sensible = {
    pause: status === 'playing',
    resume: status === 'paused',
    end: status === 'playing' || status === 'paused',
    replace: target !== undefined && target !== by && doc.seats[target]?.kind === 'person',
    undo: status === 'playing' && doc.house.undo === 'consent' && (table.course?.table.undoable(by) ?? 0) > 0,
  }
  if (!sensible[kind]) throw new Refused('vote.senseless')
  const seat = kind === 'undo' ? by : target
  return { id: newId(), kind, by, yes: [], no: [], ...(kind === 'replace' || kind === 'undo' ? { seat: seat ?? by } : {}) }
}

function carriedOut(table: LiveTable, record: TableRecord, vote: VoteDoc): TableRecord {
  const { kind, seat } = vote
  const doc: TableDoc = { ...record.doc, vote: null }
  switch (kind) {
    case 'pause':
      return { ...record, status: 'paused', wake: null, doc }
    case 'resume':
      return { ...record, status: 'playing', doc }
    case 'end':
      return { ...record, status: 'ended', finished: table.endsAt, wake: null, doc }
    case 'undo':
      return { ...record, doc: { ...doc, vote: { ...vote, agreed: true } } }
    case 'replace': {
      if (seat === undefined) return { ...record, doc }
      const { person: _gone, away: _away, ...rest } = doc.seats[seat]
      return { ...record, doc: withSeat(doc, seat, { ...rest, kind: 'bot', bot: table.shore.bots.substitute }) }
    }
  }
}
