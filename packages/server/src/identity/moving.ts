import type { Person } from '@flotilla/wire'
import { cameBack, OPEN_SEAT, seatOfPerson, withSeat, type SeatDoc, type TableDoc } from '../storage/doc.ts'
import type { TableRecord } from '../storage/tables.ts'
import type { Harbour } from '../tables/harbour.ts'

/** What is left of somebody who deleted their account. */
export const FORMER_PLAYER = 'former player'

/** How many tables a guest would bring along, and at how many of them both sit. */
export async function baggageOf(harbour: Harbour, guest: string, kept: string): Promise<{ tables: number; both: number }> {
  const [own, others] = await Promise.all([harbour.tables.idsOf(guest), harbour.tables.idsOf(kept)])
  const shared = await Promise.all(own.filter((id) => others.includes(id)).map((id) => harbour.tables.byId(id)))
  const both = shared.filter((table) => table !== null && sits(table.doc, guest) && sits(table.doc, kept))
  return { tables: own.length, both: both.length }
}

const sits = (doc: TableDoc, person: string): boolean => seatOfPerson(doc, person) !== null

/** All that a guest had is the kept name's from now on. Where both sit at one table, the guest's seat is given up. */
export async function moveOver(harbour: Harbour, guest: Person, kept: Person): Promise<void> {
  for (const id of await harbour.tables.idsOf(guest.id))
    await harbour.rewrite(id, (record) => {
      const { doc } = record
      const hosted = doc.host === guest.id ? { ...doc, host: kept.id } : doc
      const seat = seatOfPerson(hosted, guest.id)
      if (seat === null) return { ...record, doc: hosted }
      if (sits(hosted, kept.id)) return { ...record, doc: withSeat(hosted, seat, givenUp(harbour, record, hosted.seats[seat])) }
      return { ...record, doc: withSeat(hosted, seat, { ...hosted.seats[seat], person: kept.id, name: kept.name }) }
    })
  await harbour.results.handOver(guest.id, kept)
  await harbour.bonds.handOver(guest.id, kept.id)
  const { db } = harbour.storage
  await db.updateTable('ways').set({ person: kept.id }).where('person', '=', guest.id).execute()
  await db.updateTable('tokens').set({ person: kept.id }).where('person', '=', guest.id).execute()
  await db.updateTable('persons').set({ owner: kept.id }).where('owner', '=', guest.id).execute()
}

/** A seat without its person: free before the game, a bot's while it goes on, nobody's afterwards. */
export function givenUp(harbour: Harbour, { status }: TableRecord, seat: SeatDoc, name = seat.name): SeatDoc {
  const { person: _gone, awaited: _awaited, avatar: _face, ...left } = cameBack({ ...seat, name })
  if (status === 'open') return OPEN_SEAT
  return status === 'over' || status === 'ended' ? left : { ...left, kind: 'bot', bot: harbour.bots.substitute }
}
