import type { Actor } from '../storage/people.ts'

/** A way to somebody: a socket or a stream. */
export interface Channel {
  readonly actor: Actor | null
  send(text: string): void
}
