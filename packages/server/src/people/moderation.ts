import { sql } from 'kysely'
import type { Deed, FoundPerson, HostedTable, Limits, Now, Report, ReportBody, Ruling } from '@flotilla/protocol'
import { refusal } from '../refusal.ts'
import { seatOfPerson } from '../storage/doc.ts'
import type { ReportRow, RulingRow, Status } from '../storage/schema.ts'
import type { Actor } from '../storage/people.ts'
import { newId } from '../storage/secrets.ts'
import type { Storage } from '../storage/storage.ts'
import { hasWord } from './names.ts'
import { isKeptByAnother, namesakes, similar, type Namesake } from './namesakes.ts'
import type { Tables } from '../storage/tables.ts'

const HOUR = 3_600_000
/** Lines of talk before and after the one that is meant. */
const AROUND = 5
const MOST_REPORTS = 20
const MOST_LISTED = 200
/** What the host decided is looked up at most this often for one person. */
const REMEMBER = 10_000

type Talk = Report['talk']
interface Body {
  readonly why: string
  readonly talk: Talk
}

/** Who does something, as far as the host's rulings go. */
type Ruled = Pick<Actor, 'person' | 'owner'>

export interface ModerationParts {
  readonly storage: Storage
  readonly tables: Tables
  now(): number
  /** Ends all that is open by these sessions. */
  expel(keys: readonly string[]): Promise<void>
  /** People with something open. */
  online(): number
  /** What one person may have unless an administrator says otherwise. */
  readonly limits: Limits
}

/** How the host keeps order: rulings, reports, names, an announcement, and a record of everything that was done. */
export class Moderation {
  readonly #parts: ModerationParts
  readonly #rulings = new Map<string, { readonly rulings: readonly RulingRow[]; readonly until: number }>()
  #looked: number
  #noted = 0
  #names: { readonly names: readonly string[]; readonly until: number } | null = null
  #limits: { readonly limits: Limits; readonly until: number } | null = null

  constructor(parts: ModerationParts) {
    this.#parts = parts
    this.#looked = parts.now()
  }

  get #db(): Storage['db'] {
    return this.#parts.storage.db
  }

  get #now(): number {
    return this.#parts.now()
  }

  // --- rulings ----------------------------------------------------------------------------------------------

  async #rulingsOn(person: string): Promise<readonly RulingRow[]> {
    const known = this.#rulings.get(person)
    if (known !== undefined && known.until > this.#now) return known.rulings
    const rulings = await this.#db.selectFrom('rulings').selectAll().where('person', '=', person).execute()
    if (this.#rulings.size > 10_000) this.#rulings.clear()
    this.#rulings.set(person, { rulings, until: this.#now + REMEMBER })
    return rulings
  }

  /** A program is as welcome as whoever made it. */
  async #ruling({ person, owner }: Ruled, ...kinds: RulingRow['kind'][]): Promise<RulingRow | undefined> {
    const rulings = [...(await this.#rulingsOn(person.id)), ...(owner === null ? [] : await this.#rulingsOn(owner))]
    return rulings.find(({ kind, until }) => kinds.includes(kind) && (until === null || until > this.#now))
  }

  /** Throws if the host has closed the door. */
  async checkEntry(actor: Ruled): Promise<void> {
    const found = await this.#ruling(actor, 'ban', 'suspend')
    if (found === undefined) return
    const { kind, reason, until } = found
    throw refusal(kind === 'ban' ? 'person.banned' : 'person.suspended', {
      status: 403,
      params: { reason, hours: until === null ? 0 : Math.ceil((until - this.#now) / HOUR) },
    })
  }

  async checkTalk(actor: Ruled): Promise<void> {
    const found = await this.#ruling(actor, 'mute')
    if (found !== undefined) throw refusal('person.muted', { status: 403, params: { reason: found.reason } })
  }

  async rule(by: string, person: string, kind: RulingRow['kind'], reason: string, hours: number | undefined): Promise<void> {
    const row = { person, kind, reason, until: hours === undefined ? null : this.#now + hours * HOUR, created: this.#now }
    await this.#db
      .insertInto('rulings')
      .values(row)
      .onConflict((on) => on.columns(['person', 'kind']).doUpdateSet(row))
      .execute()
    this.#rulings.delete(person)
    await this.note(by, kind, person, hours === undefined ? reason : `${reason} (${hours} h)`)
    if (kind === 'mute') return
    await this.#showOut([person])
  }

  /** All that is open by their sessions and tokens, and by those of their programs. */
  async #showOut(persons: readonly string[]): Promise<void> {
    const programs = await this.#db.selectFrom('persons').select('id').where('owner', 'in', persons).execute()
    const all = [...persons, ...programs.map(({ id }) => id)]
    const keys: string[] = []
    for (const by of ['sessions', 'tokens'] as const)
      keys.push(...(await this.#db.selectFrom(by).select('hash').where('person', 'in', all).execute()).map(({ hash }) => hash))
    await this.#parts.expel(keys)
  }

  /** Now and then: whoever was shut out by a command, or at another server, is shown out here, too. */
  async round(): Promise<void> {
    const since = this.#looked
    this.#looked = this.#now
    const out = await this.#db.selectFrom('rulings').select('person').where('created', '>=', since).where('kind', '!=', 'mute').execute()
    for (const { person } of out) this.#rulings.delete(person)
    if (out.length > 0) await this.#showOut(out.map(({ person }) => person))
  }

  async pardon(by: string, person: string, kind: RulingRow['kind']): Promise<void> {
    await this.#db.deleteFrom('rulings').where('person', '=', person).where('kind', '=', kind).execute()
    this.#rulings.delete(person)
    await this.note(by, `pardon ${kind}`, person, '')
  }

  async rulings(): Promise<Ruling[]> {
    return this.#db
      .selectFrom('rulings')
      .innerJoin('persons', 'persons.id', 'rulings.person')
      .select(['rulings.person', 'persons.name', 'rulings.kind', 'rulings.reason', 'rulings.until', 'rulings.created'])
      .orderBy('rulings.created', 'desc')
      .limit(MOST_LISTED)
      .execute()
  }

  // --- names ------------------------------------------------------------------------------------------------

  async names(): Promise<readonly string[]> {
    if (this.#names !== null && this.#names.until > this.#now) return this.#names.names
    const row = await this.#db.selectFrom('meta').select('value').where('name', '=', 'forbidden-names').executeTakeFirst()
    const names = row === undefined ? [] : (JSON.parse(row.value) as string[])
    this.#names = { names, until: this.#now + REMEMBER }
    return names
  }

  /** Throws if `self`, or a newcomer, may not take this name: the host forbids it, or somebody else keeps it. */
  async checkName(name: string, self: string | null): Promise<void> {
    if ((await this.names()).some((one) => hasWord(name, one))) throw refusal('person.name', { status: 400, field: 'name' })
    await this.checkNotKept(name, self)
  }

  /** Programs may be called as their owner is. */
  async checkNotKept(name: string, self: string | null, owner: string | null = null): Promise<void> {
    if (await isKeptByAnother(this.#parts.storage, name, [self ?? '', owner ?? '']))
      throw refusal('person.nameKept', { field: 'name', params: { name } })
  }

  async forbid(by: string, names: readonly string[]): Promise<void> {
    await this.#write('forbidden-names', JSON.stringify(names))
    this.#names = null
    await this.note(by, 'names', '', names.join(', '))
  }

  // --- limits -----------------------------------------------------------------------------------------------

  async limits(): Promise<Limits> {
    if (this.#limits !== null && this.#limits.until > this.#now) return this.#limits.limits
    const row = await this.#db.selectFrom('meta').select('value').where('name', '=', 'limits').executeTakeFirst()
    const limits = { ...this.#parts.limits, ...(row === undefined ? {} : (JSON.parse(row.value) as Limits)) }
    this.#limits = { limits, until: this.#now + REMEMBER }
    return limits
  }

  async limit(by: string, limits: Limits): Promise<void> {
    await this.#write('limits', JSON.stringify(limits))
    this.#limits = null
    await this.note(by, 'limits', '', JSON.stringify(limits).replaceAll(/[{}"]/g, '').replaceAll(',', ', ').replaceAll(':', ' '))
  }

  // --- reports ----------------------------------------------------------------------------------------------

  async report(by: string, { about, table, line, why }: ReportBody): Promise<void> {
    const open = await this.#db.selectFrom('reports').select('id').where('by_person', '=', by).where('handled', 'is', null).execute()
    if (open.length >= MOST_REPORTS) throw refusal('person.tooMany', { params: { most: MOST_REPORTS } })
    const body: Body = { why, talk: table === undefined || line === undefined ? [] : await this.#context(by, table, line) }
    const row: ReportRow = {
      id: newId(),
      by_person: by,
      about,
      table_id: table ?? null,
      body: JSON.stringify(body),
      created: this.#now,
      handled: null,
    }
    await this.#db.insertInto('reports').values(row).execute()
  }

  /** What was said around a line, as whoever reports it may have heard it: a whisper between others stays one. */
  async #context(by: string, table: string, line: number): Promise<Talk> {
    const record = await this.#parts.tables.byId(table)
    const seat = record === null ? null : seatOfPerson(record.doc, by)
    if (record === null || seat === null) throw refusal('table.notSeated', { status: 403 })
    const said = await this.#parts.tables.allTalk(table)
    return said.flatMap(({ n, at, body, person, to_person }) => {
      const { name, speech } = JSON.parse(body) as { name: string; speech: { text?: string } }
      const heard = to_person === null || to_person === by || person === by
      if (Math.abs(n - line) > AROUND || !heard) return []
      return [{ n, at, name, text: speech.text ?? '…', meant: n === line }]
    })
  }

  async reports(): Promise<Report[]> {
    // The first of each reporter before anybody's second: a crowd of reports pushes nobody else's out of the list.
    const turn = sql<number>`row_number() over (partition by reports.by_person order by reports.created)`
    const rows = await this.#db
      .selectFrom('reports')
      .leftJoin('persons', 'persons.id', 'reports.about')
      .leftJoin('persons as teller', 'teller.id', 'reports.by_person')
      .selectAll('reports')
      .select(['persons.name', 'teller.name as told', turn.as('turn')])
      .orderBy(sql`reports.handled is not null`)
      .orderBy('turn')
      .orderBy('reports.created', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows
      .map(({ by_person, table_id, body, name, told, turn: _turn, ...row }) => ({
        ...row,
        by: by_person,
        byName: told ?? '',
        table: table_id,
        name: name ?? '',
        ...(JSON.parse(body) as Body),
      }))
      .sort((a, b) => Number(a.handled !== null) - Number(b.handled !== null) || b.created - a.created)
  }

  async handle(by: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db.updateTable('reports').set({ handled: this.#now }).where('id', '=', id).executeTakeFirst()
    if (numUpdatedRows === 1n) await this.note(by, 'handled', id, '')
    return numUpdatedRows === 1n
  }

  // --- tables -----------------------------------------------------------------------------------------------

  async tables(): Promise<HostedTable[]> {
    return (await this.#parts.tables.goingOn()).flatMap(({ id, game, status, created, doc }) =>
      status === 'over' || status === 'ended'
        ? []
        : [
            {
              id,
              game,
              status,
              created,
              public: doc.house.public,
              people: doc.seats.flatMap(({ person, name }) => (person === undefined ? [] : [{ id: person, name }])),
            },
          ],
    )
  }

  // --- announcement, overview, record -----------------------------------------------------------------------

  async announcement(): Promise<string> {
    const row = await this.#db.selectFrom('meta').select('value').where('name', '=', 'announcement').executeTakeFirst()
    return row?.value ?? ''
  }

  async announce(by: string, text: string): Promise<void> {
    await this.#write('announcement', text)
    await this.note(by, 'announcement', '', text)
  }

  async #write(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto('meta')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute()
  }

  async now(): Promise<Now> {
    const { db } = this.#parts.storage
    const count = async (rows: Promise<{ n: number | string | bigint }>): Promise<number> => Number((await rows).n)
    const tables = (...status: Status[]): Promise<number> =>
      count(
        db
          .selectFrom('tables')
          .select((is) => is.fn.countAll().as('n'))
          .where('status', 'in', status)
          .executeTakeFirstOrThrow(),
      )
    const people = db.selectFrom('persons').select((is) => is.fn.countAll().as('n'))
    const reports = db.selectFrom('reports').select((is) => is.fn.countAll().as('n'))
    return {
      people: await count(people.where('gone', 'is', null).executeTakeFirstOrThrow()),
      online: this.#parts.online(),
      tables: { open: await tables('open'), playing: await tables('playing', 'paused'), finished: await tables('over', 'ended') },
      reports: await count(reports.where('handled', 'is', null).executeTakeFirstOrThrow()),
      announcement: await this.announcement(),
      names: [...(await this.names())],
      limits: await this.limits(),
    }
  }

  /** Whom a command may mean by this: see onlyOne. */
  namesakes(named: string): Promise<Namesake[]> {
    return namesakes(this.#parts.storage, named)
  }

  /** Those with this very name first, then all whose name has it: for a list from which somebody chooses by eye. */
  async find(name: string): Promise<FoundPerson[]> {
    const all = await this.rulings()
    return (await similar(this.#parts.storage, name)).map(({ id, name: called, kind, created, seen, kept }) => ({
      person: { id, name: called, kind },
      created,
      seen,
      kept: kept !== null,
      rulings: all.filter((one) => one.person === id),
    }))
  }

  /** No two of them at the same moment, so that they can be told in their order. */
  async note(by: string, what: string, about: string, details: string): Promise<void> {
    this.#noted = Math.max(this.#now, this.#noted + 1)
    await this.#db.insertInto('audit').values({ id: newId(), at: this.#noted, by_person: by, what, about, details }).execute()
  }

  async deeds(): Promise<Deed[]> {
    const rows = await this.#db
      .selectFrom('audit')
      .leftJoin('persons as doer', 'doer.id', 'audit.by_person')
      .leftJoin('persons as meant', 'meant.id', 'audit.about')
      .selectAll('audit')
      .select(['doer.name as byName', 'meant.name as aboutName'])
      .orderBy('at', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(({ at, by_person, what, about, details, byName, aboutName }) => ({
      at,
      by: by_person,
      byName: byName ?? '',
      what,
      about,
      aboutName: aboutName ?? '',
      details,
    }))
  }

  // --- administrators ---------------------------------------------------------------------------------------

  async isAdmin(person: string): Promise<boolean> {
    return (await this.admins()).includes(person)
  }

  async admins(): Promise<readonly string[]> {
    const row = await this.#db.selectFrom('meta').select('value').where('name', '=', 'administrators').executeTakeFirst()
    return row === undefined ? [] : (JSON.parse(row.value) as string[])
  }

  /** Only by a command on the host's own machine: never over the network. */
  async appoint(person: string, on: boolean): Promise<void> {
    const others = (await this.admins()).filter((one) => one !== person)
    await this.#write('administrators', JSON.stringify(on ? [...others, person] : others))
    await this.note('host', on ? 'appoint' : 'dismiss', person, '')
  }
}
