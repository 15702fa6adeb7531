import { join } from 'node:path'
import { BadInput } from '@flotilla/kernel'
import { sql, type Kysely } from 'kysely'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { migrate } from './migrations.ts'
import type { Bus } from '../cluster/bus.ts'
import { NatsBus } from '../cluster/nats-bus.ts'
import { ProcessHub } from '../cluster/process-bus.ts'
import { PostgresBus } from '../cluster/postgres-bus.ts'
import { openPostgres } from './postgres.ts'
import type { Rows } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  /** This server's name among those on the database. */
  readonly node: string
  readonly db: Kysely<Rows>
  /** The raw file, where there is one: tests fill it up. */
  readonly raw: DatabaseSyncInstance | null
  /** How the servers on this database tell each other that something has changed. */
  readonly bus: Bus
  /** What all servers on the database share under this name: made by the first who asks. */
  keep(name: string, make: () => string): Promise<string>
  /** Throws if the database cannot be reached. */
  probe(): Promise<void>
  close(): Promise<void>
}

export interface Where {
  /** A postgres:// address; without it SQLite in the data folder is used. */
  readonly database?: string | undefined
  readonly data: string
  /** A nats:// address, if servers tell each other by NATS and not by the database. */
  readonly bus?: string | undefined
}

export async function openStorage({ database, data, bus }: Where, node: string, report: (error: Error) => void): Promise<Storage> {
  let storage: Storage | null = null
  try {
    storage = database === undefined ? sqliteStorage(data, node) : postgresStorage(database, node, bus, report)
    await migrate(storage.db)
    return storage
  } catch (error) {
    await storage?.close()
    const what = database === undefined ? `the data folder '${data}'` : `PostgreSQL at ${hostOf(database)}`
    throw new BadInput(database === undefined ? 'data' : 'database', `cannot use ${what}: ${reasonOf(error)}`)
  }
}

/** Where it is, without who enters and by which password. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : 'this address')

/** A host with several addresses fails with a list of errors and no words of its own. */
function reasonOf(error: unknown): string {
  const { message, errors = [] } = error as Error & { errors?: Error[] }
  return message === '' ? errors.map((one) => one.message).join(', ') : message
}

/** The file of the SQLite database in a data folder. */
export const databaseFile = (data: string): string => join(data, 'flotilla.db')

async function kept(db: Kysely<Rows>, name: string, make: () => string): Promise<string> {
  const known = db.selectFrom('meta').select('value').where('name', '=', name)
  const before = await known.executeTakeFirst()
  if (before !== undefined) return before.value
  await db
    .insertInto('meta')
    .values({ name, value: make() })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return (await known.executeTakeFirstOrThrow()).value
}

function sqliteStorage(data: string, node: string): Storage {
  const { db, raw } = openSqlite(data === ':memory:' ? data : databaseFile(data))
  return {
    kind: 'sqlite',
    node,
    db,
    raw,
    // A file is one process's: there is nobody else to tell.
    bus: new ProcessHub().bus(node),
    keep: (name, make) => kept(db, name, make),
    probe: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}

function postgresStorage(url: string, node: string, nats: string | undefined, report: (error: Error) => void): Storage {
  const db = openPostgres(url, report)
  const bus = nats === undefined ? new PostgresBus(db, url, node, report) : new NatsBus(nats, node, report)
  return {
    kind: 'postgres',
    node,
    db,
    raw: null,
    bus,
    keep: (name, make) => kept(db, name, make),
    probe: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await bus.close()
      await db.destroy()
    },
  }
}
