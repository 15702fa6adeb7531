import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { EntryRow, Rows } from './schema.ts'

type Value = null | number | bigint | string | Uint8Array

const MOST_STATEMENTS = 400

/** For the user of the server alone: it holds addresses, hashes of keys, and the seeds of games that go on. */
const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/**
 * Makes the file, and the folder if there is none, so that no other user of the machine can read it, whatever mask the process was started
 * with. SQLite gives the files beside it (`-wal`, `-shm`) the same mode; those of an earlier server are mended. A folder that was there
 * before may be used for other things, and is left as it is.
 */
function makeOwn(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER })
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE))
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) if (existsSync(one)) closeToOthers(one)
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWN_FILE)
  } catch (error) {
    // Another user's file, lent to this one by a group, is theirs to close; or another process has just removed it.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** SQLite in one file. `synchronous=full`: what is committed is on the disk. */
export function openSqlite(file: string): { db: Kysely<Rows>; raw: DatabaseSyncInstance } {
  if (file !== ':memory:') makeOwn(file)
  const raw = new DatabaseSync(file)
  // Whoever writes the log back into the file stops the loop meanwhile: 8 MB at a time take 10 ms, 32 MB took 60.
  raw.exec('pragma journal_mode=wal; pragma synchronous=full; pragma busy_timeout=5000; pragma wal_autocheckpoint=2000')
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const statement = raw.prepare(sql)
    const made: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as Value[])),
      run: (values) => statement.run(...(values as Value[])),
      iterate: (values) => statement.iterate(...(values as Value[])) as IterableIterator<unknown>,
    }
    if (prepared.size >= MOST_STATEMENTS) prepared.clear()
    prepared.set(sql, made)
    return made
  }
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: { close: () => raw.close(), prepare } }) })
  return { db, raw }
}

export const COLUMNS = [
  'table_id',
  'seq',
  'kind',
  'seat',
  'choice',
  'request',
  'by',
  'at',
  'spent',
  'tag',
  'prev',
] as const satisfies readonly (keyof EntryRow)[]

/**
 * Stores entries in one commit, with one prepared statement: building a query anew for every handful of answers costs more than storing them.
 * Returns the tables whose entry was stored. To be called while the connection is ours alone.
 */
export function entryWriter(raw: DatabaseSyncInstance): (entries: readonly EntryRow[]) => Set<string> {
  const places = COLUMNS.map(() => '?').join(', ')
  let insert: ReturnType<typeof raw.prepare> | null = null
  return (entries) => {
    insert ??= raw.prepare(
      `insert into entries (${COLUMNS.map((name) => `"${name}"`).join(', ')}) select ${places}
       where ? = 1 or exists (select 1 from entries where table_id = ? and seq = ? and tag = ?) on conflict do nothing`,
    )
    const stored = new Set<string>()
    raw.exec('begin immediate')
    try {
      for (const entry of entries) {
        const { table_id, seq, prev } = entry
        const { changes } = insert.run(...COLUMNS.map((name) => entry[name]), seq, table_id, seq - 1, prev)
        if (changes === 1) stored.add(table_id)
      }
      raw.exec('commit')
    } catch (error) {
      // A full disk may already have rolled it back.
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
    return stored
  }
}
