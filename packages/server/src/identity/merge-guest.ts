import type { Person } from '@flotilla/protocol'
import { botInstead, cameBack, OPEN_SEAT, seatOfPerson, withSeat, type SeatDoc, type TableDoc } from '../storage/doc.ts'
import { newId } from '../storage/secrets.ts'
import type { TableRecord } from '../storage/tables.ts'
import { Stretches } from '../time.ts'
import type { TableRegistry } from '../tables/registry.ts'

/** What is left of somebody who deleted their account. */
export const FORMER_PLAYER = 'former player'

/** How many tables a guest would bring along, and at how many of them both sit. */
export async function baggageOf(registry: TableRegistry, guest: string, kept: string): Promise<{ tables: number; both: number }> {
  const [own, others] = await Promise.all([registry.tables.idsOf(guest), registry.tables.idsOf(kept)])
  const known = new Set(others)
  const stretches = new Stretches()
  let both = 0
  for (const id of own.filter((one) => known.has(one))) {
    await stretches.rest()
    const table = await registry.tables.byId(id)
    if (table !== null && sits(table.doc, guest) && sits(table.doc, kept)) both++
  }
  return { tables: own.length, both }
}

const sits = (doc: TableDoc, person: string): boolean => seatOfPerson(doc, person) !== null

/**
 * A guest's seats and results are the kept name's from now on; where both sit at one table, the guest's seat is given up. Nothing that gives
 * power comes along: somebody else may have prepared this guest, and would act under the kept name by its tokens, programs and webhooks.
 */
export async function moveOver(registry: TableRegistry, guest: Person, kept: Person): Promise<void> {
  const stretches = new Stretches()
  for (const id of await registry.tables.idsOf(guest.id)) {
    await stretches.rest()
    await registry.rewrite(id, (record) => {
      const { doc } = record
      const hosted = doc.host === guest.id ? { ...doc, host: kept.id } : doc
      const seat = seatOfPerson(hosted, guest.id)
      if (seat === null) return { ...record, doc: hosted }
      if (sits(hosted, kept.id)) return { ...record, doc: withSeat(hosted, seat, givenUp(registry, record, seat)) }
      return { ...record, doc: withSeat(hosted, seat, { ...hosted.seats[seat], person: kept.id, name: kept.name }) }
    })
  }
  await registry.tables.handOver(guest.id, kept.id)
  await registry.results.handOver(guest.id, kept)
  await registry.relationships.handOver(guest.id, kept.id)
}

/** A seat without its person: free before the game, a bot's while it goes on, nobody's afterwards. */
export function givenUp(registry: TableRegistry, { status, doc }: TableRecord, at: number, name?: string): SeatDoc {
  if (status === 'open' && doc.reveal === undefined) return OPEN_SEAT
  const seat = doc.seats[at]
  const named = name === undefined ? {} : { name }
  if (status !== 'over' && status !== 'ended') return { ...botInstead(seat, at, registry.bots.substitute, newId()), ...named }
  const { person: _gone, awaited: _awaited, avatar: _face, ...left } = cameBack(seat)
  return { ...left, ...named }
}
