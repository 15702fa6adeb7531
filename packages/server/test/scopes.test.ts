import { SCOPES, type NewToken, type Scope } from '@flotilla/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { MESSAGES, ROUTES, type Need } from '../src/scopes.ts'
import { TestClient } from './client.ts'
import { Servers, crew, quiet, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
/** One for all: everybody comes with a name and a table of their own. */
let server: Running
beforeAll(async () => {
  server = await servers.start({ entryRate: 1e6 })
})

/** By the name of what a token has; a stranger has none. */
type Callers = Readonly<Record<Scope | 'stranger', TestClient>>

/** The same person by a token for each scope alone. */
async function callers(url: string, owner: TestClient): Promise<Callers> {
  const by = async (scope: Scope): Promise<TestClient> => {
    const { token } = await owner.post<NewToken>('/api/tokens', { name: scope, scopes: [scope] })
    return Object.assign(new TestClient(url, owner.name), { token })
  }
  return {
    read: await by('read'),
    play: await by('play'),
    talk: await by('talk'),
    account: await by('account'),
    stranger: new TestClient(url, 'Nobody'),
  }
}

const mayUse = (need: Need, caller: keyof Callers): boolean =>
  need === 'anyone' ? true : caller === 'stranger' ? need.endsWith('?') : need === 'message' || need.replace('?', '') === caller

/** Whether somebody was turned away at the door: what happens behind it is another matter. */
async function isAdmitted(caller: TestClient, method: string, path: string, body?: unknown): Promise<boolean> {
  const stop = new AbortController()
  const response = await fetch(caller.url + path, {
    method,
    signal: stop.signal,
    headers: { ...caller.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { status } = response
  const text = response.headers.get('content-type')?.includes('ndjson') === true ? '' : await response.text()
  stop.abort()
  return !(status === 403 && text.includes('person.scope')) && !(status === 401 && text.includes('person.unknown'))
}

describe('route × scope', () => {
  test('every route of the server is in the table, and nothing else', async () => {
    const anyone = new TestClient(server.url, 'Nobody')
    const { paths } = await anyone.get<{ paths: Record<string, Record<string, unknown>> }>('/api/docs/json')
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(routes.filter((route) => route.includes('/api/')).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test.each(Object.entries(ROUTES))('%s: %s', async (route, need) => {
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const as = await callers(server.url, anna)
    const [method, pattern] = route.split(' ')
    const path = pattern.replace('/tables/:id', `/tables/${table}`).replace(':seat', '0').replace(':id', 'AAAAAAAAAAAAAAAAAAAA')
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    const admitted: Partial<Record<keyof Callers, boolean>> = {}
    const expected: Partial<Record<keyof Callers, boolean>> = {}
    // The one that may goes last: it may end its own token.
    // Behind the door to a seat strangers bring a name, or are asked for one.
    const all: (keyof Callers)[] = route.endsWith('/sit') ? [...SCOPES] : [...SCOPES, 'stranger']
    const inOrder = all.toSorted((a, b) => Number(mayUse(need, a)) - Number(mayUse(need, b)))
    for (const caller of inOrder) {
      admitted[caller] = await isAdmitted(as[caller], method, path, body)
      expected[caller] = mayUse(need, caller)
    }
    expect(admitted).toEqual(expected)
  })
})

describe('message × scope', () => {
  const fields: Record<string, object> = {
    answer: { choice: {} },
    vote: { kind: 'pause' },
    mute: { seat: 1, on: true },
    orders: { orders: { plans: [], standing: [] } },
    away: { away: true },
    say: { speech: { phrase: 'hello' } },
    signal: { kind: 'danger', at: [1] },
  }

  test.each(Object.entries(MESSAGES))('%s: %s, by socket and by HTTP', async (type, scope) => {
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const as = await callers(server.url, anna)
    for (const caller of SCOPES) {
      const line = await as[caller].socket()
      const isRequest = type in fields || type === 'undo'
      line.send({ type, ...(type === 'ping' ? {} : { table }), ...(isRequest ? { id: 'm' } : {}), ...fields[type] })
      await quiet(line)
      await server.registry.settle()
      const refused = JSON.stringify(line.messages).includes('person.scope')
      expect([caller, refused]).toEqual([caller, scope !== null && scope !== caller])
      if (isRequest)
        expect([caller, await isHeard(as[caller], table, { type, id: 'h', ...fields[type] })]).toEqual([caller, scope === caller])
      line.break()
    }
  })

  const isHeard = async (caller: TestClient, table: string, message: object): Promise<boolean> =>
    isAdmitted(caller, 'POST', `/api/tables/${table}/requests`, message)
})

describe('what a scope does not bring about on the side', () => {
  test('looking does not bring anybody back, and nobody is renamed without the account', async () => {
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const as = await callers(server.url, anna)
    const line = await ben.socket()
    await line.hello(table)
    await anna.post(`/api/tables/${table}/requests`, { type: 'away', id: 'a', away: true })
    await (await as.read.socket()).hello(table)
    await server.registry.settle()
    expect((await line.hello(table)).info.seats[0]).toMatchObject({ away: true, online: true })
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] })
    await expect(as.play.post(`/api/tables/${id}/sit`, { name: 'Mallory' })).rejects.toMatchObject({ code: 'person.scope' })
    expect(await as.play.post(`/api/tables/${id}/sit`, { name: 'Anna' })).toMatchObject({ seat: 0 })
    expect(await anna.get('/api/me')).toMatchObject({ person: { name: 'Anna' } })
  })

  test('what concerns a person is told by no token that may not read', async () => {
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const as = await callers(server.url, anna)
    const [deaf, hearing] = [await as.talk.socket(), await as.read.socket()]
    await tableOf([anna, ben], { options: { first: 0 } })
    await hearing.until((one) => one.type === 'waits')
    await quiet(deaf)
    expect(deaf.messages.map(({ type }) => type)).toEqual(['welcome', 'pong'])
  })

  test('the token of a bot account is seen and revoked by its owner, and by nobody else', async () => {
    const [anna, mallory] = await crew(server.url, 'Anna', 'Mallory')
    const { token } = await anna.post<{ token: string }>('/api/bots', { name: 'Polly' })
    const polly = Object.assign(new TestClient(server.url, 'Polly'), { token })
    await polly.get('/api/me')
    expect(await mallory.get('/api/tokens')).toEqual({ tokens: [] })
    const { tokens } = await anna.get<{ tokens: { id: string; bot: string }[] }>('/api/tokens')
    expect(tokens).toMatchObject([{ bot: 'Polly', scopes: ['read', 'play', 'talk'] }])
    await expect(mallory.call('DELETE', `/api/tokens/${tokens[0].id}`)).rejects.toMatchObject({ status: 404 })
    await anna.call('DELETE', `/api/tokens/${tokens[0].id}`)
    await expect(polly.get('/api/me')).rejects.toMatchObject({ status: 401 })
  })
})
