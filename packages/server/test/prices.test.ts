import { describe, expect, test } from 'vitest'
import { Budget } from '../src/budget.ts'
import type { TestClient } from './client.ts'
import { FakeClock } from './fake-clock.ts'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const MINUTE = 60_000

/** Both answer the first that they may, until so many answers have been given. */
async function play(table: string, clients: readonly TestClient[], answers: number): Promise<void> {
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  for (let given = 0; given < answers;) {
    const asked = lines.find(({ ask }) => ask !== null && ask.optional === undefined)
    if (asked === undefined) await Promise.race(lines.map((line) => line.more()))
    else if ((await asked.answer(table, asked.ask?.choices[0].choice)) === null) given++
  }
  for (const line of lines) line.break()
}

describe('what is asked for costs what it takes', () => {
  test('by socket as by HTTP: each message has its price', async () => {
    const clock = new FakeClock()
    const { url, registry } = await servers.start({ work: 40 }, { time: clock })
    const [anna] = await crew(url, 'Anna')
    await clock.advance(MINUTE, { registry })
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], sit: 0 })
    await clock.advance(MINUTE, { registry })
    const line = await anna.socket()
    const codes: (string | null)[] = []
    for (let i = 0; i < 30; i++) codes.push(await line.request({ type: 'mute', table: id, seat: 1, on: i % 2 === 0 }))
    expect(codes.filter((code) => code === null)).toHaveLength(10)
    expect(codes.slice(10)).toEqual(Array.from({ length: 20 }, () => 'bad.tooFast'))
    line.send({ type: 'ping' })
    await line.until(({ type }) => type === 'pong')
    await clock.advance(MINUTE, { registry })
    expect(await line.request({ type: 'mute', table: id, seat: 1, on: true })).toBeNull()
  })

  test('a game that has to be replayed costs by its length, whoever else has paid for the route alone', async () => {
    const data = servers.folder()
    const before = await servers.start({ data })
    const [anna, ben] = await crew(before.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    await play(table, [anna, ben], 12)
    const { length } = await before.registry.tables.entries(table, 0)
    await servers.stop(before)

    const again = await servers.start({ data, work: 40 }, { time: new FakeClock() })
    const replayed: number[] = []
    for (let i = 0; i < 2; i++) await again.registry.table(table, (entries) => replayed.push(entries))
    expect(replayed).toEqual([length])
    // The route's price is half of what may be spent at once: the second request would be free without the story's.
    anna.url = again.url
    const statuses: number[] = []
    for (let i = 0; i < 2; i++) statuses.push((await anna.raw('GET', `/api/tables/${table}/history`)).status)
    expect(statuses).toEqual([200, 429])
  })

  test('a debt is paid back before anything else is done, and a full budget is forgotten', () => {
    let now = 0
    const budget = new Budget(60, () => now)
    budget.charge('anna', 90)
    expect(() => budget.spend('anna', 1)).toThrow()
    now += MINUTE
    expect(() => budget.spend('anna', 1)).toThrow()
    now += 1000
    budget.spend('anna', 1)
    budget.spend('ben', 1)
  })

  test('keeping somebody away touches only games that go on', async () => {
    const { url, storage } = await servers.start()
    const [anna, ben] = await crew(url, 'Anna', 'Ben')
    const [ended, going] = [await tableOf([anna, ben]), await tableOf([anna, ben])]
    for (const one of [anna, ben]) await one.post(`/api/tables/${ended}/requests`, { type: 'vote', id: 'v', kind: 'end' })
    const versions = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await storage.db.selectFrom('tables').select(['id', 'version']).execute()).map(({ id, version }) => [id, version]),
      )
    const known = await versions()
    const { person } = await ben.get<{ person: { id: string } }>('/api/me')
    await anna.call('PUT', `/api/people/${person.id}/relationship`, { kind: 'block', on: true })
    expect(await versions()).toEqual({ [ended]: known[ended], [going]: known[going] + 1 })
  })
})
