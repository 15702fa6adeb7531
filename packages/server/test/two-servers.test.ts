import { choices, type State } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStorage, type Running } from '../src/index.ts'
import type { EntryRow } from '../src/storage/schema.ts'
import type { Storage } from '../src/storage/storage.ts'
import { TestClient, type Line } from './client.ts'
import { Servers, crew, kinds, quiet, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'
import { startNats, whyNoNats, type Nats } from '../../../scripts/nats.ts'

const SECOND = 1000
const ROUND = 15 * SECOND
const PATIENCE = { timeout: 15_000, interval: 2 }

interface Scene {
  readonly where: { data: string; database?: string; bus?: string }
  readonly clock: FakeClock
  readonly one: Running
  readonly two: Running
  readonly table: string
  /** Anna is at the first server, everybody else at the second. */
  readonly clients: TestClient[]
  readonly lines: Line[]
}

/** Of a journal, what was answered: who sits there and what was agreed to are entries as well. */
const answersIn = (entries: readonly EntryRow[]): EntryRow[] => entries.filter(({ kind }) => kind === 'answer' || kind === 'undo')

/** By the first message of which it holds; infos and states both have one. */
const infoOf = (line: Line, test: (info: TableInfo) => boolean, from = 0) =>
  line.until((one) => (one.type === 'info' || one.type === 'state') && test(one.info), from)

const online = ({ seats }: TableInfo): boolean[] => seats.map((seat) => seat.online)

const noNats = whyNoNats()
if (noNats !== null) console.warn(`Servers on NATS are not tested: ${noNats}`)
const buses = kinds.includes('postgres') ? [{ bus: 'notices' }, ...(noNats === null ? [{ bus: 'NATS' }] : [])] : []

// The clock stands still unless a test winds it: nothing here can be found by looking at the tables now and then.
describe.each(buses)('two servers on one PostgreSQL, by $bus', ({ bus: kind }) => {
  const servers = new Servers('postgres')
  let nats: Nats | null = null
  beforeAll(async () => void (nats = kind === 'NATS' ? await startNats() : null))
  // The servers are closed before it: what is set up later is taken down first.
  afterAll(() => nats?.stop())

  type Pair = Pick<Scene, 'where' | 'clock' | 'one' | 'two'>
  let pair: Promise<Pair> | null = null
  afterEach(() => void vi.restoreAllMocks())

  async function startPair(): Promise<Pair> {
    const clock = new FakeClock()
    const where = { ...(await servers.fresh()), ...(nats === null ? {} : { bus: nats.url }) }
    const both = [await servers.start(where, { time: clock }), await servers.start(where, { time: clock })]
    // What one server is enough for is the first one's.
    const [one, two] = both.sort((a, b) => (a.storage.node < b.storage.node ? -1 : 1))
    return { where, clock, one, two }
  }

  async function scene(wanted: Record<string, unknown> = {}, names = ['Anna', 'Ben', 'Cora']): Promise<Scene> {
    const { where, clock, one, two } = await (pair ??= startPair())
    const clients = await crew(one.url, ...names)
    const table = await tableOf(clients, { options: { length: 'short', first: 0 }, ...wanted })
    for (const client of clients.slice(1)) client.url = two.url
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    return { where, clock, one, two, table, clients, lines }
  }

  /** Bots that take the first choice, at either server. */
  const thinking = ({ one, two }: Scene) =>
    [one, two].map(({ registry }) =>
      vi.spyOn(registry.bots, 'think').mockImplementation(async (_bot, _owner, table, _edition, ask) => ({
        choice: choices(table.game, table.view(ask.seat) as unknown as State, ask)[0],
        points: [],
      })),
    )

  /** Another server that can tell something, and does nothing. */
  async function stranger(where: Scene['where'], node: string): Promise<Storage> {
    const storage = await openStorage(where, node, () => undefined)
    await storage.bus.listen(
      () => undefined,
      () => undefined,
    )
    return storage
  }

  /** All lines between the servers break at once. */
  async function breakLines({ where }: Scene): Promise<void> {
    if (nats !== null) return nats.restart()
    const client = new Client(where.database)
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flotilla listen'`)
    await client.end()
  }

  /** Whatever either server told the other before has arrived: notices come in order. */
  async function told({ one, two }: Pick<Scene, 'one' | 'two'>): Promise<void> {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ]) {
      await from.registry.settle()
      const heard = vi.spyOn(to.registry.presence ?? expect.fail(), 'hear')
      from.storage.bus.tell({ what: 'beat', table: '', more: 'mark' })
      await vi.waitFor(() => expect(heard.mock.calls.some(([notice]) => notice.more === 'mark')).toBe(true), PATIENCE)
      heard.mockRestore()
      await to.registry.settle()
    }
  }

  describe('who is there', () => {
    test('is the same by way of both: who comes, who goes, who sits down', async () => {
      const at = await scene()
      const [anna, ben] = at.lines
      await infoOf(anna, (info) => online(info).every(Boolean))
      await infoOf(ben, (info) => online(info).every(Boolean))
      for (const client of at.clients) expect(online(await client.get(`/api/tables/${at.table}`))).toEqual([true, true, true])
      const from = anna.messages.length
      ben.break()
      await infoOf(anna, (info) => !info.seats[1].online, from)
      expect(online(await at.clients[2].get(`/api/tables/${at.table}`))).toEqual([true, false, true])
    })

    test('of somebody who sits down by way of one server while they look on by way of the other', async () => {
      const at = await scene()
      const [anna, ben] = at.clients
      const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
      await at.lines[0].hello(id)
      await at.lines[1].hello(id)
      ben.url = at.one.url
      await ben.post(`/api/tables/${id}/sit`)
      await infoOf(at.lines[0], (info) => info.id === id && info.seats[1].online)
    })

    test('is known to a server that starts later, before anybody asks', async () => {
      const at = await scene()
      const third = await servers.start(at.where, { time: at.clock })
      await told({ one: at.one, two: third })
      await told({ one: at.two, two: third })
      const [, , cora] = at.clients
      cora.url = third.url
      expect(online(await cora.get(`/api/tables/${at.table}`))).toEqual([true, true, true])
      await servers.stop(third)
    })

    test('is forgotten with a server that fell silent, and with none that did not', async () => {
      const at = await scene()
      const [anna, , cora] = at.lines
      const person = (await at.clients[2].get<{ person: { id: string } }>('/api/me')).person.id
      await infoOf(anna, (info) => online(info).every(Boolean))
      const from = anna.messages.length
      cora.break()
      await infoOf(anna, (info) => !info.seats[2].online, from)
      const silent = await stranger(at.where, 'silent')
      const here = { what: 'here' as const, table: at.table, more: person }
      const came = anna.messages.length
      silent.bus.tell({ what: 'afresh', table: '' }, here)
      await infoOf(anna, (info) => info.seats[2].online, came)
      const gone = anna.messages.length
      for (let rounds = 0; rounds < 5; rounds++) {
        await at.clock.advance(ROUND, at.one, at.two)
        await told(at)
      }
      await infoOf(anna, (info) => !info.seats[2].online, gone)
      expect(online(await at.clients[0].get(`/api/tables/${at.table}`))).toEqual([true, true, false])
      // It was not dead after all: whoever is heard of again is asked for everything.
      const asked = anna.messages.length
      const heard: string[] = []
      await silent.bus.listen(
        ({ what }) => heard.push(what),
        () => undefined,
      )
      silent.bus.tell(here)
      await infoOf(anna, (info) => info.seats[2].online, asked)
      await vi.waitFor(() => expect(heard).toContain('who'), PATIENCE)
      await silent.close()
    })

    test('is told anew after a break in the line, with what happened meanwhile', async () => {
      const at = await scene()
      const [anna, ben, cora] = at.lines
      await infoOf(anna, (info) => online(info).every(Boolean))
      const introduced = [at.one, at.two].map(({ registry }) => vi.spyOn(registry.presence ?? expect.fail(), 'introduce'))
      const from = anna.messages.length
      await breakLines(at)
      ben.break()
      // Whoever is still deaf hears no mark either: each comes back to the line in its own time.
      for (const introduce of introduced) await vi.waitFor(() => expect(introduce).toHaveBeenCalled(), PATIENCE)
      await infoOf(anna, (info) => online(info).join() === 'true,false,true', from)
      await told(at)
      expect(online(await at.clients[0].get(`/api/tables/${at.table}`))).toEqual([true, false, true])
      expect(await cora.request({ type: 'say', table: at.table, speech: { phrase: 'hello' } })).toBeNull()
      await anna.until((one) => one.type === 'said', from)
    })
  })

  describe('what is said', () => {
    test('by way of one is heard by way of the other: by everybody, by whom it is whispered to, not by whom it is muted for', async () => {
      const at = await scene({ house: { whispers: true } })
      const { table } = at
      const [anna, ben, cora] = at.lines
      expect(await anna.request({ type: 'say', table, speech: { text: 'only for Ben' }, to: 1 })).toBeNull()
      expect(await ben.until((one) => one.type === 'said')).toMatchObject({ talk: { to: 1, speech: { text: 'only for Ben' } } })
      expect(await cora.until((one) => one.type === 'said')).toMatchObject({ talk: { to: 1, speech: null } })
      // Ben mutes Anna on his telephone, which is at the other server.
      const phone = await elsewhere(at.clients[1], at.one).socket()
      await phone.hello(table)
      expect(await phone.request({ type: 'mute', table, seat: 0, on: true })).toBeNull()
      await ben.until((one) => one.type === 'orders' && one.muted.includes(0))
      expect(await anna.request({ type: 'say', table, speech: { text: 'for all' } })).toBeNull()
      expect(await cora.until((one) => one.type === 'said' && one.talk.n === 2)).toMatchObject({ talk: { speech: { text: 'for all' } } })
      for (const line of [ben, phone]) {
        await quiet(line)
        expect(line.messages.filter((one) => one.type === 'said' && one.talk.n === 2)).toEqual([])
      }
    })
  })

  describe('votes', () => {
    test('are counted by both: pause stops the clocks of both, and resume starts them', async () => {
      const at = await scene({ house: { clock: { kind: 'live', bank: 100, increment: 0, sealed: 60 }, absent: 'default' } })
      const { table, clock, one, two } = at
      const [anna, ben] = at.lines
      expect(await anna.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
      await infoOf(ben, ({ vote }) => vote?.kind === 'pause')
      expect(await ben.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
      await infoOf(anna, ({ status }) => status === 'paused')
      await told(at)
      await clock.advance(1000 * SECOND, one, two)
      expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBe('table.paused')
      expect(answersIn(await one.registry.tables.entries(table, 0))).toEqual([])
      // Called at both at once it is one vote.
      expect(await Promise.all([anna, ben].map((line) => line.request({ type: 'vote', table, kind: 'resume' })))).toEqual([null, null])
      for (const line of [anna, ben]) await infoOf(line, ({ status }) => status === 'playing', line.messages.length - 4)
      await told(at)
      await clock.advance(99 * SECOND, one, two)
      expect(answersIn(await one.registry.tables.entries(table, 0))).toEqual([])
    })

    test('an undo that is agreed to by way of both is carried out once, and both show it', async () => {
      const at = await scene({ house: { undo: 'consent' } })
      const { table } = at
      const [anna, ben, cora] = at.lines
      expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
      expect(await anna.request({ type: 'vote', table, kind: 'undo' })).toBeNull()
      await infoOf(ben, ({ vote }) => vote?.kind === 'undo')
      expect(await Promise.all([ben, cora].map((line) => line.request({ type: 'vote', table, kind: 'undo', seat: 0 })))).toEqual([
        null,
        null,
      ])
      for (const line of at.lines) await line.until((one) => one.type === 'update' && one.entry.undo === true)
      await told(at)
      expect((await at.one.registry.tables.entries(table, 0)).map(({ kind }) => kind)).toEqual(['answer', 'undo'])
      for (const client of at.clients) expect(await client.get(`/api/tables/${table}`)).toMatchObject({ vote: null })
    })

    test('somebody is replaced: the bot plays on, thought out by one server', async () => {
      const at = await scene()
      const { table } = at
      const thoughts = thinking(at)
      await told(at)
      expect(await at.lines[0].request({ type: 'away', table, away: true })).toBeNull()
      for (const line of at.lines.slice(1)) {
        await infoOf(line, ({ seats }) => seats[0].away)
        expect(await line.request({ type: 'vote', table, kind: 'replace', seat: 0 })).toBeNull()
      }
      for (const line of at.lines) await infoOf(line, ({ seats }) => seats[0].kind === 'bot')
      for (const line of at.lines.slice(1)) await line.until((one) => one.type === 'update' && one.entry.by === 'bot')
      expect(await at.clients[0].get(`/api/tables/${table}`)).toMatchObject({ seat: null, seats: [{ kind: 'bot' }, {}, {}] })
      await told(at)
      expect(thoughts.flatMap(({ mock }) => mock.calls)).toHaveLength(answersIn(await at.one.registry.tables.entries(table, 0)).length)
    })
  })

  describe('what is done for somebody', () => {
    test('bots think at one server; if nothing has come of it after five seconds, others do', async () => {
      const at = await scene({ bots: ['random'] }, ['Anna', 'Ben'])
      const { table, clock, one, two } = at
      const [anna, ben] = at.lines
      const thoughts = thinking(at)
      // A server that comes before both, and does nothing.
      const first = await stranger(at.where, '0')
      first.bus.tell({ what: 'afresh', table: '' }, { what: 'here', table, more: 'somebody' })
      await told(at)
      for (const line of [anna, ben]) {
        await line.until(() => line.ask !== null)
        expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
      }
      await told(at)
      await clock.advance(5 * SECOND - 1, one, two)
      for (const think of thoughts) expect(think).not.toHaveBeenCalled()
      await clock.advance(1, one, two)
      await anna.until((message) => message.type === 'update' && message.entry.by === 'bot')
      await told(at)
      expect((await one.registry.tables.entries(table, 0)).slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2])
      await first.close()
    })

    test('a server that led and died is waited for once: not at each of its tables, and not decision by decision', async () => {
      const tables = [await scene({ bots: ['random'] }, ['Anna', 'Ben']), await scene({ bots: ['random'] }, ['Cora', 'Dora'])]
      const [at, other] = tables
      const { clock, one, two } = at
      const thoughts = thinking(at)
      const dead = await stranger(at.where, '0')
      const here = tables.map(({ table }) => ({ what: 'here' as const, table, more: 'somebody' }))
      dead.bus.tell({ what: 'afresh', table: '' }, ...here)
      await dead.close()
      await told(at)
      const botsMoves = async ({ table }: Scene): Promise<number> =>
        (await one.registry.tables.entries(table, 0)).filter(({ by }) => by === 'bot').length
      /** The people answer until the bot has, so many times. */
      const playOn = async (scene: Scene, times: number): Promise<void> => {
        while ((await botsMoves(scene)) < times) {
          const line = scene.lines.find(({ ask }) => ask !== null && ask.optional === undefined)
          if (line === undefined) await Promise.race(scene.lines.map((any) => any.more()))
          else await line.answer(scene.table, line.ask?.choices.find(({ back }) => back === undefined)?.choice)
        }
      }
      const untilTheBot = async (scene: Scene): Promise<void> => {
        for (const line of scene.lines) {
          await line.until(() => line.ask !== null)
          expect(await line.answer(scene.table, line.ask?.choices[0].choice)).toBeNull()
        }
        await told(at)
      }
      await untilTheBot(at)
      await clock.advance(4 * SECOND, one, two)
      // Asked a moment before the first table has waited long enough, the second does not begin to wait anew.
      await untilTheBot(other)
      await clock.advance(SECOND - 1, one, two)
      for (const think of thoughts) expect(think).not.toHaveBeenCalled()
      // Between two alarms everything gets around: whoever wakes second finds the bot's answer there, and does not wait anew all the same.
      await clock.advance(1, { registry: { settle: () => told(at) } })
      for (const scene of tables) await playOn(scene, 3)
    })

    test('a plan is carried out once, whoever is faster, and orders given meanwhile by way of the other stay', async () => {
      const at = await scene({}, ['Anna', 'Ben'])
      const { table } = at
      const [anna, ben] = at.lines
      const phone = await elsewhere(at.clients[1], at.one).socket()
      await phone.hello(table)
      const draft = { ask: 'draft', code: anna.ask?.choices[0].text.code ?? '' }
      const orders = { plans: [draft, draft], standing: [] }
      expect(await ben.request({ type: 'orders', table, orders })).toBeNull()
      await phone.until((one) => one.type === 'orders' && one.orders.plans.length === 2)
      await told(at)
      expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
      for (const line of [ben, phone]) await line.until((one) => one.type === 'orders' && one.orders.plans.length === 1)
      for (const line of at.lines) await line.until((one) => one.type === 'update' && one.seq === 2)
      await told(at)
      expect((await at.one.registry.tables.entries(table, 0)).map(({ seat, by }) => [seat, by])).toEqual([
        [0, 'person'],
        [1, 'order'],
      ])
      const mute = phone.request({ type: 'mute', table, seat: 0, on: true })
      const set = ben.request({ type: 'orders', table, orders: { plans: [], standing: [{ ask: 'draft', order: 'only' }] } })
      expect(await Promise.all([mute, set])).toEqual([null, null])
      const [host, guest] = (await at.one.registry.table(table)).record.doc.seats.map(({ person }) => person ?? '')
      expect((await at.one.registry.tables.wishes(table)).get(guest)).toMatchObject({
        muted: [host],
        orders: { standing: [{ ask: 'draft' }] },
      })
    })

    test('a clock that runs out at both at once is answered once, and the seat is away at both', async () => {
      const at = await scene({ house: { clock: { kind: 'live', bank: 100, increment: 0, sealed: 60 }, absent: 'default' } })
      const { table, clock, one, two } = at
      await told(at)
      await clock.advance(100 * SECOND, one, two)
      for (const line of at.lines) {
        expect(await line.until((message) => message.type === 'update')).toMatchObject({ entry: { seat: 0, by: 'clock' }, seq: 1 })
        await infoOf(line, ({ seats }) => seats[0].away)
      }
      await told(at)
      expect((await one.registry.tables.entries(table, 0)).map(({ seat, by }) => [seat, by])).toEqual([[0, 'clock']])
      expect(await at.lines[1].answer(table, at.lines[1].ask?.choices[0].choice)).toBeNull()
    })
  })

  test('a session that is ended at one is worth nothing at the other, and what it has open there is closed', async () => {
    const at = await scene()
    const [anna, ben] = at.clients
    const phone = elsewhere(ben, at.one)
    await phone.call('DELETE', '/api/sessions')
    expect(await at.lines[1].closed).toBe(1008)
    await expect(ben.get('/api/me')).rejects.toMatchObject({ status: 401 })
    await infoOf(at.lines[0], ({ seats }) => !seats[1].online, at.lines[0].messages.length - 1)
    const { id, token } = await anna.post<{ id: string; token: string }>('/api/tokens', { name: 'mine', scopes: ['read', 'play'] })
    const program = Object.assign(elsewhere(anna, at.two), { token })
    const line = await program.socket()
    await line.hello(at.table)
    await anna.call('DELETE', `/api/tokens/${id}`)
    expect(await line.closed).toBe(1008)
    await expect(program.get('/api/me')).rejects.toMatchObject({ status: 401 })
    // Anna's own session is not that token.
    expect(await at.lines[0].request({ type: 'say', table: at.table, speech: { phrase: 'hello' } })).toBeNull()
  })

  test.each([
    ['a rematch asked for at both at once is one table', 'open', {}],
    ['so is the next leg of a series, and it begins', 'playing', { game: 'sinking', options: { variant: 'voyage' } }],
  ])('%s', async (_what, status, wanted) => {
    const at = await scene(wanted)
    const { table } = at
    for (const line of at.lines) expect(await line.request({ type: 'vote', table, kind: 'end' })).toBeNull()
    await told(at)
    // What is agreed to within a window happens when it closes.
    await at.clock.advance(60 * SECOND, at.one, at.two)
    for (const line of at.lines) await infoOf(line, (info) => info.status === 'ended')
    const asked = await Promise.all(at.clients.map((client) => client.post(`/api/tables/${table}/rematch`)))
    const next = asked[0].id
    expect(asked.map(({ id }) => id)).toEqual([next, next, next])
    await told(at)
    for (const client of at.clients) {
      expect(await client.get(`/api/tables/${table}`)).toMatchObject({ rematch: next })
      expect(await client.get(`/api/tables/${next}`)).toMatchObject({ status })
      expect((await client.get<{ tables: TableInfo[] }>('/api/me/tables')).tables).toHaveLength(2)
    }
    await infoOf(at.lines[0], ({ rematch }) => rematch === next)
  })
})

/** The same person by way of another server. */
const elsewhere = (client: TestClient, { url }: Running): TestClient =>
  Object.assign(new TestClient(url, client.name), { cookie: client.cookie })
