import type { Emitted, Game, State } from '@flotilla/kernel'
import type { Clock } from '@flotilla/protocol'
import type { Sitting } from './entries.ts'

/** What a table begins with and never changes. Positions follow from this and the entries of the journal, and from nothing else. */
export interface TableRules {
  readonly game: Game
  /** The game as it is opened, and what happened before anybody was asked. */
  readonly opened: { readonly state: State; readonly emitted: readonly Emitted[] }
  readonly clock: Clock
  /** When the first decision was asked. */
  readonly started: number
  readonly seats: readonly Sitting[]
  /** The first number of each seat's asks, where 1 may have been used before. */
  readonly firstAsks?: readonly number[]
  /** Several people at one screen see when somebody answers: windows would hide nothing. */
  readonly noWindows?: true
}
