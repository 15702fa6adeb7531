import type { Seat } from '@flotilla/kernel'
import type { Request } from '@flotilla/protocol'
import { refusal, refusalOf } from '../refusal.ts'
import { admitMessage } from '../scopes.ts'
import { seatOfPerson, type TableDoc } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { newId } from '../storage/secrets.ts'
import { requestOf } from '../storage/requests.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import type { RunningTable } from './running/running-table.ts'
import { pointOut } from './signals.ts'
import { meantAt, speak } from './talk.ts'
import { castVote } from './votes.ts'

/** What a person asks of a table, by socket or by HTTP. Resolves when it is done and durable; throws the reason why not. */
export async function carryOut(table: RunningTable, actor: Actor | null, request: Request): Promise<Done> {
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

async function done(table: RunningTable, actor: Actor | null, request: Request): Promise<Done> {
  if (actor === null) throw refusal('person.unknown', { status: 401 })
  admitMessage(actor, request.type)
  const person = actor.person.id
  /** Where the person sits at this moment: asked again within the turn, because seats may move while a request waits for it. */
  const mine = (): Seat => seatAt(table.record.doc, person)
  mine()
  const id = requestOf(person, request.id)
  switch (request.type) {
    case 'answer': {
      const { choice, ask } = request
      return table.request({ type: 'answer', person, request: request.id, choice, asked: ask })
    }
    case 'undo': {
      const { undo } = table.record.doc.house
      if (undo !== 'free') throw refusal(undo === 'off' ? 'undo.off' : 'undo.consent')
      return table.request({ type: 'undo', person, request: request.id })
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
      return table.inTurn(() =>
        table.wishes.wish(person, request.id, (wishes) => {
          const whom = meantAt(table, request.seat, request.person)
          const others = wishes.muted.filter((one) => one !== whom)
          return { ...wishes, muted: request.on ? [...others, whom] : others }
        }),
      )
    case 'orders':
      return table.inTurn(() => table.wishes.wish(person, request.id, (wishes) => ({ ...wishes, orders: request.orders })))
    case 'away':
      return setAway(table, person, request.away, request.id)
  }
}

function seatAt(doc: TableDoc, person: string): Seat {
  const seat = seatOfPerson(doc, person)
  if (seat === null) throw refusal('table.notSeated', { status: 403 })
  return seat
}

/** Whoever comes is back. */
export async function comeBack(table: RunningTable, person: string): Promise<void> {
  const { doc } = table.record
  const seat = seatOfPerson(doc, person)
  if (seat !== null && doc.seats[seat].away !== undefined && table.record.finished === null)
    await setAway(table, person, false, `back:${newId()}`)
}

/** From now on somebody else plays for this person, or they play themselves again. */
export function setAway(table: RunningTable, person: string, away: boolean, request: string): Promise<Done> {
  const seat = seatAt(table.record.doc, person)
  return table.request({ type: 'seat', person, request, seat, sitting: { person, bot: null, away } })
}
