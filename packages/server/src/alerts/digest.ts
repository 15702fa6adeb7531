import type { Preferences } from '@flotilla/protocol'
import type { Mailer } from '../mail/mailer.ts'
import type { CallRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Call } from './ways.ts'

const HOUR = 3_600_000
/** Of a letter that is sent again: it is the same by its first calls. */
const LONGEST_ID = 160
/** What is still not sent after a day is old news. */
const DAY = 24 * HOUR

/** Under which it is noted when somebody was written to last. */
export const mailedName = (person: string): string => `mailed ${person}`

const idOf = (calls: readonly Call[]): string =>
  calls
    .map(({ id }) => id)
    .sort()
    .join('.')
    .slice(0, LONGEST_ID)

/** Mail comes at most once an hour: what happens meanwhile waits for the next one. */
export class Digest {
  readonly #storage: Storage
  readonly #mailer: Mailer | null
  readonly #now: () => number
  /** Persons for whom a mail is due. */
  readonly #due = new Set<string>()

  constructor(storage: Storage, mailer: Mailer | null, now: () => number) {
    this.#storage = storage
    this.#mailer = mailer
    this.#now = now
  }

  /** Released again, to be gathered with the others of the same person. */
  async take(row: CallRow, release: () => Promise<void>): Promise<void> {
    this.#due.add(row.person)
    await release()
  }

  async round(worded: (row: CallRow, chosen: Preferences) => Call, preferences: (person: string) => Promise<Preferences>): Promise<void> {
    for (const person of this.#due) {
      this.#due.delete(person)
      if (!(await this.#mayWrite(person))) continue
      const rows = await this.#claimAll(person)
      if (rows.length === 0) continue
      const chosen = await preferences(person)
      const sent = await this.sendNow(
        person,
        rows.map((row) => worded(row, chosen)),
      )
      await this.#settle(rows, sent)
    }
  }

  /** One server writes to one person, once an hour: a row says when the last time was. */
  async #mayWrite(person: string): Promise<boolean> {
    const { db } = this.#storage
    const name = mailedName(person)
    const now = this.#now()
    await db
      .insertInto('meta')
      .values({ name, value: '0' })
      .onConflict((on) => on.doNothing())
      .execute()
    const { value } = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    if (Number(value) > now - HOUR) return false
    const taken = await db
      .updateTable('meta')
      .set({ value: String(now) })
      .where('name', '=', name)
      .where('value', '=', value)
      .executeTakeFirst()
    return taken.numUpdatedRows === 1n
  }

  async #claimAll(person: string): Promise<CallRow[]> {
    const mails = this.#storage.db.selectFrom('ways').select('id').where('person', '=', person).where('kind', '=', 'mail')
    return this.#storage.db
      .updateTable('calls')
      .set({ claimed: this.#now() + HOUR })
      .where('person', '=', person)
      .where('done', 'is', null)
      .where('way', 'in', mails)
      .returningAll()
      .execute()
  }

  /** What could not be sent is tried with the next mail, for a day. */
  async #settle(rows: readonly CallRow[], sent: boolean): Promise<void> {
    const now = this.#now()
    for (const row of rows) {
      const over = sent || row.due < now - DAY
      await this.#storage.db
        .updateTable('calls')
        .set(over ? { done: now } : { claimed: 0, due: now + HOUR })
        .where('wait', '=', row.wait)
        .where('way', '=', row.way)
        .execute()
    }
  }

  async sendNow(person: string, calls: readonly Call[]): Promise<boolean> {
    const { db } = this.#storage
    const address = await db
      .selectFrom('recovery_codes')
      .select('value')
      .where('person', '=', person)
      .where('kind', '=', 'mail')
      .executeTakeFirst()
    if (this.#mailer === null || address === undefined) return false
    const text = calls.map((call) => `${call.title}\n${call.text}\n${call.url}\n`).join('\n')
    try {
      await this.#mailer.send({ to: address.value, subject: calls[0].title, text, id: idOf(calls) })
      return true
    } catch {
      return false
    }
  }
}
