import type { Account, DeviceCode, Entered, SessionInfo } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { TestClient } from './client.ts'
import { crew, kinds, Servers, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

type Options = { challenge: string }
const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

describe.each(kinds)('a name that stays, on %s', (kind) => {
  const servers = new Servers(kind)
  const start = () => servers.start({ entryRate: 1e6 })

  test('eight words bring a person back on another device, in any spelling', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    expect(words).toHaveLength(8)
    const phone = new TestClient(url, 'phone')
    const typed = `  ${words.join(', ').toUpperCase()} `
    const { person, before } = await phone.post<Entered>('/api/session/words', { words: typed })
    expect(person.name).toBe('Anna')
    expect(before).toBeNull()
    expect(await phone.get<Account>('/api/me/account')).toMatchObject({
      kept: { passkeys: 0, words: true, mail: null },
      keptBy: 'words',
      host: false,
    })
  })

  test('new words end the old ones, and wrong ones say no more than that they are wrong', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const old = await anna.post<{ words: string[] }>('/api/me/words')
    await anna.post('/api/me/words')
    const phone = new TestClient(url, 'phone')
    expect(await faultOf(phone.post('/api/session/words', { words: old.words.join(' ') }))).toBe('person.notFound')
    expect(await faultOf(phone.post('/api/session/words', { words: 'ahoy ahoy ahoy' }))).toBe('person.notFound')
  })

  test('letters bring a name to another device once, and the link of the QR code is used up with them', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const { letters, secret } = await anna.post<DeviceCode>('/api/me/device')
    expect(letters).toMatch(/^[A-Z]{8}$/)
    const phone = new TestClient(url, 'phone')
    const spelt = `${letters.slice(0, 4)}-${letters.slice(4)}`.toLowerCase()
    expect((await phone.post<Entered>('/api/session/device', { code: spelt })).person.name).toBe('Anna')
    for (const code of [letters, secret])
      expect(await faultOf(new TestClient(url, 'thief').post('/api/session/device', { code }))).toBe('person.notFound')
  })

  test('letters are good for five minutes', async () => {
    const clock = new FakeClock()
    const server = await servers.start({ entryRate: 1e6 }, { time: clock })
    const { url } = server
    const [anna] = await crew(url, 'Anna')
    const { letters } = await anna.post<DeviceCode>('/api/me/device')
    await clock.advance(5 * 60_000 + 1, server)
    expect(await faultOf(new TestClient(url, 'phone').post('/api/session/device', { code: letters }))).toBe('person.notFound')
  })

  test('a passkey keeps a name, and signs in without a name being typed', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const key = new Authenticator()
    const made = key.create(await anna.post<Options>('/api/me/passkeys/options'), url)
    await anna.post('/api/me/passkeys', { name: 'laptop', response: made })
    const phone = new TestClient(url, 'phone')
    const response = key.get(await phone.post<Options>('/api/session/passkey/options'), url)
    expect((await phone.post<Entered>('/api/session/passkey', { response })).person.name).toBe('Anna')
    expect((await phone.get<Account>('/api/me/account')).fresh).toBe(true)
  })

  test('a challenge is good once, for one person, and for the page it was made for', async () => {
    const { url } = await start()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const key = new Authenticator()
    const options = await anna.post<Options>('/api/me/passkeys/options')
    expect(await faultOf(bram.post('/api/me/passkeys', { name: 'x', response: key.create(options, url) }))).toBe('person.passkey')
    const again = await anna.post<Options>('/api/me/passkeys/options')
    expect(await faultOf(anna.post('/api/me/passkeys', { name: 'x', response: key.create(again, 'https://elsewhere.example') }))).toBe(
      'person.passkey',
    )
    await anna.post('/api/me/passkeys', { name: 'x', response: key.create(await anna.post<Options>('/api/me/passkeys/options'), url) })
    const asked = await anna.post<Options>('/api/session/passkey/options')
    const response = key.get(asked, url)
    await anna.post('/api/session/passkey', { response })
    expect(await faultOf(anna.post('/api/session/passkey', { response }))).toBe('person.passkey')
    const stranger = new Authenticator().get(await anna.post<Options>('/api/session/passkey/options'), url)
    expect(await faultOf(anna.post('/api/session/passkey', { response: stranger }))).toBe('person.passkey')
  })

  test('what a guest had comes along when asked, and where both sit the seat goes to a bot', async () => {
    const { url } = await start()
    const [anna, bram, guest] = await crew(url, 'Anna', 'Bram', 'Guest')
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    const theirs = await tableOf([guest, bram])
    const shared = await tableOf([anna, bram, guest])
    const { before } = await guest.post<Entered>('/api/session/words', { words: words.join(' ') })
    expect(before).toMatchObject({ name: 'Guest', tables: 2, both: 1 })
    await guest.post('/api/me/merge', { code: before?.code })
    expect((await anna.get(`/api/tables/${theirs}`)).seat).toBe(0)
    const { seats } = await anna.get(`/api/tables/${shared}`)
    expect(seats.map(({ kind: sits, name }) => [sits, name])).toEqual([
      ['person', 'Anna'],
      ['person', 'Bram'],
      ['bot', 'Olga'],
    ])
    expect(await faultOf(guest.post('/api/me/merge', { code: before?.code }))).toBe('person.notFound')
  })

  test('sessions are listed with their device and ended one by one', async () => {
    const { url } = await start()
    const [anna] = await crew(url, 'Anna')
    const { letters } = await anna.post<DeviceCode>('/api/me/device')
    const phone = new TestClient(url, 'phone')
    await phone.post('/api/session/device', { code: letters })
    const { sessions } = await anna.get<{ sessions: SessionInfo[] }>('/api/me/sessions')
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)
    await anna.call('DELETE', `/api/me/sessions/${other?.id}`)
    expect(await faultOf(phone.get('/api/me'))).toBe('person.unknown')
    expect(await faultOf(anna.get('/api/me'))).toBe('done')
  })

  test('an account takes its talk and its name along; the game goes on and its record stays', async () => {
    const { url } = await start()
    const [anna, bram] = await crew(url, 'Anna', 'Bram')
    const table = await tableOf([anna, bram])
    await anna.post(`/api/tables/${table}/requests`, { type: 'say', id: 'one', speech: { text: 'my secret recipe' } })
    const data = JSON.stringify(await anna.get('/api/me/data'))
    expect(data).toContain('my secret recipe')
    await anna.call('DELETE', '/api/me')
    expect(await faultOf(anna.get('/api/me'))).toBe('person.unknown')
    const { seats } = await bram.get(`/api/tables/${table}`)
    expect(seats[0]).toMatchObject({ kind: 'bot', name: 'former player' })
    expect(JSON.stringify(await bram.get(`/api/tables/${table}/state`))).not.toContain('recipe')
  })

  test('what cannot be undone wants a fresh sign-in of whoever has one', async () => {
    const clock = new FakeClock()
    const server = await servers.start({ entryRate: 1e6 }, { time: clock })
    const { url } = server
    const [anna] = await crew(url, 'Anna')
    const { words } = await anna.post<{ words: string[] }>('/api/me/words')
    await clock.advance(20 * 60_000, server)
    expect(await faultOf(anna.call('DELETE', '/api/me'))).toBe('person.prove')
    // Nor does a stolen session make itself at home by a key of its own.
    expect(await faultOf(anna.post('/api/me/passkeys/options'))).toBe('person.prove')
    const response = new Authenticator().create({ challenge: 'none' }, url)
    expect(await faultOf(anna.post('/api/me/passkeys', { name: 'x', response }))).toBe('person.prove')
    expect((await anna.get<Account>('/api/me/account')).fresh).toBe(false)
    await anna.post('/api/session/words', { words: words.join(' ') })
    expect(await faultOf(anna.call('DELETE', '/api/me'))).toBe('done')
  })

  test('tries to come in are counted by address', async () => {
    const { url } = await servers.start({ entryRate: 3 })
    const thief = new TestClient(url, 'thief')
    const tries: string[] = []
    for (let k = 0; k < 4; k++) tries.push(await faultOf(thief.post('/api/session/words', { words: `wrong ${k}` })))
    expect(tries).toEqual(['person.notFound', 'person.notFound', 'person.notFound', 'bad.tooFast'])
  })
})
