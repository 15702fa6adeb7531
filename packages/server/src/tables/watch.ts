import { eventsFor, type Emitted, type Event, type Seat, type View } from '@flotilla/kernel'
import type { Clocks, Entry, LogEntry, UpdateMessage } from '@flotilla/protocol'
import { idOfRequest } from '../storage/requests.ts'
import type { Connection } from './connection.ts'
import type { Course, Happened } from './course.ts'
import { besideOf, Eyes, type Beside as Told, type Shown } from './eyes.ts'

/** What comes with an entry besides the view; the ask as the text that is sent. */
interface Beside extends Omit<Told, 'ask'> {
  readonly ask: string
}

type Update = { -readonly [field in keyof UpdateMessage]: UpdateMessage[field] }

/**
 * What was shown, and what was emitted with it: whoever comes later is told of it in full, and until then it costs next to nothing.
 * From then on it is the text that they were sent: the next one costs no more than sending it.
 */
type Kept = string | { readonly entry: Entry; readonly emitted: readonly Emitted[] }

interface Queued {
  readonly happened: Happened
  readonly shown: Shown
  readonly view: View
  readonly beside: Beside
  /** The request of the viewer's own that it carries out. */
  readonly ack: string | null
}

/** Entries that are kept for whoever comes later: more than any game has. */
const MOST_TOLD = 5000
/** Whoever comes back within so many entries finds everything as it was. */
const MOST_UNHEEDED = 40

/** What one viewer (a seat, or all spectators) has been shown, and the tabs and devices that show it. */
export class Watch {
  readonly viewer: Seat | null
  readonly connections = new Set<Connection>()
  readonly #table: string
  readonly #delay: number
  readonly #eyes: Eyes
  #queue: Queued[] = []
  /** All that has been shown; null where that is too much to keep. */
  #told: Kept[] | null = []
  /** So many entries came while nobody was here. */
  #unheeded = 0
  // What has been shown by now; the eyes may already be ahead.
  seq = 0
  view: View
  beside: Beside

  constructor(table: string, course: Course, viewer: Seat | null, delay: number) {
    this.#table = table
    this.viewer = viewer
    this.#delay = viewer === null ? delay * 1000 : 0
    this.#eyes = new Eyes(course.table, viewer)
    this.view = this.#eyes.view
    this.beside = besideAsText(course, this.#eyes.view, viewer)
  }

  /** What the viewer was told of the set-up. */
  get opening(): readonly Event[] {
    return this.#eyes.opening
  }

  /**
   * Takes in an entry; it is shown when its time has come. `shownAt`: it was shown then, an old story told again to new eyes,
   * and what went with it is only worked out where it still matters.
   */
  tell(course: Course, happened: Happened, shownAt: number | null = null): void {
    this.#unheeded = this.connections.size === 0 ? this.#unheeded + 1 : 0
    const shown = this.#eyes.see(course.table, happened)
    if (shown === null) return
    if (shownAt !== null) {
      this.seq = shown.seq
      this.view = this.#eyes.view
      this.#remember({ ...shown.entry, at: shownAt }, happened)
      return
    }
    const { view } = this.#eyes
    const ack = happened.entry.seat === this.viewer && happened.entry.request !== null ? idOfRequest(happened.entry.request) : null
    this.#queue.push({ happened, shown, view, beside: besideAsText(course, view, this.viewer), ack })
  }

  #remember(entry: Entry, { episode }: Happened): void {
    this.#told?.push({ entry, emitted: episode.emitted })
    if (this.#told !== null && this.#told.length > MOST_TOLD) this.#told = null
  }

  #inFull(kept: Kept): string {
    if (typeof kept === 'string') return kept
    const { entry, emitted } = kept
    return JSON.stringify({ ...entry, events: eventsFor(emitted, this.viewer) } satisfies LogEntry)
  }

  /** What has been shown after `after`, as the text of a list; null where it has to be read up. */
  toldAfter(after: number): string | null {
    const told = this.#told
    if (after >= this.seq) return '[]'
    if (told === null) return null
    const texts = told.slice(after).map((kept) => this.#inFull(kept))
    for (const [i, text] of texts.entries()) told[after + i] = text
    return `[${texts.join(',')}]`
  }

  /** Nobody has looked for long: whoever comes back may as well begin anew. */
  get isForgotten(): boolean {
    return this.connections.size === 0 && this.#unheeded > MOST_UNHEEDED
  }

  /**
   * Shows what may be shown by now, by the times of the game that is being played: eyes that were opened within a window
   * were told by a copy of it. Returns when there is more to show, or null.
   */
  show(now: number, times: readonly number[], clocks: () => Clocks | null): number | null {
    const due = ({ happened }: Queued): number => times[happened.entry.seq - 1] + this.#delay
    let passed = 0
    for (const next of this.#queue) {
      const at = due(next)
      if (at > now) break
      this.#showOne(next, at - this.#delay, clocks)
      passed++
    }
    if (passed > 0) this.#queue = this.#queue.slice(passed)
    const next = this.#queue[0]
    return next === undefined || due(next) === Infinity ? null : due(next)
  }

  #showOne({ happened, shown, view, beside, ack }: Queued, at: number, clocks: () => Clocks | null): void {
    const before = this.beside
    this.seq = shown.seq
    this.view = view
    this.beside = beside
    const entry: Entry = shown.entry.at === at ? shown.entry : { ...shown.entry, at }
    this.#remember(entry, happened)
    if (this.connections.size === 0) return
    const running = clocks()
    const update: Update = { type: 'update', table: this.#table, seq: shown.seq, frames: shown.frames, entry }
    if (beside.undo !== before.undo) update.undo = beside.undo
    if (beside.silence !== before.silence) update.silence = beside.silence
    if (beside.outcome !== null) update.outcome = beside.outcome
    if (running !== null) update.clocks = running
    if (ack !== null) update.ack = ack
    const head = JSON.stringify(update)
    this.send(beside.ask === before.ask ? head : `${head.slice(0, -1)},"ask":${beside.ask}}`)
  }

  /** Looks at what lies there now, after an old story. */
  lookUp(course: Course): void {
    this.beside = besideAsText(course, this.view, this.viewer)
  }

  send(text: string): void {
    for (const connection of this.connections) connection.send(text)
  }
}

function besideAsText(course: Course, view: View, viewer: Seat | null): Beside {
  const { ask, undo, silence, outcome } = besideOf(course, view, viewer)
  return { ask: ask === null ? 'null' : JSON.stringify(ask), undo, silence, outcome }
}
