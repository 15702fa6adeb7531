import { join } from 'node:path'
import { BadInput } from '@flotilla/kernel'
import { sql, type Kysely } from 'kysely'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { migrate } from './migrations.ts'
import { CHANNEL, Listener, openPostgres } from './postgres.ts'
import type { Rows } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** "Table `table` has changed": which part, and by whom. The rows are the truth, this only says where to look. */
export interface Notice {
  readonly what: Change | PresenceNotice | 'expelled' | 'look'
  /** Empty where it is about no table. */
  readonly table: string
  /** What is stored nowhere goes along, as text without blanks: a signal, who is there, whose session has ended, or who looks different. */
  readonly more?: string
}

export type Change = 'entries' | 'table' | 'talk' | 'orders' | 'signal'
/** `here`: these people of the table are at my server. `afresh`: forget what I told, all of it follows. `who`: tell me all. `beat`: I am alive. `drains`: I take nobody in any more. */
type PresenceNotice = 'here' | 'afresh' | 'who' | 'beat' | 'drains'

export interface Heard extends Notice {
  /** The server it comes from. */
  readonly from: string
}

export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  /** This server's name among those on the database. */
  readonly node: string
  readonly db: Kysely<Rows>
  /** The raw file, where there is one: tests fill it up. */
  readonly raw: DatabaseSyncInstance | null
  /** How a notice begins; the table's id makes it whole. For statements that change something and tell it at once; null where nobody hears. */
  notice(what: Notice['what']): string | null
  /** Tells other servers, all at once and in this order. */
  tell(...notices: Notice[]): Promise<void>
  /** Hears other servers; `missed` when the line is new, at the beginning and after a break. */
  listen(heard: (notice: Heard) => void, missed: () => void): Promise<void>
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
}

export async function openStorage({ database, data }: Where, node: string, report: (error: Error) => void): Promise<Storage> {
  let storage: Storage | null = null
  try {
    storage = database === undefined ? sqliteStorage(data, node) : postgresStorage(database, node, report)
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
    notice: () => null,
    tell: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    keep: (name, make) => kept(db, name, make),
    probe: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}

function postgresStorage(url: string, node: string, report: (error: Error) => void): Storage {
  const db = openPostgres(url, report)
  let listener: Listener | null = null
  const beginning = (what: Notice['what']): string => `${node} ${what} `
  const written = ({ what, table, more }: Notice): string => beginning(what) + (more === undefined ? table : `${table} ${more}`)
  return {
    kind: 'postgres',
    node,
    db,
    raw: null,
    notice: beginning,
    tell: async (...notices) =>
      void (await sql`select pg_notify(${CHANNEL}, one) from unnest(${notices.map(written)}::text[]) as one`.execute(db)),
    async listen(heard, missed) {
      const hear = (payload: string): void => {
        const [from, what, table, more] = payload.split(' ')
        if (from !== node) heard({ from, what: what as Notice['what'], table, more })
      }
      listener = new Listener(url, hear, missed, report)
      await listener.listen()
    },
    keep: (name, make) => kept(db, name, make),
    probe: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await listener?.close()
      await db.destroy()
    },
  }
}
