import type {
  Companion,
  Deed,
  FoundPerson,
  HostedTable,
  HistoryPage,
  Now,
  Profile,
  Report,
  Statistics,
  TableInfo,
  TableLine,
} from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { TestClient } from './client.ts'
import { liar } from './liar.ts'
import { crew, kinds, Servers, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
const SECOND = 1000

describe.each(kinds)('people among people, on %s', (kind) => {
  const servers = new Servers(kind)

  const registry = async (): Promise<{ clock: FakeClock; server: Running; url: string }> => {
    const clock = new FakeClock()
    const gamesModule = new URL('./liar.ts', import.meta.url).href
    const server = await servers.start({ entryRate: 1e6 }, { games: [liar], time: clock, gamesModule })
    return { clock, server, url: server.url }
  }

  /** A whole game, each player always taking the first choice. */
  async function played(clock: FakeClock, server: Running, clients: readonly TestClient[]): Promise<string> {
    const table = await tableOf(clients, { game: 'liar', options: { rounds: 1 } })
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    while ((await clients[0].get(`/api/tables/${table}`)).status !== 'over') {
      for (const line of lines) if (line.ask !== null) await line.answer(table, line.ask.choices[0].choice)
      await clock.advance(30 * SECOND, server)
    }
    for (const line of lines) line.close()
    return table
  }

  const open = (client: TestClient): Promise<TableInfo> =>
    client.post('/api/tables', { game: 'liar', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })

  test('finished games become history, statistics and acquaintances; others see them only where they are opened', async () => {
    const { clock, server, url } = await registry()
    const [anna, bram, cora] = await crew(url, 'Anna', 'Bram', 'Cora')
    const table = await played(clock, server, [anna, bram])
    const { games, before } = await anna.get<HistoryPage>('/api/me/history')
    expect(before).toBeNull()
    expect(games).toMatchObject([{ table, game: 'liar', seats: 2, seat: 0, others: [{ name: 'Bram' }] }])
    const [mine, theirs] = [await anna.get<Statistics>('/api/me/statistics'), await bram.get<Statistics>('/api/me/statistics')]
    expect(mine.games).toMatchObject([{ game: 'liar', played: 1, expected: 0.5 }])
    expect(mine.games[0].won + theirs.games[0].won).toBeCloseTo(1)
    const { people } = await anna.get<{ people: Companion[] }>('/api/me/people')
    expect(people).toMatchObject([{ person: { name: 'Bram' }, games: 1, follows: false, blocked: false }])
    const page = `/api/people/${(await anna.get<{ person: { id: string } }>('/api/me')).person.id}`
    expect(await cora.get<Profile>(page)).toMatchObject({ person: { name: 'Anna' }, statistics: null, open: false })
    await anna.call('PUT', '/api/me/preferences', { open: true })
    expect((await cora.get<Profile>(page)).statistics?.games).toHaveLength(1)
    expect(await anna.get<{ results: object[] }>('/api/me/data')).toMatchObject({ results: [{ table_id: table }] })
    await anna.call('DELETE', '/api/me')
    expect((await bram.get<HistoryPage>('/api/me/history')).games[0].others).toEqual([{ name: 'former player' }])
  })

  test('only an acquaintance can be invited, and an invitation lasts while the table is open', async () => {
    const { clock, server, url } = await registry()
    const [anna, bram, cora] = await crew(url, 'Anna', 'Bram', 'Cora')
    await played(clock, server, [anna, bram])
    const id = async (client: TestClient): Promise<string> => (await client.get<{ person: { id: string } }>('/api/me')).person.id
    const table = await open(anna)
    expect(await faultOf(anna.post(`/api/tables/${table.id}/invite`, { person: await id(cora) }))).toBe('person.stranger')
    await anna.post(`/api/tables/${table.id}/invite`, { person: await id(bram) })
    const wanted = (): Promise<{ invitations: object[] }> => bram.get('/api/me/invitations')
    expect((await wanted()).invitations).toMatchObject([{ table: table.id, by: 'Anna', game: 'liar' }])
    await bram.call('DELETE', `/api/me/invitations/${table.id}`)
    expect((await wanted()).invitations).toEqual([])
  })

  test('whoever is kept away sits at no table of mine, and neither hears the other', async () => {
    const { url } = await registry()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const shared = await open(anna)
    await bram.post(`/api/tables/${shared.id}/sit`)
    const other = (await anna.get(`/api/tables/${shared.id}`)).seats[1].person
    await anna.call('PUT', `/api/people/${other}/relationship`, { kind: 'block', on: true })
    await bram.post(`/api/tables/${shared.id}/requests`, { type: 'say', id: 'a', speech: { text: 'are you there' } })
    await anna.post(`/api/tables/${shared.id}/requests`, { type: 'say', id: 'b', speech: { text: 'somebody else?' } })
    const heard = async (client: TestClient): Promise<number> =>
      (await client.get<{ talk: [] }>(`/api/tables/${shared.id}/state`)).talk.length
    expect([await heard(anna), await heard(bram)]).toEqual([1, 1])
    const mine = await open(anna)
    expect(await faultOf(bram.post(`/api/tables/${mine.id}/sit`))).toBe('table.apart')
    await anna.call('PUT', `/api/people/${other}/relationship`, { kind: 'block', on: false })
    expect(await faultOf(bram.post(`/api/tables/${mine.id}/sit`))).toBe('done')
  })

  test('a vacation stops the clock of games over days, and days that are not used are given back', async () => {
    const { clock, server, url } = await registry()
    const clients = await crew(url, 'Anna', 'Bram')
    const [anna] = clients
    const table = await tableOf(clients, { game: 'liar', house: { clock: { kind: 'slow', hours: 1 } } })
    await anna.call('PUT', '/api/me/vacation', { days: 20 })
    // A window of days ends when all have answered; then both are asked at once.
    for (const client of clients) await client.post(`/api/tables/${table}/answers`, { id: 'pass', choice: { pass: true } })
    await clock.advance(65 * 60 * SECOND, server)
    expect((await anna.get(`/api/tables/${table}`)).seats.map(({ away }) => away)).toEqual([false, true])
    // The day that has begun is used; the other nineteen are not.
    expect(await faultOf(anna.call('PUT', '/api/me/vacation', { days: 30 }))).toBe('person.vacation')
    expect(await faultOf(anna.call('PUT', '/api/me/vacation', { days: 29 }))).toBe('done')
  })

  test('somebody sits under the flag they like if it is free, and looks as they chose', async () => {
    const { url } = await registry()
    const [anna, bram, cora] = await crew(url, 'Anna', 'Bram', 'Cora')
    for (const client of [bram, cora]) await client.call('PUT', '/api/me/preferences', { flag: 2, avatar: '12' })
    const { id } = await anna.post('/api/tables', { game: 'liar', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }], sit: 0 })
    expect((await bram.post(`/api/tables/${id}/sit`)).seat).toBe(2)
    expect((await cora.post(`/api/tables/${id}/sit`)).seat).toBe(1)
    await cora.call('PUT', '/api/me/preferences', { avatar: '34' })
    expect((await anna.get(`/api/tables/${id}`)).seats.map(({ avatar }) => avatar)).toEqual([undefined, '34', '12'])
  })

  test('whom the host has taken off before the start does not sit down again unless invited', async () => {
    const { clock, server, url } = await registry()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    await played(clock, server, [anna, bram])
    const { id } = await open(anna)
    const { seats } = await bram.post(`/api/tables/${id}/sit`)
    expect((await anna.call<TableInfo>('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' })).removed).toBeUndefined()
    expect(await bram.get(`/api/tables/${id}`)).toMatchObject({ seat: null, removed: true })
    expect(await faultOf(bram.post(`/api/tables/${id}/sit`))).toBe('table.removed')
    await anna.post(`/api/tables/${id}/invite`, { person: seats[1].person })
    expect(await faultOf(bram.post(`/api/tables/${id}/sit`))).toBe('done')
  })

  test('of the tables that wait for somebody the longest comes first, with until when', async () => {
    const { clock, server, url } = await registry()
    const clients = await crew(url, 'Anna', 'Bram')
    const slow = { game: 'liar', house: { clock: { kind: 'slow', hours: 24 } } }
    const first = await tableOf(clients, slow)
    await clock.advance(60 * 60 * SECOND, server)
    const second = await tableOf(clients, slow)
    const { tables } = await clients[0].get<{ tables: TableLine[] }>('/api/me/tables')
    const waiting = tables.filter(({ waits }) => waits)
    expect(waiting.map(({ id }) => id)).toEqual([first, second])
    const [{ since, until }] = waiting
    expect((until ?? 0) - (since ?? 0)).toBe(24 * 60 * 60 * SECOND)
  })

  test('in the room everybody says when they are ready', async () => {
    const { url } = await registry()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const { id } = await open(anna)
    await bram.post(`/api/tables/${id}/sit`)
    const { seats } = await bram.post(`/api/tables/${id}/ready`, { ready: true })
    expect(seats.map(({ ready }) => ready)).toEqual([undefined, true])
    expect(await faultOf((await crew(url, 'Cora'))[0].post(`/api/tables/${id}/ready`, { ready: true }))).toBe('table.notSeated')
  })
})

describe.each(kinds)('the host, on %s', (kind) => {
  const servers = new Servers(kind)

  async function registry(): Promise<{ clock: FakeClock; server: Running; url: string; host: TestClient }> {
    const clock = new FakeClock()
    const server = await servers.start({ entryRate: 1e6 }, { time: clock })
    const [host] = await crew(server.url, 'Host')
    const { person } = await host.get<{ person: { id: string } }>('/api/me')
    await server.registry.moderation.appoint(person.id, true)
    return { clock, server, url: server.url, host }
  }
  const idOf = async (client: TestClient): Promise<string> => (await client.get<{ person: { id: string } }>('/api/me')).person.id

  test('an administrator has proved lately to be one; for everybody else there is nothing here', async () => {
    const { clock, server, url, host } = await registry()
    const [anna] = await crew(url, 'Anna')
    expect(await faultOf(anna.get('/api/admin'))).toBe('bad.notFound')
    expect(await faultOf(host.get('/api/admin'))).toBe('person.prove')
    await host.post('/api/me/words')
    expect(await host.get<Now>('/api/admin')).toMatchObject({ people: 2, reports: 0 })
    const { token } = await host.post<{ token: string }>('/api/tokens', { name: 'x', scopes: ['read', 'play', 'talk', 'account'] })
    const program = Object.assign((await crew(url, 'program'))[0], { token })
    expect(await faultOf(program.get('/api/admin'))).toBe('bad.notFound')
    await clock.advance(16 * 60 * SECOND, server)
    expect(await faultOf(host.get('/api/admin'))).toBe('person.prove')
  })

  test('what is sent to an administration route is judged for administrators alone', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    const [anna] = await crew(url, 'Anna')
    const wrong: readonly (readonly [string, string, object?])[] = [
      ['GET', '/api/admin/people'],
      ['POST', '/api/admin/reports/!/handled'],
      ['POST', '/api/admin/people/!/rulings', { kind: 'tickle' }],
      ['DELETE', '/api/admin/people/!/rulings/tickle'],
      ['PUT', '/api/admin/announcement', { words: 1 }],
      ['PUT', '/api/admin/names', {}],
      ['PUT', '/api/admin/limits', {}],
      ['POST', '/api/admin/tables/!/close', {}],
    ]
    for (const [method, path, body] of wrong) {
      expect([path, await faultOf(anna.call(method, path, body))]).toEqual([path, 'bad.notFound'])
      expect([path, await faultOf(host.call(method, path, body))]).not.toEqual([path, 'bad.notFound'])
    }
  })

  test('an administrator sees the tables that go on, private ones too, and closes one', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    const clients = await crew(url, 'Anna', 'Bram')
    const [anna] = clients
    const playing = await tableOf(clients, { house: { public: false } })
    const waiting = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
    const { tables } = await host.get<{ tables: HostedTable[] }>('/api/admin/tables')
    expect(tables.map(({ id, status, people }) => [id, status, people.map(({ name }) => name)])).toEqual(
      expect.arrayContaining([
        [playing, 'playing', ['Anna', 'Bram']],
        [waiting.id, 'open', ['Anna']],
      ]),
    )
    for (const id of [playing, waiting.id]) await host.post(`/api/admin/tables/${id}/close`, { reason: 'spam' })
    expect((await anna.get(`/api/tables/${playing}`)).status).toBe('ended')
    expect(await host.get(`/api/admin/tables`)).toEqual({ tables: [] })
    expect(await faultOf(host.post(`/api/admin/tables/${playing}/close`, { reason: 'again' }))).toBe('bad.notFound')
    const { deeds } = await host.get<{ deeds: Deed[] }>('/api/admin/audit')
    expect(deeds.filter(({ what }) => what === 'close')).toMatchObject([
      { about: waiting.id, details: 'spam' },
      { about: playing, details: 'spam' },
    ])
  })

  test('a report brings the line with what was said around it, but no whisper between others', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    const clients = await crew(url, 'Anna', 'Bram', 'Cora')
    const [anna, bram, cora] = clients
    const table = await tableOf(clients, { house: { whispers: true } })
    const say = (client: TestClient, id: string, text: string, to?: number) =>
      client.post(`/api/tables/${table}/requests`, { type: 'say', id, speech: { text }, ...(to === undefined ? {} : { to }) })
    await say(cora, '1', 'hello')
    await say(cora, '2', 'a secret', 1)
    await say(bram, '3', 'something vile')
    const { talk } = await anna.get<{ talk: { n: number }[] }>(`/api/tables/${table}/state`)
    await anna.post('/api/reports', { about: await idOf(bram), table, line: talk[talk.length - 1].n, why: 'rude' })
    const { reports } = await host.get<{ reports: Report[] }>('/api/admin/reports')
    expect(reports).toMatchObject([{ name: 'Bram', why: 'rude', handled: null }])
    expect(reports[0].talk.map(({ text, meant }) => [text, meant])).toEqual([
      ['hello', false],
      ['something vile', true],
    ])
    await host.post(`/api/admin/reports/${reports[0].id}/handled`)
    expect((await host.get<Now>('/api/admin')).reports).toBe(0)
  })

  test('who is muted plays on in silence, who is suspended comes back when it is over, and all of it is written down', async () => {
    const { clock, server, url, host } = await registry()
    const { words } = await host.post<{ words: string[] }>('/api/me/words')
    const clients = await crew(url, 'Anna', 'Bram')
    const [anna, bram] = clients
    const table = await tableOf(clients)
    const rule = async (client: TestClient, body: object) => host.post(`/api/admin/people/${await idOf(client)}/rulings`, body)
    await rule(anna, { kind: 'mute', reason: 'shouting' })
    const say = anna.post(`/api/tables/${table}/requests`, { type: 'say', id: '1', speech: { text: 'hello' } })
    expect(await faultOf(say)).toBe('person.muted')
    expect(await faultOf(anna.get(`/api/tables/${table}/state`))).toBe('done')
    const line = await bram.socket()
    await rule(bram, { kind: 'suspend', reason: 'cheating', hours: 0.5 })
    await line.closed
    expect(await faultOf(bram.get('/api/me'))).toBe('person.suspended')
    await clock.advance(30 * 60 * SECOND + 1, server)
    expect(await faultOf(bram.get('/api/me'))).toBe('done')
    await host.post('/api/session/words', { words: words.join(' ') })
    const { deeds } = await host.get<{ deeds: Deed[] }>('/api/admin/audit')
    expect(deeds.map(({ what }) => what)).toEqual(['suspend', 'mute', 'appoint'])
  })

  test('who is shut out is shut out with all tokens and programs, and found in any spelling', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    const [anna] = await crew(url, 'Anna')
    const { token } = await anna.post<{ token: string }>('/api/tokens', { name: 'x', scopes: ['read', 'play', 'talk'] })
    const { token: bots } = await anna.post<{ token: string }>('/api/bots', { name: 'Robot' })
    const programs = [token, bots].map((one) => Object.assign(new TestClient(url, 'program'), { token: one }))
    const lines = await Promise.all(programs.map((program) => program.socket()))
    const { people } = await host.get<{ people: FoundPerson[] }>('/api/admin/people?name=aNN')
    expect(people.map(({ person }) => person.name)).toEqual(['Anna'])
    await host.post(`/api/admin/people/${people[0].person.id}/rulings`, { kind: 'ban', reason: 'cheating' })
    for (const line of lines) await line.closed
    for (const program of programs) expect(await faultOf(program.get('/api/me'))).toBe('person.banned')
  })

  test('nobody has tokens, programs or friends without end', async () => {
    const { server, url } = await registry()
    const [anna] = await crew(url, 'Anna')
    const person = await idOf(anna)
    const made = (k: number) => ({
      id: `p${k}`,
      name: 'x',
      kind: 'bot' as const,
      owner: person,
      created: 1,
      prefs: null,
      gone: null,
      skeleton: '',
    })
    const { db } = server.storage
    await db
      .insertInto('persons')
      .values(Array.from({ length: 500 }, (_, k) => made(k)))
      .execute()
    expect(await faultOf(anna.post('/api/bots', { name: 'one more' }))).toBe('person.tooMany')
    await db
      .insertInto('relationships')
      .values(Array.from({ length: 500 }, (_, k) => ({ person, other: `p${k}`, kind: 'follow' as const, created: 1 })))
      .execute()
    const [ben] = await crew(url, 'Ben')
    expect(await faultOf(anna.call('PUT', `/api/people/${await idOf(ben)}/relationship`, { kind: 'follow', on: true }))).toBe(
      'person.tooMany',
    )
    for (let k = 0; k < 50; k++) await ben.post('/api/tokens', { name: 'x', scopes: ['read'] })
    expect(await faultOf(ben.post('/api/tokens', { name: 'x', scopes: ['read'] }))).toBe('person.tooMany')
  })

  test('a name that is not allowed is not allowed in any spelling', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    await host.call('PUT', '/api/admin/names', { names: ['Admin'] })
    const [anna] = await crew(url, 'Anna')
    for (const name of ['admin', 'The ÁDMIN', 'a-d-m-i-n']) expect(await faultOf(anna.post('/api/session', { name }))).toBe('person.name')
    expect(await faultOf(anna.post('/api/bots', { name: 'Admin' }))).toBe('person.name')
    expect(await faultOf(anna.post('/api/session', { name: 'Adam' }))).toBe('done')
  })

  test('what one person may have is set for everybody at once, and written down with names', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    const { limits } = await host.get<Now>('/api/admin')
    await host.call('PUT', '/api/admin/limits', { ...limits, openTables: 1 })
    const [anna] = await crew(url, 'Anna')
    const table = { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] }
    await anna.post('/api/tables', table)
    expect(await faultOf(anna.post('/api/tables', table))).toBe('table.tooMany')
    expect(await faultOf(host.call('PUT', '/api/admin/limits', { ...limits, openTables: 0 }))).toBe('bad.field')
    const { deeds } = await host.get<{ deeds: Deed[] }>('/api/admin/audit')
    expect(deeds).toMatchObject([
      { what: 'limits', byName: 'Host', details: expect.stringContaining('openTables 1') },
      { what: 'appoint', by: 'host', aboutName: 'Host' },
    ])
  })

  test('an announcement reaches everybody', async () => {
    const { url, host } = await registry()
    await host.post('/api/me/words')
    await host.call('PUT', '/api/admin/announcement', { text: 'A short pause at noon' })
    const [anna] = await crew(url, 'Anna')
    expect(await anna.get('/api/announcement')).toEqual({ text: 'A short pause at noon' })
  })
})
