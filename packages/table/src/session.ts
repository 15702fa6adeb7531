import { IllegalChoice, type Seat } from '@flotilla/kernel'
import { Audience } from './audience.ts'
import { Automatic, type SessionOptions } from './automatic.ts'
import { Awaited } from './awaited.ts'
import { waitsSince, type ClockContext } from './clocks.ts'
import type { Entry, EntryKind } from './entries.ts'
import type { GameShown } from './feed.ts'
import type { Done, Effect, Input, Request } from './messages.ts'
import type { Position } from './position.ts'
import { TableRefusal } from './refusal.ts'
import { Replay } from './replay.ts'
import { draftFor, isDone } from './requests.ts'
import type { TableRules } from './rules.ts'
import { Jobs } from './jobs.ts'
import { earlier } from './schedule.ts'
import { PersonSettings } from './settings.ts'
import { Store, type Certain, type Fate, type Waiting } from './store.ts'

const DECISIONS: readonly EntryKind[] = ['answer', 'hold', 'undo', 'close']

function replayed(rules: TableRules, delay: number, entries: readonly Entry[], now: number): Replay {
  const replay = new Replay(rules, delay, now)
  for (const entry of entries) replay.take(entry)
  return replay
}

/** Requests that one person may have waiting. */
const MOST_WAITING = 4

/**
 * A running table: a state machine that is told what happens and says what is to be done. It never waits, and it has no clock, no
 * randomness and no way to the outside of its own. What it shows, asks, counts and refuses follows from what the journal holds.
 */
export class Session {
  readonly rules: TableRules
  readonly #options: SessionOptions
  readonly #store: Store
  readonly #audience: Audience
  readonly #clocks: ClockContext
  readonly #settings = new PersonSettings()
  readonly #jobs: Jobs
  readonly #awaited = new Awaited()
  #waiting: Waiting[] = []
  readonly #automatic: Automatic
  #wakeAt: number | null = null
  #seats: Position['seats']
  #effects: Effect[] = []

  /** From the whole journal, as it is at this time, or what has been read of it. */
  constructor(options: SessionOptions, journal: readonly Entry[] | Replay, now: number) {
    const { rules, delay, tag, vacation = () => 0 } = options
    this.rules = rules
    this.#options = options
    this.#clocks = { loadedAt: now, vacation }
    this.#jobs = new Jobs(rules)
    const replay = journal instanceof Replay ? journal : replayed(rules, delay, journal, now)
    this.#audience = new Audience(rules, delay, replay)
    this.#audience.showLate(now, this.#clocks)
    this.#store = new Store(rules, replay.position, tag)
    this.#seats = replay.position.seats
    this.#automatic = new Automatic({
      options,
      store: this.#store,
      audience: this.#audience,
      jobs: this.#jobs,
      awaited: this.#awaited,
      settings: this.#settings,
      clocks: this.#clocks,
    })
  }

  // --- questions ----------------------------------------------------------------------------------------------

  /** The position that the journal holds. */
  get position(): Position {
    return this.#store.stored
  }

  get stuck(): string | null {
    return this.#automatic.stuck
  }

  clocks(viewer: Seat | null, now: number) {
    return this.#audience.clocks(viewer, this.position, now, this.#clocks)
  }

  /** What somebody who asks once is shown. */
  shown(viewer: Seat | null): GameShown {
    return this.#audience.shown(viewer, this.position)
  }

  /** Since when the table waits for this seat; null where it does not. Of a sealed ask it waits for all until it opens. */
  waitsSince(seat: Seat): number | null {
    return waitsSince(this.rules, this.position, seat, this.#clocks)
  }

  // --- the step -----------------------------------------------------------------------------------------------

  /** Takes one input in and says what is to be done. Must not be called from within itself. */
  step(input: Input, now: number): Effect[] {
    this.#effects = []
    this.#take(input, now)
    this.#goOn(now)
    return this.#effects
  }

  #take(input: Input, now: number): void {
    switch (input.type) {
      case 'answer':
      case 'undo':
      case 'wait':
      case 'decide':
      case 'seat':
        return this.#queue({ request: input, at: now })
      case 'settings':
        return this.#settings.set(input.person, input.settings)
      case 'join':
        this.#effects.push(...this.#audience.join(input.channel, input.person, this.position, now, this.#clocks), { type: 'changed' })
        return
      case 'leave':
        if (this.#audience.leave(input.channel)) this.#effects.push({ type: 'changed' })
        return
      case 'leads':
        this.#automatic.leads = input.leads
        return
      case 'appended':
        return this.#appended(input.id, now)
      case 'overtaken':
      case 'lost':
      case 'unknown':
        return void this.#store.doubt(input.id)
      case 'entries':
        return this.#read(input.id, input.entries, now)
      case 'hint':
        return this.#store.hint()
      case 'decided':
        return this.#jobs.decided(this.position, input, this.#clocks)
      case 'failed':
        return this.#jobs.failed(this.position, input.seat, input.asked, this.#clocks)
      case 'runs':
        this.#automatic.rests = !input.runs
        if (!input.runs) this.#effects.push(...this.#jobs.stop())
        return
      case 'time':
        return
    }
  }

  // --- requests -----------------------------------------------------------------------------------------------

  /** The same request waits once, and nobody fills the queue alone. */
  #queue(one: Waiting): void {
    const { person, request } = one.request
    const mine = this.#waiting.filter((other) => other.request.person === person)
    if (this.#store.isFor(one.request) || mine.some((other) => other.request.request === request)) return
    if (mine.length >= MOST_WAITING) this.#refuse(one.request, new TableRefusal('bad.tooFast'))
    else this.#waiting.push(one)
  }

  #judge(waiting: Waiting): void {
    const { request, at } = waiting
    const { position } = this
    if (isDone(position, request)) return this.#reply(request, { held: false, again: true })
    try {
      if (this.#automatic.stuck !== null) throw new TableRefusal('table.stuck')
      const draft = draftFor(request, { rules: this.rules, position, now: at, clocks: this.#clocks })
      this.#effects.push(this.#store.append(draft, at, { waiting, plan: null }, this.#audience.isWatched))
    } catch (error) {
      if (!(error instanceof IllegalChoice) && !(error instanceof TableRefusal)) throw error
      if (this.#options.isShared !== true || waiting.isConfirmed === true) return this.#refuse(request, error)
      // Another server may have stored this very request already: whoever is behind must not refuse it.
      this.#waiting.unshift({ ...waiting, isConfirmed: true })
      this.#store.hint()
    }
  }

  #reply({ request, person }: Request, done: Done): void {
    this.#effects.push({ type: 'reply', request, person, done })
  }

  #refuse({ request, person }: Request, refusal: IllegalChoice | TableRefusal): void {
    this.#effects.push({ type: 'refuse', request, person, refusal })
  }

  // --- the journal --------------------------------------------------------------------------------------------

  #appended(id: number, now: number): void {
    const stored = this.#store.appended(id)
    if (stored === null) return
    this.#show(stored.certain, now)
    this.#settle({ purpose: stored.purpose, is: 'stored' })
  }

  #read(id: number, entries: readonly Entry[] | null, now: number): void {
    if (entries === null) {
      const fate = this.#store.unread(id, now)
      if (fate !== null) this.#settle(fate)
      for (const { request } of this.#waiting.splice(0)) this.#refuse(request, new TableRefusal('server.storage'))
      return
    }
    const read = this.#store.entries(id, entries, now, this.#audience.isWatched)
    if (read === null) return
    if (read.isAnew) this.#effects.push(...this.#audience.beginAnew(this.position, now, this.#clocks), { type: 'changed' })
    else for (const one of read.certain) this.#show(one, now)
    if (read.fate !== null) this.#settle(read.fate)
  }

  /** What became of the entry that was under way is told to whoever waits for it. */
  #settle({ purpose: { waiting, plan }, is }: Fate): void {
    if (is === 'stored' && plan !== null) this.#effects.push(...this.#settings.use(plan))
    if (waiting === null) return
    if (is === 'stored')
      this.#reply(waiting.request, { held: this.position.held.some(({ request }) => request === waiting.request.request), again: false })
    else if (is === 'overtaken') this.#waiting.unshift(waiting)
    else this.#refuse(waiting.request, new TableRefusal('server.storage'))
  }

  #show({ entry, position, turns }: Certain, now: number): void {
    this.#effects.push(...this.#audience.show(position, turns, now, this.#clocks))
    // Whoever answers is back, and whoever lets the time run out is away.
    const isChanged = !DECISIONS.includes(entry.kind) || position.status !== 'playing' || position.seats !== this.#seats
    this.#seats = position.seats
    if (isChanged) this.#effects.push({ type: 'changed' })
    if (position.status === 'over' && turns.length > 0) this.#effects.push({ type: 'over' })
  }

  // --- what is done automatically -----------------------------------------------------------------------------

  /** Requests come before whatever is due by now: each is judged at the time at which it came. */
  #goOn(now: number): void {
    while (!this.#store.isBusy) {
      const next = this.#waiting.shift()
      if (next === undefined) break
      this.#judge(next)
    }
    const read = this.#store.read(now)
    if (read !== null) this.#effects.push(read)
    const { position } = this
    this.#effects.push(...this.#audience.showLate(now, this.#clocks), ...this.#jobs.drop(position), ...this.#awaited.follow(position))
    const { effects, next: actAt } = this.#automatic.act(now)
    this.#effects.push(...effects)
    const next = earlier(actAt, earlier(this.#audience.nextLate, this.#store.readAt))
    if (next === this.#wakeAt) return
    this.#wakeAt = next
    this.#effects.push({ type: 'wakeAt', at: next })
  }
}
