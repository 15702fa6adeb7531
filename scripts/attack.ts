import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Victim } from '../packages/server/test/chaos/victim.ts'
import { Sailor, type Line } from '../packages/server/test/client.ts'

// npm run attack: what a hostile guest can try, against a server that this program starts for it, on this machine and with a bounded effort.
const SEATS = [{ kind: 'open' }, { kind: 'open' }]
const NEW = { game: 'waves', seats: SEATS }
const data = mkdtempSync(join(tmpdir(), 'flotilla-attack-'))
const victim = await Victim.start({ data })

const guest = async (name: string): Promise<Sailor> => {
  const sailor = new Sailor(victim.url, name)
  await sailor.enter()
  return sailor
}

/** The code of a refusal, or null where it was done. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )

/** A stream that breaks off: at once, or when its answer has begun. */
function dropped({ url, headers }: Sailor, path: string, begun: boolean): Promise<void> {
  return new Promise((done) => {
    const asked = request(url + path, { headers, agent: false })
    const drop = (): void => {
      asked.destroy()
      done()
    }
    asked.on('error', () => undefined)
    if (begun) asked.once('response', drop)
    else asked.once('socket', (socket) => socket.once('connect', drop))
    asked.end()
  })
}

async function started(host: Sailor, other: Sailor, more: object = {}): Promise<string> {
  const { id } = await host.post('/api/tables', { ...NEW, sit: 0, ...more })
  await other.post(`/api/tables/${id}/sit`)
  await host.post(`/api/tables/${id}/start`)
  return id
}

/** The longest that somebody else waits for an answer while `work` goes on, in milliseconds. */
async function longestWait(line: Line, work: Promise<unknown>): Promise<number> {
  let longest = 0
  const under = { way: true }
  void work.finally(() => (under.way = false)).catch(() => undefined)
  while (under.way) {
    const [from, since] = [line.messages.length, performance.now()]
    line.send({ type: 'ping' })
    await line.until((one) => one.type === 'pong', from)
    longest = Math.max(longest, performance.now() - since)
    await new Promise((done) => setTimeout(done, 20))
  }
  return Math.round(longest)
}

/** What was tried, and what came of it: a text says how it held, and begins with `no` where it did not. */
const attacks: Record<string, () => Promise<string>> = {
  async 'streams that are reset while all sessions end'() {
    for (let round = 0; round < 5; round++) {
      const mallory = await guest('Mallory')
      const { id } = await mallory.post('/api/tables', { ...NEW, sit: 0 })
      await Promise.all(Array.from({ length: 10 }, () => dropped(mallory, `/api/tables/${id}/stream`, true)))
      await mallory.call('DELETE', '/api/sessions')
    }
    return (await new Sailor(victim.url, '').raw('GET', '/healthz')).ok ? 'the server serves on' : 'no: the server is gone'
  },
  async 'thirty requests that are dropped at once'() {
    const [anna, ghost] = [await guest('Anna'), await guest('Ghost')]
    const table = await started(anna, ghost)
    await Promise.all(Array.from({ length: 30 }, () => dropped(ghost, `/api/tables/${table}/stream`, false)))
    for (let tries = 0; tries < 100; tries++) {
      const { seats } = await anna.get(`/api/tables/${table}`)
      if (!seats[1].online) return 'they are seen to be gone'
      await new Promise((done) => setTimeout(done, 50))
    }
    return 'no: a ghost stays'
  },
  async 'a hundred hellos in a burst'() {
    const [anna, ben, cora] = [await guest('Anna'), await guest('Ben'), await guest('Cora')]
    const table = await started(anna, ben)
    const lines = await Promise.all(Array.from({ length: 4 }, () => ben.socket()))
    const burst = Promise.all(
      lines.map(async (line) => {
        for (let i = 0; i < 25; i++) await line.hello(table)
      }),
    )
    const waited = await longestWait(await cora.socket(), burst)
    return `${waited < 1000 ? '' : 'no: '}others waited ${waited} ms at most`
  },
  async 'eighty sockets without a name'() {
    const stranger = new Sailor(victim.url, 'Nobody')
    let open = 0
    for (let i = 0; i < 80; i++) open += Number((await refusal(stranger.socket())) === null)
    return `${open <= 50 ? '' : 'no: '}${open} were opened`
  },
  async 'tables without end, and long texts'() {
    const mallory = await guest('Mallory')
    let open = 0
    for (let i = 0; i < 60; i++) open += Number((await refusal(mallory.post('/api/tables', NEW))) === null)
    const long = await refusal((await guest('Long')).post('/api/tables', { ...NEW, edition: { id: 'x'.repeat(200_000) } }))
    return `${open <= 20 && long === 'bad.field' ? '' : 'no: '}${open} tables stand, a long text is ${long ?? 'taken'}`
  },
  async 'a public list that is filled up'() {
    const [mallory, anna] = [await guest('Mallory'), await guest('Anna')]
    const shown = { ...NEW, house: { public: true } }
    const { id } = await anna.post('/api/tables', shown)
    for (let i = 0; i < 110; i++) await refusal(mallory.post('/api/tables', shown))
    const { tables } = await anna.get<{ tables: { id: string }[] }>('/api/tables')
    return `${tables.some((one) => one.id === id) ? '' : 'no: '}Anna's table is one of ${tables.length} listed`
  },
  async 'admirals at every table'() {
    const [mallory, anna] = [await guest('Mallory'), await guest('Anna')]
    const admirals = ['admiral', 'admiral', 'admiral'].map((bot) => ({ kind: 'bot', bot }))
    for (let i = 0; i < 20; i++) {
      const { id } = await mallory.post('/api/tables', { ...NEW, seats: [{ kind: 'open' }, ...admirals], sit: 0 })
      await mallory.post(`/api/tables/${id}/start`)
    }
    const { id } = await anna.post('/api/tables', {
      ...NEW,
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }],
      options: { first: 0 },
      sit: 0,
    })
    await anna.post(`/api/tables/${id}/start`)
    const line = await anna.socket()
    await line.hello(id)
    const since = performance.now()
    await line.answer(id, line.ask?.choices[0].choice)
    await line.until((one) => one.type === 'update' && one.entry.by === 'bot')
    const waited = Math.round(performance.now() - since)
    return `${waited < 10_000 ? '' : 'no: '}Anna's mate answered after ${waited} ms`
  },
  async 'tokens that do more than they may'() {
    const anna = await guest('Anna')
    const codes: (string | null)[] = []
    for (const scope of ['read', 'talk']) {
      const { token } = await anna.post<{ token: string }>('/api/tokens', { name: scope, scopes: [scope] })
      codes.push(await refusal(Object.assign(new Sailor(victim.url, 'Anna'), { token }).post('/api/session', { name: 'Mallory' })))
    }
    return `${codes.every((code) => code === 'person.scope') ? '' : 'no: '}renaming is refused: ${codes.join(', ')}`
  },
  async 'an opponent to be thrown out'() {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const table = await started(anna, mallory)
    await (await anna.socket()).hello(table)
    const code = await refusal(mallory.post(`/api/tables/${table}/requests`, { type: 'vote', id: 'v', kind: 'replace', seat: 0 }))
    return `${code === 'vote.present' ? '' : 'no: '}${code ?? 'it was done'}`
  },
  async 'talk that turns what others read'() {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const table = await started(anna, mallory)
    const say = (text: string): object => ({ type: 'say', id: 's', speech: { text } })
    const code = await refusal(mallory.post(`/api/tables/${table}/requests`, say('I \u202Eesol')))
    return `${code === 'bad.field' ? '' : 'no: '}${code ?? 'it was said'}`
  },
  async 'SIGTERM while bots play'() {
    const since = performance.now()
    const code = await victim.kill('SIGTERM')
    const took = Math.round(performance.now() - since)
    return `${code === 0 && took < 15_000 ? '' : 'no: '}ended with ${code} after ${took} ms`
  },
}

let held = 0
for (const [name, attack] of Object.entries(attacks)) {
  const said = await attack().catch((error: unknown) => `no: ${String(error)}`)
  if (!said.startsWith('no')) held++
  console.log(`${said.startsWith('no') ? 'LOST' : 'held'}  ${name}: ${said}`)
}
await victim.kill('SIGKILL')
rmSync(data, { recursive: true, force: true })
console.log(`${held} of ${Object.keys(attacks).length} held`)
process.exit(held === Object.keys(attacks).length ? 0 : 1)
