import type { Person, Preferences } from '@flotilla/protocol'
import { refusal } from '../refusal.ts'
import { seatOfPerson, withSeat } from '../storage/doc.ts'
import type { TableRegistry } from '../tables/registry.ts'

const DAY = 86_400_000
/** So many days a year. */
const MOST = 30

/** So many days in which the clocks of games over days do not run for this person; 0 ends it. What is not used is given back. */
export async function takeVacation(registry: TableRegistry, person: Person, days: number): Promise<Preferences['vacation']> {
  const { alerts, tables, time } = registry
  const now = time.now()
  const year = String(new Date(now).getUTCFullYear())
  const before = (await alerts.preferences(person.id)).vacation
  const unused = before === null ? 0 : Math.max(0, Math.floor((before.until - now) / DAY))
  const taken = (before?.taken[year] ?? 0) - unused
  if (taken + days > MOST) throw refusal('person.vacation', { params: { most: MOST, left: MOST - taken } })
  const until = now + days * DAY
  const vacation = { until: days === 0 ? 0 : until, taken: { [year]: taken + days } }
  await alerts.takeVacation(person.id, vacation)
  for (const id of await tables.goingOnWith([person.id]))
    await registry.rewrite(id, (record) => {
      const { doc } = record
      const seat = seatOfPerson(doc, person.id)
      if (seat === null || doc.house.clock.kind !== 'slow') return null
      const { vacation: _before, ...sitting } = doc.seats[seat]
      return { ...record, doc: withSeat(doc, seat, days === 0 ? sitting : { ...sitting, vacation: until }) }
    })
  return vacation
}
