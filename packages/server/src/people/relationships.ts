import type { Companion } from '@flotilla/protocol'
import { chosenBy } from './preferences.ts'
import { refusal } from '../refusal.ts'
import type { RelationshipRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Results } from './results.ts'

const MOST = 500

/** Whom somebody follows, and whom they keep away. */
export class Relationships {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  async set(person: string, other: string, kind: RelationshipRow['kind'], on: boolean): Promise<void> {
    const { db } = this.#storage
    if (!on) {
      await db.deleteFrom('relationships').where('person', '=', person).where('other', '=', other).where('kind', '=', kind).execute()
      return
    }
    const { length } = await db.selectFrom('relationships').select('other').where('person', '=', person).execute()
    if (length >= MOST) throw refusal('person.tooMany', { params: { most: MOST } })
    await db
      .insertInto('relationships')
      .values({ person, other, kind, created: this.#now() })
      .onConflict((clash) => clash.doNothing())
      .execute()
    // Nobody follows whom they keep away.
    if (kind === 'block') await this.set(person, other, 'follow', false)
  }

  async of(person: string): Promise<{ follows: Set<string>; blocked: Set<string> }> {
    const rows = await this.#storage.db.selectFrom('relationships').selectAll().where('person', '=', person).limit(MOST).execute()
    const those = (kind: RelationshipRow['kind']): Set<string> => new Set(rows.flatMap((row) => (row.kind === kind ? [row.other] : [])))
    return { follows: those('follow'), blocked: those('block') }
  }

  /** Whether one of the two keeps the other away. */
  async apart(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false
    const { db } = this.#storage
    const row = await db
      .selectFrom('relationships')
      .select('person')
      .where('kind', '=', 'block')
      .where((is) =>
        is.or([
          is.and([is('person', '=', person), is('other', 'in', others)]),
          is.and([is('other', '=', person), is('person', 'in', others)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Which of these keep each other away, as pairs in both directions. */
  async pairs(persons: readonly string[]): Promise<ReadonlySet<string>> {
    if (persons.length < 2) return new Set()
    const { db } = this.#storage
    const rows = await db
      .selectFrom('relationships')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where('person', 'in', persons)
      .where('other', 'in', persons)
      .execute()
    return new Set(rows.flatMap(({ person, other }) => [`${person} ${other}`, `${other} ${person}`]))
  }

  // --- invitations ------------------------------------------------------------------------------------------

  async invite(person: string, by: string, table: string): Promise<void> {
    await this.#storage.db
      .insertInto('invites')
      .values({ person, by_person: by, table_id: table, created: this.#now() })
      .onConflict((on) => on.doNothing())
      .execute()
  }

  /** To tables that are still open. */
  async invitations(person: string): Promise<{ table: string; by: string; game: string; created: number }[]> {
    return this.#storage.db
      .selectFrom('invites')
      .innerJoin('tables', 'tables.id', 'invites.table_id')
      .innerJoin('persons', 'persons.id', 'invites.by_person')
      .select(['tables.id as table', 'persons.name as by', 'tables.game as game', 'invites.created as created'])
      .where('invites.person', '=', person)
      .where('tables.status', '=', 'open')
      .orderBy('invites.created', 'desc')
      .limit(30)
      .execute()
  }

  async decline(person: string, table: string): Promise<void> {
    await this.#storage.db.deleteFrom('invites').where('person', '=', person).where('table_id', '=', table).execute()
  }

  /** Nothing of it stays; but whoever kept this person away keeps away the name that they became, too. */
  async handOver(person: string, to: string | null): Promise<void> {
    const { db } = this.#storage
    const rows = await db
      .selectFrom('relationships')
      .selectAll()
      .where((is) => is.or([is('person', '=', person), is('other', '=', person)]))
      .execute()
    const kept = rows.flatMap((row) =>
      to === null || row.kind !== 'block' || row.other !== person || row.person === to ? [] : [{ ...row, other: to }],
    )
    if (kept.length > 0)
      await db
        .insertInto('relationships')
        .values(kept)
        .onConflict((clash) => clash.doNothing())
        .execute()
    await db
      .deleteFrom('relationships')
      .where((is) => is.or([is('person', '=', person), is('other', '=', person)]))
      .execute()
    await db
      .deleteFrom('invites')
      .where((is) => is.or([is('person', '=', person), is('by_person', '=', person)]))
      .execute()
  }

  /** Those somebody has played with or follows. */
  async companions(person: string, results: Results): Promise<Omit<Companion, 'table'>[]> {
    const [met, { follows, blocked }] = await Promise.all([results.companions(person), this.of(person)])
    const ids = [...new Set([...met.keys(), ...follows, ...blocked])].slice(0, MOST)
    if (ids.length === 0) return []
    const rows = await this.#storage.db
      .selectFrom('persons')
      .select(['id', 'name', 'kind', 'prefs'])
      .where('id', 'in', ids)
      .where('gone', 'is', null)
      .execute()
    return rows
      .map(({ prefs, ...row }) => ({
        person: row,
        games: met.get(row.id)?.games ?? 0,
        last: met.get(row.id)?.last ?? 0,
        follows: follows.has(row.id),
        blocked: blocked.has(row.id),
        avatar: chosenBy(prefs).avatar,
      }))
      .sort((a, b) => Number(b.follows) - Number(a.follows) || b.last - a.last)
  }
}
