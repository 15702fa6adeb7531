import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TestClient } from '../../packages/server/test/client.ts'
import type { Attacks, Ground } from './ground.ts'

const CLI = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url))
const ALL = ['read', 'play', 'talk', 'account']
const ESCAPE = '\u001B]0;owned\u0007'
const held = (isHeld: boolean, how: string): string => (isHeld ? how : `no: ${how}`)
const idOf = async (who: TestClient): Promise<string> => (await who.get<{ person: { id: string } }>('/api/me')).person.id

async function byToken(owner: TestClient): Promise<TestClient & { id: string }> {
  const { token, id } = await owner.post<{ token: string; id: string }>('/api/tokens', { name: 'x', scopes: ALL })
  return Object.assign(new TestClient(owner.url, 'program'), { token, id })
}
const codeOf = async (owner: TestClient): Promise<string> => (await owner.post<{ secret: string }>('/api/me/device')).secret
async function byDevice(owner: TestClient): Promise<TestClient> {
  const phone = new TestClient(owner.url, 'phone')
  await phone.post('/api/session/device', { code: await codeOf(owner) })
  return phone
}

/** What a hostile guest can try to be somebody else, or to stay somebody. */
export function attacksOnIdentity({ url, data, open, letters, guest, refusal }: Ground): Attacks {
  const admin = (...line: string[]): { status: number | null; said: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'admin', ...line, '--data', data], { encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }
  const isOut = async (who: TestClient): Promise<boolean> => (await refusal(who.get('/api/me'))) !== null
  const outOf = async (all: readonly TestClient[]): Promise<string> => {
    const out = await Promise.all(all.map(isOut))
    return held(
      out.every((one) => one),
      `${out.filter((one) => one).length} of ${out.length} are out`,
    )
  }
  const refused = async (tries: readonly Promise<unknown>[], code: string): Promise<string> => {
    const codes = await Promise.all(tries.map((one) => refusal(one)))
    return held(
      codes.every((one) => one === code),
      [...new Set(codes)].join(', '),
    )
  }
  /** A guest whom Mallory has prepared, brought into a kept name. */
  async function merged(name: string): Promise<{ kept: TestClient; prepared: TestClient[]; code: string }> {
    const [kept, other, prey] = [await guest(name), await guest('Bystander'), await guest('Prepared')]
    const { words } = await kept.post<{ words: string[] }>('/api/me/words')
    const { id } = await prey.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
    await other.post(`/api/tables/${id}/sit`)
    const token = await byToken(prey)
    const { token: bot } = await prey.post<{ token: string }>('/api/bots', { name: 'Robot' })
    const phone = await byDevice(prey)
    await token.post('/api/me/ways', { kind: 'webhook', url: 'https://elsewhere.example/', speaks: 'plain' })
    const code = await codeOf(token)
    const { before } = await prey.post<{ before: { code: string } }>('/api/session/words', { words: words.join(' ') })
    await prey.post('/api/me/merge', { code: before.code })
    return { kept, prepared: [token, phone, Object.assign(new TestClient(url, 'robot'), { token: bot })], code }
  }
  const names = (...all: string[]): Promise<unknown>[] => all.map((name) => new TestClient(url, name).enter())

  return {
    async 'thirty guests with the name of whoever is appointed'() {
      for (let k = 0; k < 31; k++) await guest('Zelda')
      const { status, said } = admin('appoint', 'Zelda')
      return held(status !== 0 && said.includes('give the id'), said.split('\n')[0])
    },
    async 'one guest with a name that nobody keeps, appointed by it'() {
      await guest('Yolanda')
      return held(admin('appoint', 'Yolanda').status !== 0, 'it is not done by a name that is not kept')
    },
    async 'a ban by a part of a name'() {
      await guest('Xenia')
      return held(admin('ban', 'Xeni', '--reason', 'x').status !== 0, 'a part means no person')
    },
    async 'a guest called as somebody’s id'() {
      const id = await idOf(await guest('Wilma'))
      await refusal(new TestClient(url, id.slice(0, 30)).enter())
      return held(admin('mute', id, '--reason', 'x').said.includes('Wilma'), 'an id means its person')
    },
    async 'tokens, programs and sessions of a guest who is merged'() {
      return outOf((await merged('Kept one')).prepared)
    },
    async 'letters of a guest who is merged'() {
      const { code } = await merged('Kept two')
      return refused([new TestClient(url, 'thief').post('/api/session/device', { code })], 'person.notFound')
    },
    async 'webhooks of a guest who is merged'() {
      const { ways } = await (await merged('Kept three')).kept.get<{ ways: object[] }>('/api/me/alerts')
      return held(ways.length === 0, `${ways.length} came along`)
    },
    async 'a session that was made by a token outlives it'() {
      const anna = await guest('Vera')
      const token = await byToken(anna)
      const phone = await byDevice(token)
      const all = [token, phone, await byToken(phone), await byDevice(phone)]
      await anna.call('DELETE', `/api/tokens/${token.id}`)
      return outOf(all)
    },
    async 'letters of a token that is revoked'() {
      const anna = await guest('Vera')
      const token = await byToken(anna)
      const code = await codeOf(token)
      await anna.call('DELETE', `/api/tokens/${token.id}`)
      return refused([new TestClient(url, 'thief').post('/api/session/device', { code })], 'person.notFound')
    },
    async 'a token that survives the end of all sessions'() {
      const anna = await guest('Vera')
      const all = [await byToken(anna), await byDevice(anna), anna]
      await anna.call('DELETE', '/api/sessions')
      return outOf(all)
    },
    async 'a token that keeps the name for itself'() {
      const token = await byToken(await guest('Ursula'))
      return refused([token.post('/api/me/words'), token.post('/api/me/passkeys/options')], 'person.prove')
    },
    async 'a token for little that makes a session for everything'() {
      const { token } = await (await guest('Ulrike')).post<{ token: string }>('/api/tokens', { name: 'x', scopes: ['account'] })
      const program = Object.assign(new TestClient(url, 'program'), { token })
      return refused([program.post('/api/me/device'), program.post('/api/bots', { name: 'Robot' })], 'person.scope')
    },
    async 'recovery words that were replaced, and who came by them'() {
      const anna = await guest('Thea')
      const { words } = await anna.post<{ words: string[] }>('/api/me/words')
      const thief = new TestClient(url, 'thief')
      await thief.post('/api/session/words', { words: words.join(' ') })
      await anna.post('/api/me/words')
      return outOf([thief])
    },
    'names of invisible characters': () =>
      refused(names('\u3164\u3164', '\u2800', '\u034F\u034F', '\uFE0F', '\u17B4', '\u200B', '\u0301'), 'bad.field'),
    'names with something invisible in them': () =>
      refused(names('Anna\u3164', 'An\u034Fna', 'An\u00ADna', 'Anna\u{E0041}', '\u202EannA', 'A\u2066nna'), 'bad.field'),
    'names that command a terminal': () => refused(names(`A${ESCAPE}`, 'A\u009B2J', 'A\u0007'), 'bad.field'),
    async 'the look-alikes of a kept name'() {
      await (await guest('Scarlet')).post('/api/me/words')
      return refused(names('Scarlet', 'Ѕсаrlet', 'SCARLET', 'Scarlet.', 'Ｓcarlet', 'Scar1et'), 'person.nameKept')
    },
    async 'look-alikes at one table'() {
      const [anna, twin] = [await guest('Rosamund'), await guest('Rоsаmund')]
      const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
      return refused([twin.post(`/api/tables/${id}/sit`)], 'table.nameTaken')
    },
    async 'a report and an edition with escapes'() {
      const mallory = await guest('Quentin')
      await mallory.post('/api/reports', { about: await idOf(await guest('Paula')), why: `x${ESCAPE}` })
      const edition = { id: 'x', title: `x${ESCAPE}` }
      const code = await refusal(mallory.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }], edition }))
      const { said } = admin('reports')
      return held(code === 'bad.field' && said.includes('owned') && !said.includes('\u001B'), 'neither reaches the terminal')
    },
    async 'a mail to a stranger with words of one’s own'() {
      const before = letters.length
      await (await guest('Go to evil.example', open)).post('/api/me/mail', { address: 'stranger@example.net' })
      while (letters.length === before) await new Promise((done) => setTimeout(done, 20))
      return held(!letters.slice(before).some((one) => one.includes('evil')), 'the letter has nothing that was typed')
    },
    async 'one mailbox by many plus-addresses'() {
      let sent = 0
      for (let k = 0; k < 4; k++) {
        const mallory = await guest(`Olga ${k}`, open)
        for (let n = 0; n < 4; n++)
          sent += Number((await refusal(mallory.post('/api/me/mail', { address: `box+${k}${n}@example.net` }))) === null)
      }
      return held(sent <= 4, `${sent} of 16 letters were sent`)
    },
    async 'a name that one had before somebody kept it'() {
      const [anna, twin] = [await guest('Ottilie'), await guest('Ottilie')]
      await anna.post('/api/me/words')
      const seats = [{ kind: 'open' }, { kind: 'open' }]
      const { id } = await anna.post('/api/tables', { game: 'waves', seats })
      return refused([twin.post(`/api/tables/${id}/sit`), twin.post('/api/tables', { game: 'waves', seats, sit: 0 })], 'person.nameKept')
    },
    async 'a list of reports that is filled up under many names'() {
      const about = await idOf(await guest('Nora'))
      await (await guest('Honest')).post('/api/reports', { about, why: 'a report that counts' })
      let taken = 0
      for (let k = 0; k < 12; k++) {
        const mallory = await guest(`Mallory ${k}`)
        for (let n = 0; n < 20; n++) taken += Number((await refusal(mallory.post('/api/reports', { about, why: 'Nothing' }))) === null)
      }
      return held(taken <= 20 && admin('reports').said.includes('a report that counts'), `${taken} of 240 were taken`)
    },
    // The last one that sends letters: nothing is left for others at this address.
    async 'all the letters of the server, from one address'() {
      let sent = 0
      for (let k = 0; k < 15; k++) {
        const mallory = await guest(`Mallory ${k}`, open)
        for (let n = 0; n < 4; n++)
          sent += Number((await refusal(mallory.post('/api/me/mail', { address: `stranger${k}-${n}@example.net` }))) === null)
      }
      return held(sent <= 20, `${sent} of 60 were sent`)
    },
    async 'another user of the machine who reads the database'() {
      const modes = readdirSync(data)
        .filter((file) => file.startsWith('flotilla.db'))
        .map((file) => statSync(join(data, file)).mode & 0o077)
      return held(modes.length > 0 && modes.every((mode) => mode === 0), `${modes.length} files are closed to others`)
    },
  }
}
