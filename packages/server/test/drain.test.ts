import { builtInGames } from '@flotilla/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorKey, type Running } from '../src/index.ts'
import { Balancer } from './balancer.ts'
import { aftermath } from './chaos/aftermath.ts'
import { ChaosLoad } from './chaos/load.ts'
import { keepAll } from '../../../scripts/freeze/kept.ts'
import { freezeForTrial, type Trial } from '../../../scripts/freeze/trial.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const PATIENCE = 300_000
/** The next release: new tables begin under other rules. */
const released = { games: builtInGames.map((game) => ({ ...game, rulesVersion: game.rulesVersion + 1 })) }
/** So often in a row somebody may come to a server that is about to leave, or that cannot play their table. */
const MOST_REFUSED = 20
const now = { drainDelay: 0 }
const isReady = async (server: Running): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json()

describe('a server alone', () => {
  const servers = new Servers('sqlite')

  test('that drains opens no more tables, lets those be played that are, and goes when nobody plays any more', async () => {
    const server = await servers.start(now)
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    await line.hello(table)
    const drained = server.drain()
    expect(await isReady(server)).toEqual({ ready: false, why: 'draining' })
    await expect(tableOf([ben, anna])).rejects.toMatchObject({ status: 503, code: 'server.draining' })
    expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    expect(server.registry.isClosing).toBe(false)
    line.close()
    await drained
    await server.ended
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })

  test('that drains goes all the same when it takes too long', async () => {
    const server = await servers.start({ ...now, drainWithin: 0 })
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const line = await anna.socket()
    await line.hello(table)
    await server.drain()
    await line.closed
  })

  test('is drained by whoever can read its database, and by nobody else', async () => {
    const server = await servers.start(now)
    const [anna] = await crew(server.url, 'Anna')
    const ask = (authorization?: string): Promise<Response> =>
      fetch(`${server.url}/drain`, { method: 'POST', ...(authorization === undefined ? {} : { headers: { authorization } }) })
    for (const wrong of [undefined, 'Operator ', 'Operator undefined', `Operator ${'0'.repeat(64)}`, `Bearer ${anna.cookie}`])
      expect((await ask(wrong)).status).toBe(404)
    expect(await isReady(server)).toEqual({ ready: true })
    const told = await ask(`Operator ${await operatorKey(server.storage)}`)
    expect(await told.json()).toEqual({ draining: true, channels: 0, others: false })
    await server.ended
  })
})

describe.runIf(kinds.includes('postgres'))('a rolling upgrade of two servers on one PostgreSQL', () => {
  const servers = new Servers(kinds.includes('postgres') ? 'postgres' : 'sqlite')
  let balancer: Balancer
  let trial: Trial | undefined
  let forget = (): void => undefined
  beforeAll(async () => {
    balancer = await Balancer.start()
    // As a release does: the rules of before are kept, so that what was begun by them goes on.
    trial = await freezeForTrial(builtInGames)
    forget = keepAll(trial.folder)
  }, PATIENCE)
  afterAll(async () => {
    await balancer.close()
    forget()
    trial?.end()
  })

  test(
    'while tables of all games are played and opened: nothing is lost, and nobody is refused again and again',
    async () => {
      const where = await servers.fresh()
      const join = async (extras = {}): Promise<Running> => {
        const server = await servers.start({ ...where, ...now }, extras)
        balancer.add(server.port)
        return server
      }
      const old = [await join(), await join()]
      const load = new ChaosLoad(6, () => balancer.url)
      await load.more(30)
      const after: Running[] = []
      for (const server of old) {
        await server.drain()
        balancer.remove(server.port)
        await load.more(20)
        after.push(await join(released))
        await load.more(20, 2)
      }
      await load.stop()
      const [{ storage }] = after
      const result = await aftermath(storage, load.players, released.games)
      expect(result).toMatchObject({ lost: 0, changed: 0, doubled: 0, ruined: 0 })
      expect(result.acknowledged).toBeGreaterThan(100)
      expect(result.tables).toBeGreaterThanOrEqual(10)
      // Counted in tries, not in seconds: a busy machine takes longer for each.
      const refused = Math.max(load.mostRefused, ...load.players.map(({ mostRefused }) => mostRefused))
      expect(refused).toBeLessThanOrEqual(MOST_REFUSED)
    },
    PATIENCE,
  )
})
