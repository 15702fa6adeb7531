import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ALONE, Leases, RENEWAL } from '../../src/cluster/leadership.ts'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { Servers, kinds } from '../servers.ts'

/** A lease and a renewal: the longest that somebody who is gone is waited for. */
const REPLACED = 5000

describe('a server that has its database to itself', () => {
  test('leads every table, wanted or not, and needs nothing of the database', async () => {
    ALONE.want('a', true)
    await ALONE.renew()
    expect([ALONE.leads('a'), ALONE.leads('b')]).toEqual([true, true])
    await ALONE.close()
    expect(ALONE.leads('a')).toBe(true)
  })
})

// Time passes only when it is told to, for the database and for the servers.
describe.runIf(kinds.includes('postgres'))('servers on one PostgreSQL', () => {
  const servers = new Servers('postgres')
  let storage: Storage
  let time = 0

  beforeEach(async () => {
    storage = await openStorage(await servers.fresh(), 'storage', () => undefined)
    await storage.db.insertInto('meta').values({ name: 'time', value: '0' }).execute()
    time = 0
  })
  afterEach(() => storage.close())

  async function pass(ms: number): Promise<void> {
    time += ms
    await storage.db
      .updateTable('meta')
      .set({ value: String(time) })
      .where('name', '=', 'time')
      .execute()
  }

  interface Server {
    readonly leases: Leases
    readonly changed: string[]
    /** While it is frozen its own clock runs on and it does nothing. */
    led(...tables: string[]): string[]
  }

  function server(node: string): Server {
    const changed: string[] = []
    const leases = new Leases({
      db: storage.db,
      node,
      elapsed: () => time,
      now: () => sql<number>`(select value::bigint from meta where name = 'time')`,
      changed: (table) => changed.push(table),
    })
    return { leases, changed, led: (...tables) => tables.filter((table) => leases.leads(table)) }
  }

  /** Every second for so long. */
  async function live(ms: number, ...all: Server[]): Promise<void> {
    for (let left = ms; left > 0; left -= RENEWAL) {
      await pass(RENEWAL)
      for (const { leases } of all) await leases.renew()
    }
  }

  async function pair(): Promise<[Server, Server]> {
    const [one, two] = [server('one'), server('two')]
    for (const { leases } of [one, two]) await leases.renew()
    one.leases.want('a', true)
    one.leases.want('b', true)
    await one.leases.renew()
    for (const table of ['a', 'b', 'c']) two.leases.want(table, true)
    await two.leases.renew()
    return [one, two]
  }

  test('lead what they were the first to want, as long as they live', async () => {
    const [one, two] = await pair()
    for (let minute = 0; minute < 3; minute++) {
      expect(one.led('a', 'b', 'c')).toEqual(['a', 'b'])
      expect(two.led('a', 'b', 'c')).toEqual(['c'])
      await live(REPLACED, one, two)
    }
    expect(one.changed).toEqual(['a', 'b'])
    expect(two.changed).toEqual(['c'])
  })

  test('pass on what they want no longer, and everything when they close', async () => {
    const [one, two] = await pair()
    one.leases.want('a', false)
    expect(one.led('a', 'b')).toEqual(['b'])
    await live(RENEWAL, one, two)
    expect(two.led('a', 'b', 'c')).toEqual(['a', 'c'])
    await one.leases.close()
    expect(one.led('a', 'b')).toEqual([])
    await live(RENEWAL, two)
    expect(two.led('a', 'b', 'c')).toEqual(['a', 'b', 'c'])
    await two.leases.close()
    for (const rows of ['servers', 'leaders'] as const) expect(await storage.db.selectFrom(rows).selectAll().execute()).toEqual([])
  })

  test('replace one that was killed within five seconds, and not before its lease has run out', async () => {
    const [one, two] = await pair()
    await live(REPLACED - 2 * RENEWAL, two)
    expect(one.led('a')).toEqual(['a'])
    expect(two.led('a', 'b')).toEqual([])
    await live(2 * RENEWAL, two)
    expect(two.led('a', 'b', 'c')).toEqual(['a', 'b', 'c'])
  })

  test('are led by one at most at any moment, though one is frozen for 20 seconds and thaws', async () => {
    const [one, two] = await pair()
    for (let second = 0; second < 20; second++) {
      await live(RENEWAL, two)
      expect(one.led('a', 'b').filter((table) => two.leases.leads(table))).toEqual([])
    }
    // It thaws: what it led is not its own any more, before it has heard of anybody and after.
    expect(one.led('a', 'b')).toEqual([])
    await live(3 * RENEWAL, one, two)
    expect(one.led('a', 'b', 'c')).toEqual([])
    expect(two.led('a', 'b', 'c')).toEqual(['a', 'b', 'c'])
    expect(one.changed).toEqual(['a', 'b', 'a', 'b'])
  })

  test('lead again what nobody has taken over while the database was away', async () => {
    const [one, two] = await pair()
    await pass(4 * REPLACED)
    expect([...one.led('a', 'b'), ...two.led('c')]).toEqual([])
    await one.leases.renew()
    await two.leases.renew()
    expect(one.led('a', 'b')).toEqual(['a', 'b'])
    expect(two.led('a', 'b', 'c')).toEqual(['c'])
  })

  test('want and leave a table at random, both at once, and never both lead it', async () => {
    const pairOf: [Server, Server] = [server('one'), server('two')]
    const tables = ['a', 'b', 'c', 'd']
    let both = 0
    let taken = 0
    let seed = 1
    const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n
    for (let step = 0; step < 300; step++) {
      const { leases } = pairOf[random(2)]
      leases.want(tables[random(tables.length)], random(3) > 0)
      if (random(4) === 0) await pass(RENEWAL)
      if (random(3) === 0) await Promise.all(pairOf.filter(() => random(4) > 0).map((one) => one.leases.renew()))
      for (const table of tables) {
        const led = pairOf.filter((one) => one.leases.leads(table)).length
        if (led === 2) both++
        taken += led
      }
    }
    expect(both).toBe(0)
    expect(taken).toBeGreaterThan(100)
  })

  test('who have been gone for long are forgotten by the next that comes', async () => {
    const [one] = await pair()
    await pass(2 * 3_600_000)
    const three = server('three')
    await three.leases.renew()
    expect(await storage.db.selectFrom('servers').select('id').execute()).toEqual([{ id: 'three' }])
    expect(await storage.db.selectFrom('leaders').selectAll().execute()).toEqual([])
    await one.leases.renew()
    expect(one.led('a', 'b')).toEqual(['a', 'b'])
  })
})
