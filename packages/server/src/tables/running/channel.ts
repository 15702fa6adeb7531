import type { Seat } from '@flotilla/kernel'
import type { ServerMessage } from '@flotilla/protocol'
import type { Connection } from '../connection.ts'

/** A connection at one table, until one of them ends. */
export interface Channel {
  readonly id: string
  readonly connection: Connection
  viewer: Seat | null
  /** What is to be told after the state, while the talk and the log that go with it are being read. */
  waits: (ServerMessage | string)[] | null
  /** Counts the states: one that is still being put together gives way to a newer one. */
  states: number
  /** The last number that it has been shown. */
  after: number
  /** The last of the talk that it has heard. */
  heard: number
  /** A hash of the table's info that it was told last: nothing is told twice. */
  info: string
  readonly greeted: () => void
  readonly failed: (error: unknown) => void
}
