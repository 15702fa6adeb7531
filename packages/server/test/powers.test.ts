import type { DeviceCode, Entered, SessionInfo } from '@flotilla/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { Authenticator } from './authenticator.ts'
import { TestClient } from './client.ts'
import { Letterbox } from './receivers.ts'
import { crew, kinds, Servers, tableOf } from './servers.ts'

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
const ALL = ['read', 'play', 'talk', 'account']
const idOf = async (one: TestClient): Promise<string> => (await one.get<{ person: { id: string } }>('/api/me')).person.id

async function byToken(owner: TestClient, scopes: readonly string[] = ALL): Promise<TestClient & { id: string }> {
  const { token, id } = await owner.post<{ token: string; id: string }>('/api/tokens', { name: 'x', scopes })
  return Object.assign(new TestClient(owner.url, 'program'), { token, id })
}
async function byDevice(owner: TestClient): Promise<TestClient> {
  const { letters } = await owner.post<DeviceCode>('/api/me/device')
  const phone = new TestClient(owner.url, 'phone')
  await phone.post('/api/session/device', { code: letters })
  return phone
}
async function byPasskey(owner: TestClient): Promise<Authenticator> {
  const key = new Authenticator()
  const options = await owner.post<{ challenge: string }>('/api/me/passkeys/options')
  await owner.post('/api/me/passkeys', { name: 'x', response: key.create(options, owner.url) })
  return key
}
const isIn = async (one: TestClient): Promise<boolean> => (await faultOf(one.get('/api/me'))) === 'done'

describe.each(kinds)('who holds which power, on %s', (kind) => {
  const servers = new Servers(kind)
  const start = (): Promise<Running> => servers.start({ entryRate: 1e6 })

  test('a merge takes seats and results, and nothing by which somebody else would act', async () => {
    const { url, storage } = await start()
    const [anna, bram, guest] = await crew(url, 'Anna', 'Bram', 'Guest')
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    const table = await tableOf([guest, bram])
    const mallory = await byToken(guest)
    const second = await byDevice(guest)
    const { token } = await guest.post<{ token: string }>('/api/bots', { name: 'Robot' })
    const robot = Object.assign(new TestClient(url, 'robot'), { token })
    await mallory.post('/api/me/ways', { kind: 'webhook', url: 'https://elsewhere.example/', speaks: 'plain' })
    await bram.call('PUT', `/api/people/${await idOf(guest)}/relationship`, { kind: 'follow', on: true })
    const { letters } = await mallory.post<DeviceCode>('/api/me/device')
    const { before } = await guest.post<Entered>('/api/session/words', { words: words.join(' ') })
    await guest.post('/api/me/merge', { code: before?.code })
    expect((await anna.get(`/api/tables/${table}`)).seat).toBe(0)
    for (const one of [mallory, second, robot]) expect(await isIn(one)).toBe(false)
    expect(await faultOf(new TestClient(url, 'thief').post('/api/session/device', { code: letters }))).toBe('person.notFound')
    const person = await idOf(anna)
    for (const held of ['tokens', 'ways'] as const)
      expect(await storage.db.selectFrom(held).selectAll().where('person', '=', person).execute()).toEqual([])
    expect(await storage.db.selectFrom('persons').selectAll().where('owner', '=', person).execute()).toEqual([])
    expect(await storage.db.selectFrom('relationships').selectAll().where('other', '=', person).execute()).toEqual([])
  })

  test('whoever kept a guest away keeps away what the guest became', async () => {
    const { url } = await start()
    const [anna, bram, cora, guest] = await crew(url, 'Anna', 'Bram', 'Cora', 'Guest')
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    await tableOf([guest, cora])
    await bram.call('PUT', `/api/people/${await idOf(guest)}/relationship`, { kind: 'block', on: true })
    const { before } = await guest.post<Entered>('/api/session/words', { words: words.join(' ') })
    await guest.post('/api/me/merge', { code: before?.code })
    expect(await bram.get(`/api/people/${await idOf(anna)}`)).toMatchObject({ blocked: true })
  })

  test('a session by the letters of a token ends with the token, and so does all that came of it', async () => {
    const { url, storage } = await start()
    const [anna] = await crew(url, 'Anna')
    const token = await byToken(anna)
    const phone = await byDevice(token)
    const [second, tablet] = [await byToken(phone), await byDevice(phone)]
    await tablet.post('/api/me/ways', { kind: 'webhook', url: 'https://elsewhere.example/', speaks: 'plain' })
    const { letters } = await phone.post<DeviceCode>('/api/me/device')
    const line = await phone.socket()
    await anna.call('DELETE', `/api/tokens/${token.id}`)
    await line.closed
    for (const one of [token, phone, second, tablet]) expect(await isIn(one)).toBe(false)
    expect(await faultOf(new TestClient(url, 'thief').post('/api/session/device', { code: letters }))).toBe('person.notFound')
    expect(await storage.db.selectFrom('ways').selectAll().execute()).toEqual([])
    expect(await isIn(anna)).toBe(true)
  })

  test('a token does not keep a name, nor does a session that came by one', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const token = await byToken(anna)
    for (const one of [token, await byDevice(token)])
      for (const path of ['/api/me/words', '/api/me/passkeys/options']) expect(await faultOf(one.post(path))).toBe('person.prove')
    expect(await faultOf(anna.post('/api/me/words'))).toBe('done')
  })

  test('a token that may not do everything makes nothing that may', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const narrow = await byToken(anna, ['account'])
    expect(await faultOf(narrow.post('/api/me/device'))).toBe('person.scope')
    expect(await faultOf(narrow.post('/api/bots', { name: 'Robot' }))).toBe('person.scope')
    expect(await faultOf(narrow.post('/api/tokens', { name: 'x', scopes: ['play'] }))).toBe('person.scope')
    expect(await isIn(await byDevice(await byToken(anna)))).toBe(true)
  })

  test('ending all sessions ends tokens and programs, too', async () => {
    const { url } = await start()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const { token } = await anna.post<{ token: string }>('/api/bots', { name: 'Robot' })
    const all = [anna, await byToken(anna), await byDevice(anna), Object.assign(new TestClient(url, 'robot'), { token })]
    const { letters } = await anna.post<DeviceCode>('/api/me/device')
    await anna.call('DELETE', '/api/sessions')
    for (const one of all) expect(await isIn(one)).toBe(false)
    expect(await faultOf(new TestClient(url, 'thief').post('/api/session/device', { code: letters }))).toBe('person.notFound')
    expect(await isIn(bram)).toBe(true)
  })

  test('whoever signs out leaves the other device signed in; whoever is signed out takes along what they made', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const phone = await byDevice(anna)
    const tablet = await byDevice(phone)
    await anna.call('DELETE', '/api/session')
    expect(await isIn(phone)).toBe(true)
    const laptop = await byDevice(tablet)
    const { sessions } = await phone.get<{ sessions: SessionInfo[] }>('/api/me/sessions')
    const { sessions: seen } = await tablet.get<{ sessions: SessionInfo[] }>('/api/me/sessions')
    const its = seen.find(({ current }) => current)
    expect(sessions).toHaveLength(3)
    await phone.call('DELETE', `/api/me/sessions/${its?.id}`)
    expect([await isIn(phone), await isIn(tablet), await isIn(laptop)]).toEqual([true, false, false])
  })

  test('who came by a passkey or by words is out when they are taken back, but for whoever takes them back', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const key = await byPasskey(anna)
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    const enter = async (): Promise<TestClient> => {
      const one = new TestClient(url, 'device')
      const response = key.get(await one.post<{ challenge: string }>('/api/session/passkey/options'), url)
      await one.post('/api/session/passkey', { response })
      return one
    }
    const [own, stolen] = [await enter(), await enter()]
    const [child, worded] = [await byToken(own), new TestClient(url, 'worded')]
    await worded.post('/api/session/words', { words: words.join(' ') })
    const { passkeys } = await own.get<{ passkeys: { id: string }[] }>('/api/me/passkeys')
    await own.call('DELETE', `/api/me/passkeys/${passkeys[0].id}`)
    expect([await isIn(own), await isIn(child), await isIn(stolen), await isIn(worded)]).toEqual([true, true, false, true])
    await own.post('/api/me/words')
    expect([await isIn(own), await isIn(worded), await isIn(anna)]).toEqual([true, false, true])
  })

  test('a name that somebody keeps is nobody else’s, in any spelling', async () => {
    const { url } = await start()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const [other] = await crew(url, 'Anna')
    await anna.post('/api/me/words')
    for (const name of ['Anna', 'АNNА', 'anna.']) {
      expect(await faultOf(bram.post('/api/session', { name }))).toBe('person.nameKept')
      expect(await faultOf(new TestClient(url, name).enter())).toBe('person.nameKept')
      expect(await faultOf(bram.post('/api/bots', { name }))).toBe('person.nameKept')
    }
    expect(await faultOf(other.post('/api/me/words'))).toBe('person.nameKept')
    expect(await faultOf(anna.post('/api/session', { name: 'ANNA' }))).toBe('done')
    await anna.call('DELETE', '/api/me')
    expect(await faultOf(bram.post('/api/session', { name: 'Anna' }))).toBe('done')
  })
})

describe('many addresses', () => {
  const servers = new Servers('sqlite')
  const typed = (url: string, code: string, address: string): Promise<Response> =>
    new TestClient(url, 'x').raw('POST', '/api/session/device', { code }, { 'x-forwarded-for': address })

  test('500 wrong letters from 25 addresses close nothing for others, and each of them is stopped', async () => {
    const { url } = await servers.start({ trustProxy: true, entryRate: 1e6 })
    const [anna] = await crew(url, 'Anna')
    const { letters } = await anna.post<DeviceCode>('/api/me/device')
    for (let k = 0; k < 500; k++) expect((await typed(url, 'ABCDEFGH', `203.0.113.${k % 25}`)).status).toBe(401)
    expect((await typed(url, 'ABCDEFGH', '203.0.113.7')).status).toBe(429)
    expect((await typed(url, letters, '198.51.100.1')).status).toBe(200)
  })
})

describe('letters to strangers', () => {
  const servers = new Servers('sqlite')

  test('nothing that somebody typed is in a letter to an address that nobody confirmed, and plus-addresses are one mailbox', async () => {
    const box = new Letterbox()
    const { url } = await servers.start({ entryRate: 1e6, smtp: await box.open() })
    const [mallory, maud] = await crew(url, 'Go to evil.example', 'Maud')
    const send = (who: TestClient, address: string): Promise<string> => faultOf(who.post('/api/me/mail', { address }))
    const spellings = [
      'victim@example.org',
      'victim+1@example.org',
      'VICTIM+2@example.org',
      'victim+a+b@example.org',
      'victim+5@example.org',
    ]
    const came: string[] = []
    for (const [k, address] of spellings.entries()) came.push(await send(k % 2 === 0 ? mallory : maud, address))
    expect(came).toEqual(['done', 'done', 'done', 'done', 'bad.tooFast'])
    for (const letter of await box.first(4)) expect(letter).not.toContain('evil')
  })

  test('the whole server writes no more than so many letters to strangers', async () => {
    const box = new Letterbox()
    const { url } = await servers.start({ entryRate: 1e6, smtp: await box.open() })
    let sent = 0
    for (let k = 0; k < 60; k++) {
      const [one] = await crew(url, `Mallory ${k}`)
      for (let n = 0; n < 4; n++)
        sent += Number((await faultOf(one.post('/api/me/mail', { address: `v${k}-${n}@example.org` }))) === 'done')
    }
    expect(sent).toBe(200)
  })
})

describe('laws of keys', () => {
  const servers = new Servers('sqlite')

  /** Who was derived from whom; an end takes the whole branch, a sign-out only the leaf. */
  test('after any sequence, those are in whose whole line is, and nobody else', async () => {
    const { url } = await servers.start({ entryRate: 1e6 })
    const deed = fc.record({ what: fc.constantFrom('token', 'device', 'revoke', 'leave', 'everywhere'), at: fc.nat(20), by: fc.nat(20) })
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 12 }), async (deeds) => {
        const [root] = await crew(url, `Anna ${runs++}`)
        interface Key {
          readonly who: TestClient
          readonly token: string | null
          parent: Key | null
          isIn: boolean
        }
        const keys: Key[] = [{ who: root, token: null, parent: null, isIn: true }]
        const within = (key: Key | null, top: Key): boolean => key !== null && (key === top || within(key.parent, top))
        for (const { what, at, by } of deeds) {
          const live = keys.filter((key) => key.isIn)
          if (live.length === 0) break
          const [actor, meant] = [live[by % live.length], live[at % live.length]]
          if (what === 'token') {
            const who = await byToken(actor.who)
            keys.push({ who, token: who.id, parent: actor, isIn: true })
          } else if (what === 'device') keys.push({ who: await byDevice(actor.who), token: null, parent: actor, isIn: true })
          else if (what === 'everywhere') {
            await actor.who.call('DELETE', '/api/sessions')
            for (const key of keys) key.isIn = false
          } else if (what === 'revoke' && meant.token !== null) {
            await actor.who.call('DELETE', `/api/tokens/${meant.token}`)
            for (const key of keys) if (within(key, meant)) key.isIn = false
          } else if (what === 'leave' && actor.token === null) {
            await actor.who.call('DELETE', '/api/session')
            actor.isIn = false
            for (const key of keys) if (key.parent === actor) key.parent = actor.parent
          }
        }
        for (const key of keys) expect(await isIn(key.who)).toBe(key.isIn)
      }),
      { numRuns: 15 },
    )
  })
})
