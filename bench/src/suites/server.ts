import { build, newFolder, Observed, removeFolder } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const TABLES = [10, 50, 200]
/** Each contender takes its turn so often, and its middle figures count: what else the machine does falls on all of them alike. */
const ROUNDS = 3

const WARM_UP_MOVES = 10_000
const LONGEST_WARM_UP = 30
const WARM_UP_STEP = 0.25

type Contender = 'ours' | 'theirs' | 'bare'

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

/** One server with so many tables of players who move as soon as they can. */
async function observe(which: Contender, tables: number, seconds: number): Promise<Run> {
  const data = newFolder()
  const server = new Observed(which, data)
  const processes = [server]
  try {
    const port = await server.port()
    const empty = server.memory()
    const load = new Observed('load', which, port, String(tables))
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

const CONTENDERS = ['theirs', 'ours', 'bare'] as const satisfies readonly Contender[]

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]

async function compare(tables: number, seconds: number): Promise<Record<Contender, readonly Run[]>> {
  const runs: Record<Contender, Run[]> = { ours: [], theirs: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const which of CONTENDERS) runs[which].push(await observe(which, tables, seconds / ROUNDS))
  return runs
}

async function run({ seconds }: Settings): Promise<Figure[]> {
  await build()
  const figures: Figure[] = []
  for (const tables of TABLES) {
    const runs = await compare(tables, seconds)
    for (const { what, name, unit } of LINES) {
      const of = (whose: Contender): number => middle(runs[whose].map((one) => one[what]))
      const ours = of('ours')
      const figure = (whose: string, value: number, ratio?: number): void => {
        figures.push({ name: `${tables} tables, ${name}: ${whose}`, value, unit, ...(ratio === undefined ? {} : { ratio }) })
      }
      figure('ours, on the disk / boardgame.io, in memory', ours, ours / of('theirs'))
      figure('ours, on the disk / a bare ws server, on the disk', ours, ours / of('bare'))
      figure('boardgame.io, in memory', of('theirs'))
      figure('a bare ws server, on the disk', of('bare'))
    }
  }
  return figures
}

export const server: Suite = {
  about: "durable answers of our server against boardgame.io's in memory and a bare durable one: rate, processor time, delay, memory",
  run,
}
