import { refusal, refusalOf } from '../../refusal.ts'
import type { TableRecord } from '../../storage/tables.ts'
import type { TableServices } from '../services.ts'

interface Parts {
  readonly services: TableServices
  /** The record as it is by the journal. */
  readonly byJournal: (record: TableRecord) => TableRecord
  /** What follows from a record that is another one now. */
  readonly adopted: (before: TableRecord) => Promise<void>
}

const AGAIN_AFTER = 1000
const LONGEST_WAIT = 30_000

/** The record of a table in memory, and its changes one after another: by people, by other servers, and by what the journal says. */
export class RecordKeeper {
  record: TableRecord
  readonly #parts: Parts
  #turn: Promise<unknown> = Promise.resolve()
  #turns = 0
  #written: Promise<unknown> = Promise.resolve()
  #failures = 0
  #retriesAt: number | null = null

  constructor(record: TableRecord, parts: Parts) {
    this.record = record
    this.#parts = parts
  }

  get isBusy(): boolean {
    return this.#turns > 0
  }

  /** What the journal says stands in the record. */
  get written(): Promise<unknown> {
    return this.#written
  }

  /** One after another: nobody sees a record half changed. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.#turns++
    const mine = this.#turn.then(job).finally(() => this.#turns--)
    this.#turn = mine.catch(() => undefined)
    return mine
  }

  /** Within a turn; `change` gives what it shall be, null if nothing, or throws a refusal. */
  async change(change: (table: TableRecord) => TableRecord | null): Promise<TableRecord> {
    const record = await this.#parts.services.tables.change(this.record.id, change)
    if (record === null) throw refusal('table.none', { status: 404 })
    await this.#adopt(record)
    return record
  }

  /** Within a turn: another server changed the record. */
  async refresh(): Promise<void> {
    const record = await this.#parts.services.tables.byId(this.record.id)
    if (record !== null) await this.#adopt(record)
  }

  async #adopt(record: TableRecord): Promise<void> {
    if (record.version > this.record.version) await this.#become(this.#parts.byJournal(record))
  }

  /** Another server had stored it already, and the record was read before the journal: the same version says more by now. */
  async #catchUp(stored: TableRecord | null): Promise<void> {
    const record = this.#parts.byJournal(this.record)
    if (stored?.version === this.record.version && record !== this.record) await this.#become(record)
  }

  async #become(record: TableRecord): Promise<void> {
    const before = this.record
    this.record = record
    await this.#parts.adopted(before)
  }

  /** Stores what the journal says besides. Where the storage is away it is tried again, ever more rarely. */
  save(): void {
    if (this.#parts.byJournal(this.record) === this.record || this.#retriesAt !== null) return
    this.#parts.services.run((this.#written = this.#written.then(() => this.#write())))
  }

  async #write(): Promise<void> {
    const { services, byJournal } = this.#parts
    try {
      const record = await services.tables.change(this.record.id, (stored) => {
        const after = byJournal(stored)
        return after === stored ? null : after
      })
      if (record !== null) await this.#adopt(record)
      await this.#catchUp(record)
      if (this.record.status === 'over') await services.results.keep(this.record)
      this.#failures = 0
    } catch (error) {
      if (refusalOf(error) === null) throw error
      this.#tryLater()
    }
  }

  #tryLater(): void {
    const { time, isClosing } = this.#parts.services
    if (isClosing) return
    this.#retriesAt = time.now() + Math.min(LONGEST_WAIT, AGAIN_AFTER * 2 ** this.#failures++)
    time.at(this.#retriesAt, () => {
      this.#retriesAt = null
      this.save()
    })
  }
}
