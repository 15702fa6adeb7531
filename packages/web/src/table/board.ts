import type { Ask, Choice, ClientGame, Event, Message, RefusedChoice, Seat, Signal, State, View } from '@flotilla/kernel'
import type { SeriesInfo } from '@flotilla/protocol'
import type { Moment } from '../story/moment.ts'
import type { Say } from '../words.ts'
import type { Line } from './talk/just-said.ts'

/** A choice as the server offers it, with the words for its button. */
export interface Offered {
  readonly choice: Choice
  readonly text: Message
  readonly back?: boolean | undefined
}

/** What the seats of one side point out to each other; the board gives it a meaning. */
export interface Signals {
  /** The last ones, numbered as they came. */
  readonly came: readonly (Signal & { readonly n: number })[]
  readonly send: (kind: string, at: readonly number[]) => void
}

/** Somebody at the table, as far as it is everybody's business. */
export interface CrewMember {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** Of a bot: its level and temper, as people call it. */
  readonly bot: string | null
  readonly isYou: boolean
  readonly isHost: boolean
  readonly online: boolean
  /** A bot plays for them meanwhile. */
  readonly away: boolean
  /** Their decision is awaited, openly. Where several decide in secret, nobody is shown as thinking. */
  readonly thinking: boolean
  /** Milliseconds as of `since`: what is left for this decision, and their bank. Null where no clock runs for them. */
  readonly clock: { readonly left: number | null; readonly bank: number | null; readonly since: number } | null
  /** By what everybody may know; null where the game tells none. */
  readonly score: number | null
}

/** Somebody who teaches: offered is only what they want, and they say why not anything else. */
export interface Teaching {
  /** All that the rules allow. */
  readonly legal: readonly Offered[]
  /** What is said to a choice that is legal but not wanted; of a plan, for an ask that is still to come. */
  objects(asked: Ask, choice: Choice): Message | null
}

/** What a board is given: the view, the choices, the refusals, the events. It knows no rules. */
export interface BoardProps<S extends State = State, E = unknown, V extends Event = Event> {
  /** The game with the edition of this table. */
  readonly game: ClientGame<S, E>
  /** A true view of some moment: of the one that is told just now, or of now. */
  readonly view: View<S>
  readonly seat: Seat | null
  /** Whose side of the table one sits on: the own seat, or the one that a spectator has chosen. */
  readonly side: Seat
  readonly names: readonly string[]
  /** Who sits here, by seat. A board that draws them says so in `boards/index.ts`; for the others there is a strip above. */
  readonly crew: readonly CrewMember[]
  /** The own open ask; null until the story has reached now, and nothing is offered until then. */
  readonly ask: Ask | null
  readonly offered: readonly Offered[]
  readonly refused: readonly RefusedChoice[]
  /** Present in a lesson: a board on which several answers are planned asks it about those that come later. */
  readonly teaching?: Teaching | undefined
  /** The moment that is on the board just now; null when the board is at now and decisions are open. */
  readonly moment: Moment<V> | null
  /** The own answer that is on its way: a board may show it as done until it is, or is taken back. */
  readonly pressed?: Choice | null | undefined
  /** Absent where nobody can talk: in a replay, for spectators, where talk is closed. */
  readonly signals?: Signals | undefined
  /** Where the series stands that this game is a part of; null of a single game. */
  readonly series?: SeriesInfo | null | undefined
  /** What was said in the chat just now, the last line of each seat; absent where nobody talks. */
  readonly talk?: readonly Line[] | undefined
  readonly say: Say
  /** Where the board knows better what is awaited, as while a plan is only in pencil: said instead of the ask's own sentence. */
  readonly awaits?: ((sentence: string | null) => void) | undefined
  /** The place beside the status sentence, for choices that belong to no place on the board. */
  readonly bar: HTMLElement | null
  /** Gives one answer, or several one after another as the asks come. */
  readonly answer: (...choices: Choice[]) => void
  /** Opens the rules at a number. */
  readonly openRule: (rule: string) => void
}
