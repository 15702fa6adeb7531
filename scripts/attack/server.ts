import { request } from 'node:http'
import { TestClient, type Line } from '../../packages/server/test/client.ts'
import { NEW, held, started, type Attacks, type Ground } from './ground.ts'

/** A stream that breaks off: at once, or when its answer has begun. */
function dropped({ url, headers }: TestClient, path: string, begun: boolean): Promise<void> {
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

/** What a hostile guest can try against the server and the tables of others. */
export const attacksOnServer = ({ victim, guest, refusal }: Ground): Attacks => ({
  async 'streams that are reset while all sessions end'() {
    for (let round = 0; round < 5; round++) {
      const mallory = await guest('Mallory')
      const { id } = await mallory.post('/api/tables', { ...NEW, sit: 0 })
      await Promise.all(Array.from({ length: 10 }, () => dropped(mallory, `/api/tables/${id}/stream`, true)))
      await mallory.call('DELETE', '/api/sessions')
    }
    return (await new TestClient(victim.url, '').raw('GET', '/healthz')).ok ? 'the server serves on' : 'no: the server is gone'
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
  async 'sockets that are never read'() {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const table = await started(anna, mallory)
    const before = victim.memory()
    const lines = await Promise.all(Array.from({ length: 48 }, () => mallory.socket()))
    for (const line of lines) line.pause()
    for (let i = 0; i < 400; i++) for (const line of lines) line.send({ type: 'hello', table })
    const waited = await longestWait(await anna.socket(), new Promise((done) => setTimeout(done, 3000)))
    const grown = Math.round((victim.memory() - before) / 1e6)
    for (const line of lines) line.break()
    return `${grown < 150 ? '' : 'no: '}the server has ${grown} MB more, others waited ${waited} ms at most`
  },
  async 'eighty sockets without a name'() {
    const stranger = new TestClient(victim.url, 'Nobody')
    const lines: Line[] = []
    for (let i = 0; i < 80; i++) await refusal(stranger.socket().then((line) => lines.push(line)))
    for (const line of lines) line.break()
    const open = lines.length
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
  async 'a public list that is filled up under many names'() {
    for (let name = 0; name < 30; name++) {
      const client = await guest(`Mallory ${name}`)
      for (let i = 0; i < 5; i++) await refusal(client.post('/api/tables', { ...NEW, house: { public: true } }))
    }
    const { tables } = await new TestClient(victim.url, 'Nobody').get<{ tables: object[] }>('/api/tables')
    return `${tables.length <= 55 ? '' : 'no: '}${tables.length} of 150 are listed`
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
  async 'an opponent to be thrown out'() {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const table = await started(anna, mallory)
    await (await anna.socket()).hello(table)
    const code = await refusal(mallory.post(`/api/tables/${table}/requests`, { type: 'vote', id: 'v', kind: 'replace', seat: 0 }))
    return `${code === 'vote.present' ? '' : 'no: '}${code ?? 'it was done'}`
  },
  async 'bodies that are nested without end, or one long text'() {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')]
    const table = await started(anna, ben)
    const hostile = [
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `${'['.repeat(90_000)}${']'.repeat(90_000)}`,
      `"${'a@.'.repeat(60_000)}"`,
    ]
    const statuses = new Set<number>()
    for (const value of hostile)
      for (const who of [anna, ben])
        for (const [path, body] of [
          [`/api/tables/${table}/answers`, `{"id":"a","choice":{"x":${value}}}`],
          ['/api/tables', `{"game":"waves","seats":[{"kind":"open"}],"options":{"x":${value}}}`],
          ['/api/session', `{"name":${value}}`],
          ['/api/me/mail', `{"address":${value}}`],
          ['/api/me/passkeys', `{"name":"x","response":{"id":${value}}}`],
          ['/api/session/passkey', `{"response":{"id":"x","response":${value}}}`],
        ] as const)
          statuses.add((await who.raw('POST', path, body)).status)
    return held(
      [...statuses].every((status) => status >= 400 && status < 500),
      `refused as ${[...statuses].join(', ')}`,
    )
  },
  async 'talk that turns what others read'() {
    const [anna, mallory] = [await guest('Anna'), await guest('Mallory')]
    const table = await started(anna, mallory)
    const say = (text: string): object => ({ type: 'say', id: 's', speech: { text } })
    const code = await refusal(mallory.post(`/api/tables/${table}/requests`, say('I \u202Eesol')))
    return `${code === 'bad.field' ? '' : 'no: '}${code ?? 'it was said'}`
  },
})
