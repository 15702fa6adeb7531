import type { TableLine } from '@flotilla/protocol'
import { describe, expect, test, vi } from 'vitest'
import { Turns } from '../src/bots/turns.ts'
import { addressOf } from '../src/http/address.ts'
import type { Connection } from '../src/tables/connection.ts'
import { Histories } from '../src/tables/histories.ts'
import { ConnectionLimits } from '../src/tables/connection-limits.ts'
import type { Running } from '../src/index.ts'
import { TestClient, type Line } from './client.ts'
import { Servers, crew, kinds, quiet, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const OPEN = [{ kind: 'open' }, { kind: 'open' }]
const NEW = { game: 'waves', seats: OPEN }
const never = new AbortController().signal
const PATIENCE = { timeout: 20_000 }

type List = { readonly tables: readonly TableLine[]; readonly next: string | null }

async function whole(client: TestClient, path: string): Promise<TableLine[]> {
  const all: TableLine[] = []
  for (let next: string | null = ''; next !== null;) {
    const page: List = await client.get<List>(next === '' ? path : `${path}?before=${next}`)
    all.push(...page.tables)
    next = page.next
  }
  return all
}

describe('joining', () => {
  test('replays a game once for each viewer, however often they come and go', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    await line.hello(table)
    expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    const replayed = vi.spyOn(server.registry.tables, 'entries')
    const first = await line.hello(table)
    for (let i = 0; i < 20; i++) {
      const again = await ben.socket()
      await again.hello(table)
      again.break()
      await anna.get(`/api/tables/${table}/state`)
      await new TestClient(server.url, 'Nobody').get(`/api/tables/${table}/state`)
      await anna.get(`/api/tables/${table}/history`)
    }
    // Each viewer's log and Anna's history.
    expect(replayed.mock.calls.length).toBeLessThanOrEqual(4)
    expect((await line.hello(table)).log).toEqual(first.log)
    expect((await line.hello(table, first.seq - 1)).log).toEqual(first.log.slice(-1))
  })

  test('what is kept is what was shown, also to whoever comes between', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const lines = [await anna.socket(), await ben.socket()]
    for (const line of lines) await line.hello(table)
    for (let turn = 0; turn < 60; turn++) {
      for (const line of lines) await quiet(line)
      const asked = lines.find(({ ask }) => ask !== null && ask.optional === undefined)
      if (asked === undefined) break
      expect(await asked.answer(table, asked.ask?.choices[turn % (asked.ask?.choices.length ?? 1)].choice)).toBeNull()
    }
    for (const line of lines) await quiet(line)
    const kept = await Promise.all(lines.map((line) => line.hello(table)))
    // A server that knows nothing of it tells the same.
    vi.spyOn(server.registry.histories, 'get').mockReturnValue(null)
    const anew = await Promise.all(lines.map((line) => line.hello(table)))
    expect(kept.map(({ log, view, seq, ask }) => ({ log, view, seq, ask }))).toEqual(
      anew.map(({ log, view, seq, ask }) => ({ log, view, seq, ask })),
    )
    expect(kept[0].log.length).toBeGreaterThan(20)
  })
})

describe('sockets and streams', () => {
  test('of strangers are counted by address, of people by person', async () => {
    const server = await servers.start({ channels: 3 })
    const [anna] = await crew(server.url, 'Anna')
    const { id } = await anna.post('/api/tables', NEW)
    const stranger = new TestClient(server.url, 'Nobody')
    const open: Line[] = [await stranger.socket(), await stranger.socket()]
    const stream = await stranger.raw('GET', `/api/tables/${id}/stream`)
    await expect(stranger.socket()).rejects.toThrow('429')
    expect((await stranger.raw('GET', `/api/tables/${id}/stream`)).status).toBe(429)
    for (let i = 0; i < 3; i++) await anna.socket()
    await expect(anna.socket()).rejects.toThrow('429')
    await stream.body?.cancel()
    for (const line of open) line.break()
    await vi.waitFor(() => stranger.socket(), 10_000)
  })

  test('look at no more tables than they may be: each is held in memory', async () => {
    const server = await servers.start({ channels: 2, addressPeople: 2 })
    const [anna, ben, cora] = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const tables: string[] = []
    for (let i = 0; i < 3; i++) tables.push((await anna.post('/api/tables', NEW)).id)
    const [line] = [await anna.socket(), await anna.socket()]
    for (const table of [tables[0], tables[1], tables[0]]) await line.hello(table)
    await expect(line.hello(tables[2])).rejects.toMatchObject({ code: 'bad.tooMany' })
    line.send({ type: 'bye', table: tables[0] })
    await line.hello(tables[2])
    const other = await ben.socket()
    for (const table of tables.slice(0, 2)) await other.hello(table)
    await expect((await cora.socket()).hello(tables[0])).rejects.toMatchObject({ code: 'bad.tooMany' })
  })

  test('are opened so many a minute from one address', async () => {
    const clock = new FakeClock()
    const server = await servers.start({ rate: 3 }, { time: clock })
    const stranger = new TestClient(server.url, 'Nobody')
    for (let i = 0; i < 3; i++) (await stranger.socket()).break()
    await expect(stranger.socket()).rejects.toThrow('429')
    await clock.advance(60_000, server)
    await stranger.socket()
  })

  test('whose readers are behind are let go: one for all of it, many at one address together', () => {
    const connections = new ConnectionLimits({ each: 100, address: 100 })
    const reader = (behind: number, address: string): Connection => {
      const channel = { actor: null, behind, looks: 1, onEnd: () => undefined } as unknown as Connection
      connections.add(channel, address)
      return channel
    }
    expect(connections.isLost(reader(4_100_000, 'far'))).toBe(true)
    const crowd = Array.from({ length: 20 }, () => reader(2_000_000, 'school'))
    expect(crowd.every((one) => connections.isLost(one))).toBe(true)
    expect(connections.isLost(reader(60_000, 'school'))).toBe(false)
    expect(connections.isLost(reader(3_900_000, 'home'))).toBe(false)
  })
})

describe('work for one address', () => {
  test('is done a few requests at a time, whatever they ask for; others go ahead', async () => {
    const server = await servers.start({ trustProxy: true })
    const open = new Set<() => void>()
    const found = vi.spyOn(server.registry, 'table').mockImplementation(
      () =>
        new Promise((_done, failed) => {
          open.add(() => failed(new Error('enough')))
        }),
    )
    const ask = (address: string) =>
      new TestClient(server.url, 'Nobody').raw('GET', '/api/tables/AAAAAAAAAAAA/history', undefined, { 'x-forwarded-for': address })
    const crowd = Array.from({ length: 40 }, () => ask('203.0.113.1'))
    await vi.waitFor(() => expect(open.size).toBe(16), PATIENCE)
    const other = ask('203.0.113.2')
    await vi.waitFor(() => expect(open.size).toBe(17), PATIENCE)
    while (found.mock.calls.length < 41) {
      for (const end of open) end()
      open.clear()
      await vi.waitFor(() => expect(open.size).toBeGreaterThan(0), PATIENCE)
      expect(open.size).toBeLessThanOrEqual(17)
    }
    for (const end of open) end()
    for (const one of [...crowd, other]) expect((await one).status).toBe(500)
    found.mockRestore()
  })

  test('what goes on, and whoever hangs up, takes nobody’s turn', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const { id } = await anna.post('/api/tables', NEW)
    const streams = await Promise.all(Array.from({ length: 20 }, () => anna.raw('GET', `/api/tables/${id}/stream`)))
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ id })
    for (const stream of streams) await stream.body?.cancel()
    const hung = new AbortController()
    const stalled = vi.spyOn(server.registry, 'table').mockImplementation(() => new Promise(() => undefined))
    const asked = Array.from({ length: 16 }, () =>
      fetch(`${server.url}/api/tables/${id}`, { headers: anna.headers, signal: hung.signal }).catch(() => null),
    )
    await vi.waitFor(() => expect(stalled).toHaveBeenCalledTimes(16), PATIENCE)
    stalled.mockRestore()
    hung.abort()
    await Promise.all(asked)
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ id })
  })

  test('games that were looked at from their start are kept within one budget', () => {
    const histories = new Histories()
    const text = 'x'.repeat(3_900_000)
    for (let table = 0; table < 5; table++) {
      histories.set(`t${table}`, { seq: 1, isOver: true, text })
      expect(histories.get('t0', 1, true)).toBe(text)
    }
    expect(histories.get('t1', 1, true)).toBeNull()
    expect(histories.get('t4', 1, true)).toBe(text)
    expect(histories.get('t4', 2, true)).toBeNull()
    histories.set('long', { seq: 1, isOver: true, text: text + text })
    expect(histories.get('long', 1, true)).toBeNull()
  })
})

const ANNA = { address: 'home', host: 'anna' }

describe('from one address', () => {
  test('no more is open than of so many people, under however many names', async () => {
    const server = await servers.start({ openTables: 2, publicTables: 1, botTables: 1, channels: 2, addressPeople: 2 })
    const [anna, ben, cora, dora] = await crew(server.url, 'Anna', 'Ben', 'Cora', 'Dora')
    const shown = { ...NEW, house: { public: true } }
    const withBot = { ...NEW, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], sit: 0 }
    for (const client of [anna, ben]) {
      await client.post('/api/tables', shown)
      const { id } = await client.post('/api/tables', withBot)
      await client.post(`/api/tables/${id}/start`)
    }
    await expect(cora.post('/api/tables', shown)).rejects.toMatchObject({ status: 429, code: 'table.tooManyListed' })
    const { id } = await cora.post('/api/tables', withBot)
    await expect(cora.post(`/api/tables/${id}/start`)).rejects.toMatchObject({ status: 429, code: 'table.tooManyBots' })
    await cora.post('/api/tables', NEW)
    await expect(dora.post('/api/tables', NEW)).rejects.toMatchObject({ status: 429, code: 'table.tooMany' })
    for (const client of [anna, ben]) for (let i = 0; i < 2; i++) await client.socket()
    await expect(cora.socket()).rejects.toThrow('429')
    // What is over counts no longer, and nothing is kept of where it was opened.
    const origins = await server.storage.db.selectFrom('tables').select(['origin', 'finished']).execute()
    expect(new Set(origins.map(({ origin }) => origin)).size).toBe(1)
    expect(origins[0].origin).toMatch(/^[\w-]{16}$/)
  })

  test('so many guests come an hour; whoever is there already is not held up', async () => {
    const clock = new FakeClock()
    const server = await servers.start({ guestRate: 2 }, { time: clock })
    const [anna] = await crew(server.url, 'Anna', 'Ben')
    const cora = new TestClient(server.url, 'Cora')
    await expect(cora.enter()).rejects.toMatchObject({ status: 429, code: 'bad.tooFast' })
    const { id } = await anna.post('/api/tables', NEW)
    await expect(cora.post(`/api/tables/${id}/sit`, { name: 'Cora' })).rejects.toMatchObject({ status: 429 })
    expect(await anna.post('/api/session', { name: 'Anna B' })).toMatchObject({ person: { name: 'Anna B' } })
    await clock.advance(3_600_000, server)
    await cora.enter()
  })

  test('behind a proxy it is what that proxy says, never what the visitor does', async () => {
    const server = await servers.start({ trustProxy: true, guestRate: 1 })
    const from = (said: string) =>
      new TestClient(server.url, 'Anna').raw('POST', '/api/session', { name: 'Anna' }, { 'x-forwarded-for': said })
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(200)
    expect((await from('198.51.100.2, 203.0.113.7')).status).toBe(429)
    expect((await from('203.0.113.8')).status).toBe(200)
    const socketFrom = (said: string) => addressOf({ headers: { 'x-forwarded-for': said }, socket: {} } as never, 1)
    expect(socketFrom('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf({ headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' }, socket: {} } as never, 2)).toBe('2.2.2.2')
    expect(addressOf({ headers: { 'x-forwarded-for': '1.1.1.1' }, socket: { remoteAddress: '::1' } } as never, 0)).toBe('::1')
  })
})

describe('bots think', () => {
  const soon = (): Promise<void> => new Promise((done) => setImmediate(done))

  test('in turns of the tables’ owners, the cheapest first', async () => {
    const turns = new Turns(1)
    const done: string[] = []
    const thought = (host: string, cost: number) =>
      turns.take({ address: host, host }, cost, never, async () => {
        await soon()
        done.push(`${host}${cost}`)
      })
    const all = [...Array.from({ length: 20 }, () => thought('a', 6)), thought('a', 1), thought('b', 3), thought('c', 3), thought('b', 0)]
    expect(turns.waiting).toBe(23)
    await Promise.all(all)
    expect(done.slice(0, 7)).toEqual(['a6', 'a1', 'b0', 'c3', 'a6', 'b3', 'a6'])
    expect(done).toHaveLength(24)
  })

  test('in turns of the addresses first: a crowd of names behind one of them waits for itself', async () => {
    const turns = new Turns(1)
    const done: string[] = []
    const thought = (host: string, address: string) =>
      turns.take({ address, host }, 6, never, async () => {
        await soon()
        done.push(host)
      })
    const crowd = Array.from({ length: 20 }, (_, i) => thought(`m${i}`, 'here'))
    await Promise.all([...crowd, thought('m0', 'here'), thought('anna', 'there'), thought('ben', 'elsewhere')])
    expect(done.slice(0, 4)).toEqual(['m0', 'm1', 'anna', 'ben'])
    expect(done.at(-1)).toBe('m0')
    expect(done).toHaveLength(23)
  })

  test('what is not wanted any more does not wait', async () => {
    const turns = new Turns(1)
    const stop = new AbortController()
    let free = (): void => undefined
    const first = turns.take(ANNA, 0, never, () => new Promise<void>((done) => (free = done)))
    const second = turns.take(ANNA, 0, stop.signal, () => Promise.reject(new Error('never')))
    stop.abort()
    await expect(second).rejects.toThrow('aborted')
    expect(turns.waiting).toBe(0)
    free()
    await first
  })

  test('among themselves only while somebody looks', async () => {
    const server = await servers.start()
    const think = vi.spyOn(server.registry.bots, 'think')
    const [anna] = await crew(server.url, 'Anna')
    const bots = ['random', 'random'].map((bot) => ({ kind: 'bot', bot }))
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: bots })
    await anna.post(`/api/tables/${id}/start`)
    await server.registry.settle()
    expect(think).not.toHaveBeenCalled()
    const line = await new TestClient(server.url, 'Nobody').socket()
    await line.hello(id)
    await vi.waitFor(() => expect(think).toHaveBeenCalled(), PATIENCE)
  })
})

describe('what one person may have', () => {
  test('open tables, public ones, games with bots', async () => {
    const server = await servers.start({ openTables: 4, publicTables: 2, botTables: 1 })
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    for (let i = 0; i < 2; i++) await anna.post('/api/tables', { ...NEW, house: { public: true } })
    await expect(anna.post('/api/tables', { ...NEW, house: { public: true } })).rejects.toMatchObject({
      status: 429,
      code: 'table.tooManyListed',
    })
    const withBot = { ...NEW, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], sit: 0 }
    const [first, second] = [await anna.post('/api/tables', withBot), await anna.post('/api/tables', withBot)]
    await expect(anna.post('/api/tables', NEW)).rejects.toMatchObject({ status: 429, code: 'table.tooMany' })
    await anna.post(`/api/tables/${first.id}/start`)
    await expect(anna.post(`/api/tables/${second.id}/start`)).rejects.toMatchObject({ status: 429, code: 'table.tooManyBots' })
    expect(await ben.post('/api/tables', { ...NEW, house: { public: true } })).toMatchObject({ status: 'open' })
  })

  test.each([
    ['a text', { edition: { id: 'x'.repeat(201) } }],
    ['a key', { options: { ['x'.repeat(201)]: 1 } }],
    ['a list', { edition: { id: 'mine', squares: Array.from({ length: 20_000 }, () => 1) } }],
    ['a depth', { options: { first: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) as unknown } }],
  ])('%s too long is refused', async (_what, more) => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    await expect(anna.post('/api/tables', { ...NEW, ...more })).rejects.toMatchObject({ status: 400, code: 'bad.field' })
  })
})

describe.each(kinds)('lists on %s', (kind) => {
  const those = new Servers(kind)

  test('nobody is counted past by asking for many at once', async () => {
    const server = await those.start({ openTables: 3, publicTables: 2, botTables: 1 })
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const worked = async (all: Promise<unknown>[]): Promise<number> =>
      (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
    expect(await worked(Array.from({ length: 12 }, () => anna.post('/api/tables', { ...NEW, house: { public: true } })))).toBe(2)
    const bots = { ...NEW, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], sit: 0 }
    const made = [await ben.post('/api/tables', bots), await ben.post('/api/tables', bots), await ben.post('/api/tables', bots)]
    expect(await worked(made.map(({ id }) => ben.post(`/api/tables/${id}/start`)))).toBe(1)
  })

  /** So many more like this one, behind the server's back. */
  async function copies(server: Running, id: string, n: number, change: (i: number) => object): Promise<void> {
    const { db } = server.storage
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const member = await db.selectFrom('members').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow()
    for (let from = 0; from < n; from += 100) {
      const more = Array.from({ length: Math.min(100, n - from) }, (_, i) => ({
        i: from + i,
        id: `copy${String(from + i).padStart(8, '0')}`,
      }))
      const made = more.map(({ i, id: copy }) => ({ ...row, id: copy, created: row.created - 1 - (i >> 1), ...change(i) }))
      await db.insertInto('tables').values(made).execute()
      await db
        .insertInto('members')
        .values(made.map(({ id: copy, created }) => ({ ...member, table_id: copy, created })))
        .execute()
    }
  }

  test('come page by page, each table once', async () => {
    const server = await those.start()
    const [anna] = await crew(server.url, 'Anna')
    const { id } = await anna.post('/api/tables', { ...NEW, house: { public: true } })
    await copies(server, id, 250, () => ({}))
    for (const path of ['/api/tables', '/api/me/tables']) {
      const all = await whole(anna, path)
      expect(all).toHaveLength(251)
      expect(new Set(all.map((one) => one.id)).size).toBe(251)
    }
    await expect(anna.get('/api/tables?before=nonsense')).rejects.toMatchObject({ status: 400 })
  })

  test('do not tell of a secret end, however many others have ended, nor of a pause', async () => {
    const clock = new FakeClock()
    const server = await those.start({}, { time: clock })
    const clients = await crew(server.url, 'Anna', 'Ben')
    const house = { public: true, delay: 30 }
    const table = await tableOf(clients, { house })
    const stranger = new TestClient(server.url, 'Nobody')
    const seen = async (): Promise<string> =>
      JSON.stringify([await stranger.get('/api/tables'), await stranger.get(`/api/tables/${table}`)])
    const watcher = await stranger.socket()
    await watcher.hello(table)
    const vote = async (kindOf: string): Promise<void> => {
      for (const [i, client] of clients.entries())
        await client.post(`/api/tables/${table}/requests`, { type: 'vote', id: `${kindOf}${i}`, kind: kindOf })
      await server.registry.settle()
    }
    const before = await seen()
    const messages = watcher.messages.length
    await vote('pause')
    expect(await clients[0].get(`/api/tables/${table}`)).toMatchObject({ status: 'paused' })
    expect(await seen()).toBe(before)
    await vote('resume')
    expect(await seen()).toBe(before)
    await copies(server, table, 101, () => ({ status: 'over', finished: clock.now() - 1, listed_until: clock.now() }))
    const meanwhile = await seen()
    await vote('end')
    expect(await seen()).toBe(meanwhile)
    await quiet(watcher)
    expect(watcher.messages.length).toBe(messages + 1)
    await clock.advance(30_000, server)
    expect((await stranger.get<List>('/api/tables')).tables).toEqual([])
  })
})
