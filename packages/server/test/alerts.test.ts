import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_PREFERENCES, type AlertsInfo, type Preferences, type WayInfo } from '@flotilla/protocol'
import { describe, expect, test, vi } from 'vitest'
import { isPrivate } from '../src/alerts/outside.ts'
import { quietUntil } from '../src/alerts/quiet.ts'
import type { Running } from '../src/index.ts'
import type { TestClient } from './client.ts'
import { Browser, isSigned, isVapid, Letterbox, PostOffice } from './receivers.ts'
import { crew, kinds, Servers, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const MINUTE = 60_000

/** The status of a request that calls the server by another name. */
const said = (url: string, { headers }: TestClient, host: string, body: object): Promise<number> =>
  new Promise((done, failed) => {
    const asked = request(`${url}/api/me/mail`, {
      method: 'POST',
      headers: { ...headers, host, origin: `http://${host}`, 'content-type': 'application/json' },
    })
    asked.on('response', (answer) => done(answer.resume().statusCode ?? 0))
    asked.on('error', failed)
    asked.end(JSON.stringify(body))
  })

const ANNA_FIRST = { game: 'bottom', options: { firstPlayer: 0 } }
const prefer = (client: TestClient, wanted: Partial<Preferences>) =>
  client.call('PUT', '/api/me/preferences', { ...DEFAULT_PREFERENCES, ...wanted })
/** Only for one thing, or every test would have to tell beginnings from turns. */
const only = (kind: 'turn' | 'over' | 'begin' | 'nudge'): Partial<Preferences> => ({ alerts: { [kind]: ['push', 'mail', 'webhook'] } })

describe.each(kinds)('a call when it is your turn, on %s', (kind) => {
  const servers = new Servers(kind)

  const registry = async (flags: Record<string, unknown> = {}) => {
    const clock = new FakeClock()
    const server = await servers.start({ privateHooks: true, entryRate: 1e6, ...flags }, { time: clock })
    return { clock, server, url: server.url }
  }
  const opened = async (): Promise<{ office: PostOffice; at: string }> => {
    const office = new PostOffice()
    return { office, at: await office.open() }
  }

  test('by push: signed by the key that the server publishes, readable by that browser alone, and with nothing hidden in it', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const browser = new Browser()
    await anna.post('/api/me/ways', browser.subscription(`${at}/push/one`))
    await prefer(anna, only('turn'))
    const { pushKey } = await anna.get<AlertsInfo>('/api/me/alerts')
    const table = await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(2 * MINUTE, server)
    const [post] = await office.first(1)
    expect(isVapid(post, pushKey, at)).toBe(true)
    expect(browser.read(post)).toMatchObject({
      kind: 'turn',
      title: 'To the Bottom with Bram',
      text: 'It is your turn.',
      url: `http://localhost:8080/t/${table}`,
    })
    await clock.advance(30 * MINUTE, server)
    expect(office.got).toHaveLength(1)
  })

  test('not while they are at the table, and not if they have answered meanwhile', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const clients = await crew(url, 'Anna', 'Bram')
    for (const client of clients) {
      await client.post('/api/me/ways', { kind: 'webhook', url: `${at}/${client.name}` })
      await prefer(client, only('turn'))
    }
    const table = await tableOf(clients)
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    await clock.advance(10 * MINUTE, server)
    expect(office.got).toHaveLength(0)
    const asked = lines.findIndex(({ ask }) => ask !== null)
    const choice = lines[asked].ask?.choices[0].choice
    for (const line of lines) {
      line.close()
      await line.closed
    }
    await clients[asked].post(`/api/tables/${table}/requests`, { type: 'answer', choice, id: 'first' })
    await clock.advance(10 * MINUTE, server)
    expect(office.got.map(({ path }) => path)).toEqual([`/${clients[1 - asked].name}`])
  })

  test('by webhook: signed, tried again with growing pauses, given up without a storm', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const { secret = '' } = await anna.post<WayInfo & { secret?: string }>('/api/me/ways', { kind: 'webhook', url: `${at}/hook` })
    await prefer(anna, only('turn'))
    office.status = 500
    await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(60 * MINUTE, server)
    const tries = office.got.length
    expect(tries).toBeGreaterThan(1)
    expect(tries).toBeLessThan(6)
    expect((await anna.get<AlertsInfo>('/api/me/alerts')).ways[0].failing).not.toBeNull()
    office.status = 200
    await clock.advance(130 * MINUTE, server)
    expect(office.got.every((post) => isSigned(post, secret))).toBe(true)
    expect(office.got).toHaveLength(tries + 1)
  })

  test('whoever is waited for is nudged once for a decision, and nobody learns from it who that is', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    for (const client of [anna, bram]) {
      await client.post('/api/me/ways', { kind: 'webhook', url: `${at}/${client.name}` })
      await prefer(client, only('nudge'))
    }
    const table = await tableOf([anna, bram], ANNA_FIRST)
    for (const [client, seat] of [
      [bram, 0],
      [bram, 0],
      [anna, 1],
    ] as const)
      expect(await client.post(`/api/tables/${table}/nudge`, { seat })).toEqual({ done: true })
    await clock.advance(2 * MINUTE, server)
    expect(office.got.map(({ path }) => path)).toEqual(['/Anna'])
  })

  test('a server that always dies between sending and noting it calls no more often than one that is never heard', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    await anna.post('/api/me/ways', { kind: 'webhook', url: at })
    await prefer(anna, only('turn'))
    await tableOf([anna, bram], ANNA_FIRST)
    const { db } = server.storage
    for (let lives = 0; lives < 12; lives++) {
      await clock.advance(MINUTE, server)
      // What was noted after the last call is forgotten, as if nobody had lived to write it.
      await db.updateTable('calls').set({ done: null, claimed: 1, due: 1 }).execute()
    }
    expect(office.got).toHaveLength(6)
  })

  test('whoever has slow ways waits for them alone, and a call that comes twice is known by its id', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [mallory, anna, bram] = await crew(url, 'Mallory', 'Anna', 'Bram')
    let asked = 0
    const slow = createServer(() => void asked++)
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done))
    const port = (slow.address() as AddressInfo).port
    for (let k = 0; k < 5; k++) await mallory.post('/api/me/ways', { kind: 'webhook', url: `http://127.0.0.1:${port}/${k}` })
    await anna.post('/api/me/ways', { kind: 'webhook', url: at })
    for (const client of [mallory, anna]) await prefer(client, only('turn'))
    await tableOf([mallory, bram], ANNA_FIRST)
    await tableOf([anna, bram], ANNA_FIRST)
    const passed = clock.advance(MINUTE, server)
    await office.first(1)
    // Nobody has answered for Mallory yet.
    await vi.waitFor(() => expect(asked).toBe(1), 20_000)
    slow.closeAllConnections()
    slow.close()
    await passed
    office.status = 500
    await server.storage.db.updateTable('calls').set({ done: null, claimed: 1, due: 1 }).execute()
    await clock.advance(MINUTE, server)
    const ids = (await office.first(2)).map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id)
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('to Discord a name is a name, and not a link', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', '[a](http://b.example)')
    await anna.post('/api/me/ways', { kind: 'webhook', url: at, speaks: 'discord' })
    await prefer(anna, only('turn'))
    await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(2 * MINUTE, server)
    const [{ body }] = await office.first(1)
    expect((JSON.parse(body.toString()) as { content: string }).content).toContain('\\[a\\]\\(http://b.example\\)')
  })

  test('a subscription that is gone is removed', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    await anna.post('/api/me/ways', new Browser().subscription(`${at}/push/gone`))
    await prefer(anna, only('turn'))
    office.status = 410
    await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(2 * MINUTE, server)
    expect((await anna.get<AlertsInfo>('/api/me/alerts')).ways).toEqual([])
  })

  test('quiet hours hold it back until they end', async () => {
    const { clock, server, url } = await registry()
    const { office, at } = await opened()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    await anna.post('/api/me/ways', { kind: 'webhook', url: at })
    // The false clock begins at midnight UTC, which is nine in the morning in Tokyo.
    await prefer(anna, { ...only('turn'), quiet: { from: 8, to: 11 }, zone: 'Asia/Tokyo' })
    await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(110 * MINUTE, server)
    expect(office.got).toHaveLength(0)
    await clock.advance(12 * MINUTE, server)
    expect(office.got).toHaveLength(1)
  })

  test('webhooks never lead into the server’s own network, nor anywhere by a redirect', async () => {
    const closed = await registry({ privateHooks: false })
    const { office, at } = await opened()
    const [anna] = await crew(closed.url, 'Anna')
    const port = new URL(at).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1']) {
      const { id } = await anna.post<WayInfo>('/api/me/ways', { kind: 'webhook', url: `http://${host}:${port}/` })
      expect(await anna.post<{ sent: boolean }>(`/api/me/ways/${id}/test`)).toEqual({ sent: false })
      await anna.call('DELETE', `/api/me/ways/${id}`)
    }
    expect(office.got).toHaveLength(0)
    const open = await registry()
    const [bram] = await crew(open.url, 'Bram')
    const other = await opened()
    office.status = 302
    office.headers = { location: `${other.at}/secret` }
    const { id } = await bram.post<WayInfo>('/api/me/ways', { kind: 'webhook', url: at })
    expect(await bram.post<{ sent: boolean }>(`/api/me/ways/${id}/test`)).toEqual({ sent: false })
    expect(other.office.got).toHaveLength(0)
  })

  test('mail keeps a name, signs in by a link that is good once, and calls at most once an hour', async () => {
    const box = new Letterbox()
    const { clock, server, url } = await registry({ smtp: await box.open() })
    const [anna, bram] = await crew(url, 'Anna\u00a0B', 'Bram')
    await prefer(anna, { language: 'de' })
    // By whatever name somebody calls the server, links lead to where the host says that it is.
    const asked = await said(url, anna, 'evil.example', { address: 'Anna@Example.org' })
    expect(asked).toBe(200)
    const [letter] = await box.first(1)
    expect(letter).toContain('To: anna@example.org')
    expect(letter).toContain('Subject: Deinen Namen bei Flotilla sichern')
    expect(letter).toContain('http://localhost:8080/mail?keep=')
    expect(letter).not.toContain('evil')
    await anna.post('/api/me/mail/confirm', { code: /keep=([\w-]+)/.exec(letter)?.[1] })
    await bram.post('/api/session/mail', { address: 'nobody@example.org' })
    await bram.post('/api/session/mail', { address: 'ANNA@example.org' })
    const link = /enter=([\w-]+)/.exec((await box.first(2))[1])?.[1]
    const [phone] = await crew(url, 'phone')
    expect(await phone.post('/api/session/mail/enter', { code: link })).toMatchObject({ person: { name: 'Anna B' } })
    await expect(phone.post('/api/session/mail/enter', { code: link })).rejects.toMatchObject({ code: 'person.notFound' })
    await anna.post('/api/me/ways', { kind: 'mail' })
    await prefer(anna, only('turn'))
    for (let k = 0; k < 3; k++) await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(5 * MINUTE, server)
    const [, , digest] = await box.first(3)
    expect(digest.match(/Du bist am Zug|It is your turn/g)).toHaveLength(3)
    await tableOf([anna, bram], ANNA_FIRST)
    await clock.advance(30 * MINUTE, server)
    expect(box.got).toHaveLength(3)
    await clock.advance(40 * MINUTE, server)
    expect((await box.first(4))[3].match(/It is your turn/g)).toHaveLength(1)
    const ids = box.got.map((one) => /^Message-ID: <(.+)@localhost>/im.exec(one)?.[1])
    expect(new Set(ids).size).toBe(4)
    expect(ids[3]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('nobody’s letterbox is filled up from here', async () => {
    const box = new Letterbox()
    const { url } = await registry({ smtp: await box.open() })
    const codes: string[] = []
    for (const name of ['Anna', 'Bram'])
      for (const [client] of [await crew(url, name)])
        for (let k = 0; k < 3; k++)
          codes.push(
            await client.post('/api/me/mail', { address: 'victim@example.org' }).then(
              () => 'sent',
              (error: { code: string }) => error.code,
            ),
          )
    expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'bad.tooFast', 'bad.tooFast'])
    const [cora] = await crew(url, 'Cora')
    await cora.post('/api/me/mail', { address: 'cora@example.org' })
    // Letters are sent side by side: they need not come in the order in which they were asked for.
    const letter = (await box.first(5)).find((one) => one.includes('To: cora@example.org'))
    await cora.post('/api/me/mail/confirm', { code: /keep=([\w-]+)/.exec(letter ?? '')?.[1] })
    for (let k = 0; k < 7; k++) expect(await cora.post('/api/session/mail', { address: 'cora@example.org' })).toEqual({ done: true })
    await box.first(9)
    const [dora] = await crew(url, 'Dora')
    await dora.post('/api/me/mail', { address: 'elsewhere@example.org' })
    expect((await box.first(10)).filter((one) => one.includes('To: elsewhere@example.org'))).toHaveLength(1)
  })
})

describe.runIf(kinds.includes('postgres'))('two servers', () => {
  const servers = new Servers('postgres')

  test('call once', async () => {
    const clock = new FakeClock()
    const office = new PostOffice()
    const at = await office.open()
    const where = await servers.fresh()
    const both: Running[] = []
    for (let k = 0; k < 2; k++) both.push(await servers.start({ privateHooks: true, ...where }, { time: clock }))
    const [anna, bram] = await crew(both[0].url, 'Anna', 'Bram')
    await anna.post('/api/me/ways', { kind: 'webhook', url: at })
    await prefer(anna, only('turn'))
    const tables: string[] = []
    for (let k = 0; k < 4; k++) tables.push(await tableOf([anna, bram], ANNA_FIRST))
    bram.url = both[1].url
    for (const table of tables) await bram.get(`/api/tables/${table}/state`)
    await clock.advance(10 * MINUTE, ...both)
    expect(office.got).toHaveLength(4)
  })
})

test('an address of the own network is known in every spelling', () => {
  for (const one of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '100.64.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b:1::1',
    'fec0::1',
    '2002:7f00:1::',
  ])
    expect(isPrivate(one), one).toBe(true)
  for (const one of ['1.1.1.1', '93.184.216.34', '2606:4700::1111']) expect(isPrivate(one), one).toBe(false)
})

test('quiet hours may cross midnight', () => {
  const at = Date.UTC(2026, 5, 1, 23, 30)
  expect(quietUntil({ quiet: { from: 22, to: 7 }, zone: 'UTC' }, at)).toBe(Date.UTC(2026, 5, 2, 7))
  expect(quietUntil({ quiet: { from: 7, to: 22 }, zone: 'UTC' }, at)).toBeNull()
  expect(quietUntil({ quiet: null, zone: 'UTC' }, at)).toBeNull()
})
