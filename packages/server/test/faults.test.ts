import { eventsOf } from '@flotilla/protocol'
import { expect, test, vi } from 'vitest'
import type { Running } from '../src/index.ts'
import type { Line, TestClient } from './client.ts'
import { FakeClock } from './fake-clock.ts'
import { liar } from './liar.ts'
import { Servers, crew, quiet, tableOf } from './servers.ts'

// Faults that tables once had: what happens between two things that take time.

const servers = new Servers('sqlite')
const WINDOW = 20_000
const updates = (line: Line): number => line.messages.filter((one) => one.type === 'update').length

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly clients: readonly TestClient[]
  readonly lines: Line[]
}

async function scene(): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start({}, { games: [liar], time: clock, gamesModule: new URL('./liar.ts', import.meta.url).href })
  const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
  const table = await tableOf(clients, { game: 'liar' })
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  return { clock, server, table, clients, lines }
}

/** The talk of the next visitor is not found before this is called. */
function holdTalk({ server }: Scene): { readonly isAsked: () => boolean; readonly release: () => void } {
  const { tables } = server.registry
  const talk = tables.talk.bind(tables)
  let release: () => void = () => undefined
  let isAsked = false
  vi.spyOn(tables, 'talk').mockImplementationOnce(async (...where) => {
    isAsked = true
    await new Promise<void>((done) => (release = done))
    return talk(...where)
  })
  return { isAsked: () => isAsked, release: () => release() }
}

test('a window that ends while somebody is received is shown to them as well', async () => {
  const at = await scene()
  const { clock, table, clients, lines } = at
  for (const line of lines) expect(await line.answer(table, { pass: true })).toBeNull()
  const late = await clients[2].socket()
  const talk = holdTalk(at)
  late.send({ type: 'hello', table })
  await vi.waitFor(() => expect(talk.isAsked()).toBe(true))
  await clock.advance(WINDOW)
  await lines[0].until((one) => one.type === 'update')
  talk.release()
  await late.until((one) => one.type === 'state')
  await late.until(() => late.ask?.kind === 'bid')
  expect(late.seq).toBe(lines[2].seq)
})

test('whoever says hello and goodbye at once has never been here', async () => {
  const at = await scene()
  const { server, table, clients, lines } = at
  lines[1].send({ type: 'bye', table })
  await lines[0].until((one) => one.type === 'info' && !one.info.seats[1].online)
  const talk = holdTalk(at)
  lines[1].send({ type: 'hello', table })
  await vi.waitFor(() => expect(talk.isAsked()).toBe(true))
  lines[1].send({ type: 'bye', table })
  await quiet(lines[1])
  talk.release()
  await server.registry.settle()
  expect(await clients[0].get(`/api/tables/${table}`)).toMatchObject({ seats: [{ online: true }, { online: false }, { online: true }] })
})

test('held answers are not shown before the answer that closes their window is stored', async () => {
  const { clock, server, table, lines } = await scene()
  for (const line of lines.slice(1)) expect(await line.answer(table, { pass: true })).toBeNull()
  let fail: (why: Error) => void = () => undefined
  const append = vi.spyOn(server.registry.journal, 'append').mockImplementationOnce(() => new Promise((_, failed) => (fail = failed)))
  lines[0].send({ type: 'answer', table, id: 'last', choice: { pass: true } })
  await vi.waitFor(() => expect(append).toHaveBeenCalled())
  await clock.advance(WINDOW)
  for (const line of lines) {
    await quiet(line)
    expect(updates(line)).toBe(0)
  }
  fail(new Error('the disk is full'))
  expect(await lines[0].until((one) => one.type === 'refused')).toMatchObject({ id: 'last', error: { code: 'server.storage' } })
  await clock.advance(WINDOW, server)
  // It was not stored: in the end the clock has answered in its stead.
  for (const line of lines) await line.until((one) => one.type === 'update' && eventsOf(one).length === 0)
  const closing = (await server.registry.tables.entries(table, 0)).at(2)
  expect(closing).toMatchObject({ kind: 'close', by: 'clock' })
  expect(JSON.parse(closing?.choice ?? '')).toMatchObject({ late: [[0, { pass: true }]] })
})

test('an answer that was stored though the storage reported a failure is found there, shown and acknowledged', async () => {
  const { clock, server, table, lines } = await scene()
  await clock.advance(WINDOW, server)
  for (const line of lines) await line.until(() => line.ask?.kind === 'bid')
  for (const line of lines.slice(1)) expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
  const { journal } = server.registry
  const append = journal.append.bind(journal)
  vi.spyOn(journal, 'append').mockImplementationOnce(async (entry) => {
    await append(entry)
    throw new Error('the connection broke')
  })
  const before = lines[1].seq
  expect(await lines[0].answer(table, lines[0].ask?.choices[0].choice)).toBeNull()
  await lines[1].until(() => lines[1].seq === before + 1)
  expect((await server.registry.tables.entries(table, 0)).filter(({ seat, kind }) => seat === 0 && kind === 'answer')).toHaveLength(1)
})
