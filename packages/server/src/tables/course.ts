import {
  Table,
  askOf,
  readCtx,
  publicLength,
  same,
  type Ask,
  type Choice,
  type Game,
  type Sealed,
  type Seat,
  type View,
} from '@flotilla/kernel'
import type { EntryRow, TableRow } from '../storage/schema.ts'
import type { TableDoc } from '../storage/doc.ts'
import { people } from '../storage/doc.ts'
import { Tale, type Episode } from './tale.ts'

/** A window that is open: it shows nothing before it ends. */
export interface Window {
  readonly opened: number
  /** When answers not given are passes. */
  readonly ends: number
  /** All that was asked with it; null where a single seat is asked. */
  readonly sealed: Sealed | null
  /** What everybody saw when it opened, and goes on seeing until it is shown what came of it. */
  readonly seen: View
}

/** One entry of the journal and what it led to. */
export interface Happened {
  readonly episode: Episode
  readonly entry: EntryRow
  /** When it is shown: Infinity while the window it fell into is open. */
  at: number
}

/** However much has happened, nobody's time waits longer than this for its telling. */
const LONGEST_STORY = 15_000

interface Pace {
  readonly strict: boolean
  readonly seconds: number
  readonly beat: number
}

/**
 * A game as its journal tells it, entry by entry: the kernel's table, and what follows from the times of the entries,
 * so that every server that reads the journal comes to the same banks and the same windows.
 */
export class Course {
  readonly #tale: Tale
  seq = 0
  window: Window | null = null
  /** The window that was closed last: it seems open until everything is shown. */
  closing: Window | null = null
  /** When the last entry is shown. */
  shownAt: number
  /**
   * When all that has been shown has been told at normal speed: windows and banks run from then. It follows from what
   * everybody sees, so it is the same for everybody and tells nothing.
   */
  toldAt: number
  /** When the sealed ask that is open was posed, and all before it told. */
  sealedAt: number
  /** Milliseconds left, by seat; empty where the table has no banks. */
  readonly banks: number[] = []
  /** What the seats' orders have answered, by seat and the number of its ask. */
  readonly #ordered = new Map<string, Choice>()
  readonly #isAlone: boolean
  readonly #pace: Pace | null
  readonly #increment: number
  #held: Happened[] = []
  /** How long it takes to tell what has not been shown yet. */
  #untold = 0
  /** When each entry was or will be shown, by seq - 1. */
  readonly shown: number[] = []

  constructor(game: Game, builtIn: Game, row: Pick<TableRow, 'seed' | 'started' | 'seats'>, doc: TableDoc) {
    this.#tale = new Tale(new Table(game, { seats: row.seats, options: doc.options, seed: row.seed, nonces: doc.nonces ?? [] }, builtIn))
    this.shownAt = row.started ?? 0
    this.toldAt = this.sealedAt = this.shownAt
    const { clock } = doc.house
    this.#increment = clock.kind === 'live' ? clock.increment * 1000 : 0
    // With a single person nobody could learn anything from the time a bot takes.
    this.#isAlone = people(doc).length < 2
    this.#pace = this.#isAlone ? null : (game.pace?.(this.table.state.options) ?? null)
    if (clock.kind === 'live') for (let seat = 0; seat < row.seats; seat++) this.banks.push(clock.bank * 1000)
    this.#openWindow()
  }

  get table(): Table {
    return this.#tale.table
  }

  /** How often each seat has been posed something: the number of its ask. */
  get posed(): readonly number[] {
    return this.#tale.posed
  }

  /** Whether a choice of this ask falls into a window that keeps time: what is part of the seat's own action has the seat's own time. */
  isWindow(ask: Ask): boolean {
    const { game, state } = this.table
    const kind = game.asks[ask.kind]
    return this.#pace !== null && kind.window === true && kind.own?.(readCtx(game, state), ask) !== true
  }

  /**
   * A window that does not last its time in any case, or what hides something by being asked: whoever answers it at once tells that
   * there was nothing to think about.
   */
  isTelling(ask: Ask): boolean {
    if (this.#isAlone) return false
    const { game, state } = this.table
    const kind = game.asks[ask.kind]
    return kind.own?.(readCtx(game, state), ask) === true || (!this.strict && kind.window === true)
  }

  get strict(): boolean {
    return this.#pace?.strict ?? false
  }

  /** Within a table that is not strict, answers that nobody thought about come at a random time before this. */
  get beat(): number {
    return this.#pace === null || this.#pace.strict ? 0 : this.#pace.beat * 1000
  }

  /**
   * Carries the entry out; a choice that is not legal throws and leaves everything as it was.
   * `isWatched`: somebody wants to see it happen, moment by moment.
   */
  apply(entry: EntryRow, given: unknown, isWatched: boolean): Happened {
    const { table, window } = this
    const sealedBefore = table.state.sealed
    const { seat, by } = entry
    const posed = this.posed[seat]
    const episode =
      entry.kind === 'undo'
        ? this.#tale.undo(seat, isWatched, typeof given === 'number' ? given : 1)
        : this.#tale.answer(seat, given, isWatched, by !== 'order')
    const answer = table.answers.at(-1)
    if (by === 'order' && answer !== undefined) this.#ordered.set(`${seat}:${posed}`, answer[1])
    const { sealed } = table.state
    this.seq = entry.seq
    if (this.banks.length > 0) this.#charge(entry, sealedBefore !== null || window !== null)
    const happened: Happened = { episode, entry, at: entry.at }
    this.shown[entry.seq - 1] = entry.at
    if (this.#pace !== null || this.banks.length > 0) this.#untold += publicLength(table.game, episode.emitted)
    if (window !== null) this.#inWindow(window, happened)
    else this.shownAt = Math.max(entry.at, this.shownAt)
    if (this.window === null) this.#tellStory()
    if (sealed !== sealedBefore) this.sealedAt = Math.max(this.shownAt, this.toldAt)
    if (this.window === null) this.#openWindow()
    return happened
  }

  /**
   * Whether a seat is put off. Inside a window nothing may tell the time before its last answer from the time after: whoever has no decision
   * of it open is refused alike until its end is shown, and nothing can be taken back.
   */
  holdsOff(seat: Seat, kind: EntryRow['kind'], now: number): boolean {
    if (now < this.shownAt) return true
    return this.window !== null && (kind === 'undo' || askOf(this.table.state, seat) === undefined)
  }

  /** The window that is open, as far as anybody can tell. */
  windowAt(now: number): Window | null {
    return now < this.shownAt ? this.closing : this.window
  }

  /** The game as everybody sees it at this time. */
  publicView(now: number): View {
    return this.windowAt(now)?.seen ?? this.table.view(null)
  }

  /** Answers to sealed asks and within windows move no bank: it would tell who has answered. */
  #charge({ seat, spent, by, kind }: EntryRow, isSecret: boolean): void {
    const gained = by === 'person' && kind === 'answer' && !isSecret ? this.#increment : 0
    this.banks[seat] = Math.max(0, this.banks[seat] - spent) + gained
  }

  /** Whether the seat's orders have given this very answer already: whoever presses at the same moment has said nothing else. */
  hasOrdered(seat: Seat, posed: number, choice: unknown): boolean {
    return same(this.#ordered.get(`${seat}:${posed}`), choice)
  }

  #inWindow(window: Window, happened: Happened): void {
    this.#held.push(happened)
    const open = window.sealed !== null && this.table.state.sealed === window.sealed
    if (open) {
      this.#setShown(happened, Infinity)
      return
    }
    const soonest = this.strict ? window.ends : Math.min(window.ends, window.opened + this.beat)
    this.shownAt = Math.max(happened.entry.at, soonest)
    for (const one of this.#held) this.#setShown(one, this.shownAt)
    this.#held = []
    this.closing = window
    this.window = null
  }

  /** Whatever is still being told comes first. */
  #tellStory(): void {
    this.toldAt = Math.min(Math.max(this.toldAt, this.shownAt) + this.#untold, this.shownAt + LONGEST_STORY)
    this.#untold = 0
  }

  #setShown(happened: Happened, at: number): void {
    happened.at = at
    this.shown[happened.entry.seq - 1] = at
  }

  #openWindow(): void {
    const pace = this.#pace
    if (pace === null) return
    const { asks, sealed } = this.table.state
    if (asks.some((ask) => ask.optional === undefined && this.isWindow(ask)))
      this.window = { opened: this.shownAt, ends: this.toldAt + pace.seconds * 1000, sealed, seen: this.table.view(null) }
  }
}
