import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Rows } from '../storage/schema.ts'

/** Milliseconds between two renewals of this server's lease. */
export const RENEWAL = 1000
/** So long a lease lasts. A server that is killed is replaced after a lease and a renewal at the latest: within five seconds. */
const LEASE = 4000
/** Servers that have been gone for so long are forgotten, with the tables that nobody has taken over from them. */
const FORGOTTEN = 3_600_000

/** The database's clock, in milliseconds. */
const CLOCK = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Which server does what one server is enough for at a table: bots, automatic answers, windows that close. It only saves double work:
 * that nothing happens twice is the journal's to see to.
 */
export interface Leadership {
  /** Whether this server leads the table at this moment. */
  leads(table: string): boolean
  /** This server would lead the table from now on, or no longer. */
  want(table: string, wanted: boolean): void
  /** To be called every RENEWAL milliseconds: keeps what this server leads, and takes over what nobody leads. */
  renew(): Promise<void>
  /** Others may lead all of it from now on. */
  close(): Promise<void>
}

/** A server that has its database to itself leads every table. */
export const ALONE: Leadership = {
  leads: () => true,
  want: () => undefined,
  renew: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

export interface LeasesParts {
  readonly db: Kysely<Rows>
  /** This server's name among those on the database. */
  readonly node: string
  /** Milliseconds that pass whatever anybody does to a clock. */
  readonly elapsed: () => number
  /** The database's time where it is not its clock's. */
  readonly now?: () => RawBuilder<number>
  /** This server has begun to lead the table, or leads it no longer. */
  readonly changed: (table: string) => void
}

/**
 * Leases in the database, one row a server, however many tables it leads; a table is led by the server that is written beside it. All
 * times in rows are the database's. A server counts its own lease from the moment at which it *sent* the renewal, so it always gives up
 * leading before the others may take over.
 */
export class Leases implements Leadership {
  readonly #parts: LeasesParts
  readonly #wanted = new Set<string>()
  readonly #led = new Set<string>()
  readonly #released = new Set<string>()
  /** When this server's lease runs out, by its own clock. */
  #until = -Infinity
  /** Rises when a lease has run out: what was claimed before counts no longer. */
  #lease = 0
  /** One statement after another, so that nothing is given back after it has been claimed again. */
  #last: Promise<unknown> = Promise.resolve()
  #isRenewing = false
  #isClaiming = false

  constructor(parts: LeasesParts) {
    this.#parts = parts
  }

  leads(table: string): boolean {
    return this.#led.has(table) && this.#isValid
  }

  get #isValid(): boolean {
    return this.#parts.elapsed() < this.#until
  }

  want(table: string, wanted: boolean): void {
    if (wanted === this.#wanted.has(table)) return
    if (wanted) this.#wanted.add(table)
    else {
      this.#wanted.delete(table)
      if (this.#led.delete(table)) this.#released.add(table)
    }
    // What is wanted in the same moment goes together; what fails is tried again with the next renewal.
    if (this.#isClaiming) return
    this.#isClaiming = true
    void this.#next(() => this.#claim()).catch(() => undefined)
  }

  async renew(): Promise<void> {
    // A slow database gets no second renewal meanwhile.
    if (this.#isRenewing) return
    this.#isRenewing = true
    try {
      await this.#next(() => this.#renew())
    } finally {
      this.#isRenewing = false
      if (!this.#isValid) this.#lose()
    }
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #renew(): Promise<void> {
    const { db, node, elapsed, now = () => CLOCK } = this.#parts
    const sent = elapsed()
    const until = sql<number>`${now()} + ${sql.lit(LEASE)}`
    await db
      .insertInto('servers')
      .values({ id: node, until })
      .onConflict((on) => on.column('id').doUpdateSet({ until }))
      .execute()
    // Others may have taken over while there was no lease: what is still this server's is claimed again.
    if (!this.#isValid) this.#lose()
    const isFirst = this.#until === -Infinity
    this.#until = sent + LEASE
    if (isFirst) await this.#forget()
    await this.#claim()
  }

  #lose(): void {
    this.#lease++
    const lost = [...this.#led]
    this.#led.clear()
    for (const table of lost) this.#parts.changed(table)
  }

  /** Takes the tables that nobody leads, or whose server's lease has run out, each by a compare-and-set. */
  async #claim(): Promise<void> {
    this.#isClaiming = false
    await this.#release()
    const open = [...this.#wanted].filter((table) => !this.#led.has(table))
    if (open.length === 0 || !this.#isValid) return
    const { db, node, now = () => CLOCK, changed } = this.#parts
    const lease = this.#lease
    const isLed = sql`leaders.server <> ${node} and exists (
      select 1 from servers where servers.id = leaders.server and servers.until > ${now()}
    )`
    // Most are led by others: they are left out before anything is locked.
    const { rows } = await sql<{ table_id: string }>`
      insert into leaders (table_id, server)
      select wanted.id, ${node} from unnest(${open}::text[]) as wanted(id)
      where not exists (select 1 from leaders where leaders.table_id = wanted.id and ${isLed})
      on conflict (table_id) do update set server = excluded.server where not (${isLed})
      returning table_id`.execute(db)
    if (this.#lease !== lease || !this.#isValid) return
    for (const { table_id } of rows) {
      // Given up while it was claimed: others may have it with the next statement.
      if (!this.#wanted.has(table_id)) this.#released.add(table_id)
      else this.#led.add(table_id)
      changed(table_id)
    }
    if (this.#released.size > 0) await this.#release()
  }

  async #release(): Promise<void> {
    const released = [...this.#released]
    if (released.length === 0) return
    const { db, node } = this.#parts
    await db.deleteFrom('leaders').where('server', '=', node).where('table_id', 'in', released).execute()
    for (const table of released) this.#released.delete(table)
  }

  /** Servers that were killed leave their rows behind. */
  async #forget(): Promise<void> {
    const { db, now = () => CLOCK } = this.#parts
    await db
      .deleteFrom('servers')
      .where('until', '<', sql<number>`${now()} - ${sql.lit(FORGOTTEN)}`)
      .execute()
    await db
      .deleteFrom('leaders')
      .where((is) => is.not(is.exists(is.selectFrom('servers').select('id').whereRef('servers.id', '=', 'leaders.server'))))
      .execute()
  }

  close(): Promise<void> {
    const { db, node } = this.#parts
    this.#wanted.clear()
    return this.#next(async () => {
      this.#until = -Infinity
      this.#lose()
      await db.deleteFrom('servers').where('id', '=', node).execute()
      await db.deleteFrom('leaders').where('server', '=', node).execute()
    })
  }
}
