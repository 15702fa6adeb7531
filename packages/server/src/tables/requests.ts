import type { Seat } from '@flotilla/kernel'
import type { Request, Scope } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import { seatOfPerson, withSeat } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { NO_WISHES } from '../storage/tables.ts'
import type { Done, LiveTable } from './live-table.ts'
import { speak } from './talk.ts'
import { castVote } from './votes.ts'

const DONE: Done = { held: false, again: false }
const AGAIN: Done = { held: false, again: true }

export function allow({ scopes }: Actor, scope: Scope): void {
  if (!scopes.includes(scope)) throw new Refused('person.scope', { status: 403, params: { scope } })
}

/** What a person asks of a table, by socket or by HTTP. Resolves when it is done and durable; throws the reason why not. */
export async function carryOut(table: LiveTable, actor: Actor | null, request: Request): Promise<Done> {
  if (actor === null) throw new Refused('person.unknown', { status: 401 })
  allow(actor, request.type === 'say' ? 'talk' : 'play')
  const seat = seatOfPerson(table.record.doc, actor.person.id)
  if (seat === null) throw new Refused('table.notSeated', { status: 403 })
  switch (request.type) {
    case 'answer': {
      const { choice, id, ask } = request
      const done = await table.act({ kind: 'answer', seat, choice, by: 'person', request: id, posed: ask })
      await comeBack(table, seat)
      return done
    }
    case 'undo': {
      const { undo } = table.record.doc.house
      if (undo !== 'free') throw new Refused(undo === 'off' ? 'undo.off' : 'undo.consent')
      return table.act({ kind: 'undo', seat, choice: null, by: 'person', request: request.id })
    }
    case 'vote':
      return table.once(request.id, seat, () => castVote(table, seat, request))
    case 'say':
      return table.once(request.id, seat, () => speak(table, seat, table.record.doc.seats[seat].name, request.speech, request.to))
    case 'mute': {
      const { orders, muted } = table.wishes.get(seat) ?? NO_WISHES
      const others = muted.filter((one) => one !== request.seat)
      return table.once(request.id, seat, () => table.wish(seat, { orders, muted: request.on ? [...others, request.seat] : others }))
    }
    case 'orders': {
      const { muted } = table.wishes.get(seat) ?? NO_WISHES
      return table.once(request.id, seat, () => table.wish(seat, { orders: request.orders, muted }))
    }
    case 'away':
      await setAway(table, seat, request.away)
      return DONE
  }
}

/** Whoever answers is back. */
export const comeBack = (table: LiveTable, seat: Seat): Promise<void> =>
  table.record.doc.seats[seat].away === undefined ? Promise.resolve() : setAway(table, seat, false)

async function setAway(table: LiveTable, seat: Seat, gone: boolean): Promise<void> {
  await table.change((record) => {
    const { away, ...sitting } = record.doc.seats[seat]
    if (sitting.kind !== 'person' || (away ?? false) === gone) return null
    return { ...record, doc: withSeat(record.doc, seat, gone ? { ...sitting, away: true } : sitting) }
  })
}

/** Requests that are no answers, remembered while the table is in memory: what is sent twice is done once. */
export class Doings {
  readonly #done = new Map<string, Seat>()

  async once(id: string, seat: Seat, job: () => Promise<void>): Promise<Done> {
    const key = `${seat} ${id}`
    if (this.#done.has(key)) return AGAIN
    await job()
    this.#done.set(key, seat)
    if (this.#done.size > MOST_REMEMBERED) this.#done.delete(this.#done.keys().next().value ?? '')
    return DONE
  }
}

const MOST_REMEMBERED = 500
