import { Moderation, openStorage, Tables, type Storage } from '@flotilla/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flotilla, folder } from './console.ts'

describe('flotilla admin', () => {
  let data = ''
  let storage: Storage
  const admin = (...line: string[]) => flotilla(['admin', ...line, '--data', data])
  const admins = async (): Promise<string[]> => {
    const row = await storage.db.selectFrom('meta').select('value').where('name', '=', 'administrators').executeTakeFirst()
    return row === undefined ? [] : (JSON.parse(row.value) as string[])
  }
  const ruled = async (): Promise<string[]> =>
    (await storage.db.selectFrom('rulings').select(['person', 'kind']).execute()).map(({ person, kind }) => `${kind} ${person}`)

  async function person(id: string, name: string, skeleton: string, created: number): Promise<void> {
    await storage.db
      .insertInto('persons')
      .values({ id, name, skeleton, kind: 'guest', owner: null, created, prefs: null, gone: null })
      .execute()
  }
  const keep = (id: string): Promise<unknown> =>
    storage.db
      .insertInto('passkeys')
      .values({ id: `key ${id}`, person: id, public_key: '', counter: 0, transports: '[]', name: '', created: 1, used: null })
      .execute()

  beforeEach(async () => {
    data = folder()
    storage = await openStorage({ data }, 'test', () => undefined)
    await person('real', 'Anna', 'anna', 1)
    await keep('real')
  })
  afterEach(() => storage.close())

  test('a name that nobody else has and a passkey keeps means its person', async () => {
    expect(await admin('appoint', 'ANNA')).toMatchObject({ code: 0 })
    expect(await admins()).toEqual(['real'])
    await admin('dismiss', 'Anna')
    expect(await admins()).toEqual([])
  })

  test('thirty guests with the name push nobody out: they are listed, and nothing is done', async () => {
    for (let k = 0; k < 130; k++) await person(`guest${k}`, k % 2 === 0 ? 'Anna' : 'Аnna', 'anna', 10 + k)
    for (const line of [['appoint'], ['dismiss'], ['pardon'], ...['ban', 'mute', 'suspend'].map((kind) => [kind, '--reason', 'x'])]) {
      const [command, ...flags] = line
      const { code, err } = await admin(command, 'Anna', ...flags)
      expect(code).not.toBe(0)
      expect(err).toContain('several people are called that: give the id')
      expect(err).toMatch(/real {2}Anna {2}guest {2}since 1970-01-01 00:00 {2}kept by a passkey {2}last seen never/)
      expect(err).toMatch(/guest0 {2}Anna {2}guest {2}since .* {2}not kept/)
    }
    expect([await admins(), await ruled()]).toEqual([[], []])
    expect(await admin('ban', 'guest7', '--reason', 'x')).toMatchObject({ code: 0 })
    expect(await ruled()).toEqual(['ban guest7'])
  })

  test('a guest is named by id alone, even if nobody else has the name', async () => {
    await person('lonely', 'Ben', 'ben', 2)
    const { code, err } = await admin('appoint', 'Ben')
    expect(code).not.toBe(0)
    expect(err).toContain('no passkey keeps this name')
    expect(await admin('appoint', 'lonely')).toMatchObject({ code: 0 })
    expect(await admins()).toEqual(['lonely'])
  })

  test('somebody who is called as another’s id is not meant by it', async () => {
    await person('mallory', 'real', 'real', 2)
    await keep('mallory')
    await admin('appoint', 'real')
    expect(await admins()).toEqual(['real'])
  })

  test('a part of a name is nobody’s, and a wildcard neither', async () => {
    for (const name of ['Ann', '%', '_nna', '']) expect((await admin('ban', name, '--reason', 'x')).code).not.toBe(0)
    expect(await ruled()).toEqual([])
  })

  test('nothing of what people typed commands the terminal', async () => {
    const bad = 'x\u001B]0;owned\u0007\u202E\nfake  line'
    await person('odd', bad, 'x', 2)
    const order = new Moderation({
      storage,
      tables: new Tables(storage),
      now: Date.now,
      expel: () => Promise.resolve(),
      online: () => 0,
      limits: { openTables: 1, botTables: 1, publicTables: 1, addressPeople: 1 },
    })
    await order.report('odd', { about: 'odd', why: bad })
    await order.announce('odd', bad)
    await order.rule('odd', 'odd', 'mute', bad, undefined)
    for (const line of [['reports'], ['audit'], ['now'], ['find', 'x'], ['ban', 'x', '--reason', bad], ['announce', bad]]) {
      const { out, err } = await admin(...line)
      expect(`${out}${err}`).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
      expect(`${out}${err}`).not.toMatch(/^fake/m)
      expect(`${out}${err}`.length).toBeGreaterThan(0)
    }
  })
})
