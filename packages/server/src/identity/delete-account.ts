import type { Person } from '@flotilla/protocol'
import { seatOfPerson, withSeat } from '../storage/doc.ts'
import { mailedName } from '../alerts/digest.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { Stretches } from '../time.ts'
import { FORMER_PLAYER, givenUp } from './merge-guest.ts'

/** The account goes: seats become a former player's, what was said is blanked, records stay provable. Returns the keys that are worth nothing any more. */
export async function deleteAccount(registry: TableRegistry, person: Person): Promise<string[]> {
  const { db } = registry.storage
  // Wherever it was said: also at tables that the person has left since.
  await registry.tables.blankTalk(person.id, FORMER_PLAYER)
  await registry.tables.forgetWishes(person.id)
  const stretches = new Stretches()
  for (const id of await registry.tables.idsOf(person.id)) {
    await stretches.rest()
    await registry.rewrite(id, (record) => {
      const { doc } = record
      const hosted = doc.host === person.id ? { ...doc, host: '' } : doc
      const at = seatOfPerson(hosted, person.id)
      return { ...record, doc: at === null ? hosted : withSeat(hosted, at, givenUp(registry, record, at, FORMER_PLAYER)) }
    })
  }
  await registry.results.handOver(person.id, { id: null, name: FORMER_PLAYER })
  await registry.relationships.handOver(person.id, null)
  const owned = await db.selectFrom('persons').select('id').where('owner', '=', person.id).execute()
  const keys: string[] = []
  const all = [person.id, ...owned.map(({ id }) => id)]
  await db.transaction().execute(async (inside) => {
    for (const kind of ['sessions', 'tokens'] as const)
      keys.push(...(await inside.deleteFrom(kind).where('person', 'in', all).returning('hash').execute()).map(({ hash }) => hash))
    for (const kind of ['passkeys', 'recovery_codes', 'codes', 'ways', 'calls'] as const)
      await inside.deleteFrom(kind).where('person', 'in', all).execute()
    await inside
      .deleteFrom('meta')
      .where(
        'name',
        'in',
        all.map((id) => mailedName(id)),
      )
      .execute()
    await inside
      .updateTable('persons')
      .set({ name: FORMER_PLAYER, skeleton: '', prefs: null, gone: registry.time.now() })
      .where('id', 'in', all)
      .execute()
  })
  return keys
}
