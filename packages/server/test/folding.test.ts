import { join } from 'node:path'
import { builtInGames } from '@flotilla/games'
import { verify } from '@flotilla/kernel'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { names, read } from '../../games/test/golden/files.ts'
import { backup, exportTable, importRecord, openStorage, restore, type Running } from '../src/index.ts'
import { foldFinished, folded, unfolded } from '../src/storage/fold.ts'
import { tidy } from '../src/storage/retention.ts'
import type { EntryRow } from '../src/storage/schema.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const DAY = 86_400_000
/** When the games have ended: a server tidies by itself what is older. */
const NOW = Date.now() - DAY / 2
const FOR_EVER = { open: 0, ended: 0, over: 0, sessions: 0, guests: 0 }
/** One game of each kind. */
const records = builtInGames.map(({ id }) => read(names().find((name) => name.startsWith(`${id}-`)) ?? '').record)

const anyEntries = fc.array(
  fc.record<Omit<EntryRow, 'table_id' | 'seq'>>({
    kind: fc.constantFrom('answer', 'hold', 'undo', 'close', 'seat'),
    seat: fc.integer({ min: 0, max: 5 }),
    choice: fc.json(),
    request: fc.option(fc.string({ unit: 'grapheme' })),
    by: fc.constantFrom('person', 'bot', 'clock'),
    at: fc.maxSafeNat(),
    spent: fc.integer(),
    tag: fc.string(),
    prev: fc.string(),
  }),
  { minLength: 1, maxLength: 30 },
)

test('entries come out as they were folded, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(anyEntries, async (some) => {
      const entries = some.map((entry, i): EntryRow => ({ table_id: 'a', seq: i + 1, ...entry }))
      expect(await unfolded('a', await folded(entries))).toEqual(entries)
    }),
  )
})

describe.each(kinds)('finished games, on %s', (kind) => {
  const servers = new Servers(kind)

  const count = async ({ storage }: Running, from: 'entries' | 'folded'): Promise<number> =>
    (await storage.db.selectFrom(from).select('table_id').execute()).length

  /** A finished game of each kind, one that goes on, and a server that has never looked at them. */
  async function archive() {
    const where = await servers.fresh()
    const before = await servers.start(where)
    const [anna, ben] = await crew(before.url, 'Anna', 'Ben')
    const running = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    await line.hello(running)
    expect(await line.answer(running, line.ask?.choices[0].choice)).toBeNull()
    const finished: string[] = []
    for (const record of records) finished.push(await importRecord(before.storage, builtInGames, record, NOW))
    const histories = await Promise.all(finished.map((id) => anna.get<{ steps: unknown[] }>(`/api/tables/${id}/history`)))
    for (const { steps } of histories) expect(steps.length).toBeGreaterThan(10)
    await servers.stop(before)
    return { server: await servers.start(where), finished, histories, running }
  }

  test('are one row each, and read as before: record, proof, history, state', async () => {
    const { server, finished, histories, running } = await archive()
    const { storage, registry } = server
    const [cora] = await crew(server.url, 'Cora')
    const stored = await Promise.all(finished.map((id) => registry.tables.entries(id, 0)))
    expect(await foldFinished(storage, NOW + 2 * DAY)).toBe(finished.length)
    expect(await count(server, 'folded')).toBe(finished.length)
    expect(await count(server, 'entries')).toBe(1)
    for (const [i, id] of finished.entries()) {
      expect(await registry.tables.entries(id, 0)).toEqual(stored[i])
      expect(await registry.tables.entries(id, 3)).toEqual(stored[i].slice(3))
      const { record } = await exportTable(storage, id)
      expect(record.answers).toEqual(records[i].answers)
      expect(verify(builtInGames[i], record).outcome).toEqual(records[i].outcome)
      expect(await cora.get(`/api/tables/${id}/history`)).toEqual(histories[i])
      expect(await cora.get(`/api/tables/${id}/record`)).toMatchObject({ answers: records[i].answers })
    }
    expect(await registry.tables.entries(running, 0)).toHaveLength(1)
  })

  test('are folded after a day, each once, by whatever is tidied up', async () => {
    const { server, finished } = await archive()
    const { storage } = server
    await tidy(storage, FOR_EVER, NOW + DAY)
    expect(await count(server, 'folded')).toBe(0)
    await tidy(storage, FOR_EVER, NOW + DAY + 1)
    expect(await count(server, 'folded')).toBe(finished.length)
    expect(await foldFinished(storage, NOW + 2 * DAY)).toBe(0)
  })

  test('are folded in slices that go on where the last one ended', async () => {
    const { server, finished } = await archive()
    const [first, ...others] = finished
    expect(await foldFinished(server.storage, NOW + 2 * DAY, 1)).toBe(1)
    expect(await count(server, 'folded')).toBe(1)
    expect(await foldFinished(server.storage, NOW + 2 * DAY, 2)).toBe(2)
    expect(await foldFinished(server.storage, NOW + 2 * DAY)).toBe(others.length - 2)
    expect(await server.registry.tables.entries(first, 0)).not.toEqual([])
    expect(await count(server, 'folded')).toBe(finished.length)
  })

  test('take nothing in any more: what somebody who slept for days appends is not part of the game', async () => {
    const { server, finished } = await archive()
    const { storage, registry } = server
    await foldFinished(storage, NOW + 2 * DAY)
    const before = await registry.tables.entries(finished[0], 0)
    await registry.journal.append({ ...before[5], request: 'late 1' })
    expect(await registry.tables.entries(finished[0], 0)).toEqual(before)
    expect(await registry.tables.entries(finished[0], 2)).toEqual(before.slice(2))
  })

  test('are in a backup as they are, and go with their table', async () => {
    const { server, finished } = await archive()
    await foldFinished(server.storage, NOW + 2 * DAY)
    const file = join(servers.folder(), 'backup.gz')
    await backup(server.storage, file)
    const copy = await openStorage(await servers.fresh(), 'copy', () => undefined)
    try {
      await restore(copy, file)
      for (const [i, id] of finished.entries()) expect((await exportTable(copy, id)).record.answers).toEqual(records[i].answers)
      await tidy(copy, { ...FOR_EVER, over: 1 }, NOW + 2 * DAY)
      expect(await copy.db.selectFrom('folded').select('table_id').execute()).toEqual([])
    } finally {
      await copy.close()
    }
  })
})

describe.runIf(kinds.includes('postgres'))('on PostgreSQL entries', () => {
  const servers = new Servers('postgres')

  test('are kept in parts by their table, so that one table is looked for in one part', async () => {
    const server = await servers.start()
    const { db } = server.storage
    for (const record of records) await importRecord(server.storage, builtInGames, record, NOW)
    const parts = await sql<{ part: string; tables: number }>`
      select tableoid::regclass::text as part, count(distinct table_id)::int as tables from entries group by 1`.execute(db)
    expect(parts.rows.every(({ part }) => /^entries_\d+$/.test(part))).toBe(true)
    expect(parts.rows.reduce((sum, { tables }) => sum + tables, 0)).toBe(records.length)
    const plan = await sql<Record<string, string>>`explain select * from entries where table_id = 'a' and seq > 0 order by seq`.execute(db)
    const looked = plan.rows.flatMap((row) => /on (entries_\d+)/.exec(Object.values(row)[0])?.[1] ?? [])
    expect(new Set(looked).size).toBe(1)
  })
})
