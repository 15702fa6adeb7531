import { eventsOf, type OwnChoice, type UpdateMessage } from '@flotilla/protocol'
import { sinking } from '@flotilla/sinking'
import type { Position } from '@flotilla/table'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import type { RunningTable } from '../src/tables/running/running-table.ts'
import type { Line, TestClient } from './client.ts'
import { Servers, crew } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

// The windows of rules/sinking.md 4.3, with the game itself: everybody else's decisions are the defaults, so that there are only windows.

const SECONDS = 8
const BEAT = 3
const servers = new Servers('sqlite')
const elsewhere = Object.keys(sinking.asks).filter((kind) => sinking.asks[kind].window !== true)
const within = Object.keys(sinking.asks).filter((kind) => sinking.asks[kind].window === true)

type Window = NonNullable<Position['window']>

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly live: RunningTable
  readonly lines: Line[]
  readonly watcher: Line
}

const quiet = async (line: Line): Promise<void> => {
  const from = line.messages.length
  line.send({ type: 'ping' })
  await line.until((one) => one.type === 'pong', from)
}

const byDefault = (asks: readonly string[]) => asks.map((ask) => ({ ask, order: 'default' as const }))

async function order({ table }: Pick<Scene, 'table'>, line: Line, standing: object[], plans: object[] = []): Promise<void> {
  expect(await line.request({ type: 'orders', table, orders: { plans, standing } })).toBeNull()
}

/** A table whose dice fall as in every run of this test. */
async function tableWithSeed(server: Running, clients: readonly TestClient[], options: object, seed: string): Promise<string> {
  const [host, ...others] = clients
  const seats = clients.map(() => ({ kind: 'open' }))
  const { id } = await host.post('/api/tables', { game: 'sinking', options, seats, sit: 0 })
  for (const [i, client] of others.entries()) await client.post(`/api/tables/${id}/sit`, { seat: i + 1 })
  await (await server.registry.table(id)).change((record) => ({ ...record, seed }))
  await host.post(`/api/tables/${id}/start`)
  return id
}

async function scene(windowMode: 'strict' | 'beat', seed: string): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
  const options = { characters: 'random', windowMode, windowSeconds: SECONDS, windowBeat: BEAT }
  const table = await tableWithSeed(server, clients, options, seed.padStart(64, '0'))
  const lines = await Promise.all(clients.map((client) => client.socket()))
  const watcher = await clients[0].socket({ cookie: '' })
  for (const line of [...lines, watcher]) await line.hello(table)
  for (const line of lines) await order({ table }, line, byDefault(elsewhere))
  return { clock, server, table, live: await server.registry.table(table), lines, watcher }
}

/** The next window that nobody has answered yet, once everything before it has been done and told. */
async function nextWindow({ clock, server, live, lines, watcher }: Scene): Promise<Window> {
  for (;;) {
    await server.registry.settle()
    for (const line of [...lines, watcher]) await quiet(line)
    const { position } = live
    if (position === null || position.status !== 'playing') throw new Error('the game is over')
    if (position.window !== null && position.held.length === 0) return position.window
    await clock.advance(1, server)
  }
}

const asked = (line: Line): number[] => (line.view as { asks: { seat: number }[] }).asks.map(({ seat }) => seat).sort((a, b) => a - b)
const inWindow = (lines: readonly Line[]): Line[] => lines.filter(({ ask }) => ask?.window === true)
const choicesOf = (line: Line): readonly OwnChoice[] => line.ask?.choices ?? []
const holders = (lines: readonly Line[]): Line[] => inWindow(lines).filter((line) => choicesOf(line).length > 1)

/** What reaches a line while a window is open, apart from what it asked for itself. */
const unbidden = (line: Line, from: number): string[] =>
  line.messages.slice(from).flatMap(({ type }) => (type === 'ack' || type === 'orders' || type === 'pong' ? [] : [type]))

const firstUpdate = (line: Line, from: number): Promise<UpdateMessage> => line.until((one) => one.type === 'update', from)

/** Ways in which a crew may come through a window. They are told apart by nobody. */
const ways: Record<string, (scene: Scene) => Promise<void>> = {
  async 'nobody answers'() {},
  async 'all pass at once'({ table, lines }) {
    for (const line of inWindow(lines)) expect(await line.answer(table, { pass: true })).toBeNull()
  },
  async 'the last passes late'({ clock, server, table, lines }) {
    const [first, ...others] = inWindow(lines)
    for (const line of others) expect(await line.answer(table, { pass: true })).toBeNull()
    await clock.advance(1000, server)
    expect(await first.answer(table, { pass: true })).toBeNull()
  },
  async 'all pass by standing orders'(at) {
    for (const line of at.lines) await order(at, line, byDefault([...elsewhere, ...within]))
  },
  async 'somebody has planned what is not possible'(at) {
    for (const line of inWindow(at.lines))
      await order(at, line, byDefault(elsewhere), [{ ask: line.ask?.kind ?? '', code: 'choice.item', params: { item: 'none' } }])
  },
}

/** When a window is over: one that is not strict after a beat if all have answered. All of them last longer by the story before. */
const atItsEnd = ({ ends }: Window): number => ends
const afterABeat = ({ opened }: Window): number => opened + BEAT * 1000

async function throughWindow(
  at: Scene,
  way: (scene: Scene) => Promise<void>,
  closes: (window: Window) => number,
): Promise<UpdateMessage[]> {
  const { clock, server, live, lines, watcher } = at
  const window = await nextWindow(at)
  const everybody = [...lines, watcher]
  // 4.3.1: all see the same seats asked, whatever they hold.
  for (const line of everybody) expect(asked(line)).toEqual(asked(watcher))
  const from = everybody.map((line) => line.messages.length)
  await way(at)
  await clock.advance(closes(window) - 1 - clock.now(), server)
  for (const [i, line] of everybody.entries()) {
    await quiet(line)
    expect(unbidden(line, from[i])).toEqual([])
  }
  // 4.3.2: whoever comes back within it sees it as it opened, with the common clock.
  const again = await watcher.hello(at.table)
  expect(again.clocks).toMatchObject({ running: [], left: window.ends - clock.now() })
  expect(asked(watcher)).toEqual(asked(lines[0]))
  from[3] = watcher.messages.length
  await clock.advance(1, server)
  const updates = await Promise.all(everybody.map((line, i) => firstUpdate(line, from[i])))
  // 4.3.3: everything is shown at the same moment.
  for (const { entry } of updates) expect(entry.at).toBe(closes(window))
  for (const line of lines) await order(at, line, byDefault(elsewhere))
  expect(live.position?.window).not.toBe(window)
  return updates
}

/** What a watcher can tell of how a window was passed: the fields of the message, without the clock of the next window. */
const shape = ({ entry, clocks: _next, ...rest }: UpdateMessage): object => ({
  fields: Object.keys(rest).sort(),
  entry: Object.keys(entry).sort(),
})

describe.each([
  ['strict', atItsEnd],
  ['beat', afterABeat],
] as const)('windows of We’re Sinking!, %s', (mode, closes) => {
  const soonEnough = Object.entries(ways).filter(([name]) => mode === 'strict' || name !== 'nobody answers')

  test('however a crew passes, the messages and their times are the same', async () => {
    const at = await scene(mode, '1')
    const seen: object[] = []
    for (let round = 0; round < 2; round++) for (const [, way] of soonEnough) seen.push(shape((await throughWindow(at, way, closes))[3]))
    for (const one of seen) expect(one).toEqual(seen[0])
    expect(JSON.stringify(seen[0])).not.toMatch(/"(seat|by|ack)"/)
  })

  test('an item planned, played early or played late is shown with the window’s end, and nobody sees who waited for it', async () => {
    const at = await scene(mode, '1')
    const { table, clock, server, lines } = at
    let played = 0
    for (let windows = 0; windows < 40 && played < 3; windows++) {
      await nextWindow(at)
      const holder = holders(lines)[0]
      if (holder === undefined) {
        await throughWindow(at, ways['all pass at once'], closes)
        continue
      }
      const { choice, text } = choicesOf(holder)[1]
      const others = inWindow(lines).filter((line) => line !== holder)
      const how = [
        () => order(at, holder, byDefault(elsewhere), [{ ask: holder.ask?.kind, code: text.code, params: text.params }]),
        async () => expect(await holder.answer(table, choice)).toBeNull(),
        async () => {
          await clock.advance(2000, server)
          expect(await holder.answer(table, choice)).toBeNull()
        },
      ][played]
      const play = async (): Promise<void> => {
        for (const line of others) expect(await line.answer(table, { pass: true })).toBeNull()
        await how()
      }
      const updates = await throughWindow(at, play, closes)
      expect(updates[3].entry.seat).toBeUndefined()
      expect(updates[3].entry.by).toBeUndefined()
      expect(eventsOf(updates[3]).length).toBeGreaterThan(0)
      played++
    }
    expect(played).toBe(3)
  })

  if (mode === 'beat')
    test('where somebody does not answer the window lasts its whole time', async () => {
      await throughWindow(await scene(mode, '1'), ways['nobody answers'], atItsEnd)
    })
})
