import type { Game, Signal } from '@flotilla/kernel'
import type { Limits, ServerMessage } from '@flotilla/protocol'
import { Alerts } from '../alerts/alerts.ts'
import type { Means } from '../alerts/ways.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Log } from '../log.ts'
import type { Observer } from '../observer.ts'
import { Relationships } from '../people/relationships.ts'
import { Moderation } from '../people/moderation.ts'
import { Results } from '../people/results.ts'
import { refusal } from '../refusal.ts'
import { Journal } from '../storage/journal.ts'
import type { Change, Heard } from '../cluster/bus.ts'
import type { Storage } from '../storage/storage.ts'
import { seatOfPerson, withAvatars } from '../storage/doc.ts'
import { tidy, type Retention } from '../storage/retention.ts'
import { Tables, type TableRecord } from '../storage/tables.ts'
import type { Clock } from '../time.ts'
import type { Connection } from './connection.ts'
import { Histories } from './histories.ts'
import { minutes } from './info.ts'
import { RunningTable } from './running/running-table.ts'
import { ConnectionLimits, type ConnectionLimitSettings } from './connection-limits.ts'
import { KeyedQueue } from '../keyed-queue.ts'
import { Presence } from './presence.ts'
import { awaitReveal, endReveal } from './reveal.ts'
import { isNewer, rulesOf } from './rules.ts'
import type { TableServices } from './services.ts'
import { passOn } from './signals.ts'
import { hear } from './talk.ts'

/** Unattended tables are looked for this often. */
const ROUND = 15_000
/** Rounds from one tidying to the next. */
const TIDY_EVERY = 20

export interface TableRegistryParts {
  readonly storage: Storage
  readonly games: readonly Game[]
  readonly bots: BotPool
  readonly time: Clock
  readonly log: Log
  readonly observer: Observer
  /** How people are called outside the page, and by which address they know this server. */
  readonly means: Means
  readonly origin: string
  /** So many tables stay in memory; those in use always do. */
  readonly cached: number
  /** So many sockets and streams may be one person's, or come from one address. */
  readonly connections: ConnectionLimitSettings
  /** How long what is kept. */
  readonly keep: Retention
  /** What one person may have standing about; from one address it may be as much as of so many people. */
  readonly most: Limits
}

/** The tables in memory: loaded by replay when somebody comes, forgotten when nobody is there, told when others change them. */
export class TableRegistry implements TableServices {
  readonly storage: Storage
  readonly games: readonly Game[]
  readonly bots: BotPool
  readonly time: Clock
  readonly log: Log
  readonly observer: Observer
  readonly tables: Tables
  readonly journal: Journal
  readonly presence: Presence | null
  readonly alerts: Alerts
  readonly results: Results
  readonly relationships: Relationships
  readonly moderation: Moderation
  readonly connections: ConnectionLimits
  readonly histories = new Histories()
  /** Tables that are opened and begun. */
  readonly openings = new KeyedQueue()
  readonly #cached: number
  readonly #live = new Map<string, Promise<RunningTable>>()
  readonly #persons = new Map<string, Set<Connection>>()
  readonly #keep: Retention
  #rounds = 0
  #running = 0
  #cancelRound: (() => void) | null = null
  #closed = false
  #drains = false

  constructor({ storage, games, bots, time, log, observer, cached, connections, most, keep, means, origin }: TableRegistryParts) {
    this.#keep = keep
    this.connections = new ConnectionLimits(connections)
    this.storage = storage
    this.games = games
    this.bots = bots
    this.time = time
    this.log = log
    this.#cached = cached
    this.tables = new Tables(storage)
    this.observer = observer
    this.journal = new Journal(storage, observer)
    const parts = {
      node: storage.node,
      bus: storage.bus,
      time,
      changed: (table: string) => this.#presenceChanged(table),
      freed: (table: string) => this.#atLive(table, (live) => live.followLeadership()),
    }
    this.presence = storage.kind === 'sqlite' ? null : new Presence(parts)
    this.results = new Results(storage, time.now)
    this.relationships = new Relationships(storage, time.now)
    this.moderation = new Moderation({
      storage,
      tables: this.tables,
      now: time.now,
      expel: (keys) => this.expel(keys),
      online: () => this.connections.people,
      limits: most,
    })
    this.alerts = new Alerts({ storage, time, log, means, origin, isThere: (table, person) => this.#isThere(table, person) })
  }

  async #isThere(id: string, person: string): Promise<boolean> {
    const table = await this.#live.get(id)?.catch(() => null)
    return table?.channels.isOnline(person) === true || this.presence?.isElsewhere(id, person) === true
  }

  get size(): number {
    return this.#live.size
  }

  async open(): Promise<void> {
    await this.storage.bus.listen(
      (notice) => this.#heard(notice),
      () => this.#missed(),
    )
    this.#round()
  }

  /** The table, from memory or from storage; the most recently used are kept. `replayed` hears how many entries had to be replayed. */
  async table(id: string, replayed?: (entries: number) => void): Promise<RunningTable> {
    let found = this.#live.get(id)
    const isKnown = found !== undefined
    if (found !== undefined) this.#live.delete(id)
    else {
      this.presence?.follow(id, true)
      found = this.#load(id)
      found.catch(() => this.#drop(id))
    }
    this.#live.set(id, found)
    const table = await found
    if (!isKnown) replayed?.(table.position?.seq ?? 0)
    if (this.#live.size > this.#cached) await this.#forgetSome()
    return table
  }

  async #load(id: string): Promise<RunningTable> {
    const record = await this.tables.byId(id)
    if (record === null) throw refusal('table.none', { status: 404 })
    const game = await rulesOf(this.games, record)
    if (typeof game === 'string' && this.hasOthers && isNewer(this.games, record)) throw refusal('server.older', { status: 503 })
    const table = new RunningTable(record, game, this)
    table.expected = await this.expected(record.game, record.seats)
    await table.read()
    awaitReveal(table)
    return table
  }

  /** Minutes that a game like this takes. */
  async expected(game: string, seats: number): Promise<number | null> {
    return minutes(await this.tables.duration(game, seats, this.time.now()))
  }

  /** Changes a table's record whether or not anybody has it open. */
  async rewrite(id: string, change: (table: TableRecord) => TableRecord | null): Promise<void> {
    const record = await this.tables.change(id, change)
    const goesOn = record !== null && record.started !== null && record.finished === null
    // The journal of a game that goes on has to be told who sits there now.
    const live = await (goesOn ? this.table(id) : this.#live.get(id))?.catch(() => null)
    await live?.refresh()
  }

  /** Takes away a table that nobody has heard of. */
  async remove(id: string): Promise<void> {
    this.#drop(id)
    await this.tables.remove(id)
  }

  #drop(id: string): void {
    if (this.#live.delete(id)) this.presence?.follow(id, false)
  }

  async #forgetSome(): Promise<void> {
    for (const [id, loading] of this.#live) {
      if (this.#live.size <= this.#cached) return
      const table = await loading.catch(() => null)
      if (table !== null && !table.idle) continue
      table?.close()
      this.#drop(id)
    }
  }

  // --- other servers ----------------------------------------------------------------------------------------

  #heard(notice: Heard): void {
    this.presence?.heardOf(notice.from)
    switch (notice.what) {
      case 'here':
      case 'afresh':
      case 'who':
      case 'beat':
      case 'drains':
        return this.presence?.hear(notice)
      case 'expelled':
        return this.#expelHere([notice.more ?? ''])
      case 'look':
        return this.run(this.#showLookHere(notice.more ?? ''))
      default:
        return this.#look(notice.what, notice.table, notice.more)
    }
  }

  /** Looks at what another server has changed, if the table is in memory. */
  #look(what: Change, id: string, more = ''): void {
    this.#atLive(id, (table) => {
      switch (what) {
        case 'entries':
          return table.tell({ type: 'hint' })
        case 'table':
          return table.refresh()
        case 'talk':
          return table.inTurn(() => hear(table))
        case 'signal':
          return passOn(table, JSON.parse(more) as Signal)
        case 'orders':
          return table.inTurn(() => table.wishes.hear())
      }
    })
  }

  #atLive(id: string, look: (table: RunningTable) => Promise<void> | void): void {
    const live = this.#live.get(id)
    if (live !== undefined) this.run(live.then(look))
  }

  #presenceChanged(id: string): void {
    this.#atLive(id, (table) => {
      table.channels.tellInfo()
      table.followLeadership()
    })
  }

  /** The line is new: every table may have changed. */
  #missed(): void {
    for (const id of this.#live.keys()) for (const what of ['table', 'entries', 'talk', 'orders'] as const) this.#look(what, id)
    this.presence?.introduce()
  }

  /** A notice may be lost without the line breaking: tables that somebody watches are looked at now and then all the same. */
  #lookAgain(): void {
    if (this.storage.kind !== 'postgres') return
    for (const id of this.#live.keys())
      this.#atLive(id, (table) => {
        if (!table.idle) this.#look('entries', id)
      })
  }

  // --- persons ----------------------------------------------------------------------------------------------

  /** Somebody who is to hear what concerns them, whatever they look at. */
  arrive(connection: Connection): void {
    const id = connection.actor?.person.id
    if (id === undefined) return
    const connections = this.#persons.get(id) ?? new Set()
    this.#persons.set(id, connections.add(connection))
    connection.onEnd(this, () => {
      connections.delete(connection)
      if (connections.size === 0) this.#persons.delete(id)
    })
  }

  /** Ends all that is open by these sessions or tokens, at every server. */
  async expel(keys: readonly string[]): Promise<void> {
    this.#expelHere(keys)
    this.storage.bus.tell(...keys.map((key) => ({ what: 'expelled' as const, table: '', more: key })))
  }

  #expelHere(keys: readonly string[]): void {
    this.connections.close(({ actor }) => actor !== null && keys.includes(actor.key))
  }

  /** Somebody looks different from now on, at every server. */
  async showAvatar(person: string): Promise<void> {
    await this.#showLookHere(person)
    this.storage.bus.tell({ what: 'look', table: '', more: person })
  }

  /** Nothing is written: what is read from now on has it already, so only tables in memory are brought up to date. */
  async #showLookHere(person: string): Promise<void> {
    const { avatar } = await this.alerts.preferences(person)
    for (const loading of this.#live.values()) {
      const table = await loading.catch(() => null)
      if (table === null || seatOfPerson(table.record.doc, person) === null || table.record.finished !== null) continue
      table.show((record) => ({ ...record, doc: withAvatars(record.doc, new Map([[person, avatar]])) }))
    }
  }

  tellPerson(person: string, message: ServerMessage, knows?: (connection: Connection) => boolean): void {
    for (const connection of this.#persons.get(person) ?? []) if (knows?.(connection) !== true) connection.send(JSON.stringify(message))
  }

  // --- leaving ----------------------------------------------------------------------------------------------

  get isDraining(): boolean {
    return this.#drains
  }

  /** From now on no table is opened here. */
  drain(): void {
    this.#drains = true
    this.presence?.drain()
  }

  /** Other servers could receive whoever is here. */
  get hasOthers(): boolean {
    return this.presence?.hasOthers === true
  }

  /** Somebody looks on while a game goes on. */
  async isPlayedAt(): Promise<boolean> {
    for (const loading of this.#live.values()) {
      const table = await loading.catch(() => null)
      if (table !== null && table.record.status === 'playing' && !table.channels.isEmpty) return true
    }
    return false
  }

  // --- work that nobody waits for ---------------------------------------------------------------------------

  run(work: Promise<unknown>): void {
    this.#running++
    work.then(
      () => this.#running--,
      (error: unknown) => {
        this.#running--
        this.log.error({ err: error }, 'work in the background failed')
      },
    )
  }

  /** Tables whose days are over, though nobody has them open. */
  #round(): void {
    if (this.#closed) return
    this.run(
      this.tables.due(this.time.now()).then(async (ids) => {
        for (const id of ids) await this.table(id)
      }),
    )
    this.#lookAgain()
    for (const id of this.#live.keys()) this.#atLive(id, endReveal)
    this.run(this.alerts.round())
    this.run(this.moderation.round())
    this.presence?.beat()
    if (this.#rounds++ % TIDY_EVERY === 0) this.run(this.#tidy())
    this.#cancelRound = this.time.at(this.time.now() + ROUND, () => this.#round())
  }

  /** What is older than it is to be kept goes, a little at a time. */
  async #tidy(): Promise<void> {
    for (const id of await tidy(this.storage, this.#keep, this.time.now())) this.#drop(id)
  }

  /** Waits until everything accepted is stored, at most until the deadline (by the process's clock). */
  async settle(deadline = Infinity): Promise<void> {
    while ((this.#running > 0 || !this.journal.idle) && performance.now() < deadline) await new Promise((done) => setImmediate(done))
  }

  get isClosing(): boolean {
    return this.#closed
  }

  /** Nothing new is begun: bots stop thinking, clocks stand. What was accepted is stored. */
  async close(deadline = Infinity): Promise<void> {
    this.#closed = true
    this.#cancelRound?.()
    for (const id of this.#live.keys()) this.#atLive(id, (table) => table.close())
    await this.settle(deadline)
  }
}
