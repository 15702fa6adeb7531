import { speech } from '@flotilla/protocol'
import { describe, expect, test, vi } from 'vitest'
import { tidy } from '../src/storage/retention.ts'
import { isSameName } from '../src/people/names.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const DAY = 86_400_000
const servers = new Servers('sqlite')

test.each([
  ['Anna', 'anna', true],
  ['Anna', 'Аnnа', true],
  ['Elli', 'EIIi', true],
  ['Tom', 'T0rn', true],
  ['Zoë', 'Zoe', true],
  ['Anna', 'Hanna', false],
  ['Ben', 'Bea', false],
  ['李', '王', false],
])('%s and %s look alike: %s', (a, b, alike) => expect(isSameName(a, b)).toBe(alike))

test.each([
  ['plain words, and a family: 👨‍👩‍👧', true],
  ['turned \u202Eround', false],
  ['with \u200Bnothing in it', false],
  ['joined\u200Dwords', false],
])('%s may be said: %s', (text, may) => expect(speech.safeParse({ text }).success).toBe(may))

describe.each(kinds)('what is old, on %s', (kind) => {
  const those = new Servers(kind)
  test('goes when its time has come, and nothing else', async () => {
    const server = await those.start()
    const [anna, ben, cora] = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const { id: open } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] })
    const playing = await tableOf([anna, ben])
    await cora.call('DELETE', '/api/sessions')
    const keep = { open: 30, ended: 365, over: 0, sessions: 400, guests: 30 }
    const { db } = server.storage
    const names = async (): Promise<string[]> =>
      (await db.selectFrom('persons').select('name').orderBy('name').execute()).map(({ name }) => name)
    expect(await tidy(server.storage, keep, Date.now() + 29 * DAY)).toEqual([])
    expect(await names()).toEqual(['Anna', 'Ben', 'Cora'])
    expect(await tidy(server.storage, keep, Date.now() + 31 * DAY)).toEqual([open])
    expect(await names()).toEqual(['Anna', 'Ben'])
    expect((await db.selectFrom('tables').select('id').execute()).map(({ id }) => id)).toEqual([playing])
    await tidy(server.storage, keep, Date.now() + 401 * DAY)
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await names()).toEqual(['Anna', 'Ben'])
  })
})

test('a database that is away while a clock runs out is asked ever more rarely', async () => {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf([anna, ben], { options: { first: 0 }, house: { clock: { kind: 'live', bank: 10, increment: 0 } } })
  await (await anna.socket()).hello(table)
  const away = Object.assign(new Error('connection terminated'), { code: 'ECONNREFUSED' })
  const change = vi.spyOn(server.registry.tables, 'change').mockRejectedValue(away)
  await clock.advance(10_000, server)
  expect(change).toHaveBeenCalledTimes(1)
  await clock.advance(60_000, server)
  expect(change.mock.calls.length).toBeLessThan(8)
  change.mockRestore()
  await clock.advance(31_000, server)
  expect((await server.registry.tables.byId(table))?.doc.seats[0].away).toBe(true)
})

test('a database that does not answer is not ready within two seconds', async () => {
  const server = await servers.start()
  vi.spyOn(server.storage, 'probe').mockReturnValue(new Promise(() => undefined))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
})
