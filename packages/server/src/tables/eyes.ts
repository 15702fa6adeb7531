import {
  askOf,
  eventsFor,
  sharedView,
  readCtx,
  framesFor,
  type Ask,
  type Event,
  type Outcome,
  type Seat,
  type Table,
  type View,
} from '@flotilla/kernel'
import { diff, type By, type Entry, type Frame, type OwnAsk } from '@flotilla/protocol'
import { offered } from '@flotilla/table'
import type { Episode, Tale } from './tale.ts'

/** An episode, whose it was and when it is shown. */
export interface Witnessed {
  readonly episode: Episode
  readonly entry: { readonly seat: Seat; readonly by: By; readonly kind: 'answer' | 'undo' }
  readonly at: number
}

/** What one entry shows to one viewer. */
export interface Shown {
  readonly seq: number
  readonly frames: readonly Frame[]
  readonly entry: Entry
}

/** One viewer's eyes: they count what they see, so that not even a missing number tells of what they do not. */
export class Eyes {
  readonly viewer: Seat | null
  seq = 0
  view: View
  /** What they were told of the set-up. */
  readonly opening: readonly Event[]

  constructor(table: Table, viewer: Seat | null) {
    this.viewer = viewer
    this.opening = eventsFor(table.opening, viewer)
    this.view = table.view(viewer)
  }

  /** Null where nothing is to be seen. */
  see(table: Table, happened: Witnessed): Shown | null {
    const { entry, at } = happened
    const { instants, noted, sealed, unseen } = happened.episode
    const own = entry.seat === this.viewer
    const end = noted === null ? table.view(this.viewer) : sharedView(noted, this.viewer)
    const frames: Frame[] = []
    let before = this.view
    for (const { events, view } of framesFor(instants, end, this.viewer)) {
      frames.push({ events, patch: diff(before, view) })
      before = view
    }
    if (unseen && !own && frames.every(({ events, patch }) => events.length === 0 && patch.length === 0)) return null
    this.view = end
    this.seq++
    const { seq } = this
    const by = own || entry.by !== 'order' ? entry.by : 'person'
    const told: Entry = own || !sealed ? { seq, at, seat: entry.seat, by } : { seq, at }
    return { seq, frames, entry: entry.kind === 'undo' ? { ...told, undo: true } : told }
  }
}

type Own = { -readonly [field in keyof OwnAsk]: OwnAsk[field] }

/** The open ask of a seat with all that may be answered, from the seat's own view: it cannot tell more. */
function ownAsk(told: Posing, view: View, seat: Seat): OwnAsk | null {
  const ask = askOf(view, seat)
  if (ask === undefined) return null
  const { game } = told.table
  const kind = game.asks[ask.kind]
  const own: Own = { n: told.posed[seat], kind: ask.kind, rule: kind.rule, ...offered(game, view, ask) }
  if (ask.optional !== undefined) own.optional = true
  if (kind.window !== undefined) own.window = true
  if (told.isTelling?.(ask) === true) own.byHand = true
  return own
}

/** A game whose asks are numbered. */
interface Posing extends Pick<Tale, 'table' | 'posed'> {
  /** The time of an answer to such an ask tells whether there was anything to think about. */
  isTelling?(ask: Ask): boolean
}

/** What a viewer is told besides the view. */
export interface Beside {
  readonly ask: OwnAsk | null
  readonly undo: number
  readonly silence: string | null
  readonly outcome: Outcome | null
}

/** All that goes with a view of the table. */
export function besideOf(told: Posing, view: View, viewer: Seat | null): Beside {
  const { table } = told
  const { game } = table
  return {
    ask: viewer === null ? null : ownAsk(told, view, viewer),
    undo: viewer === null ? 0 : table.undoable(viewer),
    silence: game.silence?.(readCtx(game, view)) ?? null,
    outcome: table.outcome(),
  }
}
