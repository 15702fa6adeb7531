import type { ServerMessage } from '@flotilla/wire'
import type { Actor } from '../storage/people.ts'

/** A way to somebody: a socket or a stream. */
export interface Channel {
  readonly actor: Actor | null
  send(text: string): void
  /** Whoever it is has no business here any more. */
  close(): void
}

export const send = (channel: Channel, message: ServerMessage): void => channel.send(JSON.stringify(message))
