import type { Outcome } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import type { TestClient } from './client.ts'
import { Servers, crew, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const ENEMIES = ['kraken', 'shark', 'sirens', 'skullsairs']
const MINUTE = 60_000
const servers = new Servers('sqlite')
const voyage = {
  game: 'sinking',
  options: { variant: 'voyage', enemy: 'sirens', characters: 'random', windowMode: 'beat' },
  bots: ['random'],
}

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly clients: TestClient[]
}

async function scene(): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  return { clock, server, clients: await crew(server.url, 'Anna', 'Ben') }
}

/** Everybody takes the rules' default until the game is over. */
async function playOut({ clock, server, clients }: Scene, table: string): Promise<TableInfo> {
  const orders = { plans: [], standing: [{ ask: '*', order: 'default' }] }
  for (const client of clients) await client.post(`/api/tables/${table}/requests`, { type: 'orders', table, id: 'all', orders })
  for (;;) {
    await clock.advance(MINUTE, server)
    const info = await clients[0].get(`/api/tables/${table}`)
    if (info.status === 'over') return info
  }
}

/** What is agreed to within a window happens when it closes. */
async function endByVote({ clock, server, clients }: Scene, table: string): Promise<void> {
  for (const client of clients) await client.post(`/api/tables/${table}/requests`, { type: 'vote', table, id: 'end', kind: 'end' })
  await clock.advance(MINUTE, server)
}

const points = ({ series }: TableInfo): number[] =>
  (series?.standings ?? []).toSorted((a, b) => a.seat - b.seat).map((standing) => standing.points)

describe('a voyage', () => {
  test('goes from enemy to enemy with the same crew on the same seats, and counts on', async () => {
    const at = await scene()
    const [anna, ben] = at.clients
    let id = await tableOf(at.clients, voyage)
    const tables: string[] = []
    let before = [0, 0, 0]
    let characters: unknown
    for (const [i, enemy] of ENEMIES.entries()) {
      tables.push(id)
      const begun = await ben.get(`/api/tables/${id}`)
      expect(begun).toMatchObject({ status: 'playing', seat: 1, options: { enemy }, series: { leg: i + 1, of: 4, tables } })
      expect(points(begun)).toEqual(before)
      if (i > 0) characters ??= begun.options.characters
      if (i > 0) expect(begun.options.characters).toEqual(characters)
      const over = await playOut(at, id)
      const gained = points(over).map((now, seat) => now - before[seat])
      const { winners } = (await anna.get<{ outcome: Outcome }>(`/api/tables/${id}/record`)).outcome
      expect(gained).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? (winners.length === 1 ? 2 : 1) : 0)))
      expect(over.series?.standings[0].rank).toBe(1)
      before = points(over)
      if (i === ENEMIES.length - 1) break
      const next = await anna.post(`/api/tables/${id}/rematch`)
      expect(next.seats.map(({ kind, name }) => [kind, name])).toEqual(over.seats.map(({ kind, name }) => [kind, name]))
      expect(next).toMatchObject({ status: 'open', host: true, seat: 0 })
      expect(next.seats.map((seat) => seat.awaited ?? false)).toEqual([false, true, false])
      await expect(anna.post(`/api/tables/${next.id}/swap`, { a: 0, b: 1 })).rejects.toMatchObject({ code: 'table.series' })
      // Said twice it is said once; with the last of the crew the leg begins by itself, bots need not be asked.
      expect(await anna.post(`/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, status: 'open' })
      expect(await ben.post(`/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, seat: 1, status: 'playing' })
      expect(await anna.post(`/api/tables/${id}/rematch`)).toMatchObject({ id: next.id, seat: 0, status: 'playing' })
      id = next.id
    }
    // After the last leg a rematch is a new voyage, with the options of the first.
    const anew = await anna.post(`/api/tables/${id}/rematch`)
    expect(anew).toMatchObject({ options: { enemy: 'kraken', characters: 'random' }, series: { leg: 1, tables: [anew.id] } })
    expect(points(anew)).toEqual([0, 0, 0])
  })

  test('a leg that is ended early is played again', async () => {
    const at = await scene()
    const [anna, ben] = at.clients
    const first = await tableOf(at.clients, voyage)
    await endByVote(at, first)
    expect(await anna.get(`/api/tables/${first}`)).toMatchObject({ status: 'ended' })
    const again = await ben.post(`/api/tables/${first}/rematch`)
    expect(again).toMatchObject({
      status: 'open',
      host: true,
      seat: 1,
      options: { enemy: 'kraken' },
      series: { leg: 1, tables: [again.id] },
    })
  })

  test('a leg that all ask for at once is one table, and begins', async () => {
    const at = await scene()
    const first = await tableOf(at.clients, voyage)
    await endByVote(at, first)
    const asked = await Promise.all(at.clients.map((client) => client.post(`/api/tables/${first}/rematch`)))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    for (const [seat, client] of at.clients.entries()) {
      expect(await client.get(`/api/tables/${asked[0].id}`)).toMatchObject({ status: 'playing', seat })
      expect((await client.get<{ tables: TableInfo[] }>('/api/me/tables')).tables).toHaveLength(2)
    }
  })

  test('nobody holds the crew: the host starts without whoever is not ready, or somebody else takes their seat', async () => {
    const at = await scene()
    const [anna, ben] = at.clients
    const end = async (table: string): Promise<string> => {
      await endByVote(at, table)
      return (await anna.post(`/api/tables/${table}/rematch`)).id
    }
    const second = await end(await tableOf(at.clients, voyage))
    await expect(ben.post(`/api/tables/${second}/start`)).rejects.toMatchObject({ code: 'table.notHost' })
    const begun = await anna.post(`/api/tables/${second}/start`)
    expect(begun).toMatchObject({ status: 'playing', seats: [{ name: 'Anna' }, { name: 'Ben' }, { kind: 'bot' }] })
    expect(begun.seats.some(({ awaited }) => awaited === true)).toBe(false)
    const third = await end(second)
    expect(await ben.post(`/api/tables/${third}/leave`)).toMatchObject({ status: 'open', seat: null })
    const [cora] = await crew(at.server.url, 'Cora')
    // The crew is another one now: its host says when.
    expect(await cora.post(`/api/tables/${third}/sit`)).toMatchObject({ status: 'open', seat: 1 })
    expect(await anna.post(`/api/tables/${third}/start`)).toMatchObject({ status: 'playing' })
  })

  test('a single game is no series', async () => {
    const at = await scene()
    const table = await tableOf(at.clients, { ...voyage, options: { enemy: 'shark' } })
    expect(await at.clients[0].get(`/api/tables/${table}`)).toMatchObject({ series: null, options: { enemy: 'shark' } })
  })
})
