import { same, type Seat } from '@flotilla/kernel'
import { eventsOf, Eyes, type Chapter, type History, type LogEntry, type ServerMessage, type StateMessage, type Talk } from '@flotilla/wire'
import { Refused, refusalOf } from '../refused.ts'
import { seatOfPerson } from '../storage/doc.ts'
import type { TableRecord } from '../storage/tables.ts'
import { NO_WISHES } from '../storage/tables.ts'
import { Stretches, earlier } from '../time.ts'
import { send, type Channel } from './channel.ts'
import type { Course, Happened } from './course.ts'
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

/** Everybody who looks at a table, and what each of them has been shown. */
export class Audience {
  readonly #table: LiveTable
  readonly #channels = new Map<Channel, Watch | null>()
  readonly #watches = new Map<Seat | null, Watch>()

  /** Those who have not been shown the end of the game yet. */
  readonly #unaware = new Set<Channel>()
  /** What spectators will hear later, oldest first. */
  #late: Said[] = []

  constructor(table: LiveTable) {
    this.#table = table
  }

  /** Milliseconds by which spectators are behind. */
  get #delay(): number {
    return this.#table.record.doc.house.delay * 1000
  }

  #seatOf({ actor }: Pick<Channel, 'actor'>): Seat | null {
    return seatOfPerson(this.#table.record.doc, actor?.person.id)
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0
  }

  isOnline(person: string): boolean {
    for (const { actor } of this.#channels.keys()) if (actor?.person.id === person) return true
    return false
  }

  isLooking(channel: Channel): boolean {
    return this.#channels.has(channel)
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
      for (const channel of this.#channels.keys()) if (this.#seatOf(channel) === null) this.#sendTalk(channel, said, null)
    return this.#late.length === 0 ? null : this.#late[0].at + this.#delay
  }

  /** That the game is over, to those who may know it by now; returns when others may. */
  #showEnd(now: number): number | null {
    let next: number | null = null
    for (const channel of this.#unaware) {
      const end = this.#table.endShown(this.#seatOf(channel))
      if (end !== null && now < end) next = earlier(next, end)
      else this.#sendInfo(channel)
    }
    return next
  }

  /** The record has changed: whoever sits elsewhere now, and all when the game begins, see the table anew. */
  async follow(before: TableRecord, began: boolean): Promise<void> {
    for (const [channel, watch] of this.#channels) {
      const viewer = this.#seatOf(channel)
      if (began || (watch !== null && watch.viewer !== viewer)) await this.#greetAgain(channel)
      else if (this.#isBehind(viewer) && this.#looksLike(before, channel)) this.#noteEnd(channel, viewer)
      else this.#sendInfo(channel)
    }
    this.#tellServers()
  }

  /** Everybody sees the table anew. */
  async beginAfresh(): Promise<void> {
    this.#watches.clear()
    for (const channel of this.#channels.keys()) await this.#greetAgain(channel)
  }

  /** Whoever may not look any more is told so, and is nobody else's trouble. */
  async #greetAgain(channel: Channel): Promise<void> {
    try {
      await this.greet(channel, undefined)
    } catch (error) {
      const refused = refusalOf(error)
      if (refused === null) throw error
      send(channel, { type: 'refused', table: this.#table.id, error: refused.fault })
      this.leave(channel)
    }
  }

  #isBehind(viewer: Seat | null): boolean {
    return (viewer === null && this.#delay > 0) || this.#table.hidesEnd(viewer)
  }

  /** Nothing of what changed may be known yet: not even that something did. */
  #looksLike(before: TableRecord, { actor }: Channel): boolean {
    const [now, then] = [this.#table.record, before].map((record) => tableInfo(record, actor?.person.id, this.#table))
    return same(now, then)
  }

  /** To the other servers, which of the table's people are here. */
  #tellServers(): void {
    const { shore, id, record } = this.#table
    shore.presence?.set(
      id,
      record.doc.seats.flatMap(({ person }) => (person !== undefined && this.isOnline(person) ? [person] : [])),
    )
  }

  /** Seats, status, votes or presence have changed. */
  tellInfo(): void {
    for (const channel of this.#channels.keys()) this.#sendInfo(channel)
  }

  #sendInfo(channel: Channel): void {
    const viewer = this.#seatOf(channel)
    const info = tableInfo(this.#table.record, channel.actor?.person.id, this.#table)
    this.#noteEnd(channel, viewer)
    send(channel, { type: 'info', table: this.#table.id, info, clocks: this.#table.attendance.clocks(viewer) })
  }

  #noteEnd(channel: Channel, viewer: Seat | null): void {
    if (this.#table.hidesEnd(viewer)) this.#unaware.add(channel)
    else this.#unaware.delete(channel)
  }

  join(channel: Channel, seq: number | undefined): Promise<void> {
    return this.#table.inTurn(async () => {
      const person = channel.actor?.person.id
      const wasOnline = person !== undefined && this.isOnline(person)
      await this.greet(channel, seq)
      if (person !== undefined && !wasOnline) {
        this.tellInfo()
        this.#tellServers()
      }
      // What this visitor is shown later has its time, too.
      this.#table.attendance.attend()
    })
  }

  /** At once, whatever is under way: nothing may be told to somebody who is gone. The others hear of it in turn. */
  leave(channel: Channel): void {
    const watch = this.#channels.get(channel)
    if (watch === undefined) return
    channel.forget(this)
    this.#channels.delete(channel)
    this.#unaware.delete(channel)
    watch?.channels.delete(channel)
    this.#table.shore.run(
      this.#table.inTurn(async () => {
        this.tellInfo()
        this.#tellServers()
      }),
    )
  }

  async greet(channel: Channel, seq: number | undefined): Promise<void> {
    const viewer = this.#viewer(channel)
    const before = this.#channels.get(channel)
    before?.channels.delete(channel)
    const state = await this.stateFor(channel, seq)
    const watch = this.#watches.get(viewer) ?? null
    if (!channel.isOpen) return
    channel.onEnd(this, () => this.leave(channel))
    this.#channels.set(channel, watch)
    watch?.channels.add(channel)
    this.#noteEnd(channel, viewer)
    channel.send(stateText(state))
  }

  /** The position as one viewer may know it. */
  async stateFor({ actor }: Pick<Channel, 'actor'>, seq: number | undefined): Promise<ShownState> {
    const person = actor?.person.id
    const viewer = seatOfPerson(this.#table.record.doc, person)
    const watch = await this.#watchOf(viewer)
    const wishes = (viewer === null ? undefined : this.#table.wishes.get(viewer)) ?? NO_WISHES
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
      log: watch === null ? '[]' : await this.#story(watch, seq ?? 0),
      ...(watch?.seq === 0 ? { opening: watch.opening } : {}),
      talk: await this.#talkFor(viewer),
      muted: wishes.muted,
      orders: wishes.orders,
      silence: watch?.beside.silence ?? null,
    }
  }

  async #talkFor(viewer: Seat | null): Promise<Talk[]> {
    const said = await talkOf(this.#table)
    const late = viewer === null ? this.#delay : 0
    const now = this.#table.shore.time.now()
    if (late > 0) {
      this.#showLate(now)
      this.#late = said.filter(({ at }) => at + late > now)
    }
    const heard = said.map((one) => (one.at + late > now ? null : heardBy(one, this.#table, viewer)))
    return heard.filter((talk) => talk !== null)
  }

  /** The position for somebody who asks once. */
  peek(who: Pick<Channel, 'actor'>, seq: number | undefined): Promise<ShownState> {
    return this.#table.inTurn(async () => {
      this.#viewer(who)
      return this.stateFor(who, seq)
    })
  }

  /** The seat of a visitor, or null for a spectator, where spectators are welcome. */
  #viewer({ actor }: Pick<Channel, 'actor'>): Seat | null {
    const { doc, status } = this.#table.record
    const person = actor?.person.id
    const viewer = seatOfPerson(doc, person)
    if (viewer === null && !doc.house.spectators && status !== 'open' && person !== doc.host)
      throw new Refused('table.noSpectators', { status: 403 })
    return viewer
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
    const now = this.#table.shore.time.now()
    const stretches = new Stretches()
    let looking = true
    for (const entry of await this.#table.shore.tables.entries(this.#table.id, 0)) {
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
    const { game, course, shore, id } = this.#table
    const steps: Chapter[] = []
    if (typeof game === 'string') return { view: null, steps }
    const again = this.#table.newCourse(game)
    const eyes = new Eyes(again.table, viewer)
    const view = eyes.view as unknown as History['view']
    const isOver = this.#table.endShown(viewer) !== null && !this.#table.hidesEnd(viewer)
    const stretches = new Stretches()
    for (const entry of await shore.tables.entries(id, 0)) {
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
  history(who: Pick<Channel, 'actor'>): Promise<string> {
    return this.#table.inTurn(async () => {
      const viewer = this.#viewer(who)
      const watch = await this.#watchOf(viewer)
      if (watch === null) throw new Refused('table.notBegun')
      const isOver = this.#table.endShown(viewer) !== null && !this.#table.hidesEnd(viewer)
      const { histories } = this.#table.shore
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
    for (const channel of this.#channels.keys()) {
      const viewer = this.#seatOf(channel)
      if (viewer === null && delay > 0) spectators = true
      else this.#sendTalk(channel, said, viewer)
    }
    if (!spectators) return
    this.#late.push(said)
    this.#table.attendance.attend()
  }

  #sendTalk(channel: Channel, said: Said, viewer: Seat | null): void {
    const talk = heardBy(said, this.#table, viewer)
    if (talk !== null) send(channel, { type: 'said', table: this.#table.id, talk })
  }

  tellSeat(seat: Seat, message: ServerMessage): void {
    for (const channel of this.#channels.keys()) if (this.#seatOf(channel) === seat) send(channel, message)
  }
}
