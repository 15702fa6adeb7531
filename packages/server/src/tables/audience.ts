import { same, type Seat } from '@flotilla/kernel'
import { eventsOf, type Chapter, type History, type LogEntry, type ServerMessage, type StateMessage, type Talk } from '@flotilla/protocol'
import { refusal, refusalOf } from '../refusal.ts'
import { mayLook, occupantOf, seatOfPerson } from '../storage/doc.ts'
import type { TableRecord } from '../storage/tables.ts'
import { NO_WISHES } from '../storage/tables.ts'
import { Stretches, earlier } from '../time.ts'
import { send, type Connection } from './connection.ts'
import type { Course, Happened } from './course.ts'
import { Eyes } from './eyes.ts'
import { tableInfo } from './info.ts'
import type { LiveTable } from './live-table.ts'
import { heardBy, talkOf, type Said } from './talk.ts'
import { Watch } from './watch.ts'

/** A state with its ask and its log as the texts that are kept. */
interface ShownState extends Omit<StateMessage, 'ask' | 'log'> {
  readonly ask: string
  readonly log: string
}

export const stateText = ({ ask, log, ...rest }: ShownState): string => `${JSON.stringify(rest).slice(0, -1)},"log":${log},"ask":${ask}}`

/** What is told with a position, made ready: `log` is the story up to what the watch shows. */
interface Ready {
  readonly watch: Watch | null
  readonly said: readonly Said[]
  readonly log: string
}

/** Everybody who looks at a table, and what each of them has been shown. */
export class Audience {
  readonly #table: LiveTable
  readonly #channels = new Map<Connection, Watch | null>()
  readonly #watches = new Map<Seat | null, Watch>()
  /** Those who have come and not left: some of them are still being received. */
  readonly #wanted = new WeakSet<Connection>()

  /** Those who have not been shown the end of the game yet. */
  readonly #unaware = new Set<Connection>()
  /** What spectators will hear later, oldest first. */
  #late: Said[] = []

  constructor(table: LiveTable) {
    this.#table = table
  }

  /** Milliseconds by which spectators are behind. */
  get #delay(): number {
    return this.#table.record.doc.house.delay * 1000
  }

  #seatOf({ actor }: Pick<Connection, 'actor'>): Seat | null {
    return seatOfPerson(this.#table.record.doc, actor?.person.id)
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0
  }

  isOnline(person: string): boolean {
    for (const { actor } of this.#channels.keys()) if (actor?.person.id === person) return true
    return false
  }

  isLooking(connection: Connection): boolean {
    return this.#channels.has(connection)
  }

  /** Takes in what happened; it is shown when its time has come. */
  tell(course: Course, happened: Happened): void {
    for (const watch of this.#watches.values()) {
      watch.tell(course, happened)
      if (watch.isForgotten) this.#watches.delete(watch.viewer)
    }
  }

  /** Shows what may be shown by now; returns when there is more. */
  show(now: number): number | null {
    // When held answers are shown follows from the answer after them, which may still fail to be stored.
    if (!this.#table.isCertain) return null
    let next: number | null = null
    const times = this.#table.course?.shown ?? []
    for (const watch of this.#watches.values()) {
      const more = watch.show(now, times, () => this.#table.attendance.clocks(watch.viewer))
      next = earlier(next, more)
    }
    return earlier(next, earlier(this.#showLate(now), this.#showEnd(now)))
  }

  /** To spectators, what was said so long ago; returns when there is more. */
  #showLate(now: number): number | null {
    const due = this.#late.filter(({ at }) => at + this.#delay <= now)
    if (due.length > 0) this.#late = this.#late.slice(due.length)
    for (const said of due)
      for (const connection of this.#channels.keys()) if (this.#seatOf(connection) === null) this.#sendTalk(connection, said)
    return this.#late.length === 0 ? null : this.#late[0].at + this.#delay
  }

  /** That the game is over, to those who may know it by now; returns when others may. */
  #showEnd(now: number): number | null {
    let next: number | null = null
    for (const connection of this.#unaware) {
      const end = this.#table.endShown(this.#seatOf(connection))
      if (end !== null && now < end) next = earlier(next, end)
      else this.#sendInfo(connection)
    }
    return next
  }

  /** The record has changed: whoever sits elsewhere now, and all when the game begins, see the table anew. */
  async follow(before: TableRecord, began: boolean): Promise<void> {
    const [then, now] = [before, this.#table.record].map(({ doc }) => doc.seats.map(occupantOf))
    const hasMoved = !began && then.some((one, seat) => one !== undefined && one !== now[seat])
    for (const [connection, watch] of this.#channels) {
      const viewer = this.#seatOf(connection)
      if (began || (watch !== null && watch.viewer !== viewer)) await this.#greetAgain(connection)
      else if (this.#isBehind(viewer) && this.#looksLike(before, connection)) this.#noteEnd(connection, viewer)
      else {
        this.#sendInfo(connection)
        // Talk and mutes are told by the seats of now.
        if (hasMoved) await this.#greetAgain(connection)
      }
    }
    this.#tellServers()
  }

  /** Everybody sees the table anew. */
  async beginAfresh(): Promise<void> {
    this.#watches.clear()
    for (const connection of this.#channels.keys()) await this.#greetAgain(connection)
  }

  /** Whoever may not look any more is told so, and is nobody else's trouble. */
  async #greetAgain(connection: Connection): Promise<void> {
    try {
      await this.greet(connection, undefined)
    } catch (error) {
      const refused = refusalOf(error)
      if (refused === null) throw error
      send(connection, { type: 'refused', table: this.#table.id, error: refused.fault })
      this.leave(connection)
    }
  }

  #isBehind(viewer: Seat | null): boolean {
    return (viewer === null && this.#delay > 0) || this.#table.hidesEnd(viewer)
  }

  /** Nothing of what changed may be known yet: not even that something did. */
  #looksLike(before: TableRecord, { actor }: Connection): boolean {
    const [now, then] = [this.#table.record, before].map((record) => tableInfo(record, actor?.person.id, this.#table))
    return same(now, then)
  }

  /** To the other servers, which of the table's people are here. */
  #tellServers(): void {
    const { services, id, record } = this.#table
    services.presence?.set(
      id,
      record.doc.seats.flatMap(({ person }) => (person !== undefined && this.isOnline(person) ? [person] : [])),
    )
  }

  /** Seats, status, votes or presence have changed. */
  tellInfo(): void {
    for (const connection of this.#channels.keys()) this.#sendInfo(connection)
  }

  #sendInfo(connection: Connection): void {
    const viewer = this.#seatOf(connection)
    const info = tableInfo(this.#table.record, connection.actor?.person.id, this.#table)
    this.#noteEnd(connection, viewer)
    send(connection, { type: 'info', table: this.#table.id, info, clocks: this.#table.attendance.clocks(viewer) })
  }

  #noteEnd(connection: Connection, viewer: Seat | null): void {
    if (this.#table.hidesEnd(viewer)) this.#unaware.add(connection)
    else this.#unaware.delete(connection)
  }

  join(connection: Connection, seq: number | undefined): Promise<void> {
    this.#wanted.add(connection)
    return this.#table.inTurn(async () => {
      const person = connection.actor?.person.id
      const wasOnline = person !== undefined && this.isOnline(person)
      await this.greet(connection, seq)
      if (person !== undefined && !wasOnline) {
        this.tellInfo()
        this.#tellServers()
      }
      // What this visitor is shown later has its time, too.
      this.#table.attendance.attend()
    })
  }

  /** At once, whatever is under way: nothing may be told to somebody who is gone. The others hear of it in turn. */
  leave(connection: Connection): void {
    this.#wanted.delete(connection)
    const watch = this.#channels.get(connection)
    if (watch === undefined) return
    connection.forget(this)
    this.#channels.delete(connection)
    this.#unaware.delete(connection)
    watch?.connections.delete(connection)
    this.#table.services.run(
      this.#table.inTurn(async () => {
        this.tellInfo()
        this.#tellServers()
      }),
    )
  }

  /** Shows the table to a connection anew, unless it has left while this was made ready. */
  async greet(connection: Connection, seq: number | undefined): Promise<void> {
    const viewer = this.#viewer(connection)
    this.#channels.get(connection)?.connections.delete(connection)
    const ready = await this.#ready(viewer, seq)
    if (!connection.isOpen || !this.#wanted.has(connection)) return
    // Nothing is waited for from here on: whatever is shown next, this connection sees as well.
    connection.onEnd(this, () => this.leave(connection))
    this.#channels.set(connection, ready.watch)
    ready.watch?.connections.add(connection)
    this.#noteEnd(connection, viewer)
    connection.send(stateText(this.#stateOf(connection, ready)))
  }

  /** All that takes time: what is told with the position, and the story after `seq` as far as it has been shown. */
  async #ready(viewer: Seat | null, seq = 0): Promise<Ready> {
    const said = await talkOf(this.#table)
    const watch = await this.#watchOf(viewer)
    if (watch === null) return { watch, said, log: '[]' }
    for (;;) {
      const shown = watch.seq
      const log = await this.#story(watch, seq)
      // Telling a long story again takes time, in which more may have been shown.
      if (shown === watch.seq) return { watch, said, log }
    }
  }

  /** The position as one viewer may know it, at this very moment. */
  #stateOf({ actor }: Pick<Connection, 'actor'>, { watch, said, log }: Ready): ShownState {
    const person = actor?.person.id
    const viewer = seatOfPerson(this.#table.record.doc, person)
    const wishes = (viewer === null ? undefined : this.#table.wishesAt(viewer)) ?? NO_WISHES
    return {
      type: 'state',
      table: this.#table.id,
      info: tableInfo(this.#table.record, person, this.#table),
      seq: watch?.seq ?? 0,
      view: (watch?.view ?? null) as unknown as StateMessage['view'],
      ask: watch?.beside.ask ?? 'null',
      undo: watch?.beside.undo ?? 0,
      clocks: this.#table.attendance.clocks(viewer),
      outcome: watch?.beside.outcome ?? null,
      log,
      ...(watch?.seq === 0 ? { opening: watch.opening } : {}),
      talk: this.#talkFor(said, viewer, person),
      muted: this.#table.mutedSeats(wishes),
      orders: wishes.orders,
      silence: watch?.beside.silence ?? null,
    }
  }

  #talkFor(said: readonly Said[], viewer: Seat | null, person: string | undefined): Talk[] {
    const late = viewer === null ? this.#delay : 0
    const now = this.#table.services.time.now()
    if (late > 0) {
      this.#showLate(now)
      this.#late = said.filter(({ at }) => at + late > now)
    }
    const heard = said.map((one) => (one.at + late > now ? null : heardBy(one, this.#table, person)))
    return heard.filter((talk) => talk !== null)
  }

  /** The position for somebody who asks once. */
  peek(who: Pick<Connection, 'actor'>, seq: number | undefined): Promise<ShownState> {
    return this.#table.inTurn(async () => {
      return this.#stateOf(who, await this.#ready(this.#viewer(who), seq))
    })
  }

  /** The seat of a visitor, or null for a spectator, where spectators are welcome. */
  #viewer({ actor }: Pick<Connection, 'actor'>): Seat | null {
    const person = actor?.person.id
    if (!mayLook(this.#table.record, person)) throw refusal('table.noSpectators', { status: 403 })
    return seatOfPerson(this.#table.record.doc, person)
  }

  async #watchOf(viewer: Seat | null): Promise<Watch | null> {
    const { course, game } = this.#table
    if (course === null || typeof game === 'string') return null
    const known = this.#watches.get(viewer)
    if (known !== undefined) return known
    const { delay } = this.#table.record.doc.house
    const again = this.#table.newCourse(game)
    const watch = new Watch(this.#table.id, again, viewer, delay)
    const late = viewer === null ? delay * 1000 : 0
    const now = this.#table.services.time.now()
    const stretches = new Stretches()
    let looking = true
    for (const entry of await this.#table.services.tables.entries(this.#table.id, 0)) {
      if (entry.seq > course.seq) break
      await stretches.rest()
      const shownAt = course.shown[entry.seq - 1]
      const past = looking && shownAt + late <= now
      if (looking && !past) {
        watch.lookUp(again)
        looking = false
      }
      watch.tell(again, again.apply(entry, JSON.parse(entry.choice), !past), past ? shownAt : null)
    }
    if (looking) watch.lookUp(again)
    this.#watches.set(viewer, watch)
    return watch
  }

  /** What has been shown after `after`, as text. */
  async #story(watch: Watch, after: number): Promise<string> {
    const told = watch.toldAfter(after)
    if (told !== null) return told
    const { steps } = await this.#retold(watch, after, false)
    return JSON.stringify(steps.map(({ entry, frames }): LogEntry => ({ ...entry, events: eventsOf({ frames }) })))
  }

  /** What has been shown after `after`, told again from the journal: nobody has to remember it meanwhile. Moment by moment if wanted. */
  async #retold({ viewer, seq }: Watch, after: number, byMoments: boolean): Promise<History> {
    const { game, course, services, id } = this.#table
    const steps: Chapter[] = []
    if (typeof game === 'string') return { view: null, steps }
    const again = this.#table.newCourse(game)
    const eyes = new Eyes(again.table, viewer)
    const view = eyes.view as unknown as History['view']
    const isOver = this.#table.endShown(viewer) !== null && !this.#table.hidesEnd(viewer)
    const stretches = new Stretches()
    for (const entry of await services.tables.entries(id, 0)) {
      await stretches.rest()
      const shown = eyes.see(again.table, again.apply(entry, JSON.parse(entry.choice), byMoments))
      if (shown === null) continue
      if (shown.seq > seq) break
      if (shown.seq <= after) continue
      steps.push({
        frames: shown.frames,
        entry: { ...shown.entry, at: course?.shown[entry.seq - 1] ?? shown.entry.at },
        ...(isOver ? { answers: again.table.answers.length } : {}),
      })
    }
    return { view, opening: eyes.opening, steps }
  }

  /** The game from its start as one viewer was shown it, as text; told anew when there is more. */
  history(who: Pick<Connection, 'actor'>): Promise<string> {
    return this.#table.inTurn(async () => {
      const viewer = this.#viewer(who)
      const watch = await this.#watchOf(viewer)
      if (watch === null) throw refusal('table.notBegun')
      const isOver = this.#table.endShown(viewer) !== null && !this.#table.hidesEnd(viewer)
      const { histories } = this.#table.services
      const key = `${this.#table.id} ${viewer}`
      const known = histories.get(key, watch.seq, isOver)
      if (known !== null) return known
      const text = JSON.stringify(await this.#retold(watch, 0, true))
      histories.set(key, { seq: watch.seq, isOver, text })
      return text
    })
  }

  /** To everybody at the table who may hear it, to spectators when their time has come. */
  tellTalk(said: Said): void {
    const delay = this.#delay
    let spectators = false
    for (const connection of this.#channels.keys()) {
      const viewer = this.#seatOf(connection)
      if (viewer === null && delay > 0) spectators = true
      else this.#sendTalk(connection, said)
    }
    if (!spectators) return
    this.#late.push(said)
    this.#table.attendance.attend()
  }

  #sendTalk(connection: Connection, said: Said): void {
    const talk = heardBy(said, this.#table, connection.actor?.person.id)
    if (talk !== null) send(connection, { type: 'said', table: this.#table.id, talk })
  }

  /** To one person, wherever they sit. */
  tellPerson(person: string, message: ServerMessage): void {
    for (const connection of this.#channels.keys()) if (connection.actor?.person.id === person) send(connection, message)
  }

  tellSeat(seat: Seat, message: ServerMessage): void {
    for (const connection of this.#channels.keys()) if (this.#seatOf(connection) === seat) send(connection, message)
  }
}
