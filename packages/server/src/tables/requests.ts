import type { Seat } from '@flotilla/kernel'
import type { Request } from '@flotilla/protocol'
import { refusal, refusalOf } from '../refusal.ts'
import { admitMessage } from '../scopes.ts'
import { cameBack, goneAway, seatOfPerson, withRequest, withSeat, type TableDoc } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { requestOf } from '../storage/requests.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import type { LiveTable } from './live-table.ts'
import { pointOut } from './signals.ts'
import { meantAt, speak } from './talk.ts'
import { castVote } from './votes.ts'

/** What a person asks of a table, by socket or by HTTP. Resolves when it is done and durable; throws the reason why not. */
export async function carryOut(table: LiveTable, actor: Actor | null, request: Request): Promise<Done> {
  try {
    return await done(table, actor, request)
  } catch (error) {
    table.services.observer.refused(request.type, reasonOf(error))
    throw error
  }
}

/** For the numbers: what the rules forbid is one reason, or there would be hundreds. */
function reasonOf(error: unknown): string {
  const { code, rule } = refusalOf(error)?.fault ?? { code: 'server.error' }
  return rule === undefined ? code : 'rules'
}

async function done(table: LiveTable, actor: Actor | null, request: Request): Promise<Done> {
  if (actor === null) throw refusal('person.unknown', { status: 401 })
  admitMessage(actor, request.type)
  const person = actor.person.id
  /** Where the person sits at this moment: asked again within the turn, because seats may move while a request waits for it. */
  const mine = (): Seat => seatAt(table.record.doc, person)
  const seat = mine()
  const id = requestOf(person, request.id)
  switch (request.type) {
    case 'answer': {
      const { choice, ask } = request
      const stored = await table.act({ kind: 'answer', seat, choice, by: 'person', person, request: id, posed: ask })
      await comeBack(table, person)
      return stored
    }
    case 'undo': {
      const { undo } = table.record.doc.house
      if (undo !== 'free') throw refusal(undo === 'off' ? 'undo.off' : 'undo.consent')
      return table.act({ kind: 'undo', seat, choice: null, by: 'person', person, request: id })
    }
    case 'vote':
      return table.inTurn(() => castVote(table, mine(), request, id))
    case 'say':
      await table.services.moderation.checkTalk(actor)
      return table.inTurn(async () => ((await speak(table, mine(), request)) ? DONE : AGAIN))
    case 'signal':
      return table.inTurn(async () => {
        await pointOut(table, { kind: request.kind, at: request.at, seat: mine() })
        return DONE
      })
    case 'mute':
      return table.wish(person, request.id, (wishes) => {
        const whom = meantAt(table, request.seat, request.person)
        const others = wishes.muted.filter((one) => one !== whom)
        return { ...wishes, muted: request.on ? [...others, whom] : others }
      })
    case 'orders':
      return table.wish(person, request.id, (wishes) => ({ ...wishes, orders: request.orders }))
    case 'away':
      return setAway(table, person, request.away, id)
  }
}

function seatAt(doc: TableDoc, person: string): Seat {
  const seat = seatOfPerson(doc, person)
  if (seat === null) throw refusal('table.notSeated', { status: 403 })
  return seat
}

/** Whoever answers is back. */
export async function comeBack(table: LiveTable, person: string): Promise<void> {
  const { doc } = table.record
  const seat = seatOfPerson(doc, person)
  if (seat !== null && doc.seats[seat].away !== undefined) await setAway(table, person, false, null)
}

async function setAway(table: LiveTable, person: string, gone: boolean, request: string | null): Promise<Done> {
  let again = false
  await table.change((record) => {
    const { doc } = record
    again = request !== null && doc.done?.includes(request) === true
    if (again) return null
    const seat = seatAt(doc, person)
    const sitting = doc.seats[seat]
    if (sitting.kind !== 'person' || ((sitting.away ?? false) === gone && request === null)) return null
    const changed = withSeat(doc, seat, gone ? goneAway(sitting, table.services.time.now(), 'self') : cameBack(sitting))
    return { ...record, doc: request === null ? changed : withRequest(changed, request) }
  })
  return again ? AGAIN : DONE
}
