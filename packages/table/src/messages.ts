import type { IllegalChoice, Choice, Seat } from '@flotilla/kernel'
import type { Clocks, SeatSettings } from '@flotilla/protocol'
import type { Entry, Sitting } from './entries.ts'
import type { GameShown, Update } from './feed.ts'
import type { TableRefusal } from './refusal.ts'

/** What somebody asks of a table. The same request is carried out once, however often it comes. */
export type Request =
  | {
      readonly type: 'answer'
      readonly person: string
      readonly request: string
      readonly choice: unknown
      readonly asked?: number | undefined
    }
  | { readonly type: 'undo'; readonly person: string; readonly request: string }
  | { readonly type: 'wait'; readonly person: string; readonly request: string }
  /** What the people of the table have agreed to, or the end of a pause. */
  | { readonly type: 'decide'; readonly person: string; readonly request: string; readonly kind: 'pause' | 'resume' | 'end' }
  /** Somebody else sits there now, or goes away, or is back. */
  | { readonly type: 'seat'; readonly person: string; readonly request: string; readonly seat: Seat; readonly sitting: Sitting }

/** What a session is told. Each effect that asks for something is answered by exactly one of these, with the effect's number. */
export type Input =
  | Request
  | { readonly type: 'settings'; readonly person: string; readonly settings: SeatSettings }
  | { readonly type: 'join'; readonly channel: string; readonly person: string | null }
  | { readonly type: 'leave'; readonly channel: string }
  /** Whether this server does what one is enough for. */
  | { readonly type: 'leads'; readonly leads: boolean }
  | { readonly type: 'appended' | 'overtaken' | 'lost' | 'unknown'; readonly id: number }
  /** What the journal has from the number that was asked for; null where it could not be read. */
  | { readonly type: 'entries'; readonly id: number; readonly entries: readonly Entry[] | null }
  /** The journal may have more than this session knows. */
  | { readonly type: 'hint' }
  | { readonly type: 'decided'; readonly seat: Seat; readonly asked: number; readonly choice: Choice; readonly pause: number }
  | { readonly type: 'failed'; readonly seat: Seat; readonly asked: number }
  | { readonly type: 'time' }
  /** Whether anything is done that nobody does by hand: not while a server closes, and in a browser only while somebody looks. */
  | { readonly type: 'runs'; readonly runs: boolean }

/** What has become of a request. */
export interface Done {
  /** Stored, and carried out when the window closes. */
  readonly held: boolean
  /** It had been done before. */
  readonly again: boolean
}

/** What is to be done about a step, in this order. */
export type Effect =
  | { readonly type: 'append'; readonly id: number; readonly entry: Entry }
  /** All entries from this number on, this one included. */
  | { readonly type: 'read'; readonly id: number; readonly from: number }
  | { readonly type: 'reply'; readonly request: string; readonly person: string; readonly done: Done }
  | { readonly type: 'refuse'; readonly request: string; readonly person: string; readonly refusal: IllegalChoice | TableRefusal }
  /** The position, to a channel that has just come or has to begin anew. */
  | {
      readonly type: 'greet'
      readonly channel: string
      readonly viewer: Seat | null
      readonly shown: GameShown
      readonly clocks: Clocks | null
    }
  /** An update, to all channels of a viewer. */
  | { readonly type: 'show'; readonly viewer: Seat | null; readonly update: Update; readonly clocks: Clocks | null }
  /** Status, seats, clocks or presence have changed. */
  | { readonly type: 'changed' }
  | { readonly type: 'settings'; readonly person: string; readonly settings: SeatSettings }
  | { readonly type: 'think'; readonly seat: Seat; readonly asked: number; readonly bot: string }
  | { readonly type: 'stopThinking'; readonly seat: Seat; readonly asked: number }
  | { readonly type: 'waits'; readonly seat: Seat; readonly person: string; readonly waits: boolean; readonly asked: number }
  | { readonly type: 'remind'; readonly seat: Seat; readonly person: string; readonly left: number; readonly asked: number }
  | { readonly type: 'over' }
  /** The rules fail at this position: nobody can play on. */
  | { readonly type: 'stuck'; readonly why: string }
  /** When to send `time` next; null for never. It replaces the one before. */
  | { readonly type: 'wakeAt'; readonly at: number | null }
