import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { Rows } from './schema.ts'

const BIGINT = 20
/** Times fit a number; without this they arrive as strings. */
types.setTypeParser(BIGINT, Number)

export const CHANNEL = 'flotilla'

export function openPostgres(url: string, report: (error: Error) => void): Kysely<Rows> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, application_name: 'flotilla' })
  // Without a listener a lost connection ends the process.
  pool.on('error', report)
  // So does one that is lost between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', report))
  return new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) })
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000

/** Hears what other servers on the database have stored. After a break in the line `missed` is called: anything may have happened. */
export class Listener {
  readonly #url: string
  readonly #heard: (payload: string) => void
  readonly #missed: () => void
  readonly #report: (error: Error) => void
  #client: Client | null = null
  #closed = false
  #timer: NodeJS.Timeout | null = null

  constructor(url: string, heard: (payload: string) => void, missed: () => void, report: (error: Error) => void) {
    this.#url = url
    this.#heard = heard
    this.#missed = missed
    this.#report = report
  }

  async listen(wait = FIRST_WAIT): Promise<void> {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 5000, application_name: 'flotilla listen' })
    client.on('error', this.#report)
    client.on('end', () => this.#again(FIRST_WAIT))
    client.on('notification', ({ payload }) => payload !== undefined && this.#heard(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      this.#missed()
    } catch (error) {
      this.#report(error as Error)
      client.removeAllListeners('end')
      await client.end().catch(() => undefined)
      this.#again(Math.min(wait * 2, LONGEST_WAIT))
    }
  }

  #again(wait: number): void {
    this.#client = null
    if (this.#closed || this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.listen(wait)
    }, wait)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }
}
