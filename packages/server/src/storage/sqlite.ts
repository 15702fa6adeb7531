import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Rows } from './schema.ts'

type Value = null | number | bigint | string | Uint8Array

const MOST_STATEMENTS = 400

/** SQLite in one file. `synchronous=full`: what is committed is on the disk. */
export function openSqlite(file: string): { db: Kysely<Rows>; raw: DatabaseSyncInstance } {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const raw = new DatabaseSync(file)
  raw.exec('pragma journal_mode=wal; pragma synchronous=full; pragma busy_timeout=5000; pragma foreign_keys=on')
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
