import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import type { Line, TestClient } from './client.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

interface Scene {
  readonly table: string
  readonly clients: TestClient[]
  lines: Line[]
  server: Running
}

describe.each(kinds)('on %s, what is sent again after a restart is done once', (kind) => {
  const servers = new Servers(kind)

  async function scene(house: object): Promise<Scene & { restart(): Promise<void> }> {
    const where = await servers.fresh()
    const server = await servers.start(where)
    const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const table = await tableOf(clients, { options: { length: 'short', first: 0 }, house })
    const come = async (): Promise<Line[]> => {
      const lines = await Promise.all(clients.map((client) => client.socket()))
      for (const line of lines) await line.hello(table)
      return lines
    }
    const at = {
      table,
      clients,
      server,
      lines: await come(),
      async restart() {
        await servers.stop(at.server)
        at.server = await servers.start(where)
        for (const client of clients) client.url = at.server.url
        at.lines = await come()
      },
    }
    return at
  }

  test('a line of the chat', async () => {
    const at = await scene({})
    const say = (line: Line, id: string) => line.request({ type: 'say', table: at.table, id, speech: { text: 'Ahoy' } })
    expect(await say(at.lines[0], 'one')).toBeNull()
    // Ids are each client's own.
    expect(await say(at.lines[1], 'one')).toBeNull()
    await at.restart()
    expect(await say(at.lines[0], 'one')).toBeNull()
    expect(await say(at.lines[0], 'two')).toBeNull()
    expect((await at.lines[2].hello(at.table)).talk.map(({ n, seat }) => [n, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
  })

  test('a vote: an undo that all agreed to takes back one answer, not two', async () => {
    const at = await scene({ undo: 'consent' })
    const { table } = at
    const [anna] = at.lines
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
    const vote = (line: Line, id: string) => line.request({ type: 'vote', table, id, kind: 'undo', seat: 0 })
    expect(await vote(at.lines[0], 'call')).toBeNull()
    expect(await vote(at.lines[1], 'yes')).toBeNull()
    expect(await vote(at.lines[2], 'yes')).toBeNull()
    await anna.until((one) => one.type === 'update' && one.entry.undo === true)
    await at.restart()
    const { seq } = at.lines[0]
    expect(await vote(at.lines[2], 'yes')).toBeNull()
    expect(await vote(at.lines[0], 'call')).toBeNull()
    expect(await at.lines[0].hello(table)).toMatchObject({ seq, info: { vote: null } })
  })

  test('an undo that was agreed to when the server went down is carried out when it is back, once', async () => {
    const at = await scene({ undo: 'consent' })
    const { table } = at
    expect(await at.lines[0].answer(table, at.lines[0].ask?.choices[0].choice)).toBeNull()
    const live = await at.server.registry.table(table)
    const vote = { id: 'agreed', kind: 'undo' as const, by: 0, seat: 0, yes: [1, 2], no: [], agreed: true as const }
    await live.change((record) => ({ ...record, doc: { ...record.doc, vote } }))
    await at.restart()
    await at.server.registry.settle()
    const state = await at.lines[0].hello(table)
    expect(state).toMatchObject({ seq: 2, info: { vote: null }, ask: { kind: 'draft' } })
    expect(state.log.map(({ undo }) => undo ?? false)).toEqual([false, true])
    await at.restart()
    await at.server.registry.settle()
    expect(await at.lines[0].hello(table)).toMatchObject({ seq: 2 })
  })

  test('orders, a mute and an absence: the older one does not come back', async () => {
    const at = await scene({})
    const { table } = at
    const orders = (id: string, kinds: string[]) =>
      at.lines[1].request({
        type: 'orders',
        table,
        id,
        orders: { plans: [], standing: kinds.map((ask) => ({ ask, order: 'only' })) },
      })
    const ask = (message: object) => at.lines[1].request({ table, ...message })
    expect(await orders('first', ['draft'])).toBeNull()
    expect(await orders('second', [])).toBeNull()
    expect(await ask({ type: 'mute', id: 'off', seat: 2, on: true })).toBeNull()
    expect(await ask({ type: 'mute', id: 'on', seat: 2, on: false })).toBeNull()
    expect(await ask({ type: 'away', id: 'gone', away: true })).toBeNull()
    expect(await ask({ type: 'away', id: 'back', away: false })).toBeNull()
    await at.restart()
    expect(await orders('first', ['draft'])).toBeNull()
    expect(await ask({ type: 'mute', id: 'off', seat: 2, on: true })).toBeNull()
    expect(await ask({ type: 'away', id: 'gone', away: true })).toBeNull()
    const state = await at.lines[1].hello(table)
    expect(state).toMatchObject({ orders: { plans: [], standing: [] }, muted: [] })
    expect(state.info.seats[1].away).toBe(false)
  })
})
