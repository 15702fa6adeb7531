import type { Person, Preferences } from '@flotilla/wire'
import { seatOfPerson, withSeat } from '../storage/doc.ts'
import type { Harbour } from '../tables/harbour.ts'

/** What somebody chose; where they sit, they look so from now on. */
export async function choose(harbour: Harbour, person: Person, wanted: Preferences): Promise<void> {
  const { alerts, tables } = harbour
  const { avatar } = wanted
  const before = await alerts.preferences(person.id)
  await alerts.prefer(person.id, wanted)
  if (avatar === before.avatar) return
  for (const id of await tables.idsOf(person.id))
    await harbour.rewrite(id, (record) => {
      const { doc, finished } = record
      const seat = seatOfPerson(doc, person.id)
      if (seat === null || finished !== null) return null
      const { avatar: _old, ...sitting } = doc.seats[seat]
      return { ...record, doc: withSeat(doc, seat, avatar === '' ? sitting : { ...sitting, avatar }) }
    })
}
