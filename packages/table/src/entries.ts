import type { Seat } from '@flotilla/kernel'
import type { By } from '@flotilla/protocol'

/**
 * What an entry does. `answer` is carried out at once. `hold` is an answer inside a window: it is stored, but carried out by the entry
 * `close` that ends the window. `wait` lengthens a window. `pause`, `resume` and `end` are what the people agreed to.
 */
export type EntryKind = 'answer' | 'hold' | 'undo' | 'wait' | 'close' | 'seat' | 'pause' | 'resume' | 'end'

/** Who sits on a seat: a person, a bot, or a person for whom somebody plays until they are back. */
export interface Sitting {
  readonly person: string | null
  readonly bot: string | null
  readonly away: boolean
}

/** Somebody on a seat, and since when and why they are away. */
export interface Seated extends Sitting {
  readonly left?: { readonly at: number; readonly by: 'self' | 'clock' }
}

/** How a window was closed. */
export interface Closing {
  /** The defaults of its late seats, in the order of the seats. */
  readonly late: readonly (readonly [Seat, unknown])[]
  /** The seats whose answer was not wanted any more when it would have been carried out. */
  readonly lapsed: readonly Seat[]
}

/** One line of a table's journal. Everything that decides who answers, when, or for whom, is one. */
export interface Entry {
  /** Counts from 1 without gaps. */
  readonly seq: number
  /** Random; the next entry names it, so that nobody can append who does not know it. */
  readonly tag: string
  /** The tag of the entry before; empty for the first. */
  readonly prev: string
  readonly kind: EntryKind
  /** Never earlier than the entry before. */
  readonly at: number
  /** Whoever did it by hand; null for what nobody did by hand. */
  readonly person: string | null
  readonly by: By
  /** The request that it carries out. */
  readonly request: string | null
  /** The seat that it is about; -1 for none. */
  readonly seat: Seat
  /** Of `answer` and `hold` the choice, of `undo` how many answers go, of `close` a Closing, of `seat` who sits there now. */
  readonly given: unknown
  /** Milliseconds that the decision took from the seat's bank. */
  readonly spent: number
}

export type Draft = Omit<Entry, 'seq' | 'tag' | 'prev' | 'at'>
