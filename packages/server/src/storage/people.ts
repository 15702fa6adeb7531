import type { Person, Scope, TokenInfo } from '@flotilla/protocol'
import { SCOPES } from '@flotilla/protocol'
import { skeletonOf } from '../people/names.ts'
import { refusal } from '../refusal.ts'
import { Credentials } from './credentials.ts'
import { hashOf, newId, newSecret } from './secrets.ts'
import type { PersonRow, SessionRow, TokenRow } from './schema.ts'
import type { Storage } from './storage.ts'

/** Who acts, and what they may do. */
export interface Actor {
  readonly person: Person
  readonly scopes: readonly Scope[]
  /** The session or token by which they do it. */
  readonly key: string
  /** Whose program it is. */
  readonly owner: string | null
  /** When they last proved to be who they are; null for a guest and for tokens. */
  readonly proved: number | null
}

const shown = ({ id, name, kind }: Pick<PersonRow, 'id' | 'name' | 'kind'>): Person => ({ id, name, kind })
const info = ({ id, name, scopes, created, used }: TokenRow): TokenInfo => ({
  id,
  name,
  scopes: JSON.parse(scopes) as Scope[],
  created,
  used,
})
const TOKEN_MARK = 'flo_'
/** The last use of a token or session is noted at most this often. */
const NOTE_EVERY = 60_000

/** Tokens, or programs, that one person may have. */
const MOST_HELD = 50

function checkMost({ length }: readonly object[]): void {
  if (length >= MOST_HELD) throw refusal('person.tooMany', { params: { most: MOST_HELD } })
}

/** Persons, their sessions and tokens. */
export class People {
  readonly #storage: Storage
  readonly #now: () => number
  readonly credentials: Credentials

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.credentials = new Credentials(storage)
    this.#now = now
  }

  async #make(name: string, kind: Person['kind'], owner: string | null): Promise<Person> {
    const row: PersonRow = { id: newId(), name, kind, owner, created: this.#now(), prefs: null, gone: null, skeleton: skeletonOf(name) }
    await this.#storage.db.insertInto('persons').values(row).execute()
    return shown(row)
  }

  /** A new guest and the secret of their session. */
  async enter(name: string, device: string): Promise<{ person: Person; secret: string }> {
    const person = await this.#make(name, 'guest', null)
    return { person, secret: await this.begin(person.id, device, false, null) }
  }

  /** A new session of a known person, derived from `parent`; its secret. */
  async begin(person: string, device: string, proved: boolean, parent: string | null): Promise<string> {
    const secret = newSecret()
    const now = this.#now()
    const row: SessionRow = {
      hash: hashOf(secret),
      id: newId(),
      person,
      created: now,
      device,
      seen: now,
      proved: proved ? now : null,
      parent,
    }
    await this.#storage.db.insertInto('sessions').values(row).execute()
    return secret
  }

  async since(person: string): Promise<number> {
    const row = await this.#storage.db.selectFrom('persons').select('created').where('id', '=', person).executeTakeFirst()
    return row?.created ?? 0
  }

  async byId(person: string): Promise<Person | null> {
    const row = await this.#storage.db
      .selectFrom('persons')
      .select(['id', 'name', 'kind'])
      .where('id', '=', person)
      .where('gone', 'is', null)
      .executeTakeFirst()
    return row === undefined ? null : shown(row)
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#storage.db
      .updateTable('persons')
      .set({ name, skeleton: skeletonOf(name) })
      .where('id', '=', person.id)
      .execute()
    return { ...person, name }
  }

  async bySession(secret: string): Promise<Actor | null> {
    const { db } = this.#storage
    const key = hashOf(secret)
    const row = await db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .select(['persons.id', 'persons.name', 'persons.kind', 'sessions.proved', 'sessions.seen'])
      .where('sessions.hash', '=', key)
      .executeTakeFirst()
    if (row === undefined) return null
    const now = this.#now()
    if (row.seen === null || row.seen < now - NOTE_EVERY)
      await db.updateTable('sessions').set({ seen: now }).where('hash', '=', key).execute()
    return { person: shown(row), scopes: SCOPES, key, owner: null, proved: row.proved }
  }

  /** Where a person is signed in, the last used first. */
  async sessions(person: string): Promise<SessionRow[]> {
    const rows = await this.#storage.db.selectFrom('sessions').selectAll().where('person', '=', person).execute()
    return rows.sort((a, b) => (b.seen ?? b.created) - (a.seen ?? a.created))
  }

  /** Whoever has just proved to be who they are may do what needs that. */
  async prove(key: string): Promise<void> {
    await this.#storage.db.updateTable('sessions').set({ proved: this.#now() }).where('hash', '=', key).execute()
  }

  /** The keys that are worth nothing any more; so with all that end something. */
  leave(secret: string): Promise<string[]> {
    return this.credentials.leave(hashOf(secret))
  }

  /** Every session and every token, of their programs, too. */
  leaveEverywhere(person: string): Promise<string[]> {
    return this.credentials.endAll(person)
  }

  async leaveAt(person: string, session: string): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .where('id', '=', session)
      .execute()
    return this.credentials.end(rows.map(({ hash }) => hash))
  }

  async byToken(token: string): Promise<Actor | null> {
    if (!token.startsWith(TOKEN_MARK)) return null
    const { db } = this.#storage
    const hash = hashOf(token)
    const row = await db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .selectAll('persons')
      .select(['tokens.scopes', 'tokens.used'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined) return null
    const now = this.#now()
    if (row.used === null || row.used < now - NOTE_EVERY)
      await db.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute()
    return { person: shown(row), scopes: JSON.parse(row.scopes) as Scope[], key: hash, owner: row.owner, proved: null }
  }

  async newToken(person: string, name: string, scopes: readonly Scope[], parent: string): Promise<TokenInfo & { token: string }> {
    const held = await this.#storage.db.selectFrom('tokens').select('id').where('person', '=', person).execute()
    checkMost(held)
    const token = TOKEN_MARK + newSecret()
    const row: TokenRow = {
      id: newId(),
      hash: hashOf(token),
      person,
      name,
      scopes: JSON.stringify([...new Set(scopes)]),
      created: this.#now(),
      used: null,
      parent,
    }
    await this.#storage.db.insertInto('tokens').values(row).execute()
    return { ...info(row), token }
  }

  /** Their own, and those of the accounts that they made for programs. */
  async tokens(person: string): Promise<TokenInfo[]> {
    const rows = await this.#storage.db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .selectAll('tokens')
      .select('persons.name as whose')
      .where((is) => is.or([is('persons.id', '=', person), is('persons.owner', '=', person)]))
      .orderBy('tokens.created')
      .execute()
    return rows.map(({ whose, ...row }) => ({ ...info(row), ...(row.person === person ? {} : { bot: whose }) }))
  }

  async revoke(person: string, token: string): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('tokens')
      .select('hash')
      .where('id', '=', token)
      .where((is) =>
        is.or([is('person', '=', person), is('person', 'in', is.selectFrom('persons').select('id').where('owner', '=', person))]),
      )
      .execute()
    return this.credentials.end(rows.map(({ hash }) => hash))
  }

  /** An account for a program, and its only token. */
  async newBot(owner: string, name: string, parent: string): Promise<{ person: Person; token: string }> {
    checkMost(await this.#storage.db.selectFrom('persons').select('id').where('owner', '=', owner).execute())
    const person = await this.#make(name, 'bot', owner)
    const { token } = await this.newToken(person.id, name, ['read', 'play', 'talk'], parent)
    return { person, token }
  }
}
