import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { NewToken, TableLine } from '@flotilla/protocol'
import { TestClient } from './client.ts'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const NEW = { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] }

describe('the lobby', () => {
  test('create, join by link with just a name, choose and change seats, start', async () => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const table = await anna.post('/api/tables', {
      ...NEW,
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'closed' }, { kind: 'bot', bot: 'random' }],
      sit: 0,
    })
    expect(table).toMatchObject({ status: 'open', seat: 0, host: true, nonces: [] })
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    const ben = new TestClient(url, 'Ben')
    expect(await ben.post(`/api/tables/${table.id}/sit`, { name: 'Ben' })).toMatchObject({ seat: 1 })
    await expect(ben.post(`/api/tables/${table.id}/sit`, { seat: 0 })).rejects.toMatchObject({ code: 'table.taken' })
    await expect(ben.post(`/api/tables/${table.id}/start`)).rejects.toMatchObject({ code: 'table.notHost' })
    await anna.post(`/api/tables/${table.id}/swap`, { a: 0, b: 1 })
    expect(await anna.call('PUT', `/api/tables/${table.id}/seats/2`, { kind: 'open' })).toMatchObject({
      seats: [{ name: 'Ben' }, { name: 'Anna' }, { kind: 'open' }, { kind: 'bot' }],
    })
    await expect(anna.post(`/api/tables/${table.id}/start`)).rejects.toMatchObject({ code: 'table.seatsOpen' })
    await anna.call('PUT', `/api/tables/${table.id}/seats/2`, { kind: 'closed' })
    const started = await anna.post(`/api/tables/${table.id}/start`)
    expect(started).toMatchObject({
      status: 'playing',
      seat: 1,
      seats: [{ name: 'Ben' }, { name: 'Anna' }, { kind: 'bot', bot: 'random' }],
    })
    expect(started.shares).toEqual([{ by: 'server' }, { by: 'server' }, { by: 'server' }])
    expect(started.commitment).toBe(table.commitment)
    await expect(new TestClient(url, 'Late').post(`/api/tables/${table.id}/sit`, { name: 'Late' })).rejects.toMatchObject({
      code: 'table.begun',
    })
    await expect(anna.get(`/api/tables/${table.id}/record`)).rejects.toMatchObject({ code: 'table.notOver' })
  })

  test('a request by HTTP need not name the table again', async () => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const { id } = await anna.post('/api/tables', { ...NEW, sit: 0 })
    const speech = { text: 'Ahoy' }
    expect(await anna.post(`/api/tables/${id}/requests`, { type: 'say', id: 'ahoy', speech })).toMatchObject({ id: 'ahoy', again: false })
  })

  test('public tables are listed, others are found only by their link', async () => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    await anna.post('/api/tables', NEW)
    const shown = await anna.post('/api/tables', { ...NEW, house: { public: true }, options: { length: 'short', mode: 'standard' } })
    const { tables } = await anna.get<{ tables: TableLine[] }>('/api/tables')
    expect(tables.map((table) => table.id)).toEqual([shown.id])
    // Of the options those that are not as usual.
    expect(tables[0].options).toEqual({ length: 'short' })
  })

  test.each([
    [{ ...NEW, game: 'wave' }, 'table.noGame', 'game'],
    [{ ...NEW, options: { roundLimit: 3 } }, 'bad.field', 'options.roundLimit'],
    [{ ...NEW, options: { nonsense: true } }, 'bad.field', 'options'],
    [{ ...NEW, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'god' }] }, 'table.noBot', 'seats'],
    [{ ...NEW, seats: Array.from({ length: 6 }, () => ({ kind: 'open' })) }, 'table.seatCount', 'seats'],
    [{ ...NEW, extra: 1 }, 'bad.field', 'body'],
    [{ ...NEW, house: { clock: { kind: 'slow', hours: 0 } } }, 'bad.field', 'house.clock.hours'],
  ])('what is wrong is named: %j', async (body, code, field) => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    await expect(anna.post('/api/tables', body)).rejects.toMatchObject({ status: 400, code, field })
  })
})

describe('security', () => {
  test('the cookie is http-only, signed and can be revoked; the database has only hashes', async () => {
    const { url, storage } = await servers.start()
    const anna = new TestClient(url, 'Anna')
    const response = await anna.raw('POST', '/api/session', { name: 'Anna' })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    anna.cookie = cookie.split(';')[0]
    expect(await anna.get('/api/me')).toMatchObject({ person: { name: 'Anna' } })
    const secret = anna.cookie.split('=')[1].split('.')[0]
    const stored = JSON.stringify(await storage.db.selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(secret)
    const forged = Object.assign(new TestClient(url, 'x'), { cookie: `${anna.cookie.slice(0, -2)}xx` })
    await expect(forged.get('/api/me')).rejects.toMatchObject({ status: 401 })
    const kept = Object.assign(new TestClient(url, 'Anna'), { cookie: anna.cookie })
    await anna.call('DELETE', '/api/sessions')
    await expect(kept.get('/api/me')).rejects.toMatchObject({ code: 'person.unknown' })
  })

  test('whoever ends a session or a token ends what is open by it, and nothing else', async () => {
    const { url } = await servers.start()
    const [anna, ben] = await crew(url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben])
    const { id, token } = await anna.post<{ id: string; token: string }>('/api/tokens', { name: 'mine', scopes: ['read', 'play'] })
    const program = Object.assign(new TestClient(url, 'Anna'), { token })
    const streams = await Promise.all(['/api/stream', `/api/tables/${table}/stream`].map((path) => program.raw('GET', path)))
    const [hers, his] = [await anna.socket(), await ben.socket()]
    await anna.call('DELETE', `/api/tokens/${id}`)
    // Read to their end, which they have now.
    for (const stream of streams) expect(await stream.text()).toContain('Anna')
    await hers.hello(table)
    await anna.call('DELETE', '/api/session')
    expect(await hers.closed).toBe(1008)
    expect(await his.hello(table)).toMatchObject({ info: { seat: 1 } })
  })

  test('pages of other sites can neither post nor open a socket; ours can', async () => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const evil = { origin: 'https://evil.example' }
    expect((await anna.raw('POST', '/api/tables', NEW, evil)).status).toBe(403)
    expect((await anna.raw('POST', '/api/tables', NEW, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await anna.raw('POST', '/api/tables', NEW, { origin: url })).status).toBe(200)
    expect((await anna.raw('POST', '/api/tables', JSON.stringify(NEW), { 'content-type': 'text/plain' })).status).toBe(415)
    await expect(anna.socket(evil)).rejects.toThrow('403')
    await (await anna.socket({ origin: url })).hello((await anna.post('/api/tables', NEW)).id)
  })

  test('headers are strict, answers too large and too many are refused, errors tell nothing of the inside', async () => {
    const { url } = await servers.start({ rate: 8 })
    const anna = new TestClient(url, 'Anna')
    const page = await anna.raw('GET', '/')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const large = await anna.raw('POST', '/api/session', { name: 'x'.repeat(300_000) })
    expect([large.status, await large.json()]).toMatchObject([413, { error: { code: 'bad.tooLarge' } }])
    expect(await (await anna.raw('POST', '/api/session', '{broken')).json()).toMatchObject({ error: { code: 'bad.json' } })
    expect((await anna.raw('GET', '/api/tables/../../etc/passwd')).status).toBe(404)
    await expect(anna.get(`/api/tables/${"'; drop table--".repeat(3)}`)).rejects.toMatchObject({ status: 400, field: 'id' })
    let last = 200
    for (let i = 0; i < 8; i++) last = (await anna.raw('GET', '/api/games')).status
    expect(last).toBe(429)
    const refused = await anna.raw('GET', '/', undefined, { accept: 'text/html' })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(await refused.text()).toContain('http-equiv="refresh"')
  })

  test('files of the client are counted apart, so that many people behind one address can open a page', async () => {
    const web = mkdtempSync(join(tmpdir(), 'flotilla-web-'))
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Flotilla</title>')
    writeFileSync(join(web, 'assets/page.js'), '')
    const { url } = await servers.start({ rate: 3 }, { web })
    const anna = new TestClient(url, 'Anna')
    const asked = async (): Promise<number> => (await anna.raw('GET', '/assets/page.js')).status
    for (let i = 0; i < 60; i++) expect(await asked()).toBe(200)
    expect(await asked()).toBe(429)
    expect((await anna.raw('GET', '/')).status).toBe(200)
    rmSync(web, { recursive: true })
  })

  test('tokens have scopes, are shown once, stored hashed and can be revoked', async () => {
    const { url, storage } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const made = await anna.post<NewToken>('/api/tokens', { name: 'reader', scopes: ['read'] })
    expect(JSON.stringify(await storage.db.selectFrom('tokens').selectAll().execute())).not.toContain(made.token)
    expect(JSON.stringify(await anna.get('/api/tokens'))).not.toContain(made.token)
    const reader = Object.assign(new TestClient(url, 'reader'), { token: made.token })
    expect(await reader.get('/api/me')).toMatchObject({ person: { name: 'Anna' }, scopes: ['read'] })
    await expect(reader.post('/api/tables', NEW)).rejects.toMatchObject({ status: 403, code: 'person.scope' })
    await expect(reader.post('/api/tokens', { name: 'more', scopes: ['play'] })).rejects.toMatchObject({ code: 'person.scope' })
    await anna.call('DELETE', `/api/tokens/${made.id}`)
    await expect(reader.get('/api/me')).rejects.toMatchObject({ status: 401 })
  })
})

describe('operations', () => {
  test('alive, ready, in numbers if wanted, and documented', async () => {
    const { url } = await servers.start({ metrics: true, metricsToken: 'numbers-for-our-operators' })
    const anna = new TestClient(url, 'Anna')
    expect(await anna.get('/healthz')).toEqual({ alive: true })
    expect(await anna.get('/readyz')).toEqual({ ready: true })
    expect((await anna.raw('GET', '/metrics')).status).toBe(404)
    const numbers = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer numbers-for-our-operators' } })
    expect(await numbers.text()).toContain('flotilla_answers_total 0')
    const documented = await anna.get<{ openapi: string; paths: object }>('/api/docs/json')
    expect(documented.openapi).toBe('3.1.0')
    expect(Object.keys(documented.paths)).toContain('/api/tables/{id}/answers')
    expect((await anna.raw('GET', '/api/docs/')).status).toBe(200)
    const plain = await servers.start()
    expect((await new TestClient(plain.url, 'x').raw('GET', '/metrics')).status).toBe(404)
  })

  test('the built client is served where there is one, and finds its own pages; the text page otherwise', async () => {
    const web = servers.folder()
    writeFileSync(`${web}/index.html`, '<title>built</title>')
    const anna = new TestClient((await servers.start({}, { web })).url, 'Anna')
    for (const path of ['/', '/t/some-table', '/replay']) expect(await (await anna.raw('GET', path)).text()).toContain('built')
    for (const path of ['/api/nothing', '/assets/of-yesterday.js']) expect((await anna.raw('GET', path)).status).toBe(404)
    const plain = new TestClient((await servers.start()).url, 'Anna')
    for (const path of ['/', '/t/some-table']) expect(await (await plain.raw('GET', path)).text()).toContain('/text.js')
    expect(await (await plain.raw('GET', '/text.js')).text()).toContain('showLobby')
  })

  test('a port that is taken is named, with what to do', async () => {
    const { port } = await servers.start()
    await expect(servers.start({ port })).rejects.toThrow(`port ${port} is already in use: choose another with --port`)
  })
})

/** The bot of docs/bots.md, as it is printed there. */
const printedBot = (): string => {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8')
  const code = /```python\n([\s\S]*?)```/.exec(page)?.[1]
  if (code === undefined) throw new Error('docs/bots.md has no Python bot')
  return code
}

const python = spawnSync('python3', ['--version']).status === 0
if (!python) console.warn('the Python bot of docs/bots.md is not tested: there is no python3 on this machine')

describe('programs', () => {
  test.runIf(python)('the Python bot of docs/bots.md plays a whole game', async () => {
    expect(printedBot().trim().split('\n').length).toBeLessThanOrEqual(25)
    const { url, registry } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const { token } = await anna.post<{ token: string }>('/api/bots', { name: 'Polly' })
    const { id } = await anna.post('/api/tables', {
      ...NEW,
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      options: { length: 'short' },
    })
    const bot = spawn('python3', ['-c', printedBot(), url, token, id], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    bot.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const live = await registry.table(id)
    while (live.record.doc.seats[0].kind === 'open') await new Promise((done) => setTimeout(done, 20))
    await anna.post(`/api/tables/${id}/start`)
    const code = await new Promise((done) => bot.once('exit', done))
    expect([code, live.record.status]).toEqual([0, 'over'])
    expect(said).toContain('rank')
  })

  test('my own stream says which tables wait for me', async () => {
    const { url } = await servers.start()
    const [anna, ben] = await crew(url, 'Anna', 'Ben')
    const stream = await anna.raw('GET', '/api/stream')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    let heard = ''
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
    while (!heard.includes('"waits":true')) heard += new TextDecoder().decode((await reader.read()).value)
    expect(
      heard
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([{ type: 'welcome' }, { type: 'waits', table, waits: true }])
    await reader.cancel()
  })
})
