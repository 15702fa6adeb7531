import type { Game } from '@flotilla/kernel'
import type { Input, Request, Session } from '@flotilla/table'
import { refusal, refusalOf } from '../../refusal.ts'
import { occupantOf, personsOf } from '../../storage/doc.ts'
import type { TableRecord } from '../../storage/tables.ts'
import { callCrew } from '../calls.ts'
import { Channels } from './channels.ts'
import type { Done } from '../done.ts'
import { Effects } from './effects.ts'
import { projected, reseated } from './projection.ts'
import { RecordKeeper } from './record-keeper.ts'
import type { TableServices } from '../services.ts'
import { loadSession } from './session-loader.ts'
import { SessionQueue } from './session-queue.ts'
import { forgetSignals } from '../signals.ts'
import { TableFacts } from './table-facts.ts'
import { carryOutAgreed, isAgreed } from '../votes.ts'
import { PersonWishes } from './wishes.ts'

/** A session that fails twice within this time is not read again. */
const MINUTE = 60_000
const AGAIN_AFTER = 1000

/**
 * A table in memory: runs the session of its game. It tells the session what happens, one thing after another, carries out what the
 * session says, and tells it what came of that. The rules of turns, windows and clocks are the session's.
 */
export class RunningTable extends TableFacts {
  /** Pairs of people of whom one keeps the other away. */
  apart: ReadonlySet<string> = new Set()
  /** The last of the talk that was passed on. */
  heard = 0
  readonly wishes = new PersonWishes(this)
  readonly channels = new Channels(this)
  readonly #keeper: RecordKeeper
  readonly #queue: SessionQueue
  readonly #effects: Effects
  #leads = true
  #failedAt = -Infinity
  #isAgreeing = false
  #reading: Promise<void> = Promise.resolve()

  constructor(record: TableRecord, game: Game | string, services: TableServices) {
    super(record.id, game, services)
    this.#keeper = new RecordKeeper(record, {
      services,
      byJournal: (stored) => (this.session === null ? stored : projected(stored, this.session.rules.game, this.session.position)),
      adopted: (before) => this.#adopted(before),
    })
    this.#queue = new SessionQueue({
      now: services.time.now,
      carryOut: (effect) => this.#effects.carryOut(effect),
      failed: (error) => this.#fail(error),
      rested: () => this.#seeToVotes(),
    })
    this.#effects = new Effects(this, (result) => services.run(this.#queue.await(result)))
  }

  get record(): TableRecord {
    return this.#keeper.record
  }

  get session(): Session | null {
    return this.#queue.session
  }

  protected isHere(person: string): boolean {
    return this.channels.isOnline(person)
  }

  /** Nobody looks and nothing is under way: it may be forgotten. */
  get idle(): boolean {
    const isTimed = this.record.doc.house.clock.kind === 'live' && this.#effects.isTimed
    const isBusy = this.#keeper.isBusy || this.#queue.isBusy || this.#effects.isBusy
    return this.channels.isEmpty && !isBusy && !isTimed
  }

  // --- the session ------------------------------------------------------------------------------------------

  /** Tells the session what happened. One thing after another: what comes meanwhile waits. */
  tell(input: Input): void {
    this.#queue.tell(input)
  }

  /** The journal or who is here has changed. What the record says besides is told when it is stored: lists are read from it. */
  follow(): void {
    this.#keeper.save()
    this.channels.follow(this.record)
  }

  /** Nobody can play on. */
  isStuck(why: string): void {
    this.stuck = why
    this.services.log.error({ table: this.id.slice(0, 6), why }, 'nobody can play on')
    this.channels.tellInfo()
  }

  /** Does what one server is enough for, or leaves it to another. */
  followLeadership(): void {
    const leads = this.services.presence?.leads(this.id) ?? true
    if (leads === this.#leads) return
    this.#leads = leads
    this.tell({ type: 'leads', leads })
  }

  /** Another server was to do this first and has let the table wait. */
  doubtLeader(): void {
    if (!this.#leads) this.services.presence?.doubt(this.id)
  }

  /** After an error that nobody foresaw the table is read again: the stored game is right, what is in memory may not be. */
  #fail(error: unknown): void {
    const { services } = this
    const now = performance.now()
    services.log.error({ table: this.id.slice(0, 6), err: error }, 'a table is read again')
    this.#end()
    this.#effects.pending.fail(error)
    if (now - this.#failedAt < MINUTE) this.stuck = error instanceof Error ? error.message : String(error)
    this.#failedAt = now
    if (!services.isClosing) services.run(this.read())
  }

  #end(): void {
    this.#queue.begin(null)
    this.#effects.stop()
  }

  /** Reads the whole game from the journal. Where that fails it is tried again; whoever asks meanwhile waits. */
  read(): Promise<void> {
    this.#reading = this.#readOnce()
    return this.#reading.catch((error: unknown) => {
      const { time, isClosing } = this.services
      if (this.record.started !== null && !this.channels.isEmpty && !isClosing)
        time.at(time.now() + AGAIN_AFTER, () => this.services.run(this.read()))
      throw error
    })
  }

  async #readOnce(): Promise<void> {
    const { services, game, id } = this
    await this.wishes.read()
    this.apart = await services.relationships.pairs(personsOf(this.record))
    this.heard = Math.max(this.heard, await services.tables.lastTalk(id))
    if (typeof game === 'string') this.stuck = game
    if (typeof game === 'string' || this.record.started === null) return
    try {
      this.#begin(await loadSession(this, game))
    } catch (error) {
      if (refusalOf(error)?.fault.code === 'server.storage') throw error
      this.stuck = error instanceof Error ? error.message : String(error)
      services.log.error({ table: id.slice(0, 6), err: error }, 'a stored game cannot be replayed')
    }
    await this.#keeper.written
  }

  #begin(session: Session): void {
    this.#end()
    this.#queue.begin(session)
    // Nothing is done by itself before all is known that decides it.
    this.tell({ type: 'runs', runs: false })
    this.#leads = true
    this.followLeadership()
    this.wishes.tellAll()
    this.#keeper.save()
    this.channels.joinAll()
    // Something may have been stored by another server while this was read.
    if (this.services.presence !== null) this.tell({ type: 'hint' })
    // What was ended by the host goes on no more, whatever the journal says; and what is stuck stays so.
    if (!this.services.isClosing && this.record.finished === null && this.stuck === null) this.tell({ type: 'runs', runs: true })
  }

  /** Carries out what somebody asks for. Resolves when it is stored, and the record says what follows from it. */
  async request(request: Request): Promise<Done> {
    await this.#reading
    if (this.stuck !== null) throw refusal('table.stuck', { params: { why: this.stuck } })
    if (this.record.started === null) throw refusal('table.notBegun')
    if (this.session === null || this.record.finished !== null) throw refusal('table.over')
    const came = performance.now()
    const waits = this.#effects.pending.wait(request)
    this.tell(request)
    const done = await waits
    if (!done.again) this.services.observer.durable(performance.now() - came)
    await this.#keeper.written
    return done
  }

  // --- the record -------------------------------------------------------------------------------------------

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#keeper.inTurn(job)
  }

  /** Changes the table's record; `change` gives what it shall be, null if nothing, or throws a refusal. */
  change(change: (table: TableRecord) => TableRecord | null): Promise<TableRecord> {
    return this.inTurn(() => this.#keeper.change(change))
  }

  /** Within a turn. */
  changeInTurn(change: (table: TableRecord) => TableRecord | null): Promise<TableRecord> {
    return this.#keeper.change(change)
  }

  /** Another server changed the record. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.#keeper.refresh())
  }

  /** What is read with the record has changed, and nothing of what is stored. */
  show(change: (record: TableRecord) => TableRecord): void {
    this.#keeper.record = change(this.record)
    this.channels.tellInfo()
  }

  async #adopted(before: TableRecord): Promise<void> {
    const { record } = this
    const began = before.started === null && record.started !== null
    if (began) await this.read()
    else this.apart = await this.services.relationships.pairs(personsOf(record))
    if (began) {
      callCrew(this, 'begin', '')
      await this.channels.completed()
    }
    const [then, now] = [before, record].map(({ doc }) => doc.seats.map(occupantOf))
    if (then.some((one, seat) => one !== now[seat])) forgetSignals(this)
    this.channels.follow(before)
    if (record.finished !== null && before.finished === null) this.tell({ type: 'runs', runs: false })
    if (this.session !== null && record.finished === null)
      for (const request of reseated(record, this.session.position)) this.services.run(this.request(request))
    this.tell({ type: 'time' })
  }

  #seeToVotes(): void {
    if (this.#isAgreeing || this.services.isClosing || !isAgreed(this)) return
    this.#isAgreeing = true
    this.services.run(this.inTurn(() => carryOutAgreed(this)).finally(() => (this.#isAgreeing = false)))
  }

  /** Nothing new is begun: bots stop thinking, clocks stand. */
  close(): void {
    this.tell({ type: 'runs', runs: false })
    this.channels.close()
    this.#effects.stop()
  }
}
