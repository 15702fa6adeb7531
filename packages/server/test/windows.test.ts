import { describe, expect, test } from 'vitest'
import { MOMENT_MS } from '@flotilla/kernel'
import { eventsOf, type OwnAsk } from '@flotilla/protocol'
import type { Running } from '../src/index.ts'
import type { Line } from './client.ts'
import { FACES, liar } from './liar.ts'
import { Servers, crew, quiet, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const updates = (line: Line): number => line.messages.filter((one) => one.type === 'update').length

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly lines: Line[]
}

async function scene(
  options: Record<string, unknown> = {},
  wanted: Record<string, unknown> = {},
  names = ['Anna', 'Ben', 'Cora'],
): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start({}, { games: [liar], time: clock, gamesModule: new URL('./liar.ts', import.meta.url).href })
  const clients = await crew(server.url, ...names)
  const table = await tableOf(clients, { game: 'liar', options, ...wanted })
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  return { clock, server, table, lines }
}

const passOf = (ask: OwnAsk | null): unknown => ask?.choices.find(({ text }) => text.code === 'pass')?.choice

describe('a strict window', () => {
  test('shows nothing to anybody before its time is over, though all have answered and the game went on', async () => {
    const { clock, server, table, lines } = await scene()
    await clock.advance(3000, server)
    for (const line of lines) {
      line.send({ type: 'answer', table, id: 'w', ask: line.ask?.n, choice: line.ask?.choices.at(-1)?.choice })
      expect(await line.until((one) => one.type === 'ack')).toMatchObject({ id: 'w', held: true })
    }
    await clock.advance(16_900, server)
    for (const line of lines) {
      await quiet(line)
      expect(updates(line)).toBe(0)
    }
    await clock.advance(100, server)
    for (const line of lines) await line.until((one) => one.type === 'update' && eventsOf(one).some((event) => event.type === 'played'))
    expect(lines[0].ask?.kind).toBe('bid')
  })

  test('seems open to whoever comes back while it is held, and answers to what is not shown yet are refused', async () => {
    const { clock, server, table, lines } = await scene()
    for (const line of lines) line.send({ type: 'answer', table, id: 'w', choice: { pass: true } })
    for (const line of lines) await line.until((one) => one.type === 'ack')
    await clock.advance(5000, server)
    const state = await lines[1].hello(table)
    expect(state).toMatchObject({ seq: 0, ask: { kind: 'window.play' }, clocks: { left: 15_000, running: [] } })
    expect(await lines[1].request({ type: 'answer', table, choice: { play: 3 } })).toBe('table.held')
  })

  test('whoever answers and comes back meanwhile is shown its end like everybody', async () => {
    const { clock, server, table, lines } = await scene()
    const [, ben] = lines
    ben.send({ type: 'answer', table, id: 'w', choice: { pass: true } })
    await ben.until((one) => one.type === 'ack')
    ben.send({ type: 'bye', table })
    await quiet(ben)
    expect(await ben.hello(table)).toMatchObject({ seq: 0 })
    await clock.advance(20_000, server)
    for (const line of lines) await line.until((one) => one.type === 'update')
    await ben.until(() => ben.ask?.kind === 'bid')
  })

  test('no answer by then is a pass', async () => {
    const { clock, server, lines } = await scene()
    await clock.advance(19_999, server)
    for (const line of lines) {
      await quiet(line)
      expect(updates(line)).toBe(0)
    }
    await clock.advance(1, server)
    for (const line of lines) await line.until((one) => one.type === 'update')
    expect(lines.map((line) => line.ask?.kind)).toEqual(['bid', 'bid', 'bid'])
  })

  test('of a single seat lasts as long as any other', async () => {
    const { clock, server, table, lines } = await scene({ rounds: 1 })
    await clock.advance(20_000, server)
    for (const line of lines) {
      await line.until((one) => one.type === 'update')
      expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
    }
    await lines[0].until(() => lines[0].ask?.kind === 'window.after')
    const [anna, ben] = lines
    await quiet(ben)
    const before = updates(ben)
    anna.send({ type: 'answer', table, id: 'a', choice: passOf(anna.ask) })
    expect(await anna.until((one) => one.type === 'ack' && one.id === 'a')).toMatchObject({ held: true })
    // Three cards were played, and it takes its time to tell that; then the window lasts as long as any other.
    await clock.advance(3 * MOMENT_MS.plain + 19_999, server)
    await quiet(ben)
    expect(updates(ben)).toBe(before)
    await clock.advance(1, server)
    await ben.until((one) => one.type === 'update' && one.outcome !== undefined)
  })

  test('closes at once where there is only one person: bots get no times', async () => {
    const { table, lines } = await scene({}, { bots: ['random', 'random'] }, ['Anna'])
    expect(await lines[0].answer(table, { pass: true })).toBeNull()
    await lines[0].until((one) => one.type === 'update')
  })
})

describe('inside a window every refusal is the same', () => {
  /** What a seat that has answered is told, whatever it tries. */
  const tries = (table: string): Record<string, unknown>[] => [
    { type: 'answer', table, choice: { pass: true } },
    { type: 'answer', table, choice: { play: 3 }, ask: 1 },
    { type: 'answer', table, choice: { pass: true }, ask: 2 },
    { type: 'answer', table, choice: { pass: true }, ask: 3 },
    { type: 'undo', table },
    { type: 'vote', table, kind: 'undo' },
    { type: 'vote', table, kind: 'resume' },
    { type: 'vote', table, kind: 'pause' },
    { type: 'vote', table, kind: 'end' },
    { type: 'vote', table, kind: 'pause', yes: false },
  ]

  test.each([
    ['of several seats', {}],
    ['of several seats, in which the game ends', { rounds: 1 }],
  ])('before its last answer and after: %s', async (_which, options) => {
    const { clock, server, table, lines } = await scene(options)
    if ('rounds' in options) {
      await clock.advance(20_000, server)
      for (const line of lines) {
        await line.until((one) => one.type === 'update')
        expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
      }
      await lines[0].until(() => lines[0].ask?.kind === 'window.after')
    }
    const [anna, ben, cora] = lines
    const told = async (line: Line): Promise<(string | null)[]> => {
      const codes: (string | null)[] = []
      for (const one of tries(table)) codes.push(await line.request(one as { table: string }))
      return codes
    }
    const isAsked = ({ ask }: Line): boolean => ask !== null
    if (isAsked(ben)) expect(await ben.answer(table, { pass: true })).toBeNull()
    // His own voice is counted once.
    await told(ben)
    const before = await told(ben)
    for (const line of [anna, cora].filter(isAsked)) expect(await line.answer(table, passOf(line.ask))).toBeNull()
    expect(await told(ben)).toEqual(before)
    expect(new Set(before.slice(0, 5))).toEqual(new Set(['table.held']))
    expect(before.slice(5)).toEqual(['vote.other', 'vote.other', null, 'vote.other', null])
  })
})

test('what is agreed to within a window happens when it has closed, however it was answered', async () => {
  const { clock, server, table, lines } = await scene()
  const isPaused = ({ messages }: Line): boolean => messages.some((one) => one.type === 'info' && one.info.status === 'paused')
  for (const line of lines.slice(0, 2)) expect(await line.request({ type: 'vote', table, kind: 'pause' })).toBeNull()
  for (const line of lines) expect(await line.answer(table, { pass: true })).toBeNull()
  await clock.advance(19_999, server)
  for (const line of lines) {
    await quiet(line)
    expect(isPaused(line)).toBe(false)
  }
  await clock.advance(1, server)
  for (const line of lines) await line.until(() => isPaused(line))
})

describe('a window with a beat', () => {
  test('ends after the beat if all have answered, else with its time', async () => {
    const { clock, server, table, lines } = await scene({ strict: false })
    await clock.advance(1000, server)
    for (const line of lines.slice(1)) line.send({ type: 'answer', table, id: 'w', choice: { pass: true } })
    for (const line of lines.slice(1)) await line.until((one) => one.type === 'ack')
    await clock.advance(5000, server)
    await quiet(lines[1])
    expect(updates(lines[1])).toBe(0)
    expect(await lines[0].answer(table, { pass: true })).toBeNull()
    await lines[1].until((one) => one.type === 'update')
  })

  test('answers of bots and orders come at some time inside the beat', async () => {
    const { clock, server, table, lines } = await scene({ strict: false }, { bots: ['random'] }, ['Anna', 'Ben'])
    for (const line of lines)
      expect(
        await line.request({ type: 'orders', table, orders: { plans: [], standing: [{ ask: 'window.play', order: 'default' }] } }),
      ).toBeNull()
    const live = await server.registry.table(table)
    await server.registry.settle()
    for (const line of lines) await quiet(line)
    expect(lines.map(updates)).toEqual([0, 0])
    // Nobody is told when they were given: only that all of them were, when the beat is over.
    expect(live.position?.held.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
    await clock.advance(3999, server)
    for (const line of lines) await quiet(line)
    expect(lines.map(updates)).toEqual([0, 0])
    await clock.advance(1, server)
    await lines[0].until((one) => one.type === 'update')
    expect(live.position?.seq).toBeGreaterThanOrEqual(3)
  })
})

describe('a sealed ask', () => {
  test('shows others nothing at all of an answer: not who, not that, not how many', async () => {
    const { clock, server, table, lines } = await scene()
    await clock.advance(20_000, server)
    for (const line of lines) await line.until((one) => one.type === 'update')
    const [anna, ben, cora] = lines
    const before = [anna, cora].map((line) => line.messages.length)
    expect(await ben.answer(table, ben.ask?.choices[0].choice)).toBeNull()
    await server.registry.settle()
    for (const line of [anna, cora]) await quiet(line)
    expect([anna, cora].map((line) => line.messages.length)).toEqual(before.map((n) => n + 1))
    const seq = anna.seq
    expect(await anna.hello(table)).toMatchObject({ seq })
    expect(await cora.answer(table, cora.ask?.choices[0].choice)).toBeNull()
    const from = anna.messages.length
    expect(await anna.answer(table, anna.ask?.choices[0].choice)).toBeNull()
    // The last answer opens the seal: one number further, however many had answered before; and nobody else learns whose it was.
    expect(anna.seq).toBe(seq + 1)
    expect(await anna.until((one) => one.type === 'update', from)).toMatchObject({ entry: { seat: 0 } })
    const shown = await ben.until((one) => one.type === 'update' && eventsOf(one).length > 0 && one.seq === ben.seq)
    expect(shown.type === 'update' ? shown.entry.seat : 0).toBeUndefined()
  })
})

describe('orders', () => {
  test('a planned answer is given by its words when the window opens, and is used up', async () => {
    const { clock, server, table, lines } = await scene()
    const [anna] = lines
    const text = anna.ask?.choices.find(({ text }) => text.code === 'play')?.text
    expect(text?.params?.face).toBeOneOf(FACES)
    expect(
      await anna.request({
        type: 'orders',
        table,
        orders: { plans: [{ ask: 'window.play', code: 'play', params: text?.params }], standing: [] },
      }),
    ).toBeNull()
    await anna.until((one) => one.type === 'orders' && one.orders.plans.length === 0)
    await clock.advance(20_000, server)
    const shown = await lines[1].until((one) => one.type === 'update' && eventsOf(one).length > 0)
    expect(JSON.stringify(shown)).toContain(String(text?.params?.face))
  })

  test('a plan that is not possible any more is a pass', async () => {
    const { clock, server, table, lines } = await scene()
    expect(
      await lines[0].request({
        type: 'orders',
        table,
        orders: { plans: [{ ask: 'window.play', code: 'play', params: { face: 1 } }], standing: [] },
      }),
    ).toBeNull()
    await clock.advance(20_000, server)
    const shown = await lines[0].until((one) => one.type === 'update')
    expect(shown).toMatchObject({ entry: { seat: 0, by: 'order' }, frames: [{ events: [] }] })
  })
})

describe('talk', () => {
  test('is closed by the rules, with their number', async () => {
    const { table, lines } = await scene({ silentRound: 1 })
    const from = lines[0].messages.length
    expect(await lines[0].request({ type: 'say', table, speech: { text: 'psst' } })).toBe('talk.silence')
    expect(await lines[0].until((one) => one.type === 'refused', from)).toMatchObject({ error: { rule: 'L-9' } })
    expect(lines[0].state?.silence).toBe('L-9')
  })

  test('whispers: that somebody whispers is open, what they whisper is not; mute; phrases; parley', async () => {
    const { table, lines } = await scene({}, { house: { whispers: true, talk: 'open' } })
    const [anna, ben, cora] = lines
    expect(await anna.request({ type: 'say', table, speech: { text: 'only for Ben' }, to: 1 })).toBeNull()
    expect(await ben.until((one) => one.type === 'said')).toMatchObject({ talk: { to: 1, speech: { text: 'only for Ben' } } })
    expect(await cora.until((one) => one.type === 'said')).toMatchObject({ talk: { to: 1, speech: null } })
    expect(await ben.request({ type: 'mute', table, seat: 2, on: true })).toBeNull()
    expect(await cora.request({ type: 'say', table, id: 'twice', speech: { parley: 'parley.honest' } })).toBeNull()
    expect(await cora.request({ type: 'say', table, id: 'twice', speech: { parley: 'parley.honest' } })).toBeNull()
    expect(await cora.request({ type: 'say', table, speech: { parley: 'parley.nothing' } })).toBe('talk.noParley')
    expect(await cora.request({ type: 'say', table, speech: { phrase: 'hello' } })).toBeNull()
    expect(await cora.request({ type: 'say', table, speech: { phrase: 'rude' } })).toBe('talk.noPhrase')
    await anna.until((one) => one.type === 'said' && one.talk.n === 3)
    await quiet(ben)
    expect(ben.messages.filter((one) => one.type === 'said')).toHaveLength(1)
    expect((await anna.hello(table)).talk.map((talk) => talk.n)).toEqual([1, 2, 3])
    expect((await ben.hello(table)).talk.map((talk) => talk.n)).toEqual([1])
  })

  test.each([
    ['phrases', { text: 'words' }, 'talk.phrases'],
    ['off', { phrase: 'hello' }, 'talk.off'],
  ])('a table may allow %s only', async (talk, speech, code) => {
    const { table, lines } = await scene({}, { house: { talk } })
    expect(await lines[0].request({ type: 'say', table, speech })).toBe(code)
    expect(await lines[0].request({ type: 'say', table, speech, to: 1 })).toBe(code)
  })
})
