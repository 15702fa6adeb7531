import { sql } from 'kysely'
import { unobserved, type Observer } from '../observer.ts'
import type { EntryRow } from './schema.ts'
import { COLUMNS, entryWriter } from './sqlite.ts'
import type { Storage } from './storage.ts'

interface Waiting {
  readonly entry: EntryRow
  readonly done: (stored: boolean) => void
  readonly failed: (error: unknown) => void
}

/** SQLite takes 32,766 parameters in a statement. */
const MOST_ROWS = 1000
const MOMENT = 1

/**
 * Where answers become durable. Those of many tables that arrive together are committed together, in one statement and with one sync;
 * each caller hears only after that. A table never has two answers on the way, so a lost race leaves no gap.
 */
export class Journal {
  readonly #storage: Storage
  readonly #observer: Pick<Observer, 'storageFailed'>
  #waiting: Waiting[] = []
  #committing = false
  /** How many come together these days. */
  #crowd = 0
  #moment: NodeJS.Timeout | null = null
  #write: ReturnType<typeof entryWriter> | null = null
  /** For the metrics. */
  commits = 0
  entries = 0

  constructor(storage: Storage, observer: Pick<Observer, 'storageFailed'> = unobserved) {
    this.#storage = storage
    this.#observer = observer
  }

  get idle(): boolean {
    return !this.#committing && this.#waiting.length === 0
  }

  /** True once the entry is on the disk; false if somebody else has written this seq, or the entry before is not the one it names. */
  append(entry: EntryRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, done, failed })
      if (!this.#committing) this.#begin()
      else if (this.#moment !== null && this.#waiting.length >= this.#crowd) this.#now(this.#moment)
    })
  }

  /**
   * A lonely answer is committed with whatever has arrived by now; where many come together, a moment is waited for as many as usual:
   * it costs a fraction of the sync that it saves.
   */
  #begin(): void {
    this.#committing = true
    if (this.#crowd > 1) this.#moment = setTimeout(() => void this.#commitAll(), MOMENT)
    else setImmediate(() => void this.#commitAll())
  }

  /** All who were waited for are there. */
  #now(moment: NodeJS.Timeout): void {
    clearTimeout(moment)
    this.#moment = null
    setImmediate(() => void this.#commitAll())
  }

  async #commitAll(): Promise<void> {
    this.#moment = null
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_ROWS)
      this.#crowd = Math.max(batch.length, this.#crowd >> 1)
      try {
        const stored = await this.#commit(batch.map(({ entry }) => entry))
        this.commits++
        for (const { entry, done } of batch) done(stored.has(entry.table_id))
        this.entries += stored.size
      } catch (error) {
        this.#observer.storageFailed()
        for (const { failed } of batch) failed(error)
      }
    }
    this.#committing = false
  }

  /** The tables whose entry was stored. */
  async #commit(entries: EntryRow[]): Promise<Set<string>> {
    const { db, raw, bus } = this.#storage
    if (raw !== null) {
      this.#write ??= entryWriter(raw)
      const write = this.#write
      return db.connection().execute(() => Promise.resolve(write(entries)))
    }
    const { rows } = await sql<Pick<EntryRow, 'table_id'>>`
      insert into entries (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
      select ${sql.join(COLUMNS.map((name) => sql.ref(name)))} from json_populate_recordset(null::entries, ${JSON.stringify(entries)}::json) as those
      where seq = 1 or exists (
        select 1 from entries as before where before.table_id = those.table_id and before.seq = those.seq - 1 and before.tag = those.prev
      )
      on conflict do nothing returning table_id`.execute(db)
    // Outside the transaction: one with a notice in it waits for those of all other servers.
    bus.tell(...rows.map(({ table_id }) => ({ what: 'entries' as const, table: table_id })))
    return new Set(rows.map((row) => row.table_id))
  }
}
