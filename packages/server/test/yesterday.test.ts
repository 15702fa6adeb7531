import { expect, test } from 'vitest'
import type { TableDoc } from '../src/storage/doc.ts'
import { openStorage, type Running, type Storage } from '../src/index.ts'
import type { Line } from './client.ts'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')

/** As it was before entries named the one before: the journal had answers only, and the document said who sits where and what was agreed to. */
async function asYesterday(storage: Storage, table: string, status: string): Promise<void> {
  const { raw, db } = storage
  if (raw === null) throw new Error('SQLite is expected here')
  const { doc } = await db.selectFrom('tables').select('doc').where('id', '=', table).executeTakeFirstOrThrow()
  const { began: _began, ...older } = JSON.parse(doc) as TableDoc
  await db
    .updateTable('tables')
    .set({ doc: JSON.stringify(older), status: status as 'playing' })
    .where('id', '=', table)
    .execute()
  for (const column of ['tag', 'prev']) raw.exec(`alter table entries drop column ${column}`)
  raw.exec(`delete from kysely_migration where name = '044-entries-name-the-one-before'`)
}

async function twoAnswers(server: Running): Promise<{ table: string; lines: Line[] }> {
  const clients = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf(clients, { options: { first: 0 } })
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  for (const line of lines) {
    await line.until(() => line.ask !== null)
    expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
  }
  return { table, lines }
}

test.each(['playing', 'paused'])('a table that is %s in a database of yesterday goes on', async (status) => {
  const where = await servers.fresh()
  const first = await servers.start(where)
  const { table, lines } = await twoAnswers(first)
  await lines[1].until(() => lines[1].seq === 2)
  const before = await lines[1].hello(table)
  await servers.stop(first)
  const storage = await openStorage(where, 'node', () => undefined)
  await asYesterday(storage, table, status)
  await storage.close()
  const second = await servers.start(where)
  const live = await second.registry.table(table)
  expect(live.record.status).toBe(status)
  expect(live.session?.shown(1)).toMatchObject({ seq: 2, ask: before.ask === null ? null : { kind: before.ask.kind } })
  expect(JSON.parse(JSON.stringify(live.session?.shown(1).view))).toEqual(before.view)
  const kinds = (await second.registry.tables.entries(table, 0)).map(({ kind, tag, prev }) => [kind, tag, prev])
  const paused = status === 'paused' ? [['pause', 'e3', 'e2']] : []
  expect(kinds).toEqual([['answer', 'e1', ''], ['answer', 'e2', 'e1'], ...paused])
  const person = live.record.doc.seats[0].person ?? ''
  if (status === 'paused') await live.request({ type: 'decide', kind: 'resume', person, request: 'on' })
  expect(await live.request({ type: 'undo', person: live.record.doc.seats[1].person ?? '', request: 'back' })).toMatchObject({
    again: false,
  })
  expect((await second.registry.tables.byId(table))?.status).toBe('playing')
})
