import type { Seat } from '@flotilla/kernel'
import type { Request } from '@flotilla/wire'
import { Refused, refusalOf } from '../refused.ts'
import { admitMessage } from '../scopes.ts'
import { cameBack, goneAway, seatOfPerson, withRequest, withSeat } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { requestOf } from '../storage/requests.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import type { LiveTable } from './live-table.ts'
import { pointOut } from './signals.ts'
import { speak } from './talk.ts'
import { castVote } from './votes.ts'

/** What a person asks of a table, by socket or by HTTP. Resolves when it is done and durable; throws the reason why not. */
export async function carryOut(table: LiveTable, actor: Actor | null, request: Request): Promise<Done> {
  try {
    return await done(table, actor, request)
  } catch (error) {
    table.shore.observer.refused(request.type, reasonOf(error))
    throw error
  }
}

/** For the numbers: what the rules forbid is one reason, or there would be hundreds. */
function reasonOf(error: unknown): string {
  const { code, rule } = refusalOf(error)?.fault ?? { code: 'server.error' }
  return rule === undefined ? code : 'rules'
}

async function done(table: LiveTable, actor: Actor | null, request: Request): Promise<Done> {
  if (actor === null) throw new Refused('person.unknown', { status: 401 })
  admitMessage(actor, request.type)
  const seat = seatOfPerson(table.record.doc, actor.person.id)
  if (seat === null) throw new Refused('table.notSeated', { status: 403 })
  switch (request.type) {
    case 'answer': {
      const { choice, id, ask } = request
      const stored = await table.act({ kind: 'answer', seat, choice, by: 'person', request: id, posed: ask })
      if (isAway(table, seat)) await comeBack(table, seat)
      return stored
    }
    case 'undo': {
      const { undo } = table.record.doc.house
      if (undo !== 'free') throw new Refused(undo === 'off' ? 'undo.off' : 'undo.consent')
      return table.act({ kind: 'undo', seat, choice: null, by: 'person', request: request.id })
    }
    case 'vote':
      return table.inTurn(() => castVote(table, seat, request))
    case 'say':
      await table.shore.order.checkTalk(actor)
      return table.inTurn(async () => ((await speak(table, seat, request)) ? DONE : AGAIN))
    case 'signal':
      return table.inTurn(async () => {
        await pointOut(table, { ...request, seat })
        return DONE
      })
    case 'mute':
      return table.wish(seat, request.id, (wishes) => {
        const others = wishes.muted.filter((one) => one !== request.seat)
        return { ...wishes, muted: request.on ? [...others, request.seat] : others }
      })
    case 'orders':
      return table.wish(seat, request.id, (wishes) => ({ ...wishes, orders: request.orders }))
    case 'away':
      return setAway(table, seat, request.away, requestOf(seat, request.id))
  }
}

const isAway = (table: LiveTable, seat: Seat): boolean => table.record.doc.seats[seat].away !== undefined

/** Whoever answers is back. */
export async function comeBack(table: LiveTable, seat: Seat): Promise<void> {
  if (isAway(table, seat)) await setAway(table, seat, false, null)
}

async function setAway(table: LiveTable, seat: Seat, gone: boolean, request: string | null): Promise<Done> {
  let again = false
  await table.change((record) => {
    const { doc } = record
    again = request !== null && doc.done?.includes(request) === true
    const sitting = doc.seats[seat]
    if (again || sitting.kind !== 'person' || ((sitting.away ?? false) === gone && request === null)) return null
    const changed = withSeat(doc, seat, gone ? goneAway(sitting, table.shore.time.now(), 'self') : cameBack(sitting))
    return { ...record, doc: request === null ? changed : withRequest(changed, request) }
  })
  return again ? AGAIN : DONE
}
