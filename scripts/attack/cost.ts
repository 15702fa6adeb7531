import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Victim } from '../../packages/server/test/chaos/victim.ts'
import { TestClient } from '../../packages/server/test/client.ts'
import { ROUTES } from '../../packages/server/src/scopes.ts'
import { NEW, SEATS, held, started, type Attacks, type Ground } from './ground.ts'

/** Milliseconds of the event loop that one request may take. */
const DEAREST = 50
const TIMES = 5
const TABLES = 15
/** Ends what is measured. */
const LAST = ['DELETE /api/session', 'DELETE /api/sessions', 'DELETE /api/me', 'POST /api/me/merge']
const STREAMS = ['GET /api/stream', 'GET /api/tables/:id/stream']
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/session': { name: 'Prices' },
  'POST /api/tokens': { name: 'x', scopes: ['read'] },
  'POST /api/bots': { name: 'Robot' },
  'PUT /api/me/vacation': { days: 0 },
  'POST /api/tables': NEW,
}

/** Milliseconds of processor time that this process has used. */
function used(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The longest and the middle of what somebody else waits for an answer while `work` goes on, in milliseconds. */
async function bystander(url: string, work: () => Promise<unknown>): Promise<{ longest: number; middle: number }> {
  const line = await new TestClient(url, 'Nobody').socket()
  const waits: number[] = []
  const under = { way: true }
  const done = work().finally(() => (under.way = false))
  do {
    const [from, since] = [line.messages.length, performance.now()]
    line.send({ type: 'ping' })
    await line.until((one) => one.type === 'pong', from)
    waits.push(performance.now() - since)
    await new Promise((next) => setTimeout(next, 5))
  } while (under.way)
  await done
  line.close()
  waits.sort((a, b) => a - b)
  return { longest: Math.round(waits.at(-1) ?? 0), middle: Math.round(waits[waits.length >> 1] ?? 0) }
}

/** What a hostile guest can try by asking for what costs the server much. */
export const attacksOnCost = ({ url, victim, guest, refusal }: Ground): Attacks => {
  /** What one request of each route costs: the processor time of the server for some of them, divided. The first one warms up. */
  async function costs(mallory: TestClient, table: string): Promise<{ route: string; ms: number }[]> {
    const measured: { route: string; ms: number }[] = []
    const routes = [...Object.keys(ROUTES), 'GET /api/docs/json'].filter((route) => !LAST.includes(route) && !STREAMS.includes(route))
    for (const route of routes) {
      const [method, pattern] = route.split(' ')
      const path = pattern.replace('/tables/:id', `/tables/${table}`).replace(':seat', '0').replaceAll(':id', 'AAAAAAAAAAAAAAAAAAAA')
      const body = method === 'POST' || method === 'PUT' ? (BODIES[route] ?? {}) : undefined
      const ask = async (): Promise<unknown> => (await mallory.raw(method, path, body)).arrayBuffer()
      await ask()
      const before = used(victim.pid)
      for (let i = 0; i < TIMES; i++) await ask()
      measured.push({ route, ms: (used(victim.pid) - before) / TIMES })
    }
    return measured.sort((a, b) => b.ms - a.ms)
  }

  /** A server with the limits that one has who sets nothing, but for guests. */
  async function withDefaults(attack: (url: string) => Promise<string>, more: Readonly<Record<string, string>> = {}): Promise<string> {
    const data = mkdtempSync(join(tmpdir(), 'flotilla-attack-'))
    const strict = await Victim.start({ data }, { FLOTILLA_RATE: '600', FLOTILLA_SOCKET_RATE: '30', FLOTILLA_WORK: '1200', ...more })
    try {
      return await attack(strict.url)
    } finally {
      await strict.kill('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    }
  }

  /** A game that bots have played to its end, watched by whoever opened it. */
  async function playedByBots(host: TestClient): Promise<string> {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }))
    const { id } = await host.post('/api/tables', { game: 'waves', seats })
    await host.post(`/api/tables/${id}/start`)
    const line = await host.socket()
    await line.hello(id)
    await line.until((one) => one.type === 'info' && one.info.status === 'over')
    line.close()
    return id
  }

  return {
    async 'what one request of each route costs'() {
      // A name of its own: what is asked for keeps it, and nobody else may have it afterwards.
      const [mallory, anna] = [await guest('Prices'), await guest('Anna')]
      let table = ''
      for (let i = 0; i < TABLES; i++) table = await started(mallory, anna)
      const all = await costs(mallory, table)
      for (const { route, ms } of all) console.log(`      ${ms.toFixed(1).padStart(6)} ms  ${route}`)
      const dear = all.filter(({ ms }) => ms > DEAREST)
      return held(dear.length === 0, `the dearest of ${all.length} is ${all[0].route} with ${all[0].ms.toFixed(1)} ms`)
    },
    async 'a new avatar again and again, by somebody with many tables'() {
      const [mallory, anna] = [await guest('Mallory'), await guest('Anna')]
      for (let i = 0; i < 60; i++) await started(mallory, anna)
      const { middle, longest } = await bystander(url, async () => {
        for (let i = 0; i < 192; i++) await mallory.raw('PUT', '/api/me/preferences', { avatar: String(10 + (i % 40)) })
      })
      return held(middle < 50 && longest < 500, `others waited ${middle} ms in the middle, ${longest} ms at most`)
    },
    async 'games with people without end'() {
      const [mallory, anna] = [await guest('Mallory'), await guest('Anna')]
      let going = 0
      for (let i = 0; i < 110; i++) going += Number((await refusal(started(mallory, anna))) === null)
      return held(going <= 100, `${going} of 110 go on`)
    },
    'what is dear, as often as it goes': () =>
      withDefaults(async (strict) => {
        const mallory = await guest('Mallory', strict)
        const codes: (string | null)[] = []
        const { longest } = await bystander(strict, async () => {
          for (let i = 0; i < 60; i++) codes.push(await refusal(mallory.get('/api/me/data')))
        })
        const done = codes.filter((code) => code === null).length
        return held(
          done <= 10 && codes.includes('bad.tooFast') && longest < 500,
          `${done} of 60 were done, others waited ${longest} ms at most`,
        )
      }),
    'what is dear, by another spelling': () =>
      withDefaults(async (strict) => {
        const mallory = await guest('Mallory', strict)
        let done = 0
        for (let i = 0; i < 60; i++) done += Number((await refusal(mallory.get('/%61pi/me/data'))) === null)
        return held(done <= 10, `${done} of 60 were done`)
      }),
    'what is dear, under many names': () =>
      withDefaults(async (strict) => {
        let done = 0
        for (let name = 0; name < 20; name++) {
          const mallory = await guest(`Mallory ${name}`, strict).catch(() => null)
          // The address has spent so much that no new name is given to it.
          if (mallory === null) continue
          for (let i = 0; i < 10; i++) done += Number((await refusal(mallory.get('/api/me/data'))) === null)
        }
        return held(done <= 70, `${done} of 200 were done`)
      }),
    'messages by many sockets, as fast as they go': () =>
      withDefaults(async (strict) => {
        const [anna, mallory] = [await guest('Anna', strict), await guest('Mallory', strict)]
        const table = await started(anna, mallory)
        const lines = await Promise.all(Array.from({ length: 40 }, () => mallory.socket()))
        let done = 0
        const { middle, longest } = await bystander(strict, () =>
          Promise.all(
            lines.map(async (line) => {
              for (let i = 0; i < 60; i++) if ((await line.request({ type: 'away', table, away: i % 2 === 0 })) === null) done++
            }),
          ),
        )
        return held(
          done <= 300 && middle < 300,
          `${done} of 2400 were done, others waited ${middle} ms in the middle, ${longest} ms at most`,
        )
      }),
    'long games that are not in memory, one after the other': () =>
      withDefaults(
        async (strict) => {
          const mallory = await guest('Mallory', strict)
          const tables = [await playedByBots(mallory), await playedByBots(mallory)]
          const codes: (string | null)[] = []
          for (let i = 0; i < 120; i++) codes.push(await refusal(mallory.get(`/api/tables/${tables[i % 2]}`)))
          const done = codes.filter((code) => code === null).length
          return held(done < 80 && codes.includes('bad.tooFast'), `${done} of 120 were brought back`)
        },
        { FLOTILLA_CACHED_TABLES: '1' },
      ),
    'the whole story of a long game, again and again': () =>
      withDefaults(async (strict) => {
        const mallory = await guest('Mallory', strict)
        const table = await playedByBots(mallory)
        let done = 0
        for (let i = 0; i < 80; i++) done += Number((await refusal(mallory.get(`/api/tables/${table}/history`))) === null)
        return held(done <= 50, `${done} of 80 were told`)
      }),
    'hellos without end, by the default limits': () =>
      withDefaults(async (strict) => {
        const [anna, mallory] = [await guest('Anna', strict), await guest('Mallory', strict)]
        const table = await started(anna, mallory, { seats: SEATS })
        const lines = await Promise.all(Array.from({ length: 20 }, () => mallory.socket()))
        let done = 0
        const { longest } = await bystander(strict, () =>
          Promise.all(
            lines.map(async (line) => {
              for (let i = 0; i < 30; i++) if ((await refusal(line.hello(table))) === null) done++
            }),
          ),
        )
        return held(done <= 300 && longest < 1000, `${done} of 600 were answered, others waited ${longest} ms at most`)
      }),
  }
}
