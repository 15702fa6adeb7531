import { askOf, eventFor, ioOn, offersOf, type Event, type Plain, type Seat, type State, type Table, type View } from '@flotilla/kernel'
import { diff, type LogEntry, type OwnAsk, type OwnChoice, type Operation } from '@flotilla/wire'
import type { Happened } from './course.ts'

/** What one entry shows to one viewer. */
export interface Shown {
  readonly seq: number
  readonly patch: readonly Operation[]
  readonly entry: LogEntry
}

/** One viewer's eyes: they count what they see, so that not even a missing number tells of what they do not. */
export class Eyes {
  readonly viewer: Seat | null
  seq = 0
  view: View

  constructor(table: Table, viewer: Seat | null) {
    this.viewer = viewer
    this.view = table.view(viewer)
  }

  /** Null where nothing is to be seen. */
  see(table: Table, happened: Happened): Shown | null {
    const { entry, emitted, sealed, unseen } = happened
    const own = entry.seat === this.viewer
    const events: Event[] = []
    for (const one of emitted) {
      const event = eventFor(one, this.viewer)
      if (event !== null) events.push(event)
    }
    const view = table.view(this.viewer)
    const patch = diff(this.view, view)
    if (unseen && !own && patch.length === 0 && events.length === 0) return null
    this.view = view
    this.seq++
    const { seq } = this
    const { at } = happened
    const by = own || entry.by !== 'order' ? entry.by : 'person'
    const told: LogEntry = own || !sealed ? { seq, at, seat: entry.seat, by, events } : { seq, at, events }
    return { seq, patch, entry: entry.kind === 'undo' ? { ...told, undo: true } : told }
  }
}

/** The open ask of a seat with all that may be answered, from the seat's own view: it cannot tell more. */
export function ownAsk(table: Table, view: View, seat: Seat, n: number): OwnAsk | null {
  const ask = askOf(view, seat)
  if (ask === undefined) return null
  const { game } = table
  const kind = game.asks[ask.kind]
  const seen = view as unknown as State
  const offers = offersOf(game, seen, ask, true)
  const straight = offers.count
  const legal = [...offers.legal.slice(0, straight), ...offers.back.slice(0, offers.backs)]
  const refused = offers.refused ?? []
  const { words } = game
  const io = ioOn(game, seen)
  return {
    n,
    kind: ask.kind,
    rule: kind.rule,
    ...(ask.optional === undefined ? {} : { optional: true as const }),
    ...(kind.window === undefined ? {} : { window: true as const }),
    prompt: words.prompt(io, ask),
    choices: legal.map((choice, i): OwnChoice => {
      const text = words.choice(io, ask, choice)
      return i < straight ? { choice: choice as Plain, text } : { choice: choice as Plain, text, back: true }
    }),
    refusals: refused.map(({ choice, rule, code, params }) => ({
      choice: choice as Plain,
      text: words.choice(io, ask, choice as object),
      rule,
      code,
      params,
    })),
  }
}
