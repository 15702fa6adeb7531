import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_PREFERENCES, type GameInfo, type Person, type Report } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import { TestClient } from './client.ts'
import { FakeClock } from './fake-clock.ts'
import { Letterbox } from './receivers.ts'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const OPEN = [{ kind: 'open' }, { kind: 'open' }]

const faultOf = (work: Promise<Response>): Promise<string> =>
  work.then(async (response) =>
    response.ok ? 'done' : ((await response.json()) as { readonly error: { readonly code: string } }).error.code,
  )
const idOf = async (who: TestClient): Promise<string> => (await who.get<{ person: Person }>('/api/me')).person.id

describe('whoever has many names at one address', () => {
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

  test('does not use up the letters that the server writes to strangers', async () => {
    const box = new Letterbox()
    const { url } = await servers.start({ entryRate: 1e6, addressPeople: 3, trustProxy: true, smtp: await box.open() })
    const ask = async (who: string, address: string): Promise<string> => {
      const [client] = await crew(url, who)
      return faultOf(client.raw('POST', '/api/me/mail', { address: `${who}@example.org` }, from(address)))
    }
    const crowd: string[] = []
    for (let k = 0; k < 8; k++) crowd.push(await ask(`mallory${k}`, '203.0.113.1'))
    expect(crowd.filter((code) => code === 'done')).toHaveLength(6)
    expect(crowd.at(-1)).toBe('bad.tooFast')
    expect(await ask('anna', '203.0.113.2')).toBe('done')
  })

  test('does not fill the list of reports', async () => {
    const { url, registry } = await servers.start({ addressPeople: 3, trustProxy: true })
    const [anna, mallory] = await crew(url, 'Anna', 'Mallory')
    const body = { about: await idOf(mallory), why: 'Insults' }
    expect(await faultOf(anna.raw('POST', '/api/reports', body, from('203.0.113.2')))).toBe('done')
    const codes: string[] = []
    for (let k = 0; k < 8; k++) {
      const [one] = await crew(url, `Mallory ${k}`)
      codes.push(await faultOf(one.raw('POST', '/api/reports', { ...body, why: 'Nothing' }, from('203.0.113.1'))))
    }
    expect(codes.filter((code) => code === 'done')).toHaveLength(6)
    expect(codes.at(-1)).toBe('bad.tooFast')
    expect(await registry.moderation.reports()).toHaveLength(7)
  })

  test('fills no disk with editions', async () => {
    const { url } = await servers.start({ addressPeople: 1, trustProxy: true })
    const [mallory] = await crew(url, 'Mallory')
    const { games } = await mallory.get<{ games: GameInfo[] }>('/api/games')
    const known = games.find(({ id }) => id === 'waves')?.edition ?? ''
    const { edition } = await mallory.get<{ edition: object }>(`/api/games/waves/editions/${known}`)
    const open = (address: string): Promise<string> =>
      faultOf(mallory.raw('POST', '/api/tables', { game: 'waves', seats: OPEN, edition: { ...edition, id: 'mine' } }, from(address)))
    const codes: string[] = []
    for (let k = 0; k < 8; k++) codes.push(await open('203.0.113.1'))
    expect(codes.filter((code) => code === 'done')).toHaveLength(6)
    expect(codes.at(-1)).toBe('bad.tooFast')
    expect(await open('203.0.113.2')).toBe('done')
  })
})

test('the first report of each comes before anybody’s second', async () => {
  const { url, registry, storage } = await servers.start()
  const [anna, mallory] = await crew(url, 'Anna', 'Mallory')
  const about = await idOf(mallory)
  await anna.post('/api/reports', { about, why: 'Insults' })
  const row = await storage.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
  const crowd = Array.from({ length: 300 }, (_, i) => ({
    ...row,
    id: `r${i}`,
    by_person: about,
    body: JSON.stringify({ why: 'Nothing', talk: [] }),
    created: row.created + 1 + i,
  }))
  await storage.db.insertInto('reports').values(crowd).execute()
  const listed: readonly Report[] = await registry.moderation.reports()
  expect(listed.some(({ why }) => why === 'Insults')).toBe(true)
  // What is done with makes room.
  await storage.db.updateTable('reports').set({ handled: 1 }).where('by_person', '=', about).execute()
  expect((await registry.moderation.reports())[0].why).toBe('Insults')
})

test('whoever had a name before somebody kept it does not sit down under it', async () => {
  const { url } = await servers.start()
  const [anna, twin, host] = await crew(url, 'Anna', 'Anna', 'Host')
  const before = (await host.post('/api/tables', { game: 'waves', seats: OPEN })).id
  await twin.post(`/api/tables/${before}/sit`)
  await anna.post('/api/me/words')
  const { id } = await host.post('/api/tables', { game: 'waves', seats: OPEN })
  await expect(twin.post(`/api/tables/${id}/sit`)).rejects.toMatchObject({ code: 'person.nameKept' })
  await expect(twin.post('/api/tables', { game: 'waves', seats: OPEN, sit: 0 })).rejects.toMatchObject({ code: 'person.nameKept' })
  // Whoever sits somewhere stays there, and another name helps.
  await twin.post(`/api/tables/${before}/sit`, { seat: 1 })
  await twin.post(`/api/tables/${id}/sit`, { name: 'Twin' })
  // A program may be called as its owner is.
  const { token } = await anna.post<{ token: string }>('/api/bots', { name: 'Anna' })
  await Object.assign(new TestClient(url, 'robot'), { token }).post(`/api/tables/${id}/sit`)
})

test('whoever is slow to be called is called once a round', async () => {
  const clock = new FakeClock()
  const server = await servers.start({ privateHooks: true }, { time: clock })
  const [mallory, bram] = await crew(server.url, 'Mallory', 'Bram')
  let asked = 0
  const slow = createServer((_request, response) => {
    asked++
    setTimeout(() => response.writeHead(500).end(), 2500)
  })
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
  const { port } = slow.address() as AddressInfo
  for (let k = 0; k < 5; k++) await mallory.post('/api/me/ways', { kind: 'webhook', url: `http://127.0.0.1:${port}/${k}` })
  const turns = { ...DEFAULT_PREFERENCES, alerts: { turn: ['webhook'] } }
  await mallory.call('PUT', '/api/me/preferences', turns)
  await tableOf([mallory, bram], { game: 'bottom', options: { firstPlayer: 0 } })
  await clock.advance(46_000, server)
  expect(asked).toBe(1)
  slow.closeAllConnections()
  slow.close()
}, 60_000)
