import { listing, type TableDoc } from '../src/storage/doc.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waves } from '@flotilla/waves'
import { BadInput, verify } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { backup, exportTable, importRecord, openStorage, readConfig, restore } from '../src/index.ts'
import { Tables } from '../src/storage/tables.ts'
import { newSeed } from '../src/storage/secrets.ts'
import { Journal } from '../src/storage/journal.ts'
import type { Heard } from '../src/cluster/bus.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const none = (): void => undefined
const ENTRY = { kind: 'answer', choice: '{}', request: null, by: 'person', at: 1, spent: 0, tag: 't1', prev: '' } as const

describe.each(kinds)('on %s', (kind) => {
  const servers = new Servers(kind)

  test('two writers of one seq: one is stored, the other hears so; a batch of many tables is one commit', async () => {
    const storage = await openStorage(await servers.fresh(), 'node', none)
    const journal = new Journal(storage)
    const entry = (table: string, seq: number, seat: number) => ({ ...ENTRY, table_id: table, seq, seat })
    expect(
      await Promise.all([journal.append(entry('a', 1, 0)), journal.append(entry('b', 1, 0)), journal.append(entry('c', 1, 0))]),
    ).toEqual([true, true, true])
    expect(journal.commits).toBe(1)
    expect(await journal.append(entry('a', 1, 1))).toBe(false)
    // Whoever does not know the last entry cannot append: a copy that is behind, or a table that is not there.
    expect(await journal.append({ ...entry('a', 2, 1), tag: 't2', prev: 'another' })).toBe(false)
    expect(await journal.append({ ...entry('d', 2, 1), tag: 't2', prev: 't1' })).toBe(false)
    expect(await new Tables(storage).entries('a', 0)).toMatchObject([{ seq: 1, seat: 0, at: 1 }])
    expect(await journal.append({ ...entry('a', 2, 1), tag: 't2', prev: 't1' })).toBe(true)
    await storage.close()
  })

  test.runIf(kind === 'postgres')(
    'whatever one server stores or signals, the others hear of at once, and it does not hear itself',
    async () => {
      const where = await servers.fresh()
      const [here, there] = [await openStorage(where, 'here', none), await openStorage(where, 'there', none)]
      const heard: Heard[] = []
      const own: Heard[] = []
      await there.bus.listen((notice) => heard.push(notice), none)
      await here.bus.listen((notice) => own.push(notice), none)
      await new Journal(here).append({ ...ENTRY, table_id: 'a', seq: 1, seat: 0 })
      here.bus.tell({ what: 'table', table: 'b' })
      here.bus.tell({ what: 'signal', table: 'c', more: '{"kind":"here"}' })
      there.bus.tell({ what: 'talk', table: 'd' })
      await expect.poll(() => own).toEqual([{ from: 'there', what: 'talk', table: 'd' }])
      await expect
        .poll(() => heard)
        .toEqual([
          { from: 'here', what: 'entries', table: 'a' },
          { from: 'here', what: 'table', table: 'b' },
          { from: 'here', what: 'signal', table: 'c', more: '{"kind":"here"}' },
        ])
      await here.close()
      await there.close()
    },
  )

  test('backup into a file, restore into an empty database, and play on', async () => {
    const server = await servers.start()
    const clients = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf(clients, { options: { first: 0 } })
    const line = await clients[0].socket()
    await line.hello(table)
    expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    const file = join(servers.folder(), 'backup.gz')
    await backup(server.storage, file)
    await expect(restore(server.storage, file)).rejects.toThrow('restore into an empty one')
    const where = await servers.fresh()
    const empty = await openStorage(where, 'node', none)
    expect(await restore(empty, file)).toBe(1)
    await empty.close()
    const again = await servers.start(where)
    // The very same cookie still opens the door.
    const anna = Object.assign(clients[0], { url: again.url })
    const there = await anna.socket()
    expect((await there.hello(table)).view).toEqual(line.view)
  })

  test('a stored game is exported as a record that proves itself, and imported again', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const table = await tableOf([anna], { bots: ['random', 'random'], options: { length: 'short' } })
    await anna.post(`/api/tables/${table}/leave`)
    // Bots among themselves play while somebody looks.
    await (await anna.socket({ cookie: '' })).hello(table)
    const live = await server.registry.table(table)
    while (live.record.status !== 'over') await server.registry.settle()
    const { record, finished } = await exportTable(server.storage, table)
    expect(finished).toBe(true)
    expect(verify(waves, record).outcome).toEqual(live.record.doc.outcome)
    const id = await importRecord(server.storage, [waves], JSON.parse(JSON.stringify(record)), 1)
    expect(await anna.get(`/api/tables/${id}/record`)).toMatchObject({ outcome: record.outcome, seed: record.seed })
    await expect(importRecord(server.storage, [waves], { ...record, seed: newSeed() }, 1)).rejects.toBeInstanceOf(BadInput)
  })

  test('a table that began under rules that are not here is refused with a clear message, and not touched', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const where = await servers.fresh()
    const file = join(servers.folder(), 'old.gz')
    await backup(server.storage, file)
    const empty = await openStorage(where, 'node', none)
    await restore(empty, file)
    await empty.db.updateTable('tables').set({ rules_version: 99 }).execute()
    await empty.close()
    const newer = await servers.start(where)
    const there = Object.assign(anna, { url: newer.url })
    expect(await there.get(`/api/tables/${table}`)).toMatchObject({ stuck: expect.stringContaining('rules version 99') as string })
    await expect(there.post(`/api/tables/${table}/answers`, { id: 'x', choice: {} })).rejects.toMatchObject({ code: 'table.stuck' })
  })

  test('how long a game takes is told by the middle of at least five finished ones', async () => {
    const storage = await openStorage(await servers.fresh(), 'node', none)
    const doc = { options: {}, edition: 'house-1', house: {}, seats: [], host: '', vote: null, rematch: null } as unknown as TableDoc
    const tables = new Tables(storage)
    const take = async (minutes: number): Promise<number | null> => {
      await storage.db
        .insertInto('tables')
        .values({
          id: `took-${minutes}`,
          game: 'waves',
          rules_version: 1,
          status: 'over',
          public: 0,
          seats: 3,
          seed: newSeed(),
          doc: JSON.stringify(doc),
          version: 1,
          created: 0,
          started: 0,
          finished: minutes,
          wake: null,
          ...listing(doc, minutes),
          listed_until: minutes,
        })
        .execute()
      return tables.duration('waves', 3, Number.MAX_SAFE_INTEGER)
    }
    const told: (number | null)[] = []
    for (const minutes of [23, 90, 40, 55, 60]) told.push(await take(minutes))
    expect(told).toEqual([null, null, null, null, 55])
    await storage.close()
  })

  test('ten thousand stored tables: the server starts as fast as an empty one', async () => {
    const where = await servers.fresh()
    const storage = await openStorage(where, 'node', none)
    const doc = JSON.stringify({ options: {}, edition: 'house-1', house: {}, seats: [], host: '', vote: null, rematch: null })
    const row = (i: number) => ({
      id: `table${i}`,
      game: 'waves',
      rules_version: 1,
      status: 'playing' as const,
      public: 0,
      seats: 3,
      seed: newSeed(),
      doc,
      version: 1,
      created: i,
      started: i,
      finished: null,
      wake: Number.MAX_SAFE_INTEGER,
      ...listing(JSON.parse(doc) as TableDoc, null),
    })
    for (let from = 0; from < 10_000; from += 1000)
      await storage.db
        .insertInto('tables')
        .values(Array.from({ length: 1000 }, (_, i) => row(from + i)))
        .execute()
    await storage.close()
    const server = await servers.start(where)
    // Nothing was loaded: it does not matter how many there are.
    expect(server.registry.size).toBe(0)
  })
})

test('a full disk: a clear refusal, nothing applied; with room again the same answer is applied once', async () => {
  const servers = new Servers('sqlite')
  const server = await servers.start()
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf([anna, ben], { options: { first: 0 } })
  const line = await anna.socket()
  await line.hello(table)
  const { raw } = server.storage
  if (raw === null) throw new Error('this is about SQLite')
  const { page_count: pages } = raw.prepare('pragma page_count').get() as { page_count: number }
  raw.exec(`pragma max_page_count=${pages}`)
  const filler = raw.prepare('insert into meta values (?, ?)')
  expect(() => {
    for (let i = 0; ; i++) filler.run(`filler${i}`, 'x'.repeat(500))
  }).toThrow(/full/)
  const choice = line.ask?.choices[0].choice
  let refused: string | null = null
  let answered = 0
  // Some pages still have room for a row or two.
  for (; answered < 150 && refused === null; answered++) {
    const [who, seat] = line.ask === null ? [ben, 1] : [anna, 0]
    const state = await who.get<{ ask: { choices: { choice: unknown }[] } | null; info: { seat: number } }>(`/api/tables/${table}/state`)
    expect(state.info.seat).toBe(seat)
    refused = await who
      .post<object>(`/api/tables/${table}/answers`, { id: `full${answered}`, choice: state.ask?.choices[0].choice ?? choice })
      .then(
        () => null,
        (error: { code: string }) => error.code,
      )
    await server.registry.settle()
  }
  expect(refused).toBe('server.storage')
  raw.exec('pragma max_page_count=1000000')
  const before = await server.registry.tables.entries(table, 0)
  const who = line.ask === null ? ben : anna
  const state = await who.get<{ ask: { choices: { choice: unknown }[] } }>(`/api/tables/${table}/state`)
  expect(await who.post(`/api/tables/${table}/answers`, { id: `full${answered - 1}`, choice: state.ask.choices[0].choice })).toMatchObject({
    again: false,
  })
  expect(await server.registry.tables.entries(table, 0)).toHaveLength(before.length + 1)
})

describe.runIf(kinds.includes('postgres'))('a lost database', () => {
  const servers = new Servers('postgres', true)

  test('answers are refused clearly, readiness says so; when it is back the game goes on', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    await line.hello(table)
    const choice = line.ask?.choices[0].choice
    await servers.postgres?.crash()
    expect(await line.answer(table, choice, 'once')).toBe('server.storage')
    expect((await anna.raw('GET', '/readyz')).status).toBe(503)
    await servers.postgres?.again()
    // The database accepts connections again when it has recovered, which takes its time.
    await expect.poll(() => line.answer(table, choice, 'once'), { timeout: 20_000, interval: 100 }).toBeNull()
    expect(await server.registry.tables.entries(table, 0)).toMatchObject([{ seq: 1, request: expect.stringMatching(/ once$/) }])
    await expect.poll(async () => (await anna.raw('GET', '/readyz')).status, { timeout: 20_000, interval: 100 }).toBe(200)
  })
})

describe('the configuration', () => {
  test('flag over environment over file over default, each value with where it came from', () => {
    const { config, origins } = readConfig({ flags: { port: 1 }, env: { PORT: '2', HOST: '::1', DATABASE_URL: '' } })
    expect(config).toMatchObject({ port: 1, host: '::1', data: './data', database: undefined })
    expect(origins.find((one) => one.name === 'port')?.from).toBe('flag --port')
    expect(origins.find((one) => one.name === 'host')?.from).toBe('environment HOST')
    expect(origins.find((one) => one.name === 'data')?.from).toBe('default')
  })

  test('a file, and a setting that it misspells', () => {
    const folder = mkdtempSync(join(tmpdir(), 'flotilla-config-'))
    const file = join(folder, 'config.json')
    writeFileSync(file, '{"port": 3, "metrics": true}')
    const { config, origins } = readConfig({ env: { PORT: '2' }, file })
    expect(config).toMatchObject({ port: 2, metrics: true })
    expect(origins.find((one) => one.name === 'metrics')?.from).toBe(`file ${file}`)
    writeFileSync(file, '{"prot": 3}')
    expect(() => readConfig({ env: {}, file })).toThrow(/did you mean 'port'/)
    rmSync(folder, { recursive: true })
  })

  test('what is wrong is named with its origin', () => {
    expect(() => readConfig({ env: { PORT: 'eighty' } })).toThrow(/environment PORT: port/)
    expect(() => readConfig({ env: { DATABASE_URL: 'mysql://x' } })).toThrow(/postgres:\/\//)
    expect(() => readConfig({ env: {}, file: '/nowhere.json' })).toThrow(/cannot be read/)
  })
})
