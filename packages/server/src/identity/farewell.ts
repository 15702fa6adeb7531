import type { Person } from '@flotilla/wire'
import { hidesEnd, seatOfPerson, withSeat } from '../storage/doc.ts'
import { mailedName } from '../alerts/digest.ts'
import type { Harbour } from '../tables/harbour.ts'
import { FORMER_PLAYER, givenUp } from './moving.ts'

/** Everything that is stored of a person, but for what would let somebody else be them. */
export async function dataOf({ storage, tables, time, alerts }: Harbour, person: Person): Promise<object> {
  const { db } = storage
  const row = await db.selectFrom('persons').selectAll().where('id', '=', person.id).executeTakeFirst()
  const seats = []
  for (const id of await tables.idsOf(person.id)) {
    const table = await tables.byId(id)
    if (table === null) continue
    const { game, created, started, doc } = table
    const seat = seatOfPerson(doc, person.id)
    // What has ended without this person knowing it yet goes on here, too.
    const { status, finished } = hidesEnd(table, seat, time.now()) ? { status: 'playing', finished: null } : table
    const talk = seat === null ? [] : (await tables.allTalk(id)).filter((said) => said.seat === seat)
    seats.push({ table: id, game, status, created, started, finished, seat, host: doc.host === person.id, talk })
  }
  return {
    person: { ...person, created: row?.created ?? null, preferences: JSON.parse(row?.prefs ?? '{}') as object },
    sessions: await db.selectFrom('sessions').select(['created', 'device', 'seen', 'proved']).where('person', '=', person.id).execute(),
    passkeys: await db.selectFrom('passkeys').select(['id', 'name', 'created', 'used']).where('person', '=', person.id).execute(),
    mail: (await db.selectFrom('keepsakes').select('value').where('person', '=', person.id).where('kind', '=', 'mail').execute()).map(
      ({ value }) => value,
    ),
    tokens: await db.selectFrom('tokens').select(['name', 'scopes', 'created', 'used']).where('person', '=', person.id).execute(),
    bots: await db.selectFrom('persons').select(['id', 'name', 'created']).where('owner', '=', person.id).execute(),
    ways: (await alerts.info(person.id, null)).ways,
    bonds: await db.selectFrom('bonds').select(['other', 'kind', 'created']).where('person', '=', person.id).execute(),
    results: await db
      .selectFrom('results')
      .select(['table_id', 'game', 'seats', 'seat', 'rank', 'points', 'won', 'others', 'started', 'finished'])
      .where('person', '=', person.id)
      .where('open_from', '<=', time.now())
      .execute(),
    tables: seats,
  }
}

/** The account goes: seats become a former player's, what was said is blanked, records stay provable. Returns the keys that are worth nothing any more. */
export async function farewell(harbour: Harbour, person: Person): Promise<string[]> {
  const { db } = harbour.storage
  for (const id of await harbour.tables.idsOf(person.id)) {
    const table = await harbour.tables.byId(id)
    const seat = table === null ? null : seatOfPerson(table.doc, person.id)
    if (seat !== null) await harbour.tables.blankTalk(id, seat, FORMER_PLAYER)
    await harbour.rewrite(id, (record) => {
      const { doc } = record
      const hosted = doc.host === person.id ? { ...doc, host: '' } : doc
      const at = seatOfPerson(hosted, person.id)
      return { ...record, doc: at === null ? hosted : withSeat(hosted, at, givenUp(harbour, record, hosted.seats[at], FORMER_PLAYER)) }
    })
  }
  await harbour.results.handOver(person.id, { id: null, name: FORMER_PLAYER })
  await harbour.bonds.handOver(person.id, null)
  const owned = await db.selectFrom('persons').select('id').where('owner', '=', person.id).execute()
  const keys: string[] = []
  const all = [person.id, ...owned.map(({ id }) => id)]
  await db.transaction().execute(async (inside) => {
    for (const kind of ['sessions', 'tokens'] as const)
      keys.push(...(await inside.deleteFrom(kind).where('person', 'in', all).returning('hash').execute()).map(({ hash }) => hash))
    for (const kind of ['passkeys', 'keepsakes', 'codes', 'ways', 'calls'] as const)
      await inside.deleteFrom(kind).where('person', 'in', all).execute()
    await inside
      .deleteFrom('meta')
      .where(
        'name',
        'in',
        all.map((id) => mailedName(id)),
      )
      .execute()
    await inside.updateTable('persons').set({ name: FORMER_PLAYER, prefs: null, gone: harbour.time.now() }).where('id', 'in', all).execute()
  })
  return keys
}
