import { startPostgres, type Postgres } from '../../../scripts/postgres.ts'
import { joinCost, longestRecord } from '../server/joins.ts'
import { STORED, listCost } from '../server/lists.ts'
import { tableOfOurs } from '../server/load-ours.ts'
import { build, newFolder, Observed, removeFolder } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const TABLES = [10, 50, 200]
/** Each contender takes its turn so often, and its middle figures count: what else the machine does falls on all of them alike. */
const ROUNDS = 3

const WARM_UP_MOVES = 10_000
const LONGEST_WARM_UP = 30
const WARM_UP_STEP = 0.25

const JOINS = 200
const LISTINGS = 100
const JOINED = ['waves', 'quests'] as const

const CONTENDERS = {
  ours: 'ours, on SQLite',
  postgres: 'ours, on PostgreSQL',
  theirs: 'boardgame.io, in memory',
  bare: 'a bare ws server, on the disk',
} as const
type Contender = keyof typeof CONTENDERS

interface Run {
  readonly moves: number
  /** Microseconds of the server's processor time. */
  readonly cpu: number
  readonly p50: number
  readonly p99: number
  /** Kilobytes. */
  readonly memory: number
}

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000))

/** What the players have counted since they were asked last. */
const count = async (load: Observed): Promise<Pick<Run, 'moves' | 'p50' | 'p99'>> => JSON.parse(await load.ask())

/** The same number of moves for everybody: how warm a program is depends on what it has done, not on the time it had. */
async function warmUp(load: Observed): Promise<void> {
  const until = performance.now() + LONGEST_WARM_UP * 1000
  for (let moves = 0; moves < WARM_UP_MOVES && performance.now() < until; moves += (await count(load)).moves) await wait(WARM_UP_STEP)
}

const serverOf = (which: Contender, data: string, database: Postgres | null, ...more: string[]): Observed =>
  which === 'ours' || which === 'postgres'
    ? new Observed('ours', data, which === 'postgres' && database !== null ? database.url() : '-', ...more)
    : new Observed(which, data)

/** One server with so many tables of players who move as soon as they can. */
async function observe(which: Contender, tables: number, seconds: number, database: Postgres | null): Promise<Run> {
  const data = newFolder()
  const server = serverOf(which, data, database)
  const processes = [server]
  try {
    const port = await server.port()
    const empty = server.memory()
    const load = new Observed('load', which === 'postgres' ? 'ours' : which, port, String(tables))
    processes.push(load)
    await load.line()
    await warmUp(load)
    const memory = (server.memory() - empty) / 1024 / tables
    await count(load)
    const before = { cpu: server.cpu(), time: performance.now() }
    await wait(seconds)
    const { moves, p50, p99 } = await count(load)
    const passed = (performance.now() - before.time) / 1000
    return { moves: moves / passed, cpu: ((server.cpu() - before.cpu) / moves) * 1e6, p50, p99, memory }
  } finally {
    for (const one of processes) await one.end()
    removeFolder(data)
  }
}

const LINES: readonly { what: keyof Run; name: string; unit: string }[] = [
  { what: 'moves', name: 'moves', unit: 'moves/s' },
  { what: 'cpu', name: 'server CPU a move', unit: 'µs' },
  { what: 'p50', name: "move to the other's update, p50", unit: 'ms' },
  { what: 'p99', name: "move to the other's update, p99", unit: 'ms' },
  { what: 'memory', name: 'memory a table', unit: 'kB' },
]

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]

/** The first contender against each of the others. */
async function compare(contenders: readonly Contender[], { seconds }: Settings, database: Postgres | null): Promise<Figure[]> {
  const [first, ...others] = contenders
  const figures: Figure[] = []
  for (const tables of TABLES) {
    const runs = new Map<Contender, Run[]>(contenders.map((which) => [which, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [which, of] of runs) of.push(await observe(which, tables, seconds / ROUNDS, database))
    for (const { what, name, unit } of LINES) {
      const of = (whose: Contender): number => middle((runs.get(whose) ?? []).map((one) => one[what]))
      const named = (whose: string): string => `${tables} tables, ${name}: ${whose}`
      for (const other of others)
        figures.push({ name: named(`${CONTENDERS[first]} / ${CONTENDERS[other]}`), value: of(first), unit, ratio: of(first) / of(other) })
      for (const other of others) figures.push({ name: named(CONTENDERS[other]), value: of(other), unit })
    }
  }
  return figures
}

/** What it costs that somebody comes to a long game, against a table where nothing has happened yet. */
async function joining(which: Contender, database: Postgres | null): Promise<Figure[]> {
  const data = newFolder()
  const server = serverOf(which, data, database, ...JOINED.map(longestRecord))
  try {
    const port = await server.port()
    const tables: string[] = []
    for (const _ of JOINED) tables.push(await server.line())
    const { id, sockets } = await tableOfOurs(Number(port), 0)
    for (const socket of sockets) socket.on('error', () => undefined).terminate()
    const fresh = await joinCost(server, port, id, JOINS)
    const figures: Figure[] = [{ name: `joining a fresh table: ${CONTENDERS[which]}`, value: fresh, unit: 'µs' }]
    for (const [i, game] of JOINED.entries()) {
      const value = await joinCost(server, port, tables[i], JOINS)
      figures.push({
        name: `joining a whole game of ${game}: ${CONTENDERS[which]} / a fresh table`,
        value,
        unit: 'µs',
        ratio: value / fresh,
      })
    }
    return figures
  } finally {
    await server.end()
    removeFolder(data)
  }
}

/** A page of each list where many tables are stored, each being played: as everybody sees it, and as one who sits at all of them does. */
async function lists(which: Contender, database: Postgres | null): Promise<Figure[]> {
  const data = newFolder()
  const server = serverOf(which, data, database)
  try {
    const port = await server.port()
    const { cookie = '', sockets } = await tableOfOurs(Number(port), 0, { public: true })
    for (const socket of sockets) socket.on('error', () => undefined).terminate()
    await server.ask(String(STORED))
    const figures: Figure[] = []
    for (const path of ['/api/tables', '/api/me/tables'])
      figures.push({
        name: `${path} with ${STORED} tables stored: ${CONTENDERS[which]}`,
        value: await listCost(server, port, path, cookie, LISTINGS),
        unit: 'µs',
      })
    return figures
  } finally {
    await server.end()
    removeFolder(data)
  }
}

async function run(settings: Settings): Promise<Figure[]> {
  await build()
  const database = settings.database ? await startPostgres(true) : null
  try {
    const contenders: readonly Contender[] = database === null ? ['ours', 'theirs', 'bare'] : ['postgres', 'ours']
    return [
      ...(await compare(contenders, settings, database)),
      ...(await joining(contenders[0], database)),
      ...(await lists(contenders[0], database)),
    ]
  } finally {
    await database?.stop()
  }
}

export const server: Suite = {
  about:
    "durable answers of our server against boardgame.io's in memory and a bare durable one: rate, processor time, delay, memory; joining",
  run,
}
