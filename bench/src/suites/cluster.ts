import { startNats, whyNoNats, type Nats } from '../../../scripts/nats.ts'
import { startPostgres, type Postgres } from '../../../scripts/postgres.ts'
import { build, newFolder, Observed, removeFolder } from '../server/processes.ts'
import type { Figure, Settings, Suite } from '../suite.ts'

const TABLES = 200
/** Each form takes its turn so often, and its middle figures count. */
const ROUNDS = 3
/** Seconds before anything counts. */
const WARM_UP = 3

interface Form {
  readonly servers: number
  readonly database: 'SQLite' | 'PostgreSQL'
  readonly bus?: 'NATS'
  /** The two players of each table are at different servers. */
  readonly divided?: true
}

const nameOf = ({ servers, database, bus, divided }: Form): string =>
  [
    `${servers === 1 ? 'one server' : 'two servers'} on ${database}`,
    ...(servers === 1 ? [] : [`by ${bus ?? 'notices'}`, divided ? 'players divided' : 'players together']),
  ].join(', ')

const ONE: Form = { servers: 1, database: 'SQLite' }
const SHARED: Form = { servers: 1, database: 'PostgreSQL' }
const TWO: Form = { servers: 2, database: 'PostgreSQL' }
const DIVIDED: Form = { ...TWO, divided: true }
const NATS: Form = { ...TWO, bus: 'NATS' }
const NATS_DIVIDED: Form = { ...NATS, divided: true }

interface Run {
  readonly moves: number
  /** Microseconds of the servers' processor time a move. */
  readonly cpu: number
  readonly p50: number
  readonly p99: number
  /** Entries in a commit. */
  readonly flush: number
}

interface Around {
  readonly postgres: Postgres
  readonly nats: Nats | null
}

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000))

async function observe(form: Form, seconds: number, { postgres, nats }: Around): Promise<Run> {
  const folders: string[] = []
  const servers: Observed[] = []
  const processes: Observed[] = []
  const bus = form.bus === undefined ? '' : `,${nats?.url}`
  const where = form.database === 'SQLite' ? '-' : postgres.url() + bus
  try {
    const ports: string[] = []
    for (let i = 0; i < form.servers; i++) {
      const data = newFolder()
      folders.push(data)
      const server = new Observed('ours', data, where)
      servers.push(server)
      ports.push(await server.port())
    }
    const load = new Observed('load', form.divided ? 'divided' : 'ours', ports.join(','), String(TABLES))
    processes.push(load)
    await load.line()
    await wait(WARM_UP)
    const commits = async (): Promise<{ commits: number; entries: number }[]> =>
      Promise.all(servers.map(async (server) => JSON.parse(await server.ask('commits')) as { commits: number; entries: number }))
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
    await load.ask()
    const before = { cpu: sum(servers.map((one) => one.cpu())), time: performance.now(), stored: await commits() }
    await wait(seconds)
    const { moves, p50, p99 } = JSON.parse(await load.ask()) as Run
    const passed = (performance.now() - before.time) / 1000
    const cpu = sum(servers.map((one) => one.cpu())) - before.cpu
    const stored = await commits()
    const since = (what: 'commits' | 'entries'): number => sum(stored.map((one, i) => one[what] - before.stored[i][what]))
    return { moves: moves / passed, cpu: (cpu / moves) * 1e6, p50, p99, flush: since('entries') / since('commits') }
  } finally {
    for (const one of [...processes, ...servers]) await one.end()
    folders.forEach(removeFolder)
  }
}

const LINES: readonly { what: keyof Run; name: string; unit: string }[] = [
  { what: 'moves', name: 'moves', unit: 'moves/s' },
  { what: 'cpu', name: 'CPU of all servers a move', unit: 'µs' },
  { what: 'p50', name: "move to the other's update, p50", unit: 'ms' },
  { what: 'p99', name: "move to the other's update, p99", unit: 'ms' },
  { what: 'flush', name: 'entries in a commit', unit: 'entries' },
]

/** What is held against what. */
const PAIRS: readonly (readonly [Form, Form])[] = [
  [SHARED, ONE],
  [TWO, SHARED],
  [DIVIDED, TWO],
  [NATS, TWO],
  [NATS_DIVIDED, DIVIDED],
]

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]

async function compare(forms: readonly Form[], seconds: number, around: Around): Promise<Figure[]> {
  const runs = new Map<Form, Run[]>(forms.map((form) => [form, []]))
  for (let round = 0; round < ROUNDS; round++) for (const [form, of] of runs) of.push(await observe(form, seconds / ROUNDS, around))
  const of = (form: Form, what: keyof Run): number => middle((runs.get(form) ?? []).map((one) => one[what]))
  return LINES.flatMap(({ what, name, unit }) => [
    ...forms.map((form): Figure => ({ name: `${name}: ${nameOf(form)}`, value: of(form, what), unit })),
    ...PAIRS.filter((pair) => pair.every((form) => runs.has(form))).map(([a, b]): Figure => ({
      name: `${name}: ${nameOf(a)} / ${nameOf(b)}`,
      value: of(a, what),
      unit,
      ratio: of(a, what) / of(b, what),
    })),
  ])
}

async function run({ seconds }: Settings): Promise<Figure[]> {
  await build()
  const why = whyNoNats()
  if (why !== null) console.warn(`NATS is not measured: ${why}`)
  const postgres = await startPostgres(true)
  const nats = why === null ? await startNats() : null
  try {
    const forms = [ONE, SHARED, TWO, DIVIDED, ...(nats === null ? [] : [NATS, NATS_DIVIDED])]
    return await compare(forms, seconds, { postgres, nats })
  } finally {
    await nats?.stop()
    await postgres.stop()
  }
}

export const cluster: Suite = {
  about: `${TABLES} tables on one server and on two, SQLite and PostgreSQL, by notices and by NATS, players of a table divided and together`,
  isLong: true,
  run,
}
