import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openStorage, readConfig, serve, type Extras, type Running } from '../src/index.ts'
import { TestClient, type Line } from './client.ts'
import { newFolder, removeFolder } from '../../../scripts/folders.ts'
import { sharedPostgres, startPostgres, whyNoPostgres, type Postgres } from '../../../scripts/postgres.ts'

const noPostgres = await whyNoPostgres()
if (noPostgres !== null) console.warn(`PostgreSQL is not tested: ${noPostgres}`)

/** A busy machine takes its time to start and stop a database. */
const PATIENCE = 60_000

/** Tests are not held to what one person may have, and wait for no bot that takes its time. */
const LAVISH = { botPause: 0, openTables: 1e6, botTables: 1e6, publicTables: 1e6, guestRate: 1e6, addressPeople: 1e3, work: 1e9 }

/** Bots think about the games that are built: their threads start sooner. */
const gamesModule = new URL('../../games/dist/index.js', import.meta.url).href

export type Kind = 'sqlite' | 'postgres'
/** The databases this machine can test. */
export const kinds: readonly Kind[] = noPostgres === null ? ['sqlite', 'postgres'] : ['sqlite']

let databases = 0

async function order(postgres: Postgres, command: string): Promise<void> {
  const client = new Client(postgres.url())
  await client.connect()
  await client.query(command)
  await client.end()
}

const templates = new WeakMap<Postgres, Promise<string>>()

/** A database with all its tables: copying it takes a fraction of the time. */
async function makeTemplate(postgres: Postgres): Promise<string> {
  const name = 'template_of_tests'
  await order(postgres, `create database ${name}`)
  const storage = await openStorage({ data: '', database: postgres.url(name) }, 'template', () => undefined)
  await storage.close()
  return name
}

function templateIn(postgres: Postgres): Promise<string> {
  const known = templates.get(postgres) ?? makeTemplate(postgres)
  templates.set(postgres, known)
  return known
}

/** Servers for one test file: each with a database of its own, all closed at the end. */
export class Servers {
  readonly kind: Kind
  readonly #open = new Set<Running>()
  readonly #folders: string[] = []
  postgres: Postgres | null = null

  /** `durable`: a PostgreSQL of its own, which is going to crash and has to keep what it has committed. */
  constructor(kind: Kind, durable = false) {
    this.kind = kind
    beforeAll(async () => {
      if (kind === 'postgres') this.postgres = await (durable ? startPostgres(true) : sharedPostgres())
    }, PATIENCE)
    afterAll(async () => {
      try {
        for (const server of this.#open) await server.close()
      } finally {
        if (durable) await this.postgres?.stop()
        this.#folders.forEach(removeFolder)
      }
    }, PATIENCE)
  }

  folder(): string {
    const folder = newFolder('test')
    this.#folders.push(folder)
    return folder
  }

  /** Settings of a fresh database. */
  async fresh(): Promise<{ data: string; database?: string }> {
    const data = this.folder()
    if (this.postgres === null) return { data }
    const name = `test${++databases}`
    await order(this.postgres, `create database ${name} template ${await templateIn(this.postgres)}`)
    return { data, database: this.postgres.url(name) }
  }

  async start(flags: Record<string, unknown> = {}, extras: Extras = {}): Promise<Running> {
    const where = 'data' in flags ? {} : await this.fresh()
    const { config } = readConfig({
      flags: { port: 0, host: '127.0.0.1', log: 'silent', rate: 1e6, socketRate: 1e6, ...LAVISH, ...where, ...flags },
      env: {},
    })
    const server = await serve(config, { web: '/nowhere', gamesModule, ...extras })
    this.#open.add(server)
    return server
  }

  async stop(server: Running): Promise<void> {
    this.#open.delete(server)
    await server.close()
  }
}

/** Persons with a session each. */
export async function crew(url: string, ...names: string[]): Promise<TestClient[]> {
  const clients = names.map((name) => new TestClient(url, name))
  for (const client of clients) await client.enter()
  return clients
}

/** A started table with these persons on its first seats, in order. */
export async function tableOf(clients: readonly TestClient[], wanted: Record<string, unknown> = {}): Promise<string> {
  const [host, ...others] = clients
  const { bots = [], ...rest } = wanted as { bots?: string[] }
  const seats = [...clients.map(() => ({ kind: 'open' })), ...bots.map((bot) => ({ kind: 'bot', bot }))]
  const { id } = await host.post('/api/tables', { game: 'waves', seats, sit: 0, ...rest })
  for (const [i, client] of others.entries()) await client.post(`/api/tables/${id}/sit`, { seat: i + 1 })
  await host.post(`/api/tables/${id}/start`)
  return id
}

/** Whatever was on its way to this socket has arrived. */
export async function quiet(line: Line): Promise<void> {
  const from = line.messages.length
  line.send({ type: 'ping' })
  await line.until((one) => one.type === 'pong', from)
}
