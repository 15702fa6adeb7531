import type { Event, Message, Outcome, Params, Plain, Seat, Signal } from '@flotilla/kernel'
import type { SeatSettings, Speech } from './client.ts'
import type { Fault } from './error.ts'
import type { Patch } from './patch.ts'
import type { Person } from './person.ts'
import type { TableInfo } from './table.ts'

/** What a seat may answer now. */
export interface OwnChoice {
  readonly choice: Plain
  /** What it does, as a code with parameters of the game's catalogue. */
  readonly text: Message
  /** It only revises what the seat has already decided. */
  readonly back?: true
}

/** What a seat may not answer now, and why. */
export interface OwnRefusal {
  readonly choice: Plain
  readonly text: Message
  readonly rule: string | null
  readonly code: string
  readonly params: Params
}

/** The open ask of your own seat. */
export interface OwnAsk {
  /** Its number, to be named in the answer. */
  readonly n: number
  readonly kind: string
  readonly rule: string
  readonly optional?: true
  /** A window: all of them last alike. */
  readonly window?: true
  /** It is never answered by itself, not even where there is just one choice: others would see from the time that there was. */
  readonly byHand?: true
  readonly prompt: Message
  readonly choices: readonly OwnChoice[]
  readonly refusals: readonly OwnRefusal[]
}

/** Milliseconds, as of the moment the message was sent. */
export interface Clocks {
  /** Every seat's bank; null where the table has none. */
  readonly banks: readonly (number | null)[]
  /** Whose time runs: of a sealed ask all, until it closes. */
  readonly running: readonly Seat[]
  /** Until the time of the decision (or the window) is over; null if nothing runs. */
  readonly left: number | null
}

/** How an answer came about. */
export type By = 'person' | 'bot' | 'clock' | 'order'

/** One decision as one viewer saw it. */
export interface Entry {
  readonly seq: number
  /** When it was shown. */
  readonly at: number
  /** Whose answer it was; absent while that is nobody's business. */
  readonly seat?: Seat
  readonly by?: By
  /** It took back the last answer of `seat`. */
  readonly undo?: true
}

/** One decision and all that was told of it. */
export interface LogEntry extends Entry {
  readonly events: readonly Event[]
}

/** One moment of the story: what is told together, and what it changes in the view. */
export interface Frame {
  readonly events: readonly Event[]
  readonly patch: Patch
}

/** What one viewer was shown with one entry, moment by moment: the patches add up to the whole change. */
export interface Chapter {
  readonly frames: readonly Frame[]
  readonly entry: Entry
  /** How many answers of the record stand after it: told once the game is over, since before it would tell of hidden ones. */
  readonly answers?: number
}

/** A game from its start as one viewer was shown it: the answer to GET /api/tables/{id}/history. */
export interface History {
  /** Before the first entry; the patches lead on from it. */
  readonly view: Plain
  /** What happened before anybody was asked. */
  readonly opening?: readonly Event[]
  readonly steps: readonly Chapter[]
}

/** Something that was said at a table. */
export interface Talk {
  readonly n: number
  readonly at: number
  /** Where whoever said it sits now; null if they do not sit here any more. */
  readonly seat: Seat | null
  readonly name: string
  /** A whisper to whoever sits here now, null if they have left; everybody sees that it happened, only the two persons what was said. */
  readonly to?: Seat | null
  readonly speech: Speech | null
}

/** The position, whole: the answer to `hello`, and whenever the client has to start afresh. */
export interface StateMessage {
  readonly type: 'state'
  readonly table: string
  readonly info: TableInfo
  /** Counts what this viewer has been shown. It is the viewer's own: sealed answers of others do not move it. */
  readonly seq: number
  /** Null before the start. */
  readonly view: Plain
  readonly ask: OwnAsk | null
  /** How many of your last answers you may take back. */
  readonly undo: number
  readonly clocks: Clocks | null
  readonly outcome: Outcome | null
  /** From the start, or after the `seq` of the hello. */
  readonly log: readonly LogEntry[]
  /** What happened before anybody was asked, as long as nobody has answered. */
  readonly opening?: readonly Event[]
  readonly talk: readonly Talk[]
  /** The seats you do not hear. */
  readonly muted: readonly Seat[]
  readonly orders: SeatSettings
  /** The rule that forbids all talk just now. */
  readonly silence: string | null
}

/** What changed. Absent fields are unchanged. */
export interface UpdateMessage {
  readonly type: 'update'
  readonly table: string
  /** One more than the seq before; if not, send `hello` again. */
  readonly seq: number
  /** At least one. Applied one after another they lead to the new view. */
  readonly frames: readonly Frame[]
  readonly entry: Entry
  readonly ask?: OwnAsk | null
  readonly undo?: number
  readonly clocks?: Clocks
  readonly outcome?: Outcome
  readonly silence?: string | null
  /** The request of yours that this carries out. */
  readonly ack?: string
}

/** Every message that a server sends through a socket. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly person: Person | null }
  | StateMessage
  | UpdateMessage
  /** Seats, status, votes: everything about the table that is not the game. */
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo; readonly clocks: Clocks | null }
  /** Done and durable. `held`: stored, but what it causes is shown when the window closes. */
  | { readonly type: 'ack'; readonly table: string; readonly id: string; readonly seq?: number; readonly held?: true }
  | { readonly type: 'refused'; readonly table?: string; readonly id?: string; readonly error: Fault }
  | { readonly type: 'said'; readonly table: string; readonly talk: Talk }
  /** What a seat of your own side points out just now (your own signals come back to you, too). */
  | { readonly type: 'signal'; readonly table: string; readonly signal: Signal }
  | { readonly type: 'orders'; readonly table: string; readonly orders: SeatSettings; readonly muted: readonly Seat[] }
  /** Your time is running out. */
  | { readonly type: 'nudge'; readonly table: string; readonly left: number }
  /** One of your tables that this socket does not look at began or stopped waiting for you. */
  | { readonly type: 'waits'; readonly table: string; readonly game: string; readonly waits: boolean }
  /** The server goes down: reconnect in a moment, nothing is lost. */
  | { readonly type: 'closing' }
  | { readonly type: 'pong' }
