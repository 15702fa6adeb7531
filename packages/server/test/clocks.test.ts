import { MOMENT_MS } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { TestClient, type Line } from './client.ts'
import { Servers, crew, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const SECOND = 1000
const HOUR = 3_600_000

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly clients: TestClient[]
  readonly lines: Line[]
}

async function scene(house: Record<string, unknown>, wanted: Record<string, unknown> = {}): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  const clients = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf(clients, { options: { first: 0 }, house, ...wanted })
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  return { clock, server, table, clients, lines }
}

const live = (more: Record<string, unknown> = {}) => ({ clock: { kind: 'live', bank: 100, increment: 10, sealed: 60 }, ...more })

describe('a live clock', () => {
  test('takes what a decision took from the bank and adds the increment', async () => {
    const { clock, server, table, lines } = await scene(live())
    const [anna, ben] = lines
    expect(anna.state?.clocks).toEqual({ banks: [100 * SECOND, 100 * SECOND], running: [0], left: 100 * SECOND })
    await clock.advance(30 * SECOND, server)
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
    const shown = await ben.until((one) => one.type === 'update')
    expect(shown).toMatchObject({ clocks: { banks: [80 * SECOND, 100 * SECOND], running: [1], left: 100 * SECOND + MOMENT_MS.small } })
    // Banks are in the journal: another look at the table comes to the same.
    expect((await anna.hello(table)).clocks?.banks).toEqual([80 * SECOND, 100 * SECOND])
  })

  test('runs when what led to the decision has been told, and the telling costs nobody anything', async () => {
    const { clock, server, table, lines } = await scene(live())
    const [anna, ben] = lines
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
    await ben.until((one) => one.type === 'update')
    await clock.advance(MOMENT_MS.small, server)
    expect((await ben.hello(table)).clocks).toEqual({ banks: [110 * SECOND, 100 * SECOND], running: [1], left: 100 * SECOND })
    await clock.advance(1 * SECOND, server)
    expect((await ben.hello(table)).clocks?.banks).toEqual([110 * SECOND, 99 * SECOND])
  })

  test('reminds, then the rules answer by default, and go on doing so until the person is back', async () => {
    const { clock, server, table, lines } = await scene(live({ absent: 'default' }))
    const [anna, ben] = lines
    await clock.advance(74 * SECOND, server)
    expect(anna.messages.some((one) => one.type === 'nudge')).toBe(false)
    await clock.advance(1 * SECOND, server)
    expect(await anna.until((one) => one.type === 'nudge')).toMatchObject({ table, left: 25 * SECOND })
    await clock.advance(25 * SECOND, server)
    expect(await ben.until((one) => one.type === 'update')).toMatchObject({
      entry: { seat: 0, by: 'clock' },
      clocks: { banks: [0, 100 * SECOND] },
    })
    await ben.until((one) => one.type === 'info' && one.info.seats[0].away)
    const before = ben.messages.length
    expect(await ben.answer(table, ben.ask?.choices[0].choice)).toBeNull()
    // Anna is away: her next decision is not waited for.
    await ben.until((one) => one.type === 'update' && one.entry.seat === 0, before)
    expect(await anna.request({ type: 'away', table, away: false })).toBeNull()
    await ben.until((one) => one.type === 'info' && !one.info.seats[0].away, before)
  })

  test('or a bot plays on until the person is back', async () => {
    const { clock, server, table, lines } = await scene(live({ absent: 'bot' }))
    const [anna, ben] = lines
    await clock.advance(100 * SECOND, server)
    expect(await ben.until((one) => one.type === 'update')).toMatchObject({ entry: { seat: 0, by: 'bot' } })
    const from = anna.messages.length
    await anna.hello(table)
    await anna.until((one) => one.type === 'info' && !one.info.seats[0].away, from)
  })

  test('while a sealed ask is open only a common clock runs, and it costs nobody anything', async () => {
    const { clock, server, table, lines } = await scene(live({ absent: 'default' }))
    while (lines.some((line) => line.ask?.kind === 'draft')) {
      const line = lines.find(({ ask }) => ask?.kind === 'draft')
      if (line === undefined) break
      expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
      await Promise.all(lines.map((one) => one.until(() => one.seq === line.seq)))
    }
    const [anna, ben] = lines
    expect(anna.ask?.kind).toBe('place')
    const banks = (await anna.hello(table)).clocks?.banks
    await clock.advance(30 * SECOND, server)
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
    expect((await ben.hello(table)).clocks).toEqual({ banks, running: [0, 1], left: 30 * SECOND + 6 * MOMENT_MS.small })
  })
})

describe('a sealed ask', () => {
  /** Until dice are placed in secret. */
  async function placing(house: Record<string, unknown>): Promise<Scene> {
    const at = await scene(house)
    const { table, lines } = at
    for (let line; (line = lines.find(({ ask }) => ask?.kind === 'draft')) !== undefined;) {
      expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
      for (const one of lines) await one.until(() => one.seq === line?.seq)
    }
    return at
  }

  test('lasts as long as it says, however many steps somebody takes, and onlookers see its time run evenly', async () => {
    const { clock, server, table, clients, lines } = await placing({
      clock: { kind: 'live', bank: 100, increment: 10, sealed: 10 },
      absent: 'default',
    })
    const [anna] = lines
    const watcher = await clients[0].socket({ cookie: '' })
    // It begins when what led to it has been told.
    const all = (await watcher.hello(table)).clocks?.left ?? 0
    expect(all).toBeGreaterThanOrEqual(10 * SECOND)
    for (let second = 1; second < 4; second++) {
      await clock.advance(1 * SECOND, server)
      expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
      expect((await watcher.hello(table)).clocks?.left).toBe(all - second * SECOND)
    }
    await clock.advance(all - 3 * SECOND, server)
    await watcher.until((one) => one.type === 'update')
    expect((await server.registry.tables.entries(table, 0)).at(-1)).toMatchObject({ by: 'clock' })
    expect((await watcher.hello(table)).info.seats.map(({ away }) => away)).toEqual([true, true])
  })

  test('takes away what could be taken back when it opens, not when somebody answers it', async () => {
    const { table, clients, lines } = await placing({})
    const undo = (): Promise<number[]> =>
      Promise.all(clients.map(async (client) => (await client.get<{ undo: number }>(`/api/tables/${table}/state`)).undo))
    expect(await undo()).toEqual([0, 0])
    expect(await lines[0].request({ type: 'undo', table })).toBe('kernel.undoBarrier')
    expect(await lines[1].answer(table, lines[1].ask?.choices[0].choice)).toBeNull()
    expect(await undo()).toEqual([0, 0])
    expect(await lines[0].request({ type: 'undo', table })).toBe('kernel.undoBarrier')
  })
})

describe('a clock of days', () => {
  test('is kept though nobody has the table open, and over a restart', async () => {
    const where = await servers.fresh()
    const clock = new FakeClock()
    const first = await servers.start(where, { time: clock })
    const clients = await crew(first.url, 'Anna', 'Ben')
    const table = await tableOf(clients, { options: { first: 0 }, house: { clock: { kind: 'slow', hours: 48 }, absent: 'default' } })
    await clock.advance(10 * HOUR, first)
    await servers.stop(first)
    const second = await servers.start(where, { time: clock })
    await clock.advance(37 * HOUR, second)
    expect(await second.registry.tables.entries(table, 0)).toEqual([])
    await clock.advance(2 * HOUR, second)
    expect(await second.registry.tables.entries(table, 0)).toMatchObject([{ seat: 0, by: 'clock' }])
    const [anna, ben] = clients.map((client) => Object.assign(client, { url: second.url }))
    const mine = await ben.get<{ tables: { id: string; waits: boolean }[] }>('/api/me/tables')
    expect(mine.tables).toMatchObject([{ id: table, waits: true }])
    expect(await anna.get('/api/me/tables')).toMatchObject({ tables: [{ waits: false }] })
  })
})

describe('votes', () => {
  test('pause and resume by most, end by all; nothing runs and nothing is answered meanwhile', async () => {
    const { clock, server, table, lines } = await scene(live())
    const [anna, ben] = lines
    expect(await anna.request({ type: 'vote', table, kind: 'resume' })).toBe('vote.senseless')
    expect(await anna.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
    expect(await ben.until((one) => one.type === 'info' && one.info.vote !== null)).toMatchObject({
      info: { vote: { kind: 'pause', yes: [0], needed: 2 } },
    })
    expect(await ben.request({ type: 'vote', table, kind: 'end' })).toBe('vote.other')
    expect(await ben.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
    await anna.until((one) => one.type === 'info' && one.info.status === 'paused')
    await clock.advance(1000 * SECOND, server)
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBe('table.paused')
    for (const line of lines) expect(await line.request({ type: 'vote', table, kind: 'resume' })).toBeNull()
    expect((await anna.hello(table)).clocks).toMatchObject({ banks: [100 * SECOND, 100 * SECOND], left: 100 * SECOND })
    expect(await anna.request({ type: 'vote', table, kind: 'end' })).toBeNull()
    expect(await ben.request({ type: 'vote', table, kind: 'end', yes: false })).toBeNull()
    expect((await anna.hello(table)).info).toMatchObject({ status: 'playing', vote: null })
    for (const line of lines) expect(await line.request({ type: 'vote', table, kind: 'end' })).toBeNull()
    await anna.until((one) => one.type === 'info' && one.info.status === 'ended')
  })

  test('nobody is replaced who is there; where one other decides, not even who is away for a moment', async () => {
    const { clock, server, table, lines } = await scene({})
    const [anna, ben] = lines
    const replace = (): Promise<string | null> => ben.request({ type: 'vote', table, kind: 'replace', seat: 0 })
    expect(await replace()).toBe('vote.present')
    await clock.advance(HOUR, server)
    expect(await replace()).toBe('vote.present')
    expect(await anna.request({ type: 'away', table, away: true })).toBeNull()
    expect(await replace()).toBe('vote.present')
    await clock.advance(HOUR / 6 - 1, server)
    expect(await replace()).toBe('vote.present')
    await clock.advance(1, server)
    expect(await replace()).toBeNull()
    await ben.until((one) => one.type === 'info' && one.info.seats[0].kind === 'bot')
  })

  test('of three, two replace whoever is away; a vote is void when they are back', async () => {
    const clock = new FakeClock()
    const server = await servers.start({}, { time: clock })
    const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const table = await tableOf(clients)
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    const [anna, ben, cora] = lines
    const replace = (line: Line): Promise<string | null> => line.request({ type: 'vote', table, kind: 'replace', seat: 0 })
    expect(await replace(ben)).toBe('vote.present')
    expect(await anna.request({ type: 'away', table, away: true })).toBeNull()
    expect(await replace(ben)).toBeNull()
    expect(await anna.request({ type: 'away', table, away: false })).toBeNull()
    expect(await replace(cora)).toBe('vote.present')
    expect(await cora.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
    expect(await cora.request({ type: 'vote', table, kind: 'pause', yes: false })).toBeNull()
    expect(await ben.request({ type: 'vote', table, kind: 'pause', yes: false })).toBeNull()
    expect(await anna.request({ type: 'away', table, away: true })).toBeNull()
    for (const line of [ben, cora]) expect(await replace(line)).toBeNull()
    await ben.until((one) => one.type === 'info' && one.info.seats[0].kind === 'bot')
  })

  test('by the clock an opponent may be replaced at once', async () => {
    const { clock, server, table, lines } = await scene(live({ absent: 'default' }))
    const [, ben] = lines
    await clock.advance(100 * SECOND, server)
    await ben.until((one) => one.type === 'info' && one.info.seats[0].away)
    expect(await ben.request({ type: 'vote', table, kind: 'replace', seat: 0 })).toBeNull()
  })

  test('somebody who never comes back is replaced by a bot', async () => {
    const { clock, server, table, clients, lines } = await scene({})
    const [anna, ben] = lines
    anna.break()
    await ben.until((one) => one.type === 'info' && !one.info.seats[0].online, ben.messages.length - 1)
    expect(await ben.request({ type: 'vote', table, kind: 'replace', seat: 0 })).toBe('vote.present')
    // When it can be done is said as well.
    expect(ben.messages.at(-1)).toMatchObject({ type: 'refused', error: { params: { minutes: 10 } } })
    await clock.advance(HOUR / 6, server)
    expect(await ben.request({ type: 'vote', table, kind: 'replace', seat: 0 })).toBeNull()
    await ben.until((one) => one.type === 'info' && one.info.seats[0].kind === 'bot')
    await ben.until((one) => one.type === 'update' && one.entry.by === 'bot')
    // It is not taken for her.
    expect((await clients[1].get(`/api/tables/${table}`)).seats[0].name).toBe('Mira')
    expect(await clients[0].get(`/api/tables/${table}`)).toMatchObject({ seat: null })
  })
})

describe('spectators', () => {
  test('see everything later where the table says so', async () => {
    const { clock, server, table, clients, lines } = await scene({ delay: 30 })
    const watcher = await clients[0].socket({ cookie: '' })
    expect((await watcher.hello(table)).ask).toBeNull()
    expect(await lines[0].answer(table, lines[0].ask?.choices[0].choice)).toBeNull()
    await clock.advance(29 * SECOND, server)
    const late = await clients[0].socket({ cookie: '' })
    expect((await late.hello(table)).seq).toBe(0)
    expect(watcher.seq).toBe(0)
    await clock.advance(1 * SECOND, server)
    await watcher.until((one) => one.type === 'update' && one.seq === 1)
    await late.until((one) => one.type === 'update' && one.seq === 1)
  })

  test('hear the talk and learn of the end with the same delay', async () => {
    const { clock, server, table, clients, lines } = await scene({ delay: 30 })
    const watcher = await clients[0].socket({ cookie: '' })
    await watcher.hello(table)
    const stranger = new TestClient(server.url, 'nobody')
    expect(await lines[0].request({ type: 'say', table, speech: { text: 'Ahoy' } })).toBeNull()
    await lines[1].until((one) => one.type === 'said')
    await clock.advance(10 * SECOND, server)
    for (const line of lines) expect(await line.request({ type: 'vote', table, kind: 'end' })).toBeNull()
    await lines[0].until((one) => one.type === 'info' && one.info.status === 'ended')
    await clock.advance(19 * SECOND, server)
    const late = await clients[0].socket({ cookie: '' })
    expect(await late.hello(table)).toMatchObject({ talk: [], info: { status: 'playing', finished: null } })
    const told = (line: Line, type: string): unknown[] => line.messages.filter((one) => one.type === type)
    expect(told(watcher, 'said')).toEqual([])
    await clock.advance(1 * SECOND, server)
    for (const line of [watcher, late])
      expect(await line.until((one) => one.type === 'said')).toMatchObject({ talk: { speech: { text: 'Ahoy' } } })
    await clock.advance(9 * SECOND, server)
    expect(JSON.stringify(told(watcher, 'info'))).not.toContain('ended')
    expect(await stranger.get(`/api/tables/${table}`)).toMatchObject({ status: 'playing' })
    await expect(stranger.get(`/api/tables/${table}/record`)).rejects.toMatchObject({ code: 'table.notOver' })
    await clock.advance(1 * SECOND, server)
    for (const line of [watcher, late]) await line.until((one) => one.type === 'info' && one.info.status === 'ended')
    expect(told(watcher, 'said')).toHaveLength(1)
    expect(await stranger.get(`/api/tables/${table}/record`)).toMatchObject({ game: 'waves' })
    expect((await late.hello(table)).talk).toHaveLength(1)
  })

  test('are sent away where the table has none', async () => {
    const { table, clients } = await scene({ spectators: false })
    const watcher = await clients[0].socket({ cookie: '' })
    await expect(watcher.hello(table)).rejects.toMatchObject({ code: 'table.noSpectators' })
  })
})
