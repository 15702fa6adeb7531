import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BadInput } from '@flotilla/kernel'
import { sql, type Kysely, type Transaction } from 'kysely'
import { fillListings } from './migrations.ts'
import type { Rows } from './schema.ts'
import type { Storage } from './storage.ts'

const FORMAT = 'flotilla-backup-1'
/** Parents first. Entries, talk and orders are read table by table, so that no list is long. */
const WHOLE = [
  'meta',
  'persons',
  'sessions',
  'tokens',
  'passkeys',
  'keepsakes',
  'ways',
  'calls',
  'bonds',
  'rulings',
  'reports',
  'audit',
  'tables',
  'members',
  'results',
  'invites',
] as const
const BY_TABLE = ['entries', 'talk', 'orders'] as const
const PAGE = 500

async function* lines(db: Kysely<Rows>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`
  for (const table of WHOLE) {
    const rows = await db.selectFrom(table).selectAll().execute()
    for (const row of rows) yield `${JSON.stringify({ table, row })}\n`
  }
  for (const { id } of await db.selectFrom('tables').select('id').execute())
    for (const table of BY_TABLE) {
      const rows = await db.selectFrom(table).selectAll().where('table_id', '=', id).execute()
      for (const row of rows) yield `${JSON.stringify({ table, row })}\n`
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
        rows.push(row)
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

const isOurs = (table: string, row: unknown): boolean =>
  [...WHOLE, ...BY_TABLE].some((name) => name === table) && typeof row === 'object' && row !== null

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
