import { request, type ClientRequest } from 'node:http'
import { Session, type Input } from '@flotilla/table'
import { describe, expect, test, vi } from 'vitest'
import { Victim } from './chaos/victim.ts'
import { TestClient, type Line } from './client.ts'
import { Servers, crew, kinds, quiet, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const PATIENCE = 120_000
const NEW = { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] }

/** A stream whose connection can be broken at any moment: from its very beginning, or once its answer has begun. */
async function streamOf({ url, headers }: TestClient, path: string, begun: boolean): Promise<ClientRequest> {
  const asked = request(url + path, { headers, agent: false })
  asked.on('error', () => undefined)
  await new Promise((ready) => {
    if (begun) asked.once('response', ready)
    else asked.once('socket', (socket) => socket.once('connect', ready))
    asked.end()
  })
  return asked
}

describe('a guest who breaks off', () => {
  test('streams and ends their sessions at once ends nothing else', async () => {
    const victim = await Victim.start({ data: servers.folder() })
    for (let round = 0; round < 3; round++) {
      const [guest] = await crew(victim.url, 'Mallory')
      const { id } = await guest.post('/api/tables', { ...NEW, sit: 0 })
      const streams = await Promise.all(Array.from({ length: 10 }, () => streamOf(guest, `/api/tables/${id}/stream`, true)))
      for (const stream of streams) stream.destroy()
      await guest.call('DELETE', '/api/sessions')
    }
    const [anna] = await crew(victim.url, 'Anna')
    expect(await anna.post('/api/tables', NEW)).toMatchObject({ status: 'open' })
    expect(await victim.kill('SIGTERM')).toBe(0)
  })

  test('thirty requests before they are answered is not there any more', async () => {
    const server = await servers.start()
    const [anna, ghost] = await crew(server.url, 'Anna', 'Ghost')
    const table = await tableOf([anna, ghost])
    const joined = vi.spyOn((await server.registry.table(table)).channels, 'join')
    const streams = await Promise.all(Array.from({ length: 30 }, () => streamOf(ghost, `/api/tables/${table}/stream`, false)))
    for (const stream of streams) stream.destroy()
    // Sockets, too: gone between the hello and its answer.
    for (let i = 0; i < 5; i++) {
      const line = await ghost.socket()
      line.send({ type: 'hello', table })
      line.break()
    }
    const line = await anna.socket()
    await vi.waitFor(() => expect(joined.mock.calls.length).toBeGreaterThan(5))
    await vi.waitFor(async () => expect((await line.hello(table)).info.seats[1].online).toBe(false), 10_000)
  })

  test('a stream gets nothing after its end', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const stream = await ben.raw('GET', `/api/tables/${table}/stream`)
    await ben.call('DELETE', '/api/sessions')
    const line = await anna.socket()
    await line.hello(table)
    expect(await line.request({ type: 'say', table, speech: { text: 'after you' } })).toBeNull()
    expect(await stream.text()).not.toContain('after you')
  })
})

/** The next session that is told this fails at it. */
function failOnce(at: Input['type']): void {
  const step = Session.prototype.step
  const failing = vi.spyOn(Session.prototype, 'step').mockImplementation(function (this: Session, input, now) {
    if (input.type !== at) return step.call(this, input, now)
    failing.mockRestore()
    throw new Error('a bug')
  })
}

describe('an error that nobody foresaw', () => {
  test('in a table costs no more than reading it again', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const lines = [await anna.socket(), await ben.socket()]
    for (const line of lines) await line.hello(table)
    failOnce('appended')
    const from = lines[1].messages.length
    lines[0].send({ type: 'answer', table, id: 'a', ask: lines[0].ask?.n, choice: lines[0].ask?.choices[0].choice })
    expect(await lines[0].until((one) => one.type === 'refused')).toMatchObject({ error: { code: 'server.error' } })
    // It was stored before it went wrong: everybody is shown the table as it is, and it goes on.
    expect(await lines[1].until((one) => one.type === 'state', from)).toMatchObject({ seq: 1 })
    expect(await lines[1].answer(table, lines[1].ask?.choices[0].choice)).toBeNull()
  })

  test('in what a table does by itself neither', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const table = await tableOf([anna], { bots: ['random'], options: { first: 0 } })
    const line = await anna.socket()
    await line.hello(table)
    failOnce('time')
    ;(await server.registry.table(table)).tell({ type: 'time' })
    await line.until((one) => one.type === 'state', 2)
    expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    await line.until((one) => one.type === 'update' && one.entry.by === 'bot')
  })

  test('in what comes by a socket costs that socket', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const lines = [await anna.socket(), await ben.socket()]
    vi.spyOn(server.registry, 'run').mockImplementationOnce(() => {
      throw new Error('a bug')
    })
    lines[0].send({ type: 'ping' })
    expect(await lines[0].closed).toBe(1008)
    await quiet(lines[1])
  })

  test('a spectator who may not stay does not hold up the start', async () => {
    const server = await servers.start()
    const [anna, ben, cora] = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const { id } = await anna.post('/api/tables', { ...NEW, house: { spectators: false }, sit: 0 })
    await ben.post(`/api/tables/${id}/sit`)
    const line = await cora.socket()
    await line.hello(id)
    expect(await anna.post(`/api/tables/${id}/start`)).toMatchObject({ status: 'playing' })
    expect(await line.until((one) => one.type === 'refused')).toMatchObject({ error: { code: 'table.noSpectators' } })
  })
})

describe.each(kinds)('on %s, SIGTERM', (kind) => {
  const those = new Servers(kind)

  test(
    'ends a server whose bots play on thirty tables',
    async () => {
      const where = await those.fresh()
      const server = await those.start({ ...where, closeWithin: 60 })
      const [anna] = await crew(server.url, 'Anna')
      const bots = ['mate', 'mate', 'mate', 'mate'].map((bot) => ({ kind: 'bot', bot }))
      const lines: Line[] = []
      for (let i = 0; i < 30; i++) {
        const { id } = await anna.post('/api/tables', { game: 'waves', seats: bots })
        await anna.post(`/api/tables/${id}/start`)
        const line = await anna.socket()
        await line.hello(id)
        lines.push(line)
      }
      // Threads start slowly on a busy machine.
      await vi.waitFor(() => expect(lines[0].messages.some((one) => one.type === 'update')).toBe(true), PATIENCE)
      const settled = vi.spyOn(server.registry, 'settle')
      await those.stop(server)
      for (const line of lines) await line.until((one) => one.type === 'closing')
      // All of it settled, and not because the time was over.
      expect(settled.mock.calls[0][0]).toBeGreaterThan(performance.now())
      // Nothing is half stored: all of them go on.
      const again = await those.start(where)
      const mine = await Object.assign(anna, { url: again.url }).get<{ tables: { status: string }[] }>('/api/me/tables')
      expect(mine.tables.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'playing'))
    },
    PATIENCE,
  )
})

test('a server waits no longer than its setting for what does not end', async () => {
  const server = await servers.start({ closeWithin: 1 })
  server.registry.run(new Promise(() => undefined))
  await servers.stop(server)
})

test('a server that is closing says so to new requests', async () => {
  const server = await servers.start()
  const anna = new TestClient(server.url, 'Anna')
  await anna.enter()
  const line = await anna.socket()
  let settled = (): void => undefined
  server.registry.run(new Promise<void>((done) => (settled = done)))
  const closing = servers.stop(server)
  await expect(anna.post('/api/tables', NEW)).rejects.toMatchObject({ status: 503, code: 'server.closing' })
  expect((await anna.raw('GET', '/readyz')).status).toBe(503)
  line.send({ type: 'hello', table: 'AAAAAAAAAAAAAAAAAAAA' })
  expect(await line.until((one) => one.type === 'refused')).toMatchObject({ error: { code: 'server.closing' } })
  settled()
  await closing
})
