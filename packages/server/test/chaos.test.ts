import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { aftermath } from './chaos/aftermath.ts'
import { chaos } from './chaos/chaos.ts'
import { ChaosPlayer } from './chaos/chaos-player.ts'
import { Victim } from './chaos/victim.ts'
import { TestClient } from './client.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

/** Processes start slowly on a busy machine. */
const PATIENCE = 240_000

const servers = { sqlite: new Servers('sqlite'), ...(kinds.includes('postgres') ? { postgres: new Servers('postgres') } : {}) }

// On PostgreSQL two servers are killed, below; `npm run chaos` kills more of them, and the database.
test(
  'kill -9 in the middle of many answers: nothing acknowledged is missing or another, nothing is applied twice',
  async () => {
    const result = await chaos({ where: await servers.sqlite.fresh(), kills: 1, tables: 8, deeds: 60 })
    expect(result).toMatchObject({ kills: 1, lost: 0, changed: 0, doubled: 0, ruined: 0 })
    expect(result.acknowledged).toBeGreaterThanOrEqual(120)
    expect(result.tables).toBeGreaterThanOrEqual(8)
  },
  PATIENCE,
)

test('whatever is missing or another than acknowledged would be noticed', async () => {
  const { url, storage } = await servers.sqlite.start()
  const clients = await crew(url, 'Anna', 'Ben')
  const table = await tableOf(clients, { options: { first: 0 } })
  const line = await clients[0].socket()
  await line.hello(table)
  const choice = line.ask?.choices[0].choice
  expect(await line.answer(table, choice, 'a.1')).toBeNull()
  const anna = new ChaosPlayer(clients[0], table, 0)
  anna.acknowledged.push({ type: 'answer', id: 'a.1', choice })
  const clean = { tables: 1, acknowledged: 1, stored: 1, lost: 0, changed: 0, doubled: 0, ruined: 0 }
  expect(await aftermath(storage, [anna])).toEqual(clean)
  anna.acknowledged.push(
    { type: 'answer', id: 'a.2', choice },
    { type: 'say', id: 'a.3', speech: { text: 'ahoy' } },
    { type: 'vote', id: 'a.4' },
    { type: 'orders', id: 'a.5', orders: { plans: [], standing: [{ ask: '*', order: 'ask' }] } },
  )
  expect(await aftermath(storage, [anna])).toEqual({ ...clean, acknowledged: 5, lost: 4, changed: 1 })
  await storage.db.updateTable('entries').set({ choice: '{"take":99}' }).where('table_id', '=', table).execute()
  expect(await aftermath(storage, [anna])).toEqual({ ...clean, acknowledged: 5, lost: 4, changed: 2, ruined: 1 })
})

test('SIGTERM ends the process cleanly, without losing an answer', async () => {
  const where = await servers.sqlite.fresh()
  const victim = await Victim.start(where)
  const anna = new TestClient(victim.url, 'Anna')
  await anna.enter()
  const { id } = await anna.post('/api/tables', {
    game: 'waves',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
    options: { first: 0 },
    sit: 0,
  })
  await anna.post(`/api/tables/${id}/start`)
  const line = await anna.socket()
  await line.hello(id)
  line.send({ type: 'answer', table: id, id: 'last', choice: line.ask?.choices[0].choice })
  await line.until((one) => 'ack' in one && one.ack === 'last')
  expect(await victim.kill('SIGTERM')).toBe(0)
  expect(line.messages.some((one) => one.type === 'closing')).toBe(true)
  const server = await servers.sqlite.start(where)
  expect((await server.registry.tables.entries(id, 0))[0]).toMatchObject({ seq: 1, request: expect.stringMatching(/ last$/) })
})

describe.runIf(kinds.includes('postgres'))('two servers on one PostgreSQL', () => {
  const fresh = async (): Promise<{ data: string }> => (await servers.postgres?.fresh()) ?? { data: '' }
  const start = async (where: { data: string }): Promise<Running> => {
    if (servers.postgres === undefined) throw new Error('no PostgreSQL')
    return servers.postgres.start(where)
  }

  test(
    'serve the same tables to different players, while one after the other is killed',
    async () => {
      const result = await chaos({ where: await fresh(), kills: 2, tables: 4, nodes: 2, deeds: 20 })
      expect(result).toMatchObject({ lost: 0, changed: 0, doubled: 0, ruined: 0 })
      expect(result.acknowledged).toBeGreaterThanOrEqual(60)
    },
    PATIENCE,
  )

  test('tell each other what happens: answers, talk, votes, seats', async () => {
    const where = await fresh()
    const [one, two] = [await start(where), await start(where)]
    const anna = new TestClient(one.url, 'Anna')
    const ben = new TestClient(two.url, 'Ben')
    await anna.enter()
    await ben.enter()
    const { id } = await anna.post('/api/tables', {
      game: 'waves',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      options: { first: 0 },
      sit: 0,
    })
    const here = await anna.socket()
    const there = await ben.socket()
    await here.hello(id)
    await ben.post(`/api/tables/${id}/sit`)
    await here.until((message) => message.type === 'info' && message.info.seats[1].name === 'Ben')
    await there.hello(id)
    await anna.post(`/api/tables/${id}/start`)
    await there.until((message) => message.type === 'state' && message.view !== null)
    expect(await here.answer(id, here.ask?.choices[0].choice)).toBeNull()
    await there.until((message) => message.type === 'update' && message.seq === 1)
    expect(await there.request({ type: 'say', table: id, speech: { phrase: 'hello' } })).toBeNull()
    await here.until((message) => message.type === 'said')
    expect(await there.request({ type: 'vote', table: id, kind: 'pause' })).toBeNull()
    await here.until((message) => message.type === 'info' && message.info.vote?.kind === 'pause')
  })

  test('the same answer sent to both is applied once, and both answer', async () => {
    const where = await fresh()
    const [one, two] = [await start(where), await start(where)]
    const anna = new TestClient(one.url, 'Anna')
    await anna.enter()
    const { id } = await anna.post('/api/tables', {
      game: 'waves',
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      options: { first: 0 },
      sit: 0,
    })
    await anna.post(`/api/tables/${id}/start`)
    const first = await anna.socket()
    const second = await Object.assign(new TestClient(two.url, 'Anna'), { cookie: anna.cookie }).socket()
    for (const line of [first, second]) await line.hello(id)
    const sent = { type: 'answer', table: id, id: 'both', ask: first.ask?.n, choice: first.ask?.choices[0].choice }
    for (const line of [first, second]) line.send(sent)
    for (const line of [first, second])
      await line.until((message) => ('ack' in message && message.ack === 'both') || (message.type === 'ack' && message.id === 'both'))
    await one.registry.settle()
    expect((await one.registry.tables.entries(id, 0)).filter((entry) => entry.request?.endsWith(' both'))).toHaveLength(1)
  })
})
