import { spawnSync } from 'node:child_process'
import { createServer, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Authenticator } from '../../packages/server/test/authenticator.ts'
import { TestClient } from '../../packages/server/test/client.ts'
import { held, port, type Attacks, type Ground } from './ground.ts'

const CLI = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url))
const ELSEWHERE = 'https://elsewhere.example'
const INSIDE = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '0177.0.0.1', '127.1']

/** What a hostile guest can try against other people's names, mail and network. */
export const attacksOnPeople = ({ url, data, open, letters, guest, refusal }: Ground): Attacks => ({
  async 'a passkey challenge used twice, by another, and from another page'() {
    const [anna, mallory] = [await guest('Anna of the key'), await guest('Mallory')]
    const key = new Authenticator()
    const options = (): Promise<{ challenge: string }> => anna.post('/api/me/passkeys/options')
    const add = (who: TestClient, response: object): Promise<string | null> =>
      refusal(who.post('/api/me/passkeys', { name: 'x', response }))
    const codes = [await add(mallory, key.create(await options(), url)), await add(anna, key.create(await options(), ELSEWHERE))]
    await anna.post('/api/me/passkeys', { name: 'x', response: key.create(await options(), url) })
    const response = key.get(await anna.post<{ challenge: string }>('/api/session/passkey/options'), url)
    await anna.post('/api/session/passkey', { response })
    codes.push(await refusal(new TestClient(url, 'thief').post('/api/session/passkey', { response })))
    return held(
      codes.every((code) => code === 'person.passkey'),
      codes.join(', '),
    )
  },
  async 'a page of another site'() {
    const anna = await guest('Anna')
    const forged = await anna.raw('DELETE', '/api/sessions', undefined, { origin: ELSEWHERE })
    const socket = await refusal(anna.socket({ origin: ELSEWHERE }))
    const stays = await refusal(anna.get('/api/me'))
    return held(forged.status === 403 && socket !== null && stays === null, `${forged.status}, the socket is ${socket ?? 'open'}`)
  },
  async 'letters of another device that are guessed'() {
    const anna = await guest('Anna')
    await anna.post('/api/me/device')
    const codes: (string | null)[] = []
    for (let i = 0; i < 60; i++)
      codes.push(await refusal(new TestClient(url, 'thief').post('/api/session/device', { code: `ABCD${i + 10}` })))
    const tried = codes.filter((code) => code !== 'bad.tooFast').length
    return held(!codes.includes(null) && tried <= 20, `${tried} of 60 guesses were looked at`)
  },
  async 'asking who is known by an address'() {
    const anna = new TestClient(open, 'Anna of the mail')
    await anna.enter()
    await anna.post('/api/me/mail', { address: 'anna@example.org' })
    while (letters.length === 0) await new Promise((done) => setTimeout(done, 20))
    await anna.post('/api/me/mail/confirm', { code: /keep=3?D?([\w-]+)/.exec(letters[0].replaceAll('=\r\n', ''))?.[1] })
    const told: string[] = []
    for (const address of ['anna@example.org', 'nobody@example.org']) {
      const response = await new TestClient(open, 'thief').raw('POST', '/api/session/mail', { address })
      told.push(`${response.status} ${await response.text()}`)
    }
    return held(told[0] === told[1], told.join(' / '))
  },
  async 'mail with headers of its own'() {
    const mallory = new TestClient(open, 'Mallory')
    const name = await refusal(mallory.post('/api/session', { name: 'M\r\nBcc: all@example.org' }))
    await mallory.enter()
    const odd = ['m@example.org\r\nBcc: all@example.org', 'm@example.org, all@example.org', '"m\n"@example.org', '<m@example.org>, all']
    const codes: (string | null)[] = []
    for (const address of odd) codes.push(await refusal(mallory.post('/api/me/mail', { address })))
    const injected = letters.some((letter) => /^Bcc:/im.test(letter) || letter.includes('all@example.org'))
    return held(
      name === 'bad.field' && codes.every((code) => code === 'bad.field') && !injected,
      `refused as ${[...new Set([name, ...codes])].join(', ')}`,
    )
  },
  async 'a letter whose link leads elsewhere'() {
    const before = letters.length
    const mallory = await guest('Mallory', open)
    const asked = request(`${open}/api/me/mail`, {
      method: 'POST',
      headers: { ...mallory.headers, host: 'elsewhere.example', origin: 'http://elsewhere.example', 'content-type': 'application/json' },
    })
    asked.on('response', (answer) => answer.resume())
    asked.end(JSON.stringify({ address: 'lured@example.org' }))
    while (letters.length === before) await new Promise((done) => setTimeout(done, 20))
    const link = /https?:\S+/.exec(letters[before].replaceAll('=\r\n', ''))?.[0] ?? ''
    return held(!letters[before].includes('elsewhere'), `it leads to ${link.split('/mail')[0]}`)
  },
  async 'a letterbox that is filled up'() {
    for (const name of ['Mallory', 'Malice', 'Maud']) {
      const client = await guest(name, open)
      for (let i = 0; i < 5; i++) await refusal(client.post('/api/me/mail', { address: 'full@example.org' }))
    }
    const { length } = letters.filter((letter) => letter.includes('To: full@example.org'))
    return held(length > 0 && length <= 4, `${length} of 15 letters were sent`)
  },
  async 'webhooks into the own network, by any spelling and by a redirect'() {
    let knocked = 0
    const inside = createServer((_request, response) => {
      knocked++
      response.end()
    }).listen(0)
    const away = createServer((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port(inside)}/` }).end(),
    ).listen(0)
    try {
      const mallory = await guest('Mallory')
      const sent: boolean[] = []
      const call = async (who: TestClient, to: string): Promise<void> => {
        const { id } = await who.post<{ id: string }>('/api/me/ways', { kind: 'webhook', url: to })
        sent.push((await who.post<{ sent: boolean }>(`/api/me/ways/${id}/test`)).sent)
        await who.call('DELETE', `/api/me/ways/${id}`)
      }
      for (const host of INSIDE) await call(mallory, `http://${host}:${port(inside)}/`)
      await call(await guest('Mallory', open), `http://127.0.0.1:${port(away)}/`)
      return held(knocked === 0 && !sent.includes(true), `${sent.length} were tried, ${knocked} came in`)
    } finally {
      inside.close()
      away.close()
    }
  },
  async 'deeds of an administrator without a fresh sign-in'() {
    const [anna, mallory] = [await guest('Anna the host'), await guest('Mallory')]
    const { person } = await anna.get<{ person: { id: string } }>('/api/me')
    spawnSync(process.execPath, [CLI, 'admin', 'appoint', person.id, '--data', data])
    const { token } = await anna.post<{ token: string }>('/api/tokens', { name: 'all', scopes: ['read', 'play', 'talk', 'account'] })
    const program = Object.assign(new TestClient(url, 'Anna'), { token })
    const codes: (string | null)[] = []
    for (const who of [mallory, anna, program]) codes.push(await refusal(who.call('PUT', '/api/admin/announcement', { text: 'Ha!' })))
    return held(codes.join() === 'bad.notFound,person.prove,bad.notFound', codes.join(', '))
  },
  async 'somebody who is banned, by a token and by a program'() {
    const [anna, mallory] = [await guest('Anna the captain'), await guest('Mallory the banned')]
    const idOf = async (who: TestClient): Promise<string> => (await who.get<{ person: { id: string } }>('/api/me')).person.id
    spawnSync(process.execPath, [CLI, 'admin', 'appoint', await idOf(anna), '--data', data])
    await anna.post('/api/me/words')
    const { token } = await mallory.post<{ token: string }>('/api/tokens', { name: 'all', scopes: ['read', 'play', 'talk'] })
    const { token: bot } = await mallory.post<{ token: string }>('/api/bots', { name: 'Robot' })
    await anna.post(`/api/admin/people/${await idOf(mallory)}/rulings`, { kind: 'ban', reason: 'cheating' })
    const codes: (string | null)[] = [await refusal(mallory.get('/api/me'))]
    for (const by of [token, bot]) codes.push(await refusal(Object.assign(new TestClient(url, 'program'), { token: by }).get('/api/me')))
    return held(
      codes.every((code) => code === 'person.banned'),
      codes.join(', '),
    )
  },
  async 'tokens that do more than they may'() {
    const anna = await guest('Anna')
    const deeds: [string, string, object?][] = [
      ['POST', '/api/session', { name: 'Mallory' }],
      ['POST', '/api/tokens', { name: 'more', scopes: ['account'] }],
      ['POST', '/api/me/words', {}],
      ['POST', '/api/me/ways', { kind: 'webhook', url: ELSEWHERE }],
      ['POST', '/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] }],
      ['DELETE', '/api/me'],
    ]
    const codes: (string | null)[] = []
    for (const scope of ['read', 'talk']) {
      const { token } = await anna.post<{ token: string }>('/api/tokens', { name: scope, scopes: [scope] })
      const program = Object.assign(new TestClient(url, 'Anna'), { token })
      for (const [method, path, body] of deeds) codes.push(await refusal(program.call(method, path, body)))
    }
    return held(
      codes.every((code) => code === 'person.scope'),
      `${codes.length} deeds are refused as ${[...new Set(codes)].join(', ')}`,
    )
  },
})
