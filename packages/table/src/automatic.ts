import type { Seat } from '@flotilla/kernel'
import type { Audience } from './audience.ts'
import type { Awaited } from './awaited.ts'
import type { ClockContext } from './clocks.ts'
import type { Jobs } from './jobs.ts'
import type { Effect } from './messages.ts'
import type { TableRules } from './rules.ts'
import { due, type Deed } from './schedule.ts'
import type { PersonSettings } from './settings.ts'
import type { Store } from './store.ts'

/** How a running table behaves: its rules, who stands in, and how far spectators are behind. */
export interface SessionOptions {
  readonly rules: TableRules
  readonly absent: 'default' | 'bot'
  /** The bot that plays for somebody who is away. */
  readonly substitute: string
  /** Milliseconds by which spectators are behind. */
  readonly delay: number
  /** A random name for an entry. */
  readonly tag: () => string
  /** Until when the days of a seat do not run. */
  readonly vacation?: (seat: Seat) => number
  /** Other servers may write the same journal. */
  readonly isShared?: true
  /** Nobody has to look for bots to play among themselves. */
  readonly neverDeserted?: true
}

/** What one server is enough for is left to the leader for so long; then the others do it as well. */
const LEADERS_TIME = 5000

interface Parts {
  readonly options: SessionOptions
  readonly store: Store
  readonly audience: Audience
  readonly jobs: Jobs
  readonly awaited: Awaited
  readonly settings: PersonSettings
  readonly clocks: ClockContext
}

/** Does what nobody does by hand, when it is due: closes windows, has bots think, answers for those who are away or late, reminds. */
export class Automatic {
  readonly #parts: Parts
  leads = true
  rests = false
  /** Why nobody can play on. */
  stuck: string | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What is due now, unless something is under way, and when to look again. */
  act(now: number): { readonly effects: readonly Effect[]; readonly next: number | null } {
    const { store } = this.#parts
    if (store.isBusy || this.rests || this.stuck !== null) return { effects: [], next: null }
    if (now < store.retryAt) return { effects: [], next: store.retryAt }
    const { effects, next } = this.#due(now)
    // While an entry is under way time does nothing to the game.
    return { effects, next: store.isBusy ? null : next }
  }

  #due(now: number): { readonly effects: Effect[]; readonly next: number | null } {
    const { store, options, clocks, settings, jobs, awaited } = this.#parts
    const position = store.stored
    const { rules, absent, substitute } = options
    const personAt = (seat: Seat): string | null => position.seats[seat].person
    const found = due({
      rules,
      position,
      now,
      clocks,
      settingsOf: (seat) => settings.of(personAt(seat)),
      jobs: jobs.all,
      absent,
      substitute,
      isDeserted: this.#isDeserted,
      patience: this.leads ? 0 : LEADERS_TIME,
    })
    const effects: Effect[] = []
    for (const one of found.settings) effects.push(...settings.change(personAt(one.seat), one.settings))
    for (const { seat, asked, bot } of found.think) {
      jobs.begin(seat, asked)
      effects.push({ type: 'think', seat, asked, bot })
    }
    for (const one of found.remind) effects.push(...awaited.remind(position, one))
    if (found.deed !== null) effects.push(this.#do(found.deed, now))
    return { effects, next: found.next }
  }

  get #isDeserted(): boolean {
    const { store, audience, options } = this.#parts
    const isPlayed = store.stored.seats.some(({ person, away }) => person !== null && !away)
    return options.neverDeserted !== true && !isPlayed && audience.isEmpty
  }

  /** Where the rules do not take what is due, the default is tried once: then nobody can play on. */
  #do({ draft, orElse, plan }: Deed, now: number): Effect {
    const { store, audience } = this.#parts
    const person = store.stored.seats[draft.seat]?.person ?? null
    try {
      const purpose = { waiting: null, plan: plan === null || person === null ? null : { person, plan } }
      return store.append(draft, now, purpose, audience.isWatched)
    } catch (error) {
      if (orElse !== null) return this.#do({ draft: orElse, orElse: null, plan: null }, now)
      this.stuck = error instanceof Error ? error.message : String(error)
      return { type: 'stuck', why: this.stuck }
    }
  }
}
