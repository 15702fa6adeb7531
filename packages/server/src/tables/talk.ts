import { readCtx, view, type ReadCtx, type Seat, type State } from '@flotilla/kernel'
import { PHRASES, type Speech, type Talk } from '@flotilla/protocol'
import type { Session } from '@flotilla/table'
import { refusal } from '../refusal.ts'
import { occupantOf, seatOfOccupant } from '../storage/doc.ts'
import { requestOf } from '../storage/requests.ts'
import type { Spoken } from '../storage/tables.ts'
import { callSeat } from './calls.ts'
import type { RunningTable } from './running/running-table.ts'

/** What is stored of something said, besides who said it to whom. */
interface Body {
  readonly name: string
  readonly speech: Speech
}

/** Something said is between persons: no seat is part of it. */
export interface Said extends Body {
  readonly n: number
  readonly at: number
  readonly by: string | null
  /** Of a whisper, to whom. */
  readonly to: string | null
}

function read({ n, at, body, person, to_person }: Spoken): Said {
  const { name, speech } = JSON.parse(body) as Body
  return { n, at, name, speech, by: person, to: to_person }
}

/** As one person hears it; null if not at all. That somebody whispers is open, what they whisper is not. Seats are those of now. */
export function heardBy({ by, to, ...said }: Said, table: RunningTable, viewer: string | undefined): Talk | null {
  const { doc } = table.record
  if (viewer !== undefined && by !== null && !isHeard(table, viewer, by)) return null
  const seat = by === null ? null : seatOfOccupant(doc, by)
  if (to === null) return { ...said, seat }
  const isBetween = viewer !== undefined && (viewer === to || viewer === by)
  return { ...said, seat, to: seatOfOccupant(doc, to), speech: isBetween ? said.speech : null }
}

/** Whether one person hears another at all: not whom they have muted, nor where one of the two keeps the other away. */
export const isHeard = ({ wishes, apart }: RunningTable, viewer: string, by: string): boolean =>
  !wishes.of(viewer).muted.includes(by) && !apart.has(`${viewer} ${by}`)

export async function talkOf({ services, id }: RunningTable): Promise<Said[]> {
  return (await services.tables.talk(id)).map(read)
}

/** The game as everybody sees it: whether talk is closed and who belongs together is no secret, and nothing else may decide it. */
export const inPublic = ({ rules: { game }, position }: Session): ReadCtx =>
  readCtx(game, view(game, position.game.state, null) as unknown as State)

/** Throws the reason why the game does not go on. */
export function checkOn({ record: { status } }: RunningTable): void {
  if (status === 'open') throw refusal('table.notBegun')
  if (status === 'paused') throw refusal('table.paused')
  if (status !== 'playing') throw refusal('table.over')
}

/** Throws the reason why nothing may be said now: the table's, or the rule. */
export function mayTalk(table: RunningTable): void {
  const { record, session, isOn } = table
  if (record.doc.house.talk === 'off') throw refusal('talk.off')
  if (session === null || !isOn) return
  const rule = session.rules.game.silence?.(inPublic(session)) ?? null
  if (rule !== null) throw refusal('talk.silence', { rule })
}

/** What somebody wants to say, and the id of the request. */
interface Saying {
  readonly id: string
  readonly speech: Speech
  readonly to?: Seat | undefined
  /** Whom the client believes to sit there. */
  readonly person?: string | undefined
}

const isParley = ({ session, isOn }: RunningTable, code: string): boolean =>
  session !== null && isOn && code.startsWith('parley.') && Object.hasOwn(session.rules.game.words.messages.en, code)

/** Within a turn. What the table or the rules close is refused with the reason; false if it has been said before. */
export async function speak(table: RunningTable, seat: Seat, { id, speech, to, person }: Saying): Promise<boolean> {
  const { house, seats } = table.record.doc
  mayTalk(table)
  if ('text' in speech && house.talk === 'phrases') throw refusal('talk.phrases')
  if (to !== undefined && !house.whispers) throw refusal('talk.noWhispers')
  const whom = to === undefined ? null : meantAt(table, to, person)
  if ('phrase' in speech && !PHRASES.some((phrase) => phrase === speech.phrase)) throw refusal('talk.noPhrase')
  if ('parley' in speech && !isParley(table, speech.parley)) throw refusal('talk.noParley')
  const by = occupantOf(seats[seat]) ?? ''
  const body: Body = { name: seats[seat].name, speech }
  const at = table.services.time.now()
  const spoken = { at, body: JSON.stringify(body), person: by, to_person: whom }
  const n = await table.services.tables.say(table.id, spoken, requestOf(by, id))
  if (n === null) return false
  table.heard = Math.max(table.heard, n)
  table.channels.tellTalk({ n, at, ...body, by, to: whom })
  if (to !== undefined && whom !== null && isHeard(table, whom, by)) callSeat(table, to, 'spoke', `${n}`, { params: { who: body.name } })
  return true
}

/** Who sits on a seat now. Refused where nobody does, or not the person whom the client saw there: seats may have moved meanwhile. */
export function meantAt({ record }: RunningTable, seat: Seat, person: string | undefined): string {
  const there = record.doc.seats[seat]
  if (there === undefined) throw refusal('table.noSeat', { params: { seat } })
  const occupant = occupantOf(there)
  if (occupant === undefined || (person !== undefined && person !== occupant)) throw refusal('talk.nobody')
  return occupant
}

/** Within a turn: what was said by way of another server. */
export async function hear(table: RunningTable): Promise<void> {
  for (const one of await table.services.tables.talk(table.id, table.heard)) {
    table.heard = one.n
    table.channels.tellTalk(read(one))
  }
}
