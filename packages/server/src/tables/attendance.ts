import { pauseFor } from '@flotilla/bots'
import { gameWithBots } from '@flotilla/games/bots'
import { defaultAnswer, includes, seatBit, seatsIn, type Choice, type Sealed, type Seat, type SeatSet } from '@flotilla/kernel'
import type { By, Clocks } from '@flotilla/protocol'
import { autoAnswer, byHand, ordersAt } from '@flotilla/table'
import type { Thought } from '../bots/bot-pool.ts'
import { refusalOf } from '../refusal.ts'
import { goneAway, withSeat } from '../storage/doc.ts'
import { earlier } from '../time.ts'
import { cost, deadline, nudgeTime, shownClocks, type Asked } from './clocks.ts'
import { callSeat } from './calls.ts'
import type { Connection } from './connection.ts'
import type { Course } from './course.ts'
import type { LiveTable } from './live-table.ts'
import { heardBy, pointAllOut } from './signals.ts'
import { carryOutAgreed, isAgreed } from './votes.ts'

/** What the server does about a seat that is asked. */
interface Awaited extends Asked {
  readonly sealed: Sealed | null
  /** Not before this: in windows that are not strict, answers that nobody thought about come at a random time. */
  notBefore: number
  /** Not before this by way of this server; null until that matters. */
  ownTurn: number | null
  /** Another server was to answer first. */
  deferred: boolean
  nudged: boolean
  /** An answer is on its way. */
  acting: boolean
  thinking: AbortController | null
  /** What a bot has decided, and when it says so: that depends on public facts alone. */
  decided: Thought | null
  answerAt: number
}

const isServed = ({ acting, thinking, decided }: Awaited): boolean => acting || thinking !== null || decided !== null

/** A database that is away is asked again after a second, and ever more rarely. */
const RETRY_AFTER = 1000
const LONGEST_WAIT = 30_000
/** Where people are at a table by way of several servers, one of them answers for bots and orders; if it does not by then, the others do. */
const LEAD = 5000

/** Looks after those who are asked: bots think, orders are carried out, clocks run, windows close. Nobody can hold a table. */
export class Attendance {
  readonly #table: LiveTable
  readonly #awaited = new Map<Seat, Awaited>()
  /** The people who are asked something now. */
  #waiting: SeatSet = 0
  #cancel: (() => void) | null = null
  /** Live clocks stood while no server had the table, and all clocks while it was paused. */
  readonly #loaded: number
  #failures = 0
  #retryAt = 0
  #resumed = 0
  #wake: number | null | undefined = undefined

  constructor(table: LiveTable) {
    this.#table = table
    this.#loaded = table.services.time.now()
  }

  get busy(): boolean {
    const live = this.#table.record.doc.house.clock.kind === 'live'
    return [...this.#awaited.values()].some(isServed) || (live && this.#cancel !== null)
  }

  spent(seat: Seat, now: number): number {
    const { course } = this.#table
    return course === null ? 0 : cost(course, seat, this.#awaited.get(seat), now)
  }

  clocks(viewer: Seat | null): Clocks | null {
    const { course, record, services } = this.#table
    const { seats, house } = record.doc
    const { clock, delay } = house
    const stands = record.status !== 'playing' && !this.#table.hidesEnd(viewer)
    if (course === null || stands || (viewer === null && delay > 0)) return null
    return shownClocks(clock, course, this.#awaited, viewer, services.time.now(), (seat) => seats[seat].vacation)
  }

  /** After a pause everybody's time for the decision begins anew. */
  forgive(): void {
    this.#resumed = this.#table.services.time.now()
    this.#stop()
  }

  isWaitingFor(seat: Seat): boolean {
    return includes(this.#waiting, seat)
  }

  /** How long the table has waited for this seat; of a sealed ask it waits for all until it opens, or it would tell who has answered. */
  waitedFor(seat: Seat): number {
    const sealed = this.#table.course?.table.state.sealed ?? null
    const isSealed = sealed !== null && includes(sealed.seats, seat)
    const one = isSealed ? [...this.#awaited.values()].at(0) : this.#awaited.get(seat)
    return one === undefined ? 0 : Math.max(0, this.#table.services.time.now() - one.since)
  }

  /** Sees to everything that is due, and comes back when the next thing is. */
  attend(): void {
    this.#cancel?.()
    this.#cancel = null
    const { course, record, services } = this.#table
    const now = services.time.now()
    const playing = !services.isClosing && course !== null && record.status === 'playing' && !course.table.isOver ? course : null
    const held = playing !== null && now < playing.shownAt
    const waits = now < this.#retryAt
    if (playing === null || held) this.#stop()
    else this.#notice(playing, now)
    // After noticing who is asked now, so that the clocks that are shown are theirs.
    let next = this.#table.audience.show(now)
    // Of a window that seems open whoever has answered is not waited for: neither is whoever answered last.
    if (playing === null || held) this.#tellWaiting(0)
    if (held) next = earlier(next, playing.shownAt)
    else if (playing !== null) {
      if (waits) next = earlier(next, this.#retryAt)
      else {
        for (const [seat, one] of this.#awaited) next = earlier(next, this.#serve(playing, seat, one, now))
        if (playing.window !== null) next = earlier(next, this.#closeWindow(playing, playing.window.ends, now))
        this.#keepAwake(playing)
      }
    }
    if (isAgreed(this.#table)) services.run(this.#table.inTurn(() => carryOutAgreed(this.#table)))
    if (next !== null && !services.isClosing) this.#cancel = services.time.at(next, () => this.#table.trust(() => this.attend()))
  }

  close(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#stop()
  }

  #stop(): void {
    for (const one of this.#awaited.values()) one.thinking?.abort()
    this.#awaited.clear()
  }

  /** Who is asked what now; whoever is asked something new is asked since now. */
  #notice(course: Course, now: number): void {
    const { seats, house } = this.#table.record.doc
    const { asks, sealed } = course.table.state
    const reminded = new Set<Seat>()
    let letWait = false
    for (const [seat, one] of this.#awaited)
      if (one.posed !== course.posed[seat] || !asks.some((ask) => ask.seat === seat && ask.optional === undefined)) {
        one.thinking?.abort()
        this.#awaited.delete(seat)
        if (one.nudged && one.sealed === sealed) reminded.add(seat)
        letWait ||= one.deferred && one.ownTurn !== null && now >= one.ownTurn
      }
    // A third server was quicker in its stead: that it let the table wait holds here as well.
    if (letWait) this.#table.services.presence?.doubt(this.#table.id)
    // The time of a sealed ask is everybody's: nobody's own steps stretch it.
    const posed = sealed === null ? course.shownAt : course.sealedAt
    const since =
      house.clock.kind === 'slow'
        ? Math.max(posed, this.#resumed)
        : sealed === null
          ? Math.max(now, course.toldAt)
          : Math.max(posed, this.#resumed, this.#loaded)
    let waiting: SeatSet = 0
    for (const ask of asks) {
      if (ask.optional !== undefined) continue
      const { kind, away } = seats[ask.seat]
      if (kind === 'person' && away === undefined) waiting |= seatBit(ask.seat)
      if (this.#awaited.has(ask.seat)) continue
      const beat = course.isWindow(ask) ? course.beat : 0
      const notBefore = beat === 0 ? 0 : (course.window?.opened ?? now) + Math.random() * beat
      this.#awaited.set(ask.seat, {
        ask,
        posed: course.posed[ask.seat],
        sealed,
        since,
        notBefore,
        ownTurn: null,
        deferred: false,
        nudged: reminded.has(ask.seat),
        acting: false,
        thinking: null,
        decided: null,
        answerAt: 0,
      })
    }
    this.#tellWaiting(waiting)
  }

  #tellWaiting(waiting: SeatSet): void {
    const changed = waiting ^ this.#waiting
    this.#waiting = waiting
    for (const seat of seatsIn(changed)) this.#tellWaits(seat, includes(waiting, seat))
  }

  /** Whoever looks at the table sees it anyway. */
  #tellWaits(seat: Seat, waits: boolean): void {
    const { record, services, id, audience } = this.#table
    const { person } = record.doc.seats[seat]
    const looks = (connection: Connection): boolean => audience.isLooking(connection)
    if (person === undefined) return
    services.tellPerson(person, { type: 'waits', table: id, game: record.game, waits }, looks)
    if (waits) callSeat(this.#table, seat, 'turn', `${this.#table.course?.posed[seat] ?? 0}`)
    else if (services.alerts.mayReach(person)) services.run(services.alerts.withdraw(person, id))
  }

  /** When this seat has to be looked after again; null if it is somebody else's move to make. */
  #serve(course: Course, seat: Seat, one: Awaited, now: number): number | null {
    if (one.decided !== null && !one.acting) return this.#sayDecided(seat, one, one.decided, now)
    if (isServed(one)) return null
    const { seats, house } = this.#table.record.doc
    const { kind, bot, away } = seats[seat]
    if (kind === 'bot' || away !== undefined) {
      if (this.#isDeserted) return null
      const turn = this.#turnOf(one, now)
      if (now < turn) return turn
      if (one.deferred) {
        this.#table.services.presence?.doubt(this.#table.id)
        // Being the first now, this server may have begun already.
        if (isServed(one)) return null
      }
      if (kind === 'bot' || house.absent === 'bot') this.#think(course, seat, one, bot ?? this.#table.services.bots.substitute)
      else this.#answerByDefault(course, seat, one)
      return null
    }
    const wishes = this.#table.wishesAt(seat)
    const orders = ordersAt(course.table, one.ask, wishes.orders)
    if (orders !== wishes.orders) this.#table.changeOrders(seat, (known) => ordersAt(course.table, one.ask, known))
    const ordered = autoAnswer(course.table, one.ask, course.isTelling(one.ask) ? byHand(orders) : orders)
    if (ordered !== null) {
      const turn = this.#turnOf(one, now)
      if (now < turn) return turn
      if (ordered.plan !== null) this.#table.usePlan(seat, ordered.plan)
      this.#answer(seat, one, ordered.choice, 'order')
      return null
    }
    const until = deadline(house.clock, course, seat, one, seats[seat].vacation)
    if (until === null) return null
    if (now >= until) {
      this.#timeIsUp(course, seat, one)
      return null
    }
    const reminder = nudgeTime(one, until)
    if (one.nudged || now < reminder) return one.nudged ? until : reminder
    one.nudged = true
    this.#nudge(seat, until - now)
    return until
  }

  /** Nobody plays and nobody looks: bots among themselves go on when somebody does. */
  get #isDeserted(): boolean {
    const { record, audience } = this.#table
    return audience.isEmpty && !record.doc.seats.some(({ kind, away }) => kind === 'person' && away === undefined)
  }

  /** When this server may answer for the seat. */
  #turnOf(one: Awaited, now: number): number {
    const { services, id } = this.#table
    if (one.ownTurn === null) {
      one.deferred = services.presence?.leads(id) === false
      one.ownTurn = one.deferred ? Math.max(one.notBefore, now + LEAD) : one.notBefore
    }
    return one.ownTurn
  }

  /** It may be this server's turn now. */
  followPresence(): void {
    const { services, id } = this.#table
    if (services.presence?.leads(id) !== true) return
    for (const one of this.#awaited.values()) one.ownTurn = null
    this.attend()
  }

  #nudge(seat: Seat, left: number): void {
    const { record, services, id } = this.#table
    const { person } = record.doc.seats[seat]
    if (person === undefined) return
    services.tellPerson(person, { type: 'nudge', table: id, left: Math.round(left) })
    callSeat(this.#table, seat, 'low', `${this.#table.course?.posed[seat] ?? 0}`)
  }

  /** The rules' default, or a bot that plays on until the person is back. */
  #timeIsUp(course: Course, seat: Seat, one: Awaited): void {
    const { record, services } = this.#table
    if (record.doc.house.absent === 'default') this.#answerByDefault(course, seat, one)
    else one.acting = true
    const goAway = this.#table.change((table) => {
      const sitting = table.doc.seats[seat]
      if (table.status !== 'playing' || sitting.kind !== 'person' || sitting.away !== undefined) return null
      return { ...table, doc: withSeat(table.doc, seat, goneAway(sitting, services.time.now(), 'clock')) }
    })
    const gone = goAway.then(
      () => {
        if (record.doc.house.absent === 'bot') one.acting = false
        this.attend()
      },
      (error: unknown) => {
        if (record.doc.house.absent === 'bot') one.acting = false
        this.#tryLater(error)
      },
    )
    services.run(gone)
  }

  #closeWindow(course: Course, ends: number, now: number): number | null {
    if (now < ends) return ends
    for (const [seat, one] of this.#awaited)
      if (!one.acting && course.isWindow(one.ask)) {
        one.thinking?.abort()
        one.thinking = null
        one.decided = null
        this.#answerByDefault(course, seat, one)
      }
    return null
  }

  #answerByDefault(course: Course, seat: Seat, one: Awaited): void {
    const { table } = course
    this.#answer(seat, one, defaultAnswer(table.game, table.view(seat), one.ask), 'clock')
  }

  #think(course: Course, seat: Seat, one: Awaited, bot: string): void {
    const { services, record } = this.#table
    const stop = new AbortController()
    one.thinking = stop
    const owner = { address: record.origin ?? record.doc.host, host: record.doc.host }
    const heard = heardBy(this.#table, seat)
    one.answerAt =
      one.since + services.bots.pause * pauseFor(gameWithBots(course.table.game), course.publicView(one.since), one.ask, Math.random())
    const thought = services.bots.think(bot, owner, course.table, record.doc.edition, one.ask, heard, stop.signal)
    const decided = thought.then(
      (found) => {
        one.thinking = null
        if (stop.signal.aborted) return
        one.decided = found
        this.attend()
      },
      (error: unknown) => {
        one.thinking = null
        if (stop.signal.aborted) return
        services.log.error({ bot, err: error }, 'a bot failed: the default is answered for it')
        this.#answerByDefault(course, seat, one)
      },
    )
    services.run(decided)
  }

  #sayDecided(seat: Seat, one: Awaited, { choice, points }: Thought, now: number): number | null {
    if (now < one.answerAt) return one.answerAt
    one.decided = null
    if (points.length > 0) this.#table.services.run(pointAllOut(this.#table, seat, points))
    this.#answer(seat, one, choice, 'bot')
    return null
  }

  #answer(seat: Seat, one: Awaited, choice: Choice, by: By): void {
    one.acting = true
    const { services } = this.#table
    // Not at once: whoever else is being looked after now still sees the table as it is.
    const turn = Promise.resolve()
      .then(() => this.#table.act({ kind: 'answer', seat, choice, by, request: null, posed: one.posed }))
      .then(() => (this.#failures = 0))
    const answered = turn.catch((error: unknown) => {
      one.acting = false
      this.#tryLater(error)
    })
    services.run(answered)
  }

  /** The table moved on, or nothing can be stored now; in that case it is tried again, later each time. */
  #tryLater(error: unknown): void {
    const refused = refusalOf(error)
    if (refused === null) throw error
    if (refused.fault.code !== 'server.storage') return
    const { time } = this.#table.services
    this.#retryAt = time.now() + Math.min(LONGEST_WAIT, RETRY_AFTER * 2 ** this.#failures++)
    this.attend()
  }

  /** Tables that take days are looked after even when nobody has them open. */
  #keepAwake(course: Course): void {
    const { record, services, id } = this.#table
    const { clock } = record.doc.house
    if (clock.kind !== 'slow' || this.#isDeserted) return
    let wake: number | null = null
    for (const [seat, one] of this.#awaited)
      wake = earlier(
        wake,
        record.doc.seats[seat].kind === 'bot' ? one.since : deadline(clock, course, seat, one, record.doc.seats[seat].vacation),
      )
    if (wake === this.#wake) return
    this.#wake = wake
    services.run(services.tables.setWake(id, wake))
  }
}
