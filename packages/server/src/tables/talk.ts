import { ioOn, type Io, type Seat, type State } from '@flotilla/kernel'
import { PHRASES, type Speech, type Talk } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import { requestOf } from '../storage/requests.ts'
import type { Spoken } from '../storage/tables.ts'
import { callSeat } from './calls.ts'
import type { Course } from './course.ts'
import type { LiveTable } from './live-table.ts'

/** What is stored of something said. */
interface Body {
  readonly seat: Seat | null
  readonly name: string
  readonly to?: Seat
  readonly speech: Speech
}

export type Said = Body & { readonly n: number; readonly at: number }

const read = ({ n, at, body }: Spoken): Said => ({ n, at, ...(JSON.parse(body) as Body) })

/** As one viewer hears it; null if not at all. That somebody whispers is open, what they whisper is not. */
export function heardBy(said: Said, table: LiveTable, viewer: Seat | null): Talk | null {
  const { wishes } = table
  if (viewer !== null && said.seat !== null && wishes.get(viewer)?.muted.includes(said.seat) === true) return null
  if (viewer !== null && said.seat !== null && areApart(table, viewer, said.seat)) return null
  const { to, ...rest } = said
  if (to === undefined) return rest
  return { ...rest, to, speech: viewer !== null && (viewer === to || viewer === said.seat) ? said.speech : null }
}

/** One of the two keeps the other away: neither hears the other. */
function areApart({ record, apart }: LiveTable, a: Seat, b: Seat): boolean {
  const { seats } = record.doc
  return apart.size > 0 && apart.has(`${seats[a]?.person} ${seats[b]?.person}`)
}

export async function talkOf({ shore, id }: LiveTable): Promise<Said[]> {
  return (await shore.tables.talk(id)).map(read)
}

/** The game as everybody sees it: whether talk is closed and who belongs together is no secret, and nothing else may decide it. */
export const inPublic = (course: Course, now: number): Io => ioOn(course.table.game, course.publicView(now) as unknown as State)

/** Throws the reason why nothing may be said now: the table's, or the rule. */
export function mayTalk(table: LiveTable): void {
  const { record, course, shore } = table
  if (record.doc.house.talk === 'off') throw new Refused('talk.off')
  if (course === null || !table.seemsOpen) return
  const rule = course.table.game.silence?.(inPublic(course, shore.time.now())) ?? null
  if (rule !== null) throw new Refused('talk.silence', { rule })
}

/** What somebody wants to say, and the id of the request. */
interface Saying {
  readonly id: string
  readonly speech: Speech
  readonly to?: Seat | undefined
}

const isParley = ({ course, seemsOpen }: LiveTable, code: string): boolean =>
  course !== null && seemsOpen && code.startsWith('parley.') && code in (course.table.game.words.catalogues.en ?? {})

/** Within a turn. What the table or the rules close is refused with the reason; false if it has been said before. */
export async function speak(table: LiveTable, seat: Seat, { id, speech, to }: Saying): Promise<boolean> {
  const { house, seats } = table.record.doc
  mayTalk(table)
  if ('text' in speech && house.talk === 'phrases') throw new Refused('talk.phrases')
  if (to !== undefined && !house.whispers) throw new Refused('talk.noWhispers')
  if (to !== undefined && seats[to] === undefined) throw new Refused('table.noSeat', { params: { seat: to } })
  if ('phrase' in speech && !PHRASES.some((phrase) => phrase === speech.phrase)) throw new Refused('talk.noPhrase')
  if ('parley' in speech && !isParley(table, speech.parley)) throw new Refused('talk.noParley')
  const body: Body = { seat, name: seats[seat].name, speech, ...(to === undefined ? {} : { to }) }
  const at = table.shore.time.now()
  const n = await table.shore.tables.say(table.id, at, JSON.stringify(body), requestOf(seat, id))
  if (n === null) return false
  table.heard = Math.max(table.heard, n)
  table.audience.tellTalk({ n, at, ...body })
  if (to !== undefined) callSeat(table, to, 'spoke', `${n}`, { params: { who: body.name } })
  return true
}

/** Within a turn: what was said by way of another server. */
export async function hear(table: LiveTable): Promise<void> {
  for (const one of await table.shore.tables.talk(table.id, table.heard)) {
    table.heard = one.n
    table.audience.tellTalk(read(one))
  }
}
