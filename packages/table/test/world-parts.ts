import type { Game, Seat } from '@flotilla/kernel'
import type { OwnAsk } from '@flotilla/protocol'
import type { Input, Session, TableRules } from '../src/index.ts'

/** How the journal answers the next append. */
export type Weather = 'fine' | 'slow' | 'unknownStored' | 'unknownLost' | 'lost' | 'mute'

/** A fault put back, to show that the laws see it. */
export type Fault =
  | 'shownBeforeStored'
  | 'stateBeforeSubscription'
  | 'unknownTakenForFailed'
  | 'hintDropped'
  | 'aloneFromRecord'
  | 'wakeUpLost'
  | 'updatesAfterLeave'

export interface Client {
  readonly channel: string
  readonly person: string | null
  server: number
  isOpen: boolean
  seq: number
  view: unknown
  ask: OwnAsk | null
  undo: number
  viewer: Seat | null
  greeted: number
}

export interface Server {
  session: Session
  wakeAt: number | null
  leads: boolean
  inbox: { readonly at: number; readonly input: Input }[]
  /** Counts restarts: what was asked for before is answered to nobody. */
  life: number
}

export interface Setting {
  readonly name: string
  readonly game: Game
  readonly seats: number
  readonly options?: object
  readonly clock?: TableRules['clock']
  readonly delay?: number
  readonly bots?: number
  readonly absent?: 'bot' | 'default'
}

export interface Counts {
  steps: number
  closedLate: number
  closedFull: number
  overtaken: number
  unknownStored: number
  undone: number
  handedOver: number
  killed: number
  paused: number
  reset: number
}

export const noCounts = (): Counts => ({
  steps: 0,
  closedLate: 0,
  closedFull: 0,
  overtaken: 0,
  unknownStored: 0,
  undone: 0,
  handedOver: 0,
  killed: 0,
  paused: 0,
  reset: 0,
})

export function broken(law: number, what: string): never {
  throw new Error(`law ${law}: ${what}`)
}

export const START = 1_000_000
export const LATENCY = 20
/** Longer than every window, delay and pause of these tests. */
export const QUIET = 400_000
export const LONGEST_ANSWER = 31_000
