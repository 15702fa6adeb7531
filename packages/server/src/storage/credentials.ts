import type { Storage } from './storage.ts'

/** What a session can come from besides another key: a way in that its person may take back. */
export const fromPasskey = (id: string): string => `passkey ${id}`
export const fromWords = (person: string): string => `words ${person}`
export const fromMail = (person: string): string => `mail ${person}`

const KEYS = ['sessions', 'tokens'] as const

/**
 * Sessions, tokens, letters for another device and ways to be called each note what they were derived from (`parent`: the hash of a session
 * or token, or a way in). What was derived ends with it, so that nobody keeps a back door by a key that was taken back.
 */
export class Credentials {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Ends these keys and all that was derived from them; returns the hashes that are worth nothing any more. */
  async end(keys: readonly string[]): Promise<string[]> {
    const ended = await this.#within(keys)
    await this.#remove([...ended])
    return [...ended]
  }

  /** Ends what was derived from a way in, but for the key by which that is asked: it stands on its own from now on. */
  async endDerived(from: string, except: string): Promise<string[]> {
    const { db } = this.#storage
    await db.updateTable('sessions').set({ parent: null }).where('hash', '=', except).where('parent', '=', from).execute()
    const derived = await this.#within([from])
    const stays = await this.#within(derived.has(except) ? [except] : [])
    const ended = [...derived].filter((key) => key !== from && !stays.has(key))
    await this.#remove(ended)
    return ended
  }

  /** Everything by which a person and their programs can act. */
  async endAll(person: string): Promise<string[]> {
    const { db } = this.#storage
    const programs = await db.selectFrom('persons').select('id').where('owner', '=', person).execute()
    const all = [person, ...programs.map(({ id }) => id)]
    const held: string[] = []
    for (const kind of KEYS)
      held.push(...(await db.selectFrom(kind).select('hash').where('person', 'in', all).execute()).map(({ hash }) => hash))
    await db.deleteFrom('codes').where('person', 'in', all).execute()
    return this.end(held)
  }

  /** Whoever signs out takes nothing from their other devices: what was derived is its parent's now. Only this browser is called no more. */
  async leave(key: string): Promise<string[]> {
    const { db } = this.#storage
    const row = await db.deleteFrom('sessions').where('hash', '=', key).returning('parent').executeTakeFirst()
    if (row === undefined) return []
    const { parent } = row
    await this.#dropWays(key, 'push')
    for (const kind of [...KEYS, 'ways'] as const) await db.updateTable(kind).set({ parent }).where('parent', '=', key).execute()
    await db
      .updateTable('codes')
      .set({ body: parent ?? '' })
      .where('kind', '=', 'device')
      .where('body', '=', key)
      .execute()
    return [key]
  }

  /** Whether a token is among what this key was derived from, or it is one itself. */
  async comesByToken(key: string): Promise<boolean> {
    const { db } = this.#storage
    for (let at: string | null = key; at !== null;) {
      if ((await db.selectFrom('tokens').select('id').where('hash', '=', at).executeTakeFirst()) !== undefined) return true
      const row: { parent: string | null } | undefined = await db
        .selectFrom('sessions')
        .select('parent')
        .where('hash', '=', at)
        .executeTakeFirst()
      at = row?.parent ?? null
    }
    return false
  }

  async #within(roots: readonly string[]): Promise<Set<string>> {
    const found = new Set(roots)
    let last = [...found]
    while (last.length > 0) {
      const next: string[] = []
      for (const kind of KEYS)
        next.push(...(await this.#storage.db.selectFrom(kind).select('hash').where('parent', 'in', last).execute()).map(({ hash }) => hash))
      last = next.filter((key) => !found.has(key))
      for (const key of last) found.add(key)
    }
    return found
  }

  async #remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const { db } = this.#storage
    for (const kind of KEYS) await db.deleteFrom(kind).where('hash', 'in', keys).execute()
    await db.deleteFrom('codes').where('kind', '=', 'device').where('body', 'in', keys).execute()
    for (const key of keys) await this.#dropWays(key, 'push', 'webhook')
  }

  /** A confirmed address is the person's own, whoever chose to be called by it. */
  async #dropWays(parent: string, ...kinds: ('push' | 'webhook')[]): Promise<void> {
    const { db } = this.#storage
    const gone = await db.deleteFrom('ways').where('parent', '=', parent).where('kind', 'in', kinds).returning('id').execute()
    if (gone.length > 0)
      await db
        .deleteFrom('calls')
        .where(
          'way',
          'in',
          gone.map(({ id }) => id),
        )
        .execute()
  }
}
