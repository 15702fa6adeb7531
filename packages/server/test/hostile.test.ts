import { rng } from '@flotilla/kernel'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Line } from './client.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const MESSAGES = 10_000

/** Waits until as many refusals have come as were asked for. */
async function refusals(line: Line, expected: number): Promise<void> {
  while (line.messages.filter((one) => one.type === 'refused').length < expected) await line.more()
}

test('ten thousand malformed, foreign, replayed and misplaced messages: all refused with a reason, and the game is untouched', async () => {
  const server = await servers.start()
  const clients = await crew(server.url, 'Anna', 'Ben', 'Mallory')
  const [anna, ben, mallory] = clients
  const table = await tableOf([anna, ben], { options: { first: 0 } })
  const line = await mallory.socket()
  const annas = await anna.socket()
  await annas.hello(table)
  const choice = annas.ask?.choices[0].choice
  const dice = rng(7)
  const junk = (depth = 0): unknown => {
    const kind = dice.below(depth > 3 ? 5 : 7)
    if (kind === 0) return dice.below(1e9) - 5e8
    if (kind === 1) return 'x'.repeat(dice.below(40))
    if (kind === 2) return null
    if (kind === 3) return dice.below(2) === 0
    if (kind === 4) return '\u0000\u202e{}'
    if (kind === 5) return Array.from({ length: dice.below(4) }, () => junk(depth + 1))
    return Object.fromEntries(
      Array.from({ length: dice.below(4) }, () => [['__proto__', 'type', 'seat', 'choice', 'constructor'][dice.below(5)], junk(depth + 1)]),
    )
  }
  const types = ['hello', 'answer', 'undo', 'vote', 'say', 'mute', 'orders', 'away', 'bye', 'nonsense']
  const makers: (() => string | Buffer)[] = [
    () => JSON.stringify(junk()),
    () => '{"type":"answer","table":"' + 'a'.repeat(dice.below(20)),
    () => Buffer.from([0xff, 0xfe, dice.below(256)]),
    () => JSON.stringify({ type: types[dice.below(types.length)], table: junk(), id: junk(), choice: junk() }),
    // Well formed, but not hers to send.
    () => JSON.stringify({ type: 'answer', table, id: `m${dice.below(1e6)}`, choice }),
    () => JSON.stringify({ type: 'undo', table, id: 'u' }),
    () => JSON.stringify({ type: 'vote', table, id: 'v', kind: 'end' }),
    () => JSON.stringify({ type: 'say', table, id: 's', speech: { text: 'let me in' } }),
    () => JSON.stringify({ type: 'orders', table, id: 'o', orders: { plans: [], standing: [] } }),
    () => JSON.stringify({ type: 'hello', table: 'AAAAAAAAAAAAAAAAAAAA' }),
    () => JSON.stringify({ type: 'answer', table: 'BBBBBBBBBBBBBBBBBBBB', id: 'x', choice: {} }),
    () => `${'['.repeat(3000)}${']'.repeat(3000)}`,
  ]
  for (let sent = 0; sent < MESSAGES; sent += 100) {
    for (let i = 0; i < 100; i++) line.sendRaw(makers[dice.below(makers.length)]())
    await refusals(line, sent + 100)
  }
  const refused = line.messages.filter((one) => one.type === 'refused')
  expect(refused).toHaveLength(MESSAGES)
  expect(
    refused.every(
      ({ error }) => error.code !== '' && error.code !== 'server.error' && error.message.length > 0 && error.message.length < 500,
    ),
  ).toBe(true)
  // Nothing but refusals came, and nothing happened.
  expect(line.messages.filter((one) => one.type !== 'refused').map((one) => one.type)).toEqual(['welcome'])
  expect(annas.messages.filter((one) => one.type === 'update' || one.type === 'said')).toEqual([])
  expect(await annas.answer(table, choice)).toBeNull()
})

test('seated players, too: replayed, out of order and oversized', async () => {
  const server = await servers.start()
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf([anna, ben], { options: { first: 0 } })
  const line = await ben.socket()
  await line.hello(table)
  const annas = await anna.socket()
  await annas.hello(table)
  for (let i = 0; i < 200; i++) line.send({ type: 'answer', table, id: `b${i}`, ask: i % 3, choice: annas.ask?.choices[0].choice })
  await refusals(line, 200)
  expect((await server.registry.tables.entries(table, 0)).length).toBe(0)
  line.sendRaw(JSON.stringify({ type: 'say', table, id: 'big', speech: { text: 'x'.repeat(70_000) } }))
  expect(await line.closed).toBe(1009)
  const again = await ben.socket()
  expect((await again.hello(table)).talk).toEqual([])
})

test('a socket that sends too fast is told so, and in the end closed', async () => {
  const server = await servers.start({ socketRate: 5 })
  const [anna] = await crew(server.url, 'Anna')
  const line = await anna.socket()
  for (let i = 0; i < 200; i++) line.send({ type: 'ping' })
  expect(await line.until((one) => one.type === 'refused')).toMatchObject({ error: { code: 'bad.tooFast' } })
  expect(await line.closed).toBe(1008)
})

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; anyOf?: Schema[]; oneOf?: Schema[]; items?: Schema }
interface Document {
  readonly paths: Record<string, Record<string, { parameters?: { in: string; name: string }[]; requestBody?: Body }>>
}
interface Body {
  readonly content: Record<string, { schema: Schema } | undefined>
}

/** What a schema asks for, with this text wherever a text may be. */
function filled(document: object, schema: Schema, text: string): unknown {
  const { $ref: ref, properties, anyOf, oneOf = anyOf, items, enum: listed, const: fixed, type } = schema
  if (typeof ref === 'string') {
    const named = ref.split('/').slice(1)
    return filled(document, named.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as Schema, text)
  }
  if (fixed !== undefined) return fixed
  if (Array.isArray(listed)) return (listed as unknown[])[0]
  if (oneOf !== undefined) return filled(document, oneOf[0], text)
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(document, one, text)]))
  if (type === 'array') return items === undefined ? [] : [filled(document, items, text)]
  return type === 'string' ? text : type === 'boolean' ? true : type === 'object' ? {} : 1
}

/** Those would end the session that asks. */
const ENDS = new Set(['delete /api/session', 'delete /api/sessions', 'delete /api/me'])

describe.each(kinds)('on %s', (kind) => {
  const those = new Servers(kind)

  test('no text of any request ever brings about more than a refusal', async () => {
    const { url } = await those.start({ entryRate: 1e6 })
    const [anna, ben] = await crew(url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const document = await anna.get<Document>('/api/docs/json')
    const troubles: string[] = []
    for (const text of ['a\0b', '\ud800'])
      for (const [path, methods] of Object.entries(document.paths))
        for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
          if (ENDS.has(`${method} ${path}`) || path.endsWith('/stream')) continue
          const typed = encodeURIComponent(text.replace('\ud800', 'x'))
          const schema = requestBody?.content['application/json']?.schema
          for (const id of path.includes('{') ? [table, typed] : ['']) {
            const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=${typed}`)
            const address = `${path.replaceAll(/\{\w+\}/g, id)}?${query.join('&')}`
            const body = schema === undefined ? (method === 'get' || method === 'delete' ? undefined : {}) : filled(document, schema, text)
            const { status } = await anna.raw(method.toUpperCase(), address, body)
            if (status >= 500) troubles.push(`${status} ${method} ${address}`)
          }
        }
    expect(troubles).toEqual([])
  })
})

/** The first line and the body of whatever comes back. */
function said(port: number, request: string): Promise<{ head: string; body: unknown }> {
  return new Promise((done, failed) => {
    let got = ''
    const line = connect(port, '127.0.0.1', () => line.write(request))
    line.on('data', (part: Buffer) => (got += part.toString()))
    line.on('error', failed)
    line.on('close', () => {
      const [head, ...body] = got.split('\r\n\r\n')
      done({ head: head.split('\r\n')[0], body: JSON.parse(body.join('')) })
    })
  })
}

test('an address that cannot be read is refused like any other, by HTTP and by socket', async () => {
  const { port } = await servers.start()
  const nothing = { error: { code: 'bad.notFound', message: 'There is nothing at this address.' } }
  const socket = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  for (const address of ['//', 'http://[', '/api/tables/%', '/%'])
    for (const more of [socket, 'Connection: close\r\n']) {
      if (more !== socket && !address.includes('%')) continue
      const { head, body } = await said(port, `GET ${address} HTTP/1.1\r\nHost: x\r\n${more}\r\n`)
      expect([address, head.split(' ')[1], body]).toEqual([address, '404', nothing])
    }
})
