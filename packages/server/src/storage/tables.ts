import { USUAL_ORDERS, type SeatSettings } from '@flotilla/protocol'
import { sql, type ExpressionBuilder } from 'kysely'
import { chosenBy } from '../people/preferences.ts'
import { listing, withAvatars, type LineDoc, type TableDoc } from './doc.ts'
import type { EntryRow, MemberRow, Rows, Status, TableRow, TalkRow } from './schema.ts'
import { foldedEntries } from './fold.ts'
import { SLICE, slices } from './slices.ts'
import type { Storage } from './storage.ts'

/** A table's row with its document read. */
export interface TableRecord extends Omit<TableRow, 'doc' | Listing> {
  readonly doc: TableDoc
}

/** A table in a list: with as much of its document as that needs. */
export interface ListedTable extends Pick<TableRow, (typeof LISTED)[number]> {
  readonly doc: LineDoc
}

type Listing = 'host' | 'bots' | 'line' | 'listed_from' | 'listed_until'
const LISTED = ['id', 'game', 'rules_version', 'status', 'seats', 'created', 'started', 'finished'] as const

/** What a person has told the server to do for them at a table. */
export interface Wishes {
  readonly orders: SeatSettings
  /** Whom they do not hear, by id. */
  readonly muted: readonly string[]
  /** The requests that changed this last. */
  readonly done?: readonly string[]
}
export const NO_WISHES: Wishes = { orders: USUAL_ORDERS, muted: [] }

function read({ host: _host, bots: _bots, line: _line, listed_from: _from, listed_until: _until, ...row }: TableRow): TableRecord {
  return { ...row, doc: JSON.parse(row.doc) as TableDoc }
}
export const written = ({ doc, ...row }: TableRecord): TableRow => ({
  ...row,
  doc: JSON.stringify(doc),
  origin: row.finished === null ? row.origin : null,
  ...listing(doc, row.finished),
})

const RECENT = 25
/** Fewer of them say nothing about how long such a game takes. */
const ENOUGH = 5
const MOST_LISTED = 100
const MOST_TALK = 500

/** How many tables stand about, of a person or from an address. */
export interface Hosted {
  readonly open: number
  readonly playing: number
  readonly withBots: number
  readonly listed: number
}

export type Spoken = Pick<TalkRow, 'n' | 'at' | 'body' | 'person' | 'to_person'>
type TalkKey = Pick<TalkRow, 'table_id' | 'n'>
const SPOKEN = ['n', 'at', 'body', 'person', 'to_person'] as const

/** The tables in storage. */
export class Tables {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async create(table: TableRecord): Promise<void> {
    await this.#storage.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(written(table)).execute()
      const members = membersOf(table)
      if (members.length > 0) await db.insertInto('members').values(members).execute()
    })
  }

  async remove(id: string): Promise<void> {
    await this.#storage.db.transaction().execute(async (db) => {
      await db.deleteFrom('members').where('table_id', '=', id).execute()
      await db.deleteFrom('tables').where('id', '=', id).execute()
    })
  }

  async byId(id: string): Promise<TableRecord | null> {
    const row = await this.#storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const record = read(row)
    return record.finished === null ? { ...record, doc: withAvatars(record.doc, await this.#looks([record.doc])) } : record
  }

  /** How the people of these tables look, which is kept with the person: a new look need not be written to every table. */
  async #looks(docs: readonly Pick<LineDoc, 'seats'>[]): Promise<Map<string, string>> {
    const persons = [...new Set(docs.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))]
    if (persons.length === 0) return new Map()
    const rows = await this.#storage.db.selectFrom('persons').select(['id', 'prefs']).where('id', 'in', persons).execute()
    return new Map(rows.map(({ id, prefs }) => [id, chosenBy(prefs).avatar]))
  }

  /** Changes the row as `change` says, on top of whatever others have changed meanwhile. Null from `change`: nothing to do. */
  async change(id: string, change: (table: TableRecord) => TableRecord | null): Promise<TableRecord | null> {
    for (;;) {
      const before = await this.byId(id)
      const wanted = before === null ? null : change(before)
      if (before === null || wanted === null) return before
      const after: TableRecord = { ...wanted, version: before.version + 1 }
      if (await this.#replace(before, after)) {
        this.#storage.bus.tell({ what: 'table', table: id })
        return after
      }
    }
  }

  #replace(before: TableRecord, after: TableRecord): Promise<boolean> {
    return this.#storage.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set(written(after))
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const was = membersOf(before).map((member) => member.person)
      const is = membersOf(after)
      const gone = was.filter((person) => !is.some((member) => member.person === person))
      if (gone.length > 0) await db.deleteFrom('members').where('table_id', '=', before.id).where('person', 'in', gone).execute()
      const come = is.filter((member) => !was.includes(member.person))
      if (come.length > 0) await db.insertInto('members').values(come).execute()
      return true
    })
  }

  /** Those that go on, as far as spectators may know; the newest first, from a key on. */
  async publicOnes(now: number, before: ListKey | null): Promise<Page> {
    const ids = await this.#storage.db
      .selectFrom('tables')
      .select(['id', 'created'])
      .where('public', '=', 1)
      .where('listed_until', '>', now)
      .where('listed_from', '<=', now)
      .$if(before !== null, (query) => query.where(older(before)))
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(MOST_LISTED)
      .execute()
    return this.#page(ids)
  }

  async ofPerson(person: string, before: ListKey | null): Promise<Page> {
    const ids = await this.#storage.db
      .selectFrom('members')
      .select(['table_id as id', 'created'])
      .where('person', '=', person)
      .$if(before !== null, (query) => query.where(older(before, 'table_id')))
      .orderBy('created', 'desc')
      .orderBy('table_id')
      .limit(MOST_LISTED)
      .execute()
    return this.#page(ids)
  }

  async #page(keys: readonly ListKey[]): Promise<Page> {
    if (keys.length === 0) return { tables: [], next: null }
    const ids = keys.map(({ id }) => id)
    const rows = await this.#storage.db.selectFrom('tables').select(LISTED).select('line').where('id', 'in', ids).execute()
    const found = new Map(rows.map(({ line, ...row }) => [row.id, { ...row, doc: JSON.parse(line) as LineDoc }]))
    const going = [...found.values()].filter(({ finished }) => finished === null)
    const looks = await this.#looks(going.map(({ doc }) => doc))
    for (const row of going) found.set(row.id, { ...row, doc: withAvatars(row.doc, looks) })
    return {
      tables: ids.flatMap((id) => found.get(id) ?? []),
      next: keys.length < MOST_LISTED ? null : (keys.at(-1) ?? null),
    }
  }

  /** All that go on, public or not, the newest first: for the host. */
  async goingOn(): Promise<ListedTable[]> {
    const rows = await this.#storage.db
      .selectFrom('tables')
      .select(LISTED)
      .select('line')
      .where('finished', 'is', null)
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(({ line, ...row }) => ({ ...row, doc: JSON.parse(line) as LineDoc }))
  }

  /** What a person has standing about, as its host. */
  async hosted(by: 'host' | 'origin', whose: string): Promise<Hosted> {
    const rows = await this.#storage.db
      .selectFrom('tables')
      .select(['status', 'bots', 'public'])
      .where(by, '=', whose)
      .where('finished', 'is', null)
      .execute()
    return {
      open: rows.filter(({ status }) => status === 'open').length,
      playing: rows.filter(({ status }) => status !== 'open').length,
      withBots: rows.filter(({ status, bots }) => status !== 'open' && bots > 0).length,
      listed: rows.filter((row) => row.public === 1).length,
    }
  }

  /** All tables where a person sits or is the host. */
  async idsOf(person: string): Promise<string[]> {
    const own = this.#storage.db.selectFrom('members').select('table_id').where('person', '=', person).orderBy('table_id').limit(SLICE)
    const ids: string[] = []
    for await (const rows of slices<{ table_id: string }>((after) => own.where('table_id', '>', after?.table_id ?? '').execute()))
      ids.push(...rows.map(({ table_id }) => table_id))
    return ids
  }

  /** Tables that have not ended where all of these sit, or are the host. */
  async goingOnWith(persons: readonly string[]): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('members.table_id')
      .where('members.person', 'in', persons)
      .where('tables.finished', 'is', null)
      .groupBy('members.table_id')
      .having((is) => is.fn.countAll(), '=', persons.length)
      .execute()
    return rows.map((row) => row.table_id)
  }

  /** How long recent games like this took, in milliseconds: the middle one; null if none was played. Ends that are still secret do not count. */
  async duration(game: string, seats: number, now: number): Promise<number | null> {
    const rows = await this.#storage.db
      .selectFrom('tables')
      .select(['started', 'finished'])
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('finished', 'is not', null)
      .where('listed_until', '<=', now)
      .where('status', '=', 'over' satisfies Status)
      .orderBy('finished', 'desc')
      .limit(RECENT)
      .execute()
    const took = rows.map(({ started, finished }) => (finished ?? 0) - (started ?? 0))
    return took.length < ENOUGH ? null : took.sort((a, b) => a - b)[took.length >> 1]
  }

  async entries(id: string, after: number): Promise<EntryRow[]> {
    const rows = await this.#storage.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    if (rows.length > 0 && rows[0].seq === after + 1) return rows
    const kept = await foldedEntries(this.#storage, id, after)
    return kept.length > 0 ? kept : rows
  }

  /** Unattended tables where somebody's days are over. */
  async due(now: number): Promise<string[]> {
    const rows = await this.#storage.db
      .selectFrom('tables')
      .select('id')
      .where('wake', '<=', now)
      .where('status', '=', 'playing' satisfies Status)
      .limit(MOST_LISTED)
      .execute()
    return rows.map((row) => row.id)
  }

  async setWake(id: string, wake: number | null): Promise<void> {
    await this.#storage.db.updateTable('tables').set({ wake }).where('id', '=', id).execute()
  }

  // --- talk and orders --------------------------------------------------------------------------------------

  /** The number of what is said now; null if this request has been said before. */
  async say(id: string, said: Omit<Spoken, 'n'>, request: string): Promise<number | null> {
    for (;;) {
      const row: TalkRow = { table_id: id, n: (await this.lastTalk(id)) + 1, request, ...said }
      const stored = await this.#storage.db
        .insertInto('talk')
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst()
      if (stored.numInsertedOrUpdatedRows === 1n) {
        this.#storage.bus.tell({ what: 'talk', table: id })
        return row.n
      }
      if (await this.#isSaid(id, request)) return null
    }
  }

  async #isSaid(id: string, request: string): Promise<boolean> {
    const said = await this.#storage.db
      .selectFrom('talk')
      .select('n')
      .where('table_id', '=', id)
      .where('request', '=', request)
      .executeTakeFirst()
    return said !== undefined
  }

  /** To those who are at the table by way of other servers. */
  signal(id: string, signal: string): void {
    this.#storage.bus.tell({ what: 'signal', table: id, more: signal })
  }

  /** The last of what was said, oldest first. */
  async talk(id: string, after = 0): Promise<Spoken[]> {
    const rows = await this.#storage.db
      .selectFrom('talk')
      .select(SPOKEN)
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(MOST_TALK)
      .execute()
    return rows.reverse()
  }

  /** All that was said, with who said it. */
  allTalk(id: string): Promise<Spoken[]> {
    return this.#storage.db.selectFrom('talk').select(SPOKEN).where('table_id', '=', id).orderBy('n').execute()
  }

  /** All that a person said at any table, whether or not they still sit there. */
  async talkOfPerson(person: string): Promise<(Spoken & Pick<TalkRow, 'table_id'>)[]> {
    const said: (Spoken & Pick<TalkRow, 'table_id'>)[] = []
    const lines = (after: TalkKey | null) => this.#talkWith('person', person, after).select(SPOKEN).execute()
    for await (const rows of slices<(typeof said)[number]>(lines)) said.push(...rows)
    return said
  }

  /** A slice of the lines by or to a person, by their keys. */
  #talkWith(by: 'person' | 'to_person', person: string, after: TalkKey | null) {
    return this.#storage.db
      .selectFrom('talk')
      .select(['table_id', 'n'])
      .where(by, '=', person)
      .$if(after !== null, (query) => query.where(sql<boolean>`(table_id, n) > (${after?.table_id}, ${after?.n})`))
      .orderBy('table_id')
      .orderBy('n')
      .limit(SLICE)
  }

  /** Changes all lines by or to a person, a slice at a time. */
  async #changeTalk(by: 'person' | 'to_person', person: string, set: Partial<TalkRow>): Promise<void> {
    for await (const rows of slices<TalkKey>((after) => this.#talkWith(by, person, after).execute()))
      await this.#storage.db
        .updateTable('talk')
        .set(set)
        .where(by, '=', person)
        .where(sql<boolean>`(table_id, n) >= (${rows[0].table_id}, ${rows[0].n})`)
        .where(sql<boolean>`(table_id, n) <= (${rows[rows.length - 1].table_id}, ${rows[rows.length - 1].n})`)
        .execute()
  }

  /** How many lines that is. */
  async linesOf(person: string): Promise<number> {
    const { n } = await this.#storage.db
      .selectFrom('talk')
      .select((is) => is.fn.countAll().as('n'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  /** What this person said is unsaid; that somebody said something stays, or the others' answers would hang in the air. */
  async blankTalk(person: string, name: string): Promise<void> {
    await this.#changeTalk('person', person, { body: JSON.stringify({ name, speech: { text: '…' } }) })
  }

  async forgetWishes(person: string): Promise<void> {
    const { db } = this.#storage
    const own = db.selectFrom('orders').select('table_id').where('person', '=', person).limit(SLICE)
    for await (const rows of slices(() => own.execute()))
      await db
        .deleteFrom('orders')
        .where('person', '=', person)
        .where(
          'table_id',
          'in',
          rows.map(({ table_id }) => table_id),
        )
        .execute()
  }

  /**
   * What somebody said and was told becomes somebody else's, who is the same human being. Orders and mutes do not go along: whoever
   * prepared a guest account must not play for the name that takes it in.
   */
  async handOver(person: string, to: string): Promise<void> {
    await this.#changeTalk('person', person, { person: to })
    await this.#changeTalk('to_person', person, { to_person: to })
    await this.forgetWishes(person)
  }

  async lastTalk(id: string): Promise<number> {
    const { n } = await this.#storage.db
      .selectFrom('talk')
      .select((is) => is.fn.coalesce(is.fn.max('n'), is.lit(0)).as('n'))
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow()
    return n
  }

  async wishes(id: string): Promise<Map<string, Wishes>> {
    const rows = await this.#storage.db.selectFrom('orders').selectAll().where('table_id', '=', id).execute()
    return new Map(rows.map((row) => [row.person, JSON.parse(row.body) as Wishes]))
  }

  /** Changes what a person wishes, on top of whatever others have changed meanwhile. */
  async changeWishes(id: string, person: string, change: (wishes: Wishes) => Wishes): Promise<Wishes> {
    const { db } = this.#storage
    for (;;) {
      const row = await db.selectFrom('orders').select('body').where('table_id', '=', id).where('person', '=', person).executeTakeFirst()
      const before = row === undefined ? NO_WISHES : (JSON.parse(row.body) as Wishes)
      const after = change(before)
      if (after === before) return before
      const body = JSON.stringify(after)
      if (await (row === undefined ? this.#firstWish(id, person, body) : this.#nextWish(id, person, row.body, body))) {
        this.#storage.bus.tell({ what: 'orders', table: id })
        return after
      }
    }
  }

  async #firstWish(id: string, person: string, body: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#storage.db
      .insertInto('orders')
      .values({ table_id: id, person, body })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  async #nextWish(id: string, person: string, before: string, body: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#storage.db
      .updateTable('orders')
      .set({ body })
      .where('table_id', '=', id)
      .where('person', '=', person)
      .where('body', '=', before)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}

/** The last of a page, by which the next is asked for. */
export interface ListKey {
  readonly created: number
  readonly id: string
}

interface Page {
  readonly tables: readonly ListedTable[]
  readonly next: ListKey | null
}

const older =
  (before: ListKey | null, id: 'id' | 'table_id' = 'id') =>
  (is: ExpressionBuilder<Rows, 'tables' | 'members'>) =>
    is.or([
      is('created', '<', before?.created ?? 0),
      is.and([is('created', '=', before?.created ?? 0), is(id as 'id', '>', before?.id ?? '')]),
    ])

const membersOf = ({ id, created, doc }: TableRecord): MemberRow[] => [
  ...new Map(
    [doc.host, ...doc.seats.map(({ person }) => person ?? '')].filter(Boolean).map((person) => [person, { table_id: id, person, created }]),
  ).values(),
]
