import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { PRICED } from '../src/prices.ts'
import { ROUTES } from '../src/scopes.ts'
import { RequestQueue } from '../src/http/request-queue.ts'
import { TestClient } from './client.ts'
import { Servers, crew, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const PATIENCE = { timeout: 10_000 }

/** A connection on which these requests are sent in one piece, whatever is answered. */
async function pipelined(
  url: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
  begun = 'HTTP/1.1 200',
): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`).join(''))
  let text = ''
  while (!text.includes(begun)) text += String(((await once(socket, 'data')) as [Buffer])[0])
  return socket
}

const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

describe('a connection that is dropped', () => {
  test('with requests pipelined behind a stream leaves its address as it was', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: many(2, { kind: 'open' }) })
    for (let round = 0; round < 3; round++) {
      const socket = await pipelined(server.url, [`/api/tables/${id}/stream`, ...many(16, `/api/tables/${id}`)], anna.headers)
      // While the stream goes on, what waits behind it takes nobody's place.
      expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ id })
      socket.destroy()
    }
    expect(await Promise.all(many(20, 0).map(() => anna.get(`/api/tables/${id}`)))).toHaveLength(20)
    await vi.waitFor(() => expect(server.registry.connections.size).toBe(0), PATIENCE)
  })

  test('with streams pipelined behind each other leaves nobody there, who can be replaced by vote', async () => {
    const clock = new FakeClock()
    const server = await servers.start({}, { time: clock })
    const [anna, ghost] = await crew(server.url, 'Anna', 'Ghost')
    const table = await tableOf([anna, ghost], { options: { first: 1 } })
    await (await anna.socket()).hello(table)
    // More than may be sent ahead end the connection at once: then the rest is as if it had been dropped.
    const dropped = await pipelined(server.url, many(10, `/api/tables/${table}/stream`), ghost.headers)
    dropped.destroy()
    const refused = await pipelined(server.url, many(45, `/api/tables/${table}/stream`), ghost.headers, '')
    refused.resume()
    await once(refused, 'close')
    // Anna's own socket stays.
    await vi.waitFor(() => expect(server.registry.connections.size).toBe(1), PATIENCE)
    await clock.advance(11 * 60_000, server)
    expect((await anna.get(`/api/tables/${table}`)).seats[1].online).toBe(false)
    await anna.post(`/api/tables/${table}/requests`, { type: 'vote', id: 'v', kind: 'replace', seat: 1 })
    await vi.waitFor(async () => expect((await anna.get(`/api/tables/${table}`)).seats[1].kind).toBe('bot'), PATIENCE)
  })

  test('does not become a socket while an answer is under way', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const socket = await pipelined(server.url, ['/api/stream'], anna.headers)
    expect(server.registry.connections.size).toBe(1)
    const upgrade = { ...anna.headers, host: 'x', connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    const lines = Object.entries({ ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' })
    socket.write(`GET /api/socket HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    await once(socket, 'close')
    await vi.waitFor(() => expect(server.registry.connections.size).toBe(0), PATIENCE)
  })

  test('gives its place in the line to others, and so does one whose answer is not read in time', async () => {
    const server = await servers.start()
    const requestQueue = new RequestQueue()
    const accepted: Socket[] = []
    const { createServer } = await import('node:net')
    const listener = createServer((socket) => accepted.push(socket)).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const { port } = listener.address() as { port: number }
    const clients = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    await vi.waitFor(() => expect(accepted).toHaveLength(2), PATIENCE)
    for (let i = 0; i < 16; i++) await requestQueue.enter('here', accepted[0])
    for (let i = 0; i < 300; i++) void requestQueue.enter('here', accepted[1])
    await expect(requestQueue.enter('here')).rejects.toMatchObject({ fault: { code: 'bad.tooFast' } })
    clients[1].destroy()
    accepted[1].destroy()
    await once(accepted[1], 'close')
    const waits = requestQueue.enter('here')
    accepted[0].destroy()
    expect(await waits).toBeTypeOf('function')
    listener.close()
    clients[0].destroy()
    await servers.stop(server)
  })
})

test('connections of one address are limited, and ended ones make room', async () => {
  const server = await servers.start({ channels: 1, addressPeople: 1 })
  const { port } = new URL(server.url)
  const sockets = many(80, 0).map(() => connect(Number(port), '127.0.0.1'))
  const closed = new Set<Socket>()
  for (const socket of sockets) socket.on('error', () => undefined).on('close', () => closed.add(socket))
  await vi.waitFor(() => expect(closed.size).toBe(80 - 65), PATIENCE)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).ok).toBe(true), PATIENCE)
})

describe('every route, however it is spelled', () => {
  const spellings = (path: string): string[] => {
    const encoded = (at: number): string => `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`
    return [
      path.replace('/api', '/%61pi'),
      path.replace('/api', '/%61%70%69'),
      encoded(path.length - 1),
      `/${path}`,
      `${path}/`,
      path.replace('/api', '/API'),
      path.replace('/api/', '/api//'),
      path.replace('/api/', '/api%2F'),
      path.replace('/api/', '/x/../api/'),
      path.replace('/api/', '/./api/'),
      `${path};x=1`,
      `${path}?x=/api/`,
      `http://elsewhere.example${path}`,
    ]
  }

  test('admits nobody whom its plain spelling does not admit', async () => {
    const server = await servers.start({ entryRate: 1e6 })
    const { port, hostname } = new URL(server.url)
    const passed: string[] = []
    const ask = async (method: string, path: string): Promise<number> => {
      const socket = connect(Number(port), hostname)
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer wrong\r\nconnection: close\r\n\r\n`)
      let text = ''
      for await (const part of socket) text += String(part)
      return Number(text.split(' ')[1])
    }
    for (const route of Object.keys(ROUTES)) {
      const [method, pattern] = route.split(' ')
      const path = pattern.replace(':seat', '0').replace(':kind', 'mute').replaceAll(':id', 'AAAAAAAAAAAAAAAAAAAA')
      expect(await ask(method, path)).toBe(401)
      const statuses = await Promise.all(spellings(path).map(async (one) => [one, await ask(method, one)] as const))
      for (const [one, status] of statuses) if (![400, 401, 404, 414].includes(status)) passed.push(`${method} ${one}: ${status}`)
    }
    expect(passed).toEqual([])
  }, 60_000)

  test('has a price that belongs to a route', () => {
    expect(PRICED.filter((route) => !(route in ROUTES) && !route.includes('/api/docs/'))).toEqual([])
  })

  test('costs its price, from person and address, and says when to come again', async () => {
    const server = await servers.start({ work: 40, addressPeople: 2, trustProxy: true })
    const anna = new TestClient(server.url, 'Anna')
    const at = { 'x-forwarded-for': '203.0.113.1' }
    anna.cookie = (await anna.raw('POST', '/api/session', { name: 'Anna' }, at)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await anna.raw('GET', '/%61pi/me/statistics', undefined, at)).status)
    expect(statuses).toEqual([200, 200, 429, 429, 429])
    const refused = await anna.raw('GET', '/api/me/statistics', undefined, { 'x-forwarded-for': '203.0.113.9' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { code: 'bad.tooFast' } })
    // Somebody else, from elsewhere, is not concerned.
    expect((await new TestClient(server.url, 'Ben').raw('GET', '/api/games', undefined, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(
      200,
    )
  })
})

describe('odd headers and parameters', () => {
  test('an opaque origin is refused, not an incident', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    for (const origin of ['null', 'x', 'file://', 'http://'])
      expect((await anna.raw('GET', '/api/me/account', undefined, { origin })).status).toBe(403)
  })

  test('a socket is opened by the own site alone, which an unencrypted page is not', async () => {
    const server = await servers.start({ trustProxy: true })
    const [anna] = await crew(server.url, 'Anna')
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'games.example' }
    await anna.socket({ ...secure, origin: 'https://games.example' })
    for (const origin of ['http://games.example', 'https://games.example:444', 'null'])
      await expect(anna.socket({ ...secure, origin })).rejects.toThrow('403')
    expect((await anna.raw('POST', '/api/session', { name: 'Eve' }, { ...secure, origin: 'http://games.example' })).status).toBe(403)
  })

  test('a language that no catalogue has is English', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const english = await anna.get(`/api/tables/${table}/text?language=en`)
    for (const language of ['__proto__', 'toString', 'xx'])
      expect(await anna.get(`/api/tables/${table}/text?language=${language}`)).toEqual(english)
  })

  test('numbers are for whoever has the token', async () => {
    const server = await servers.start({ metrics: true, metricsToken: 'a token of the operator' })
    const read = async (headers: Record<string, string>): Promise<number> => (await fetch(`${server.url}/metrics`, { headers })).status
    expect(await read({})).toBe(404)
    expect(await read({ authorization: 'Bearer wrong' })).toBe(404)
    expect(await read({ authorization: 'Bearer a token of the operator' })).toBe(200)
  })
})
