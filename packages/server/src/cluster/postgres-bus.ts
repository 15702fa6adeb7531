import { sql, type Kysely } from 'kysely'
import type { Rows } from '../storage/schema.ts'
import { Listener } from './postgres-listener.ts'
import { readNotice, written, type Bus, type Heard, type Notice } from './bus.ts'

const CHANNEL = 'flotilla'

/**
 * Servers tell each other by PostgreSQL's notices, all on one channel: right for a handful of servers. Notices are sent in one
 * statement for all that has come together, never inside the transaction that they tell of: PostgreSQL commits transactions
 * with a notice one after another, on all servers together.
 */
export class PostgresBus implements Bus {
  readonly kind = 'postgres'
  readonly #db: Kysely<Rows>
  readonly #node: string
  readonly #listener: Listener
  #heard: (notice: Heard) => void = () => undefined
  #missed: () => void = () => undefined
  #untold: string[] = []
  #telling: Promise<void> | null = null
  #failed = false

  constructor(db: Kysely<Rows>, url: string, node: string, report: (error: Error) => void) {
    this.#db = db
    this.#node = node
    this.#listener = new Listener({
      url,
      channel: CHANNEL,
      heard: (line) => this.#hear(line),
      missed: () => this.#missed(),
      report,
    })
  }

  tell(...notices: Notice[]): void {
    for (const notice of notices) this.#untold.push(written(this.#node, notice))
    this.#telling ??= this.#tellAll()
  }

  /** One statement after another, or they might overtake each other. */
  async #tellAll(): Promise<void> {
    // Whatever is told in the same moment goes along.
    await Promise.resolve()
    while (this.#untold.length > 0) {
      // Of equal notices in one statement PostgreSQL would send the first alone; what counts is the last.
      const lines = [...new Set(this.#untold.reverse())].reverse()
      this.#untold = []
      try {
        await sql`select pg_notify(${CHANNEL}, line) from unnest(${lines}::text[]) as line`.execute(this.#db)
        if (this.#failed) this.#missed()
        this.#failed = false
      } catch {
        // The database is away, as answers are told clearly enough. What was not told is made up for when it is back.
        this.#failed = true
      }
    }
    this.#telling = null
  }

  async flushed(): Promise<void> {
    await this.#telling
  }

  async listen(heard: (notice: Heard) => void, missed: () => void): Promise<void> {
    this.#heard = heard
    this.#missed = missed
    await this.#listener.listen()
  }

  #hear(line: string): void {
    const notice = readNotice(line)
    if (notice.from !== this.#node) this.#heard(notice)
  }

  follow(): void {
    // Every server hears of every table.
  }

  async close(): Promise<void> {
    await this.#telling
    await this.#listener.close()
  }
}
