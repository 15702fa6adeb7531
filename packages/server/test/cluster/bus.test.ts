import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client } from 'pg'
import { sharedPostgres, whyNoPostgres, type Postgres } from '../../../../scripts/postgres.ts'
import { startNats, whyNoNats, type Nats } from '../../../../scripts/nats.ts'
import type { Bus, Heard, Notice } from '../../src/cluster/bus.ts'
import { NatsBus } from '../../src/cluster/nats-bus.ts'
import { PostgresBus } from '../../src/cluster/postgres-bus.ts'
import { ProcessHub } from '../../src/cluster/process-bus.ts'
import { openPostgres } from '../../src/storage/postgres.ts'

const noPostgres = await whyNoPostgres()
const noNats = whyNoNats()
for (const why of [noPostgres, noNats]) if (why !== null) console.warn(`A bus is not tested: ${why}`)

const PATIENCE = { timeout: 30_000, interval: 5 }
const none = (): void => undefined

interface Line {
  open(node: string): Bus
  /** All connections are lost at once, and can be made again. */
  breaks: (() => Promise<void>) | null
}

let postgres: Postgres
let nats: Nats

const kinds: Record<string, (() => Line) | null> = {
  'in one process': () => {
    const hub = new ProcessHub()
    return { open: (node) => hub.bus(node), breaks: null }
  },
  "PostgreSQL's notices":
    noPostgres === null
      ? () => ({
          open(node) {
            const db = openPostgres(postgres.url(), none)
            const bus = new PostgresBus(db, postgres.url(), node, none)
            const close = bus.close.bind(bus)
            bus.close = async () => {
              await close()
              await db.destroy()
            }
            return bus
          },
          async breaks() {
            const client = new Client(postgres.url())
            await client.connect()
            await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flotilla listen'`)
            await client.end()
          },
        })
      : null,
  NATS: noNats === null ? () => ({ open: (node) => new NatsBus(nats.url, node, none), breaks: () => nats.restart() }) : null,
}

beforeAll(async () => {
  if (noPostgres === null) postgres = await sharedPostgres()
  if (noNats === null) nats = await startNats()
}, 60_000)
afterAll(() => nats?.stop())

describe.each(Object.entries(kinds).flatMap(([name, line]) => (line === null ? [] : [{ name, line }])))('a bus: $name', ({ line }) => {
  const open: Bus[] = []
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close()
  })

  async function server(at: Line, node: string) {
    const bus = at.open(node)
    open.push(bus)
    const heard: Heard[] = []
    const missed = vi.fn()
    await bus.listen((notice) => heard.push(notice), missed)
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), PATIENCE)
    return { bus, heard, missed }
  }

  test('others hear what is told, in order and with what goes along; nobody hears itself', async () => {
    const at = line()
    const [one, two, three] = [await server(at, 'one'), await server(at, 'two'), await server(at, 'three')]
    for (const { bus } of [one, two, three]) bus.follow('a', true)
    await Promise.all([two, three].map(({ bus }) => bus.flushed()))
    const told: Notice[] = [
      { what: 'entries', table: 'a' },
      { what: 'signal', table: 'a', more: '{"kind":"here"}' },
      { what: 'here', table: 'a', more: '' },
      { what: 'talk', table: 'a' },
    ]
    one.bus.tell(...told)
    const heard = told.map((notice) => ({ from: 'one', ...notice }))
    for (const { heard: all } of [two, three]) await vi.waitFor(() => expect(all).toEqual(heard), PATIENCE)
    expect(one.heard).toEqual([])
  })

  test('of notices that are told twice at once the last place counts', async () => {
    const at = line()
    const [one, two] = [await server(at, 'one'), await server(at, 'two')]
    two.bus.follow('a', true)
    await two.bus.flushed()
    const here = (more: string): Notice => ({ what: 'here', table: 'a', more })
    one.bus.tell(here('anna'), here(''), here('anna'))
    await vi.waitFor(() => expect(two.heard.at(-1)).toMatchObject({ more: 'anna' }), PATIENCE)
    expect(two.heard.findIndex(({ more }) => more === '')).toBeLessThan(two.heard.length - 1)
  })

  test('a table that is no longer followed is not waited for; what is about no table reaches everybody', async () => {
    const at = line()
    const [one, two] = [await server(at, 'one'), await server(at, 'two')]
    two.bus.follow('a', true)
    two.bus.follow('a', false)
    two.bus.follow('b', true)
    await two.bus.flushed()
    one.bus.tell({ what: 'entries', table: 'b' }, { what: 'expelled', table: '', more: 'key' })
    await vi.waitFor(() => expect(two.heard.map(({ what }) => what)).toEqual(expect.arrayContaining(['entries', 'expelled'])), PATIENCE)
  })

  test('whoever is closed hears nothing more, and telling then does no harm', async () => {
    const at = line()
    const [one, two] = [await server(at, 'one'), await server(at, 'two')]
    const three = await server(at, 'three')
    await two.bus.close()
    two.bus.tell({ what: 'beat', table: '' })
    one.bus.tell({ what: 'drains', table: '' })
    await vi.waitFor(() => expect(three.heard).toContainEqual({ from: 'one', what: 'drains', table: '' }), PATIENCE)
    expect(two.heard).toEqual([])
  })

  test.runIf(line().breaks !== null)(
    'after a break in the line it comes back by itself and says that something may have been missed',
    async () => {
      const at = line()
      const [one, two] = [await server(at, 'one'), await server(at, 'two')]
      two.bus.follow('a', true)
      await two.bus.flushed()
      await at.breaks?.()
      for (const { missed } of [one, two]) await vi.waitFor(() => expect(missed.mock.calls.length).toBeGreaterThan(1), PATIENCE)
      one.bus.tell({ what: 'entries', table: 'a' })
      await vi.waitFor(() => expect(two.heard).toContainEqual({ from: 'one', what: 'entries', table: 'a' }), PATIENCE)
    },
  )
})

describe.runIf(noNats === null)('on NATS', () => {
  test('a server hears only of tables that are looked at there', async () => {
    const [one, two] = [new NatsBus(nats.url, 'one', none), new NatsBus(nats.url, 'two', none)]
    const heard: Heard[] = []
    await one.listen(none, none)
    await two.listen((notice) => heard.push(notice), none)
    two.follow('a', true)
    await two.flushed()
    one.tell({ what: 'entries', table: 'b' }, { what: 'entries', table: 'a' })
    // What is told later on the same line has overtaken nothing.
    await one.flushed()
    await vi.waitFor(() => expect(heard).toEqual([{ from: 'one', what: 'entries', table: 'a' }]), PATIENCE)
    await Promise.all([one.close(), two.close()])
  })
})
