import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Rows } from './schema.ts'

const BIGINT = 20
/** Times fit a number; without this they arrive as strings. */
types.setTypeParser(BIGINT, Number)

export function openPostgres(url: string, report: (error: Error) => void): Kysely<Rows> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, application_name: 'flotilla' })
  // Without a listener a lost connection ends the process.
  pool.on('error', report)
  // So does one that is lost between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', report))
  return new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) })
}
