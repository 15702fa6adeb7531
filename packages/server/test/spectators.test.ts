import type { TableInfo } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { TestClient, type Line } from './client.ts'
import { liar } from './liar.ts'
import { Servers, crew, kinds, quiet } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const SECOND = 1000
const DELAY = 30
/** So many answers between two looks; the clock stands still meanwhile. */
const STRETCH = 24

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly players: TestClient[]
  readonly lines: Line[]
  /** The host, who does not play, and somebody without a name. */
  readonly spectators: TestClient[]
  readonly watching: Line[]
}

type Listed = { readonly tables: readonly Pick<TableInfo, 'id' | 'status'>[] }

/** Everything that can be fetched without end, by the published list of routes; the list is read once. */
let published: Promise<string[]> | null = null

async function readable(client: TestClient): Promise<string[]> {
  const { paths } = await client.get<{ paths: Record<string, { get?: object }> }>('/api/docs/json')
  return Object.keys(paths).filter((path) => paths[path].get !== undefined && !path.endsWith('/stream'))
}

const routes = async (client: TestClient, table: string): Promise<string[]> =>
  (await (published ??= readable(client))).map((path) => path.replace('{id}', table))

/** All that spectators can fetch now, and how much they have been sent. */
async function look({ spectators, watching, table }: Scene): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const client of spectators)
    for (const path of await routes(client, table)) {
      const response = await client.raw('GET', path)
      seen[`${client.name} ${path}`] = `${response.status} ${await response.text()}`
    }
  for (const [i, line] of watching.entries()) {
    await quiet(line)
    seen[`${spectators[i].name} by socket`] = JSON.stringify(line.messages.filter((one) => one.type !== 'pong'))
  }
  return seen
}

/** What is different, from there on. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.keys(after).flatMap((key) => {
    let at = 0
    while (at < after[key].length && after[key][at] === before[key][at]) at++
    return after[key] === before[key] ? [] : [`${key}: …${after[key].slice(Math.max(0, at - 60), at + 60)}…`]
  })
}

/** One person after another takes the first choice; false when nobody is asked any more. */
async function answerOne({ server, table, lines }: Scene): Promise<boolean> {
  // Whoever has one choice only is answered for by the server.
  await server.registry.settle()
  for (const line of lines) await quiet(line)
  const asked = lines.find(({ ask }) => ask !== null && ask.optional === undefined)
  if (asked === undefined) return false
  expect(await asked.answer(table, asked.ask?.choices[0].choice)).toBeNull()
  return true
}

/** Answers without a look in between: whether the game goes on. */
async function playOn(at: Scene): Promise<boolean> {
  for (let n = 0; n < STRETCH; n++) if (!(await answerOne(at))) return false
  return true
}

async function endByVote({ table, lines }: Scene): Promise<boolean> {
  for (const line of lines) expect(await line.request({ type: 'vote', table, kind: 'end' })).toBeNull()
  return false
}

describe.each(kinds)('on %s, spectators who see everything later', (kind) => {
  const servers = new Servers(kind)

  async function scene(): Promise<Scene> {
    const clock = new FakeClock()
    const server = await servers.start({}, { time: clock })
    const [host, ...players] = await crew(server.url, 'Hugo', 'Anna', 'Ben')
    const { id: table } = await host.post('/api/tables', {
      game: 'waves',
      options: { length: 'short', first: 0 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      house: { public: true, delay: DELAY },
    })
    for (const [seat, client] of players.entries()) await client.post(`/api/tables/${table}/sit`, { seat })
    await host.post(`/api/tables/${table}/start`)
    const spectators = [host, new TestClient(server.url, 'Nobody')]
    const [lines, watching] = await Promise.all([players, spectators].map((all) => Promise.all(all.map((client) => client.socket()))))
    for (const line of [...lines, ...watching]) await line.hello(table)
    return { clock, server, table, players, lines, spectators, watching }
  }

  test.each([
    ['is played to its end', playOn],
    ['is ended by a vote', endByVote],
  ])('cannot tell that a game %s before their time, whatever they fetch', async (_how, goOn) => {
    const at = await scene()
    const { clock, server, table, players, spectators } = at
    for (let going = true; going;) {
      await clock.advance(10 * SECOND, server)
      const before = await look(at)
      going = await goOn(at)
      await server.registry.settle()
      expect(changed(before, await look(at))).toEqual([])
    }
    const [anna] = players
    const ended = await anna.get(`/api/tables/${table}`)
    expect(ended.status).toBeOneOf(['over', 'ended'])
    expect((await anna.get<Listed>('/api/tables')).tables).toEqual([])
    await clock.advance((ended.finished ?? 0) + (DELAY - 1) * SECOND - clock.now(), server)
    const before = await look(at)
    const { id: next } = await anna.post(`/api/tables/${table}/rematch`)
    await server.registry.settle()
    expect(changed(before, await look(at))).toEqual([])
    expect(JSON.stringify(before)).not.toContain(next)
    await clock.advance(1 * SECOND, server)
    for (const line of at.watching) await line.until((one) => one.type === 'info' && one.info.rematch === next)
    for (const client of spectators) {
      expect(await client.get(`/api/tables/${table}`)).toMatchObject({ status: ended.status, rematch: next, finished: ended.finished })
      expect((await client.get<Listed>('/api/tables')).tables).toMatchObject([{ id: next, status: 'open' }])
      expect(await client.get(`/api/tables/${table}/record`)).toMatchObject({ game: 'waves' })
    }
  })
})

describe('players', () => {
  const servers = new Servers('sqlite')

  test('do not learn before a window closes that the game has ended within it', async () => {
    const clock = new FakeClock()
    const server = await servers.start({}, { games: [liar], time: clock, gamesModule: new URL('./liar.ts', import.meta.url).href })
    const players = await crew(server.url, 'Anna', 'Ben')
    const [anna, ben] = players
    const { id: table } = await anna.post('/api/tables', {
      game: 'liar',
      options: { rounds: 1 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      house: { public: true },
      sit: 0,
    })
    await ben.post(`/api/tables/${table}/sit`)
    await anna.post(`/api/tables/${table}/start`)
    const lines = await Promise.all(players.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    await clock.advance(20 * SECOND, server)
    for (const line of lines) {
      await line.until((one) => one.type === 'update')
      expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    }
    await lines[0].until(() => lines[0].ask?.kind === 'window.after')
    await quiet(lines[1])
    const at: Scene = {
      clock,
      server,
      table,
      players,
      lines,
      spectators: [ben, new TestClient(server.url, 'Nobody')],
      watching: [lines[1]],
    }
    const before = await look(at)
    const pass = lines[0].ask?.choices.find(({ text }) => text.code === 'pass')?.choice
    lines[0].send({ type: 'answer', table, id: 'last', choice: pass })
    expect(await lines[0].until((one) => one.type === 'ack' && one.id === 'last')).toMatchObject({ held: true })
    await server.registry.settle()
    expect(changed(before, await look(at))).toEqual([])
    expect(await lines[1].request({ type: 'answer', table, choice: { pass: true } })).toBe('table.held')
    await expect(ben.post(`/api/tables/${table}/rematch`)).rejects.toMatchObject({ code: 'table.notOver' })
    await clock.advance(60 * SECOND, server)
    await lines[1].until((one) => one.type === 'info' && one.info.status === 'over')
    expect((await ben.get<Listed>('/api/tables')).tables).toEqual([])
  })
})
