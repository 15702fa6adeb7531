import { say, type Params } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import {
  platform,
  preferences as schema,
  spelledOut,
  type AlertKind,
  type AlertsInfo,
  type NewWay,
  type Preferences,
  type WayInfo,
} from '@flotilla/protocol'
import { chosenBy } from '../people/preferences.ts'
import { refusal } from '../refusal.ts'
import type { CallRow, WayRow } from '../storage/schema.ts'
import { hashOf, newId, newSecret } from '../storage/secrets.ts'
import type { Storage } from '../storage/storage.ts'
import type { Clock } from '../time.ts'
import type { Log } from '../log.ts'
import { Digest } from './digest.ts'
import { quietUntil } from './quiet.ts'
import { deliver, infoOf, type Call, type Means } from './ways.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Whoever answers within this time is not called; whoever is at the table is looked at again after it. */
const GRACE = 45 * SECOND
/** A server that takes longer over a call has died. */
const CLAIM = 2 * MINUTE
const PAUSES = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE)
/** Enough that no two are ever alike. */
const ID_LENGTH = 32
const MOST_WAYS = 10
/** People who are called at the same time, looked for at a time, and calls of one of them in a round. */
const AT_ONCE = 50
const MOST_PEOPLE = 500
const MOST_EACH = 20
/** Milliseconds after which a way is slow, and how long that is remembered of its person. */
const SLOW = 2 * SECOND
const REMEMBER_SLOW = 30 * MINUTE
/** Slow people who are remembered, and who are called in a round. */
const MOST_SLOW = 5000
const MOST_SLOW_CALLED = 20
/** Whether somebody can be called at all is remembered so long. */
const REMEMBER = MINUTE
/** What is done is kept so long: the same wait is not called for again. */
const KEEP = 7 * DAY

export interface Waiting {
  readonly person: string
  readonly kind: AlertKind
  readonly table: string
  /** One for one wait. */
  readonly wait: string
  readonly params: Params
  /** Not before this. */
  readonly due?: number
}

export interface AlertsParts {
  readonly storage: Storage
  readonly time: Clock
  readonly log: Log
  readonly means: Means
  /** The address of this server as people know it. */
  readonly origin: string
  /** Whether this person is at that table, on whatever device, by way of whatever server. */
  isThere(table: string, person: string): Promise<boolean>
}

type Worded = Pick<CallRow, 'person' | 'kind' | 'table_id' | 'body' | 'wait'>

/** Calls people outside the page: at most once for one wait, by whichever server gets there, and not while they are there. */
export class Alerts {
  readonly #parts: AlertsParts
  readonly #digest: Digest
  /** Who is being called right now. */
  readonly #calling = new Set<string>()
  /** Whose ways took long lately, and until when that counts. */
  readonly #slow = new Map<string, number>()
  readonly #reachable = new Map<string, { readonly ways: boolean; readonly until: number }>()

  constructor(parts: AlertsParts) {
    this.#parts = parts
    this.#digest = new Digest(parts.storage, parts.means.mailer, parts.time.now)
  }

  // --- what a person chose ----------------------------------------------------------------------------------

  async preferences(person: string): Promise<Preferences> {
    const row = await this.#parts.storage.db.selectFrom('persons').select('prefs').where('id', '=', person).executeTakeFirst()
    return chosenBy(row?.prefs)
  }

  /** Vacation is not simply written down: it is taken. */
  async prefer(person: string, wanted: Preferences): Promise<void> {
    await this.#write(person, { ...wanted, vacation: (await this.preferences(person)).vacation })
  }

  async takeVacation(person: string, vacation: Preferences['vacation']): Promise<void> {
    await this.#write(person, { ...(await this.preferences(person)), vacation })
  }

  async #write(person: string, wanted: Preferences): Promise<void> {
    await this.#parts.storage.db
      .updateTable('persons')
      .set({ prefs: JSON.stringify(schema.parse(wanted)) })
      .where('id', '=', person)
      .execute()
  }

  async info(person: string, mail: string | null): Promise<AlertsInfo> {
    const { means } = this.#parts
    const [preferences, ways] = await Promise.all([this.preferences(person), this.#ways(person)])
    return { preferences, ways: ways.map((row) => infoOf(row, mail)), pushKey: means.keys.publicKey, mail: means.mailer !== null }
  }

  #ways(person: string): Promise<WayRow[]> {
    return this.#parts.storage.db.selectFrom('ways').selectAll().where('person', '=', person).orderBy('created').execute()
  }

  async addWay(person: string, parent: string, way: NewWay, mail: string | null): Promise<WayInfo & { secret?: string }> {
    const { storage, time, means } = this.#parts
    const known = await this.#ways(person)
    if (known.length >= MOST_WAYS) throw refusal('person.tooMany', { params: { most: MOST_WAYS } })
    if (way.kind === 'mail' && (means.mailer === null || mail === null)) throw refusal('person.noMail', { status: 404 })
    const secret = way.kind === 'webhook' && way.speaks === 'plain' ? newSecret() : undefined
    const target = JSON.stringify({ ...way, ...(secret === undefined ? {} : { secret }) })
    const same = known.find((row) => row.kind === way.kind && (way.kind === 'mail' || row.target === target))
    const row: WayRow = same ?? { id: newId(), person, kind: way.kind, target, created: time.now(), failing: null, parent }
    if (same === undefined) await storage.db.insertInto('ways').values(row).execute()
    this.#reachable.delete(person)
    return { ...infoOf(row, mail), ...(secret === undefined ? {} : { secret }) }
  }

  async dropWay(person: string, id: string): Promise<boolean> {
    const { db } = this.#parts.storage
    const { numDeletedRows } = await db.deleteFrom('ways').where('person', '=', person).where('id', '=', id).executeTakeFirst()
    await db.deleteFrom('calls').where('way', '=', id).execute()
    this.#reachable.delete(person)
    return numDeletedRows === 1n
  }

  /** A call right now, to see whether it gets through. */
  async tryOut(person: string, id: string): Promise<boolean> {
    const row = (await this.#ways(person)).find((way) => way.id === id)
    if (row === undefined) throw refusal('person.notFound', { status: 404 })
    const call = this.#worded(
      { person, kind: 'test', table_id: '', body: '{}', wait: `test ${this.#parts.time.now()}` },
      await this.preferences(person),
    )
    if (row.kind === 'mail') return this.#digest.sendNow(person, [call])
    return (await deliver(row, call, this.#parts.means)) === 'sent'
  }

  // --- raising and withdrawing ------------------------------------------------------------------------------

  /** As far as is known: most people have chosen no way to be called, and then nothing has to be put into words. */
  mayReach(person: string): boolean {
    return this.#remembered(person) ?? true
  }

  #remembered(person: string): boolean | undefined {
    const known = this.#reachable.get(person)
    return known !== undefined && known.until > this.#parts.time.now() ? known.ways : undefined
  }

  async #isReachable(person: string): Promise<boolean> {
    const known = this.#remembered(person)
    if (known !== undefined) return known
    const now = this.#parts.time.now()
    const ways = (await this.#ways(person)).length > 0
    if (this.#reachable.size > 10_000) this.#reachable.clear()
    this.#reachable.set(person, { ways, until: now + REMEMBER })
    return ways
  }

  async raise({ person, kind, table, wait, params, due: earliest = 0 }: Waiting): Promise<void> {
    if (!(await this.#isReachable(person))) return
    const { storage, time } = this.#parts
    const [{ alerts }, ways] = await Promise.all([this.preferences(person), this.#ways(person)])
    const due = Math.max(earliest, time.now() + (kind === 'turn' || kind === 'spoke' ? GRACE : 0))
    const body = JSON.stringify(params)
    const rows: CallRow[] = ways
      .filter((way) => alerts[kind]?.includes(way.kind))
      .map((way) => ({ wait, way: way.id, person, kind, table_id: table, body, due, tries: 0, claimed: 0, done: null }))
    if (rows.length === 0) return
    await storage.db
      .insertInto('calls')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
  }

  /** They have answered meanwhile. */
  async withdraw(person: string, table: string): Promise<void> {
    if (!(await this.#isReachable(person))) return
    await this.#parts.storage.db
      .deleteFrom('calls')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('kind', 'in', ['turn', 'low', 'nudge'] satisfies AlertKind[])
      .where('done', 'is', null)
      .where('claimed', '<', this.#parts.time.now())
      .execute()
  }

  // --- calling ----------------------------------------------------------------------------------------------

  /** Calls whoever is due. */
  async round(): Promise<void> {
    const { storage, time } = this.#parts
    const now = time.now()
    const people = await this.#waitingPeople(now)
    const waiting = people.filter((person) => !this.#calling.has(person))
    const caller = async (): Promise<void> => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) await this.#callAll(person, now)
    }
    await Promise.all(Array.from({ length: AT_ONCE - this.#calling.size }, caller))
    await this.#digest.round(
      (row, chosen) => this.#worded(row, chosen),
      (person) => this.preferences(person),
    )
    if (people.length === 0)
      await storage.db
        .deleteFrom('calls')
        .where('done', '<', now - KEEP)
        .execute()
  }

  /** Those whose ways were quick come first: a crowd of slow ones keeps nobody else waiting. */
  async #waitingPeople(now: number): Promise<string[]> {
    for (const [person, until] of this.#slow) if (until < now) this.#slow.delete(person)
    const slow = [...this.#slow.keys()].slice(-MOST_SLOW)
    const waiting = (isSlow: boolean) =>
      this.#due(now)
        .select((is) => ['person', is.fn.min('due').as('first')])
        .$if(slow.length > 0, (calls) => calls.where('person', isSlow ? 'in' : 'not in', slow))
        .groupBy('person')
        .orderBy('first')
        .limit(isSlow ? MOST_SLOW_CALLED : MOST_PEOPLE)
        .execute()
    const [quick, late] = [await waiting(false), slow.length === 0 ? [] : await waiting(true)]
    return [...quick, ...late].map(({ person }) => person)
  }

  #due(now: number) {
    return this.#parts.storage.db.selectFrom('calls').where('done', 'is', null).where('due', '<=', now).where('claimed', '<', now)
  }

  /** One call of a person after another, each person beside the others: whoever has slow ways waits for them alone. */
  async #callAll(person: string, now: number): Promise<void> {
    this.#calling.add(person)
    try {
      const rows = await this.#due(now).selectAll().where('person', '=', person).orderBy('due').limit(MOST_EACH).execute()
      for (const row of rows) {
        const since = performance.now()
        if (!(await this.#claim(row, now))) continue
        if (row.tries > PAUSES.length) await this.#giveUp(row)
        else await this.#call(row)
        // Whoever's ways take so long comes after the others, and no more than once a round.
        if (performance.now() - since > SLOW) {
          this.#slow.set(person, now + REMEMBER_SLOW)
          return
        }
      }
    } finally {
      this.#calling.delete(person)
    }
  }

  /** Only one server gets it. The try is counted before it is made: a server that dies in between, however often, calls no more than that. */
  async #claim({ wait, way, claimed, tries }: CallRow, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.storage.db
      .updateTable('calls')
      .set({ claimed: now + CLAIM, tries: tries + 1 })
      .where('wait', '=', wait)
      .where('way', '=', way)
      .where('claimed', '=', claimed)
      .where('done', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async #set({ wait, way }: CallRow, values: Partial<CallRow>): Promise<void> {
    await this.#parts.storage.db
      .updateTable('calls')
      .set({ claimed: 0, ...values })
      .where('wait', '=', wait)
      .where('way', '=', way)
      .execute()
  }

  async #call(row: CallRow): Promise<void> {
    const { storage, time, means, log } = this.#parts
    const now = time.now()
    const { tries } = row
    if (await this.#parts.isThere(row.table_id, row.person))
      return this.#set(row, row.kind === 'turn' ? { due: now + GRACE, tries } : { done: now })
    const chosen = await this.preferences(row.person)
    const quiet = quietUntil(chosen, now)
    if (quiet !== null) return this.#set(row, { due: quiet, tries })
    const way = await storage.db.selectFrom('ways').selectAll().where('id', '=', row.way).executeTakeFirst()
    if (way === undefined) return this.#set(row, { done: now })
    if (way.kind === 'mail') return this.#digest.take(row, () => this.#set(row, { due: now + MINUTE, tries }))
    const delivered = await deliver(way, this.#worded(row, chosen), means)
    if (delivered === 'gone') {
      await this.dropWay(row.person, way.id)
      log.info({ way: way.kind }, 'a way to call somebody is gone, and was removed')
      return
    }
    await this.#note(way, delivered === 'sent' ? null : (way.failing ?? now))
    if (delivered === 'sent') return this.#set(row, { done: now })
    const pause = PAUSES[tries]
    if (pause === undefined) return this.#giveUp(row)
    await this.#set(row, { due: now + pause })
  }

  async #giveUp(row: CallRow): Promise<void> {
    this.#parts.log.warn({ kind: row.kind }, 'somebody could not be called, and is not tried again')
    await this.#set(row, { done: this.#parts.time.now() })
  }

  async #note(way: WayRow, failing: number | null): Promise<void> {
    if (way.failing === failing) return
    await this.#parts.storage.db.updateTable('ways').set({ failing }).where('id', '=', way.id).execute()
  }

  /** A call in a person's own language. */
  #worded({ person, kind, table_id, body, wait }: Worded, { language }: Preferences): Call {
    const params = JSON.parse(body) as Params
    const { origin, time } = this.#parts
    const inLanguage = speaker(language, [platform])
    // It leaves for screens that are not ours: lines, headers and terminals of others.
    const words = (code: string): string => spelledOut(say(inLanguage, { code, params }))
    return {
      id: hashOf(`${person} ${wait}`).slice(0, ID_LENGTH),
      kind,
      title: kind === 'test' ? 'Flotilla' : words('alert.title'),
      text: words(`alert.${kind}`),
      url: table_id === '' ? origin : `${origin}/t/${table_id}`,
      tag: table_id === '' ? kind : table_id,
      at: time.now(),
    }
  }
}
