import { everyone, type Game } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import { heardBy } from '../src/tables/signals.ts'
import { TestClient, type Line } from './client.ts'
import { liar, type LiarState } from './liar.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const servers = new Servers('sqlite')
const TEAMS = { game: 'quests', options: { mode: 'team2v2', champions: 'random' } }

const signals = (line: Line) => line.messages.flatMap((one) => (one.type === 'signal' ? [one.signal] : []))

/** Whatever was on its way to this socket has arrived. */
async function quiet(line: Line): Promise<void> {
  const from = line.messages.length
  line.send({ type: 'ping' })
  await line.until((one) => one.type === 'pong', from)
}

/** What somebody is told who leaves and comes again. A request of somebody seated takes its turn after that. */
async function heardAgain(line: Line, table: string, seated: Line): Promise<ReturnType<typeof signals>> {
  line.send({ type: 'bye', table })
  await quiet(line)
  const before = signals(line).length
  await line.hello(table)
  expect(await seated.request({ type: 'mute', table, seat: 1, on: false })).toBeNull()
  await quiet(line)
  return signals(line).slice(before)
}

async function scene(wanted: Record<string, unknown>, ...names: string[]): Promise<{ server: Running; table: string; lines: Line[] }> {
  const server = await servers.start()
  const clients = await crew(server.url, ...names)
  const table = await tableOf(clients, wanted)
  const spectator = new TestClient(server.url, 'Eve')
  await spectator.enter()
  const lines = await Promise.all([...clients, spectator].map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  return { server, table, lines }
}

describe('a signal', () => {
  test('reaches the side of the seat, itself included, and nobody else', async () => {
    const { table, lines } = await scene(TEAMS, 'Anna', 'Ben', 'Cleo', 'Dan')
    const [anna, ben, cleo, dan, eve] = lines
    expect(await anna.request({ type: 'signal', table, kind: 'danger', at: [57] })).toBeNull()
    expect(await cleo.request({ type: 'signal', table, kind: 'course', at: [1, 2, 3] })).toBeNull()
    for (const line of lines) await quiet(line)
    const both = [
      { seat: 0, kind: 'danger', at: [57] },
      { seat: 2, kind: 'course', at: [1, 2, 3] },
    ]
    expect([anna, cleo].map(signals)).toEqual([both, both])
    expect([ben, dan, eve].flatMap(signals)).toEqual([])
  })

  test('is neither stored nor told to whoever comes later', async () => {
    const { server, table, lines } = await scene(TEAMS, 'Anna', 'Ben', 'Cleo', 'Dan')
    const [anna, , cleo] = lines
    cleo.send({ type: 'bye', table })
    await quiet(cleo)
    expect(await anna.request({ type: 'signal', table, kind: 'here', at: [9] })).toBeNull()
    const state = await cleo.hello(table)
    expect(state.talk).toEqual([])
    expect(signals(cleo)).toEqual([])
    expect(await server.registry.tables.entries(table, 0)).toEqual([])
  })

  test('is told to whoever of the side comes later if it is a course: the last one, until it is taken back', async () => {
    const { table, lines } = await scene(TEAMS, 'Anna', 'Ben', 'Cleo', 'Dan')
    const [anna, , cleo] = lines
    for (const at of [
      [7, 8],
      [1, 2, 3],
    ])
      expect(await anna.request({ type: 'signal', table, kind: 'course', at })).toBeNull()
    expect(await anna.request({ type: 'signal', table, kind: 'here', at: [9] })).toBeNull()
    const heard: unknown[] = []
    for (const line of lines) heard.push(await heardAgain(line, table, cleo))
    const course = { seat: 0, kind: 'course', at: [1, 2, 3] }
    expect(heard).toEqual([[course], [], [course], [], []])
    expect(await cleo.request({ type: 'mute', table, seat: 0, on: true })).toBeNull()
    expect(await heardAgain(cleo, table, anna)).toEqual([])
    expect(await cleo.request({ type: 'mute', table, seat: 0, on: false })).toBeNull()
    expect(await anna.request({ type: 'signal', table, kind: 'course', at: [] })).toBeNull()
    expect(await heardAgain(cleo, table, anna)).toEqual([])
  })

  test('of a course is told no more when the turn of its seat has ended', async () => {
    const { table, lines } = await scene(TEAMS, 'Anna', 'Ben', 'Cleo', 'Dan')
    const mover = lines.slice(0, 4).findIndex((line) => line.ask?.kind === 'turn')
    const mate = (mover + 2) % 4
    for (const seat of [mover, mate]) expect(await lines[seat].request({ type: 'signal', table, kind: 'course', at: [1, 2] })).toBeNull()
    const course = (seat: number) => ({ seat, kind: 'course', at: [1, 2] })
    const both = [course(mover), course(mate)]
    // Within the turn it holds, whatever else is asked; the turn that has not come yet cannot be over.
    expect(await lines[mover].request({ type: 'answer', table, choice: { do: 'move' } })).toBeNull()
    expect(await heardAgain(lines[mate], table, lines[mover])).toEqual(both)
    expect(await lines[mover].request({ type: 'answer', table, choice: { do: 'stop' } })).toBeNull()
    expect(await heardAgain(lines[mate], table, lines[mover])).toEqual(both)
    expect(await lines[mover].request({ type: 'answer', table, choice: { do: 'end' } })).toBeNull()
    expect(await heardAgain(lines[mate], table, lines[mover])).toEqual([course(mate)])
    expect(await heardAgain(lines[(mover + 1) % 4], table, lines[mover])).toEqual([])
  })

  test('is not heard by a mate who has muted its seat', async () => {
    const { table, lines } = await scene(TEAMS, 'Anna', 'Ben', 'Cleo', 'Dan')
    const [anna, , cleo] = lines
    expect(await cleo.request({ type: 'mute', table, seat: 0, on: true })).toBeNull()
    expect(await anna.request({ type: 'signal', table, kind: 'here', at: [9] })).toBeNull()
    await quiet(cleo)
    expect(signals(cleo)).toEqual([])
    expect(signals(anna)).toHaveLength(1)
  })

  test('reaches bots of the side, and those of the other side not', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const { id } = await anna.post('/api/tables', {
      ...TEAMS,
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'mate' }, { kind: 'bot', bot: 'mate' }],
      sit: 0,
    })
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 })
    await anna.post(`/api/tables/${id}/start`, {})
    const [line, rival] = await Promise.all([anna, ben].map((client) => client.socket()))
    for (const one of [line, rival]) await one.hello(id)
    expect(await line.request({ type: 'signal', table: id, kind: 'here', at: [9] })).toBeNull()
    const table = await server.registry.table(id)
    expect(heardBy(table, 2)).toContainEqual({ seat: 0, kind: 'here', at: [9] })
    for (const seat of [1, 3]) expect(heardBy(table, seat).filter((signal) => signal.seat % 2 === 0)).toEqual([])
    for (const one of [line, rival]) await quiet(one)
    expect(signals(line).every(({ seat }) => seat % 2 === 0)).toBe(true)
    expect(signals(rival).every(({ seat }) => seat % 2 === 1)).toBe(true)
  })

  test('comes from a bot, too: its course when its turn begins', async () => {
    const server = await servers.start()
    const [anna] = await crew(server.url, 'Anna')
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }]
    const { id } = await anna.post('/api/tables', { game: 'quests', options: { mode: 'coop', champions: 'random' }, seats, sit: 0 })
    await anna.post(`/api/tables/${id}/start`, {})
    const line = await anna.socket()
    await line.hello(id)
    await line.until(() => line.ask?.kind === 'turn')
    expect(await line.request({ type: 'answer', table: id, choice: { do: 'end' } })).toBeNull()
    expect(await line.until((one) => one.type === 'signal')).toMatchObject({ signal: { seat: 1, kind: 'course' } })
  })

  test('in the co-op game all are one side', async () => {
    const { table, lines } = await scene({ game: 'quests', options: { mode: 'coop', champions: 'random' } }, 'Anna', 'Ben')
    expect(await lines[1].request({ type: 'signal', table, kind: 'here', at: [9] })).toBeNull()
    await lines[0].until((one) => one.type === 'signal')
    await quiet(lines[2])
    expect(signals(lines[2])).toEqual([])
  })

  test.each([
    ['a game without sides', {}],
    ['a free-for-all', { game: 'quests', options: { champions: 'random' } }],
  ])('is refused in %s', async (_where, wanted) => {
    const { table, lines } = await scene(wanted, 'Anna', 'Ben')
    expect(await lines[0].request({ type: 'signal', table, kind: 'here', at: [9] })).toBe('talk.alone')
    await quiet(lines[1])
    expect(lines.flatMap(signals)).toEqual([])
  })

  test('is refused to a spectator, where the table has no talk, and before the game begins', async () => {
    const { server, table, lines } = await scene({ ...TEAMS, house: { talk: 'off' } }, 'Anna', 'Ben', 'Cleo', 'Dan')
    const signal = { type: 'signal', kind: 'here', at: [9] }
    expect(await lines[4].request({ ...signal, table })).toBe('table.notSeated')
    expect(await lines[0].request({ ...signal, table })).toBe('talk.off')
    const [finn] = await crew(server.url, 'Finn')
    const seats = [0, 1, 2, 3].map(() => ({ kind: 'open' }))
    const { id } = await finn.post('/api/tables', { ...TEAMS, seats, sit: 0 })
    const line = await finn.socket()
    await line.hello(id)
    expect(await line.request({ ...signal, table: id })).toBe('table.notBegun')
  })

  test('is refused while the rules forbid all talk, with their number', async () => {
    const together: Game<LiarState, { id: string }> = { ...liar, mates: ({ state }) => everyone(state.seats) }
    const server = await servers.start({}, { games: [together], gamesModule: new URL('./liar.ts', import.meta.url).href })
    const clients = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf(clients, { game: 'liar', options: { silentRound: 1 } })
    const line = await clients[0].socket()
    await line.hello(table)
    expect(await line.request({ type: 'signal', table, kind: 'here', at: [9] })).toBe('talk.silence')
    expect(await line.until((one) => one.type === 'refused')).toMatchObject({ error: { rule: 'L-9' } })
  })

  test.each([
    ['kind', { kind: 'Danger!', at: [1] }],
    ['kind', { kind: 'x'.repeat(21), at: [1] }],
    ['at.0', { kind: 'here', at: [-1] }],
    ['at.0', { kind: 'here', at: [1.5] }],
    ['at.1', { kind: 'here', at: [1, 'here'] }],
    ['at', { kind: 'here', at: Array.from({ length: 61 }, () => 1) }],
    ['at', { kind: 'here' }],
    ['message', { kind: 'here', at: [1], text: 'psst' }],
  ])('malformed is refused: %s of %j', async (field, signal) => {
    const { table, lines } = await scene({ game: 'quests', options: { mode: 'coop', champions: 'random' } }, 'Anna', 'Ben')
    expect(await lines[0].request({ type: 'signal', table, ...signal })).toBe('bad.field')
    expect(await lines[0].until((one) => one.type === 'refused')).toMatchObject({ error: { field } })
    await quiet(lines[1])
    expect(signals(lines[1])).toEqual([])
  })
})

describe.runIf(kinds.includes('postgres'))('two servers on one PostgreSQL', () => {
  const postgres = kinds.includes('postgres') ? new Servers('postgres') : servers

  test('pass signals on to the same side', async () => {
    const where = await postgres.fresh()
    const [one, two] = [await postgres.start(where), await postgres.start(where)]
    const clients = await crew(one.url, 'Anna', 'Ben', 'Cleo', 'Dan')
    const table = await tableOf(clients, TEAMS)
    for (const client of clients.slice(1)) client.url = two.url
    const [anna, ben, cleo] = await Promise.all(clients.map((client) => client.socket()))
    for (const line of [anna, ben, cleo]) await line.hello(table)
    expect(await anna.request({ type: 'signal', table, kind: 'danger', at: [57] })).toBeNull()
    expect(await cleo.until((message) => message.type === 'signal')).toMatchObject({ signal: { seat: 0, kind: 'danger', at: [57] } })
    await quiet(ben)
    expect(signals(ben)).toEqual([])
  })
})
