import { copy } from './copy.ts'
import type { Game } from './game.ts'
import { eventFor, eventsFor, type Emitted, type Event } from './ctx.ts'
import { sharing } from './structural-sharing.ts'
import type { Seat, State, View } from './state.ts'
import { MOMENT_MS, together, weightOf, tellingOf } from './tells.ts'
import { sharedView } from './view.ts'

/** An event and the table right after it; null for one that is told with the next, or where nobody looks. */
export interface Snapshot {
  readonly emitted: Emitted
  readonly state: State | null
}

/** Notes the table after every event that is a moment of its own, or ends one. What does not change from note to note is shared. */
export class SnapshotRecorder {
  readonly instants: { readonly emitted: Emitted; state: State | null }[] = []
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
  }

  see(state: State, emitted: Emitted): void {
    this.instants.push({
      emitted,
      state: tellingOf(this.#game.tells, emitted.event.type).weight === 'with' ? null : copy(this.#game, state),
    })
  }

  /** The table in the end, noted like the others; `before` is the end of what was noted last. */
  end(state: State, before: State | null): State {
    const last = this.instants.at(-1)
    let shared = before
    for (const instant of this.instants)
      // With the last event the end itself is shown.
      if (instant.state !== null && instant !== last)
        shared = instant.state = shared === null ? instant.state : sharing(shared, instant.state)
    const end = copy(this.#game, state)
    return shared === null ? end : sharing(shared, end)
  }
}

/** A moment as one viewer may know it: what is told together, and the view right after it. */
export interface ViewerFrame {
  readonly events: readonly Event[]
  readonly view: View
}

/**
 * What happened by one answer as one viewer may see it, moment by moment. Only what this viewer is told divides it, so that
 * neither the number nor the length of the moments tells of anything else. The last shows what lies there in the end.
 */
export function framesFor(instants: readonly Snapshot[], end: View, seat: Seat | null): ViewerFrame[] {
  const story: { events: Event[]; state: State | null }[] = []
  let events: Event[] = []
  for (const { emitted, state } of instants) {
    const event = eventFor(emitted, seat)
    if (event === null) continue
    events.push(event)
    if (state === null) continue
    story.push({ events, state })
    events = []
  }
  if (events.length > 0 || story.length === 0) story.push({ events, state: null })
  return story.map(({ events: told, state }, k) => ({
    events: told,
    view: state === null || k === story.length - 1 ? end : sharedView(state, seat),
  }))
}

/** How long what happened is told at normal speed to somebody who sees what everybody sees. */
export function publicLength({ tells }: Pick<Game, 'tells'>, emitted: readonly Emitted[]): number {
  return together(tells, eventsFor(emitted, null)).reduce((length, events) => length + MOMENT_MS[weightOf(tells, events)], 0)
}
