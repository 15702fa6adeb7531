import type { Person } from '@flotilla/protocol'
import { hidesEnd, seatOfPerson } from '../storage/doc.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { Stretches } from '../time.ts'

function byTable<Line extends { readonly table_id: string }>(lines: readonly Line[]): Map<string, Line[]> {
  const tables = new Map<string, Line[]>()
  for (const line of lines) {
    const there = tables.get(line.table_id)
    if (there === undefined) tables.set(line.table_id, [line])
    else there.push(line)
  }
  return tables
}

/** Everything that is stored of a person, but for what would let somebody else be them. */
export async function personalDataOf({ storage, tables, results, time, alerts }: TableRegistry, person: Person): Promise<object> {
  const { db } = storage
  const row = await db.selectFrom('persons').selectAll().where('id', '=', person.id).executeTakeFirst()
  const seats = []
  const said = byTable(await tables.talkOfPerson(person.id))
  const stretches = new Stretches()
  for (const id of await tables.idsOf(person.id)) {
    await stretches.rest()
    const table = await tables.byId(id)
    if (table === null) continue
    const { game, created, started, doc } = table
    const seat = seatOfPerson(doc, person.id)
    // What has ended without this person knowing it yet goes on here, too.
    const { status, finished } = hidesEnd(table, seat, time.now()) ? { status: 'playing', finished: null } : table
    const talk = said.get(id) ?? []
    said.delete(id)
    seats.push({ table: id, game, status, created, started, finished, seat, host: doc.host === person.id, talk })
  }
  return {
    person: { ...person, created: row?.created ?? null, preferences: JSON.parse(row?.prefs ?? '{}') as object },
    sessions: await db.selectFrom('sessions').select(['created', 'device', 'seen', 'proved']).where('person', '=', person.id).execute(),
    passkeys: await db.selectFrom('passkeys').select(['id', 'name', 'created', 'used']).where('person', '=', person.id).execute(),
    mail: (await db.selectFrom('recovery_codes').select('value').where('person', '=', person.id).where('kind', '=', 'mail').execute()).map(
      ({ value }) => value,
    ),
    tokens: await db.selectFrom('tokens').select(['name', 'scopes', 'created', 'used']).where('person', '=', person.id).execute(),
    bots: await db.selectFrom('persons').select(['id', 'name', 'created']).where('owner', '=', person.id).execute(),
    ways: (await alerts.info(person.id, null)).ways,
    relationships: await db.selectFrom('relationships').select(['other', 'kind', 'created']).where('person', '=', person.id).execute(),
    results: await results.all(person.id),
    tables: seats,
    /** What they said at tables that they have left since. */
    talkElsewhere: [...said.values()].flat(),
  }
}
