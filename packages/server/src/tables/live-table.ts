import { same, useEdition, type Game, type Seat } from '@flotilla/kernel'
import type { By, SeatSettings, Plan } from '@flotilla/protocol'
import { refusal, refusalOf } from '../refusal.ts'
import { endShown, hidesEnd, occupantOf, personsOf } from '../storage/doc.ts'
import { remembered } from '../storage/requests.ts'
import type { EntryRow } from '../storage/schema.ts'
import { NO_WISHES, type TableRecord, type Wishes } from '../storage/tables.ts'
import { Stretches } from '../time.ts'
import { Attendance } from './attendance.ts'
import { Audience } from './audience.ts'
import { callCrew } from './calls.ts'
import { Course, type Happened } from './course.ts'
import { AGAIN, DONE, type Done } from './done.ts'
import type { Around } from './info.ts'
import type { TableServices } from './services.ts'
import { forgetSignals } from './signals.ts'

/** Something a seat does to the game. */
export interface Act {
  readonly kind: EntryRow['kind']
  readonly seat: Seat
  readonly choice: unknown
  readonly by: By
  /** Who does it; what nobody does by hand has nobody. */
  readonly person?: string
  readonly request: string | null
  /** The number of the ask that is meant. */
  readonly posed?: number | undefined
}

/** Milliseconds until the journal is asked again, at first and at most. */
const READ_AFTER = 1000
const LONGEST_WAIT = 30_000

/**
 * A table in memory: its record, its game as the journal tells it, and its audience.
 * Everything that changes it takes its turn; nothing is shown that is not stored.
 */
export class LiveTable implements Around {
  readonly id: string
  readonly services: TableServices
  /** The rules it began with; a sentence where this server has not got them. */
  readonly game: Game | string
  record: TableRecord
  course: Course | null = null
  stuck: string | null = null
  expected: number | null = null
  /** By person: a seat has none. */
  wishes = new Map<string, Wishes>()
  /** Pairs of people of whom one keeps the other away. */
  apart: ReadonlySet<string> = new Set()
  readonly attendance: Attendance
  readonly audience: Audience = new Audience(this)
  /** The clients' requests, each with its person: what is sent twice is done once. */
  readonly #requests = new Set<string>()
  /** The last of the talk that was passed on. */
  heard = 0
  /** The last entry that was told to the watches. */
  #told = 0
  /** The course has something that may not be stored: it has to be read again. */
  #doubtful = false
  /** Not even what was shown can be relied on. */
  #ruined = false
  #turn: Promise<unknown> = Promise.resolve()
  #turns = 0

  constructor(record: TableRecord, game: Game | string, services: TableServices) {
    this.id = record.id
    this.game = game
    this.record = record
    this.services = services
    this.attendance = new Attendance(this)
  }

  // --- reading ----------------------------------------------------------------------------------------------

  get title(): string {
    return typeof this.game === 'string' ? this.record.game : this.game.title
  }

  isOnline(person: string): boolean {
    return this.audience.isOnline(person) || this.services.presence?.isElsewhere(this.id, person) === true
  }

  /** When this viewer may know that the game is over; null while it goes on. */
  endShown(viewer: Seat | null): number | null {
    return endShown(this.record, viewer)
  }

  hidesEnd(viewer: Seat | null): boolean {
    return hidesEnd(this.record, viewer, this.services.time.now())
  }

  /** The game is over, but within a window that seems open. */
  get #isHeld(): boolean {
    return (this.record.finished ?? 0) > this.services.time.now()
  }

  /** The game goes on, as far as its players can tell. */
  get seemsOpen(): boolean {
    return this.record.status === 'playing' || this.#isHeld
  }

  /** When a game that ends now ends for its players: its last entries may be shown later. */
  get endsAt(): number {
    return Math.max(this.services.time.now(), this.course?.shownAt ?? 0)
  }

  /** Everything that is known is stored. */
  get isCertain(): boolean {
    return !this.#doubtful
  }

  /** Nobody looks and nothing is under way: it may be forgotten. */
  get idle(): boolean {
    return this.audience.isEmpty && this.#turns === 0 && !this.attendance.busy
  }

  /** The game, if it can be played on now. */
  playable(): Course {
    if (this.stuck !== null) throw refusal('table.stuck', { params: { why: this.stuck } })
    const { status } = this.record
    if (status === 'open') throw refusal('table.notBegun')
    if (status === 'paused') throw refusal('table.paused')
    if (this.course === null || status !== 'playing') throw refusal(this.#isHeld ? 'table.held' : 'table.over')
    return this.course
  }

  // --- taking turns -----------------------------------------------------------------------------------------

  /** One after another: nobody sees a table half changed. Where nobody is before it, the job begins at once. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const free = this.#turns++ === 0 && !this.#doubtful
    const mine = free ? job() : this.#turn.then(() => this.#afterReading(job))
    this.#turn = mine.then(this.#turnOver, this.#turnFailed)
    return mine
  }

  readonly #turnOver = (): void => {
    this.#turns--
  }

  readonly #turnFailed = (error: unknown): void => {
    this.#turns--
    if (refusalOf(error) === null) this.#doubt()
  }

  /** What nobody foresaw costs no more than reading the table again: the stored game is right, what is in memory may not be. */
  trust(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.services.log.error({ table: this.id.slice(0, 6), err: error }, 'a table is read again')
      this.#doubt()
    }
  }

  /** What was reported as failed may have been stored all the same: it is read, and tried again where it cannot be. */
  #readLater(wait: number): void {
    const { time, isClosing } = this.services
    if (isClosing) return
    time.at(time.now() + wait, () => {
      const read = this.inTurn(() => Promise.resolve())
      this.services.run(read.catch(() => this.#readLater(Math.min(wait * 2, LONGEST_WAIT))))
    })
  }

  #doubt(): void {
    const isKnown = this.#ruined
    this.#doubtful = this.#ruined = true
    // Where reading it again fails as well it is tried with the next request, not for ever.
    if (!isKnown && !this.services.isClosing) this.services.run(this.inTurn(() => Promise.resolve()))
  }

  async #afterReading<T>(job: () => Promise<T>): Promise<T> {
    if (this.#ruined) {
      await this.read()
      await this.audience.beginAfresh()
      this.#ruined = false
    } else if (this.#doubtful) await this.read()
    return job()
  }

  /** Reads the whole game from the journal, and tells what has not been told. */
  async read(): Promise<void> {
    this.wishes = await this.services.tables.wishes(this.id)
    this.apart = await this.services.relationships.pairs(personsOf(this.record))
    this.heard = Math.max(this.heard, await this.services.tables.lastTalk(this.id))
    const { game } = this
    this.stuck = typeof game === 'string' ? game : null
    if (typeof game === 'string' || this.record.started === null) return
    const entries = await this.services.tables.entries(this.id, 0)
    try {
      const course = this.newCourse(game)
      const stretches = new Stretches()
      for (const entry of entries) {
        await stretches.rest()
        this.#apply(entry, course)
      }
      this.course = course
      this.#doubtful = false
    } catch (error) {
      this.course = null
      this.stuck = error instanceof Error ? error.message : String(error)
      this.services.log.error({ table: this.id.slice(0, 6), err: error }, 'a stored game cannot be replayed')
    }
    this.attendance.attend()
  }

  newCourse(game: Game): Course {
    return new Course(useEdition(game, this.record.doc.edition), game, this.record, this.record.doc)
  }

  #apply(entry: EntryRow, course: Course): void {
    this.#tell(course, course.apply(entry, JSON.parse(entry.choice), !this.audience.isEmpty))
  }

  /** What other servers have stored meanwhile. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const { course } = this
      if (course === null) return
      for (const entry of await this.services.tables.entries(this.id, course.seq)) this.#apply(entry, course)
      this.attendance.attend()
    })
  }

  // --- playing ----------------------------------------------------------------------------------------------

  act(act: Act): Promise<Done> {
    const came = performance.now()
    return this.inTurn(() => this.carry(act, came))
  }

  /** Within a turn: judges, stores, and then shows. Somebody else's entry may come first; then it is judged again. */
  async carry(act: Act, came = performance.now()): Promise<Done> {
    for (;;) {
      const { seat, request } = act
      if (request !== null && this.#requests.has(request)) return AGAIN
      if (act.person !== undefined && this.record.doc.seats[seat]?.person !== act.person) throw refusal('table.notSeated', { status: 403 })
      const course = this.playable()
      const now = this.services.time.now()
      if (act.posed !== undefined && course.hasOrdered(seat, act.posed, act.choice)) return AGAIN
      if (course.holdsOff(seat, act.kind, now)) throw refusal('table.held')
      if (act.posed !== undefined && act.posed !== course.posed[seat]) throw refusal('table.staleAsk')
      const entry: EntryRow = {
        table_id: this.id,
        seq: course.seq + 1,
        kind: act.kind,
        seat,
        choice: 'null',
        request,
        by: act.by,
        at: now,
        spent: this.attendance.spent(seat, now),
      }
      const given = act.kind === 'undo' ? course.table.takenBack(seat) : act.choice
      const happened = course.apply(entry, given, !this.audience.isEmpty)
      this.#doubtful = true
      entry.choice = JSON.stringify(act.kind === 'undo' ? given : course.table.answers.at(-1)?.[1])
      let stored: boolean
      try {
        stored = await this.services.journal.append(entry)
      } catch (error) {
        this.services.log.error({ table: this.id.slice(0, 6), err: error }, 'an answer could not be stored')
        this.#readLater(READ_AFTER)
        throw refusal('server.storage', { status: 503 })
      }
      if (stored) {
        this.#doubtful = false
        this.services.observer.durable(performance.now() - came)
        this.#tell(course, happened)
        this.attendance.attend()
        if (course.table.isOver) await this.finish()
        return { held: happened.at > now, again: false }
      }
      await this.read()
    }
  }

  #tell(course: Course, happened: Happened): void {
    const { entry } = happened
    if (entry.request !== null) this.#requests.add(entry.request)
    if (entry.seq <= this.#told) return
    this.#told = entry.seq
    this.audience.tell(course, happened)
  }

  async finish(): Promise<void> {
    const outcome = this.course?.table.outcome() ?? undefined
    const record = await this.services.tables.change(this.id, (table) =>
      table.status === 'over' || table.status === 'ended'
        ? null
        : {
            ...table,
            status: 'over',
            finished: this.endsAt,
            wake: null,
            doc: { ...table.doc, ...(outcome === undefined ? {} : { outcome }) },
          },
    )
    if (record !== null) await this.adopt(record)
    callCrew(this, 'over', '', this.endsAt)
    await this.services.results.keep(this.record)
  }

  /** What the server shall do for a person. */
  wish(person: string, request: string, change: (wishes: Wishes) => Wishes): Promise<Done> {
    return this.inTurn(async () => {
      let again = false
      const wishes = await this.services.tables.changeWishes(this.id, person, (before) => {
        again = before.done?.includes(request) === true
        return again ? before : { ...change(before), done: remembered(before.done, request) }
      })
      if (again) return AGAIN
      this.#adoptWishes(person, wishes)
      this.attendance.attend()
      return DONE
    })
  }

  #adoptWishes(person: string, wishes: Wishes): void {
    this.wishes.set(person, wishes)
    this.audience.tellPerson(person, { type: 'orders', table: this.id, orders: wishes.orders, muted: this.mutedSeats(wishes) })
  }

  /** What whoever sits there wishes. */
  wishesAt(seat: Seat): Wishes {
    return this.wishes.get(occupantOf(this.record.doc.seats[seat]) ?? '') ?? NO_WISHES
  }

  /** Where those sit now whom somebody does not want to hear. */
  mutedSeats({ muted }: Wishes): Seat[] {
    return this.record.doc.seats.flatMap((seat, at) => (muted.includes(occupantOf(seat) ?? '') ? [at] : []))
  }

  /** Within a turn: what somebody wished by way of another server. */
  async hearWishes(): Promise<void> {
    for (const [person, wishes] of await this.services.tables.wishes(this.id))
      if (!same(wishes, this.wishes.get(person))) this.#adoptWishes(person, wishes)
    this.attendance.attend()
  }

  /** A plan is carried out once. */
  usePlan(seat: Seat, plan: Plan): void {
    this.changeOrders(seat, (orders) => {
      const used = orders.plans.findIndex((one) => same(one, plan))
      return used === -1 ? orders : { ...orders, plans: orders.plans.toSpliced(used, 1) }
    })
  }

  /** What is left of the orders of whoever sits there: here at once, and of what is stored before anything else happens at this table. */
  changeOrders(seat: Seat, change: (orders: SeatSettings) => SeatSettings): void {
    const left = (wishes: Wishes): Wishes => ({ ...wishes, orders: change(wishes.orders) })
    const person = occupantOf(this.record.doc.seats[seat])
    if (person === undefined) return
    this.#adoptWishes(person, left(this.wishesAt(seat)))
    this.services.run(this.inTurn(() => this.services.tables.changeWishes(this.id, person, left)))
  }

  // --- the record -------------------------------------------------------------------------------------------

  /** Changes the table's record; `change` gives what it shall be, null if nothing, or throws a refusal. */
  change(change: (table: TableRecord) => TableRecord | null): Promise<TableRecord> {
    return this.inTurn(() => this.changeInTurn(change))
  }

  async changeInTurn(change: (table: TableRecord) => TableRecord | null): Promise<TableRecord> {
    const record = await this.services.tables.change(this.id, change)
    if (record === null) throw refusal('table.none', { status: 404 })
    await this.adopt(record)
    return record
  }

  /** Another server changed the record. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const record = await this.services.tables.byId(this.id)
      if (record !== null) await this.adopt(record)
    })
  }

  async adopt(record: TableRecord): Promise<void> {
    if (record.version <= this.record.version) return
    const began = this.record.started === null && record.started !== null
    const resumed = this.record.status === 'paused' && record.status === 'playing'
    const before = this.record
    this.record = record
    if (began) await this.read()
    else this.apart = await this.services.relationships.pairs(personsOf(record))
    if (began) callCrew(this, 'begin', '')
    if (resumed) this.attendance.forgive()
    if (!same(before.doc.seats.map(occupantOf), record.doc.seats.map(occupantOf))) forgetSignals(this)
    await this.audience.follow(before, began)
    this.attendance.attend()
  }
}
