import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BadInput } from '@flotilla/kernel'
import { sql, type Kysely, type Transaction } from 'kysely'
import { fillListings } from './migrations.ts'
import { Stretches } from '../time.ts'
import type { Rows } from './schema.ts'
import type { Storage } from './storage.ts'

const FORMAT = 'flotilla-backup-1'
/** Parents first; without the codes, which are good for minutes, and without who is there at the moment. Each with the columns of its key: a table is read in pages, so that the largest one needs no more memory than the smallest. */
const WHOLE = {
  meta: ['name'],
  persons: ['id'],
  sessions: ['hash'],
  tokens: ['id'],
  passkeys: ['id'],
  recovery_codes: ['kind', 'value'],
  ways: ['id'],
  calls: ['wait', 'way'],
  relationships: ['person', 'other', 'kind'],
  rulings: ['person', 'kind'],
  reports: ['id'],
  audit: ['id'],
  tables: ['id'],
  members: ['person', 'table_id'],
  results: ['person', 'table_id'],
  invites: ['person', 'table_id'],
  entries: ['table_id', 'seq'],
  folded: ['table_id'],
  talk: ['table_id', 'n'],
  orders: ['table_id', 'person'],
} as const satisfies { readonly [Name in Exclude<keyof Rows, 'codes' | 'servers' | 'leaders'>]: readonly (keyof Rows[Name] & string)[] }
const PAGE = 500

async function* lines(db: Kysely<Rows>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`
  const stretches = new Stretches()
  for (const [table, key] of Object.entries(WHOLE))
    for await (const row of rowsOf(db, table as keyof Rows, key)) {
      yield `${JSON.stringify({ table, row: writable(row) })}\n`
      await stretches.rest()
    }
}

/** Bytes as text, which JSON can hold. */
const writable = (row: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    ]),
  )

const readable = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, string | number | null | { base64: string }]) => [
      name,
      typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
    ]),
  )

/** All rows of a table in the order of its key, a page at a time. */
async function* rowsOf(db: Kysely<Rows>, table: keyof Rows, key: readonly string[]): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  for (let last: Record<string, unknown> | undefined, isFirst = true; isFirst || last !== undefined; isFirst = false) {
    const after: typeof last = last
    const beyond = after === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})`
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${PAGE}`.execute(db)
    yield* rows
    last = rows.length < PAGE ? undefined : rows.at(-1)
  }
}

/** Writes everything, as of one moment, to a compressed file that both kinds of database can read. The server may run on. */
export async function backup({ db, kind }: Storage, file: string): Promise<void> {
  const copying = async (snapshot: Transaction<Rows>): Promise<void> => {
    await pipeline(Readable.from(lines(snapshot)), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  }
  const transaction = db.transaction()
  try {
    await (kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(copying)
  } catch (error) {
    // Half a backup is worse than none; but a file that was there before is not ours.
    if ((error as { code?: string }).code !== 'EEXIST') rmSync(file, { force: true })
    throw error
  }
}

/** Reads a backup into an empty database; all of it, or nothing. Returns how many tables it had. */
export async function restore({ db, kind }: Storage, file: string): Promise<number> {
  const { n } = await db
    .selectFrom('tables')
    .select((is) => is.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) > 0) throw new BadInput('data', `the database already has ${Number(n)} tables: restore into an empty one`)
  let tables = 0
  await db.transaction().execute(async (target) => {
    if (kind === 'postgres') await sql`lock table tables in exclusive mode`.execute(target)
    await target.deleteFrom('meta').execute()
    let rows: object[] = []
    let from: keyof Rows = 'meta'
    const store = async (): Promise<void> => {
      if (rows.length > 0)
        await target
          .insertInto(from)
          .values(rows)
          .execute()
          .catch((error: unknown) => {
            throw new BadInput('file', `${file} is damaged: ${(error as Error).message}`)
          })
      rows = []
    }
    let first = true
    for await (const line of linesOf(file)) {
      const { format, table, row } = parsed(line, file)
      if (first ? format !== FORMAT : !isOurs(table, row)) throw notOurs(file)
      if (!first) {
        if (from !== table || rows.length >= PAGE) await store()
        from = table
        rows.push(readable(row))
        if (table === 'tables') tables++
      }
      first = false
    }
    if (first) throw notOurs(file)
    await store()
    await fillListings(target)
  })
  return tables
}

const isOurs = (table: string, row: unknown): boolean => Object.hasOwn(WHOLE, table) && typeof row === 'object' && row !== null

const notOurs = (file: string): BadInput => new BadInput('file', `${file} is not a backup of Flotilla`)

function parsed(line: string, file: string): { format?: string; table: keyof Rows; row: object } {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    throw notOurs(file)
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = new PassThrough()
  const read = pipeline(createReadStream(file), createGunzip(), text)
  read.catch((error: unknown) => text.destroy(error as Error))
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity })
    await read
  } catch (error) {
    throw new BadInput('file', `${file} cannot be read as a backup: ${(error as Error).message}`)
  }
}
