import { randomInt } from 'node:crypto'
import { hashOf, newSecret } from '../storage/secrets.ts'
import type { Storage } from '../storage/storage.ts'

/** What a code is for. A code of one kind opens nothing of another. */
export type CodeKind = 'passkey.new' | 'passkey.enter' | 'device' | 'mail.keep' | 'mail.enter' | 'merge'

export interface Code {
  readonly person: string | null
  readonly body: string
}

/** Letters that nobody takes for each other, by eye or by ear. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const MOST_SWEPT = 200

/** Eight letters, to be typed on another device: so many that nobody finds any by guessing, from however many addresses. */
export const newLetters = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
/** As people type them. */
export const asLetters = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** Codes that are good once and for a while. Looked up by hash, so nothing is compared letter by letter. */
export class Codes {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  async make(kind: CodeKind, person: string | null, ms: number, { secret = newSecret(), body = '' } = {}): Promise<string> {
    const { db } = this.#storage
    const now = this.#now()
    const old = db.selectFrom('codes').select('hash').where('expires', '<', now).limit(MOST_SWEPT)
    await db.deleteFrom('codes').where('hash', 'in', old).execute()
    const row = { hash: hashOf(`${kind} ${secret}`), kind, person, body, expires: now + ms }
    await db.insertInto('codes').values(row).execute()
    return secret
  }

  /** Uses it up; null if there is none, or its time is over. */
  async take(kind: CodeKind, secret: string): Promise<Code | null> {
    const { db } = this.#storage
    const used = db.deleteFrom('codes').where('hash', '=', hashOf(`${kind} ${secret}`))
    const row = await used.returning(['person', 'body', 'expires']).executeTakeFirst()
    return row === undefined || row.expires < this.#now() ? null : row
  }

  /** How many of this kind are still good, for one person or with this body. */
  async count(kind: CodeKind, whose: Partial<Pick<Code, 'person' | 'body'>>): Promise<number> {
    let codes = this.#storage.db.selectFrom('codes').select('hash').where('kind', '=', kind).where('expires', '>=', this.#now())
    if (whose.person !== undefined) codes = codes.where('person', '=', whose.person)
    if (whose.body !== undefined) codes = codes.where('body', '=', whose.body)
    return (await codes.execute()).length
  }

  /** What all of this kind that are still good are for. */
  async bodies(kind: CodeKind): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('codes')
      .select('body')
      .where('kind', '=', kind)
      .where('expires', '>=', this.#now())
      .execute()
    return rows.map(({ body }) => body)
  }

  /** Earlier ones of this kind are worth nothing any more. */
  async cancel(kind: CodeKind, person: string): Promise<void> {
    await this.#storage.db.deleteFrom('codes').where('kind', '=', kind).where('person', '=', person).execute()
  }
}
