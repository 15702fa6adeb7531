import type { ReadCtx } from './read-ctx.ts'
import type { Seat, State } from './state.ts'
import type { Message, Messages, Params } from './text.ts'

/** A thing on the board in words: what it is and, where that can be said, what it is just now and why; with the rule's number. */
export interface Explained {
  readonly what: Message
  readonly now: Message | null
  readonly rule: string
}

/** What a game can say about the things on its board, by the names they have there. Loaded when somebody wants to know. */
export interface Explains<S extends State = State, E = unknown> {
  readonly game: string
  readonly words: Messages
  /** What a named place or piece is, for whoever sits at this side of the table; null for what has no name here. */
  explain(ctx: ReadCtx<S, E>, name: string, side: Seat): Explained | null
}

/** The words of a kind of thing are `explain.<kind>`, and what it is now `explain.<kind>.now`. */
export const explained = (kind: string, rule: string, now: Params | null = null, what: Params = {}): Explained => ({
  what: { code: `explain.${kind}`, params: what },
  now: now === null ? null : { code: `explain.${kind}.now`, params: now },
  rule,
})
