import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, Observed } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const TABLES = [10, 50, 200]

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

/** One server with so many tables of players who move as soon as they can. A quarter of the time is for warming up. */
async function observe(which: Contender, tables: number, seconds: number): Promise<Run> {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-bench-'))
  const server = new Observed(which, data)
  const processes = [server]
  try {
    const port = await server.port()
    const empty = server.memory()
    const load = new Observed('load', which, port, String(tables))
    processes.push(load)
    await load.line()
    await wait(seconds / 4)
    const memory = (server.memory() - empty) / 1024 / tables
    await load.ask()
    const before = { cpu: server.cpu(), time: performance.now() }
    await wait((seconds * 3) / 4)
    const { moves, p50, p99 } = JSON.parse(await load.ask()) as { moves: number; p50: number; p99: number }
    const passed = (performance.now() - before.time) / 1000
    return { moves: moves / passed, cpu: ((server.cpu() - before.cpu) / moves) * 1e6, p50, p99, memory }
  } finally {
    for (const one of processes) await one.end()
    rmSync(data, { recursive: true, force: true })
  }
}

const LINES: readonly { what: keyof Run; name: string; unit: string }[] = [
  { what: 'moves', name: 'moves', unit: 'moves/s' },
  { what: 'cpu', name: 'server CPU a move', unit: 'µs' },
  { what: 'p50', name: "move to the other's update, p50", unit: 'ms' },
  { what: 'p99', name: "move to the other's update, p99", unit: 'ms' },
  { what: 'memory', name: 'memory a table', unit: 'kB' },
]

async function run({ seconds }: Settings): Promise<Figure[]> {
  await build()
  const figures: Figure[] = []
  for (const tables of TABLES) {
    const theirs = await observe('theirs', tables, seconds)
    const ours = await observe('ours', tables, seconds)
    const bare = await observe('bare', tables, seconds)
    for (const { what, name, unit } of LINES) {
      const figure = (whose: string, value: number, ratio?: number): void => {
        figures.push({ name: `${tables} tables, ${name}: ${whose}`, value, unit, ...(ratio === undefined ? {} : { ratio }) })
      }
      figure('ours, on the disk / boardgame.io, in memory', ours[what], ours[what] / theirs[what])
      figure('ours, on the disk / a bare ws server, on the disk', ours[what], ours[what] / bare[what])
      figure('boardgame.io, in memory', theirs[what])
      figure('a bare ws server, on the disk', bare[what])
    }
  }
  return figures
}

export const server: Suite = {
  about: "durable answers of our server against boardgame.io's in memory and a bare durable one: rate, processor time, delay, memory",
  run,
}
