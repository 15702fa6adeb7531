import { eventsFor, sharedView } from '@flotilla/kernel'
import { eventsOf, type Chapter, type History, type LogEntry } from '@flotilla/protocol'
import type { Seat } from '@flotilla/kernel'
import type { Entry } from './entries.ts'
import { shownOf } from './feed.ts'
import { firstPosition, play } from './position.ts'
import type { TableRules } from './rules.ts'

/** Which part of a game is told, and to whom. */
interface Told {
  readonly viewer: Seat | null
  /** Only what was shown with a number above this, up to that one. */
  readonly after: number
  readonly upTo: number
  /** Moment by moment, or all that one answer led to at once. */
  readonly byMoments: boolean
}

/** What one viewer was shown, told again from the journal: one step an entry, so that whoever runs it may rest in between. */
export function* retold(rules: TableRules, entries: readonly Entry[], { viewer, after, upTo, byMoments }: Told): Generator<Chapter | null> {
  let position = firstPosition(rules)
  for (const entry of entries) {
    const played = play(rules, position, entry, byMoments)
    position = played.position
    let told = false
    for (const turn of played.turns) {
      const shown = shownOf(turn, viewer)
      if (shown === null || shown.seq <= after || shown.seq > upTo) continue
      told = true
      yield { frames: shown.frames, entry: shown.entry, answers: turn.after.answers }
    }
    if (!told) yield null
  }
}

/** What happened before anybody was asked, and the view then. */
export function opening({ opened }: TableRules, viewer: Seat | null): Required<Pick<History, 'view' | 'opening'>> {
  return { view: sharedView(opened.state, viewer) as unknown as History['view'], opening: eventsFor(opened.emitted, viewer) }
}

/** A chapter as an entry of the log: its events without the views. */
export const asLog = ({ entry, frames }: Chapter): LogEntry => ({ ...entry, events: eventsOf({ frames }) })
