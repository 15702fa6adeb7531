import { same, type Seat } from '@flotilla/kernel'
import { shownClocks, type ClockContext } from './clocks.ts'
import { besideOf, shownNow, updateFor, type Beside, type GameShown } from './feed.ts'
import type { Effect } from './messages.ts'
import type { Position, Turn } from './position.ts'
import type { Late, Replay } from './replay.ts'
import { seatOf } from './requests.ts'
import type { TableRules } from './rules.ts'

interface Watching {
  readonly person: string | null
  readonly viewer: Seat | null
}

/** Who looks at the table, and what each viewer was told last. Nothing here decides anything about the game. */
export class Audience {
  readonly #rules: TableRules
  /** Milliseconds by which spectators are behind. */
  readonly #delay: number
  readonly #channels = new Map<string, Watching>()
  readonly #told = new Map<Seat | null, Beside>()
  /** What spectators see. */
  #public: Position
  #seats: Position['seats']
  #late: readonly Late[]

  constructor(rules: TableRules, delay: number, { position, seen, late }: Replay) {
    this.#rules = rules
    this.#delay = delay
    this.#public = seen
    this.#late = late
    this.#seats = position.seats
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0
  }

  /** Whether what happens has to be told moment by moment. */
  get isWatched(): boolean {
    return !this.isEmpty
  }

  join(channel: string, person: string | null, position: Position, now: number, clocks: ClockContext): Effect[] {
    this.#channels.set(channel, { person, viewer: seatOf(position, person) })
    return [this.#greeting(channel, position, now, clocks)]
  }

  leave(channel: string): boolean {
    const before = this.#channels.get(channel)
    this.#channels.delete(channel)
    if (before !== undefined && !this.#isWatching(before.viewer)) this.#told.delete(before.viewer)
    return before !== undefined
  }

  #isWatching(viewer: Seat | null): boolean {
    for (const one of this.#channels.values()) if (one.viewer === viewer) return true
    return false
  }

  /** The position as this viewer may know it now. */
  #seen(viewer: Seat | null, position: Position): Position {
    return viewer === null && this.#delay > 0 ? this.#public : position
  }

  /** What this viewer sees now. */
  shown(viewer: Seat | null, position: Position): GameShown {
    return shownNow(this.#rules, this.#seen(viewer, position), viewer)
  }

  #greeting(channel: string, position: Position, now: number, clocks: ClockContext): Effect {
    const viewer = this.#channels.get(channel)?.viewer ?? null
    const shown = this.shown(viewer, position)
    const { seq: _seq, view: _view, ...beside } = shown
    this.#told.set(viewer, beside)
    return { type: 'greet', channel, viewer, shown, clocks: this.clocks(viewer, position, now, clocks) }
  }

  clocks(viewer: Seat | null, position: Position, now: number, clocks: ClockContext) {
    const isLate = viewer === null && this.#delay > 0
    return isLate || position.status !== 'playing' ? null : shownClocks(this.#rules, position, viewer, now, clocks)
  }

  /** What was stored last is shown: at once, to spectators who see everything later in its time. Whoever sits elsewhere now begins anew. */
  show(position: Position, turns: readonly Turn[], now: number, clocks: ClockContext): Effect[] {
    const effects: Effect[] = []
    const moved: string[] = []
    for (const [channel, { person, viewer }] of this.#channels) {
      const at = seatOf(position, person)
      if (at === viewer) continue
      moved.push(channel)
      this.#channels.set(channel, { person, viewer: at })
    }
    const fresh = new Set(moved.map((channel) => this.#channels.get(channel)?.viewer ?? null))
    // With one person less nobody may have to hide from anybody: then the others are asked otherwise than they were told.
    if (position.seats !== this.#seats)
      for (const viewer of this.#viewers()) if (this.#isOtherwise(viewer, position, turns)) fresh.add(viewer)
    this.#seats = position.seats
    for (const viewer of this.#viewers())
      if (!fresh.has(viewer) && (viewer !== null || this.#delay === 0)) effects.push(...this.#updates(viewer, position, turns, now, clocks))
    if (this.#delay > 0) this.#late = [...this.#late, { at: position.at + this.#delay, position, turns }]
    else this.#public = position
    for (const [channel, { viewer }] of this.#channels) if (fresh.has(viewer)) effects.push(this.#greeting(channel, position, now, clocks))
    return effects
  }

  #isOtherwise(viewer: Seat | null, position: Position, turns: readonly Turn[]): boolean {
    const told = this.#told.get(viewer)
    if (turns.length > 0 || told === undefined || (viewer === null && this.#delay > 0)) return false
    return !same(told.ask, besideOf(this.#rules, position, viewer).ask)
  }

  #viewers(): Set<Seat | null> {
    return new Set([...this.#channels.values()].map(({ viewer }) => viewer))
  }

  #updates(viewer: Seat | null, position: Position, turns: readonly Turn[], now: number, clocks: ClockContext): Effect[] {
    const effects: Effect[] = []
    for (const turn of turns) {
      const told = updateFor(this.#rules, turn, viewer, { seats: position.seats, last: this.#told.get(viewer) ?? null })
      if (told === null) continue
      this.#told.set(viewer, told.beside)
      effects.push({ type: 'show', viewer, update: told.update, clocks: this.clocks(viewer, position, now, clocks) })
    }
    return effects
  }

  /** What spectators may see by now. */
  showLate(now: number, clocks: ClockContext): Effect[] {
    const due = this.#late.filter(({ at }) => at <= now)
    this.#late = this.#late.slice(due.length)
    return due.flatMap(({ position, turns }) => {
      this.#public = position
      return this.#isWatching(null) ? this.#updates(null, position, turns, now, clocks) : []
    })
  }

  get nextLate(): number | null {
    return this.#late.at(0)?.at ?? null
  }

  /** Everybody sees the table anew: what they were shown may never have been stored. */
  beginAnew(position: Position, now: number, clocks: ClockContext): Effect[] {
    this.#public = position
    this.#late = []
    this.#told.clear()
    for (const [channel, { person }] of this.#channels) this.#channels.set(channel, { person, viewer: seatOf(position, person) })
    return [...this.#channels.keys()].map((channel) => this.#greeting(channel, position, now, clocks))
  }
}
