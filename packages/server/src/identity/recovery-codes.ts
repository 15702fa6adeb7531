import { randomInt } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { RecoveryCodeRow } from '../storage/schema.ts'
import { hashOf } from '../storage/secrets.ts'
import type { Storage } from '../storage/storage.ts'

const WORDS = 8

/** Eight of 2,048 words: 88 bits, more than anybody can try. */
const newWords = (): string[] => Array.from({ length: WORDS }, () => wordlist[randomInt(wordlist.length)])

/** As people type them: any case, any blanks, commas. */
const asWords = (typed: string): string =>
  typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ')
/** An address is the same however it is capitalised. */
export const asAddress = (typed: string): string => typed.trim().toLowerCase()

/** Where every dot of the part before the @ may be left out. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])
/** Whose letterbox it is, as far as limits go: `anna+one@…` and `anna+two@…` are one. */
export function mailboxOf(address: string): string {
  const [name, host] = [address.slice(0, address.lastIndexOf('@')), address.slice(address.lastIndexOf('@') + 1)]
  const folded = asAddress(name)
    .normalize('NFKC')
    .replace(/[+].*$/, '')
  const at = host.trim().toLowerCase().replace(/[.]$/, '')
  return WITHOUT_DOTS.has(at) ? `${folded.replaceAll('.', '')}@gmail.com` : `${folded}@${at}`
}

/** What brings a person back where there is no passkey: words that are shown once, an address that answers. */
export class RecoveryCodes {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** New words; the old ones are worth nothing any more. Only their hash is kept. */
  async newWords(person: string): Promise<readonly string[]> {
    const words = newWords()
    await this.drop(person, 'words')
    await this.#keep({ kind: 'words', value: hashOf(words.join(' ')), person, created: this.#now() })
    return words
  }

  byWords(typed: string): Promise<string | null> {
    return this.#find('words', hashOf(asWords(typed)))
  }

  /** False if the address is another person's. */
  async keepMail(person: string, address: string): Promise<boolean> {
    const value = asAddress(address)
    const known = await this.#find('mail', value)
    if (known !== null) return known === person
    await this.drop(person, 'mail')
    await this.#keep({ kind: 'mail', value, person, created: this.#now() })
    return true
  }

  byMail(address: string): Promise<string | null> {
    return this.#find('mail', asAddress(address))
  }

  async mailOf(person: string): Promise<string | null> {
    return (await this.of(person)).find(({ kind }) => kind === 'mail')?.value ?? null
  }

  of(person: string): Promise<RecoveryCodeRow[]> {
    return this.#storage.db.selectFrom('recovery_codes').selectAll().where('person', '=', person).execute()
  }

  async drop(person: string, kind: RecoveryCodeRow['kind']): Promise<void> {
    await this.#storage.db.deleteFrom('recovery_codes').where('person', '=', person).where('kind', '=', kind).execute()
  }

  async #keep(row: RecoveryCodeRow): Promise<void> {
    await this.#storage.db.insertInto('recovery_codes').values(row).execute()
  }

  async #find(kind: RecoveryCodeRow['kind'], value: string): Promise<string | null> {
    const { db } = this.#storage
    const row = await db
      .selectFrom('recovery_codes')
      .select('person')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .executeTakeFirst()
    return row?.person ?? null
  }
}
