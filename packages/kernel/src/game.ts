import type { z } from 'zod'
import type { Rng } from './chance.ts'
import type { Ctx, Event } from './ctx.ts'
import type { EditionSheet } from './edition-sheet/sheet.ts'
import type { Offers } from './offers.ts'
import type { ReadCtx } from './read-ctx.ts'
import type { Tells } from './tells.ts'
import type { Ask, Choice, Seat, SeatSet, Seen, State, Step, View } from './state.ts'
import type { Message, Messages, Section } from './text.ts'

/** What a step does. A method type, so that a step may name its own kind of frame. */
type Carry<S extends State, E> = { carry(ctx: Ctx<S, E>, step: Step): void }['carry']

/**
 * The same object, its functions compared strictly. TypeScript lets a method ask for more than it is given; a function property may not.
 * So an `offer` that wants a `Ctx` does not compile.
 */
export type Strict<T> = {
  [K in keyof T]: NonNullable<T[K]> extends (...args: infer A) => infer R ? (...args: A) => R : T[K]
}

/** One kind of decision: who may answer what, and what follows. Written in the file of its chapter. */
export type AskKind<S extends State = State, E = unknown, A extends Ask = Ask, C extends Choice = Choice> = Strict<AnyAskKind<S, E, A, C>>

/** A kind of decision of any game, as the engine calls it. */
export interface AnyAskKind<S extends State = State, E = unknown, A extends Ask = Ask, C extends Choice = Choice> {
  /** The rule that poses it. */
  readonly rule: string
  /** A window: asked of every seat that could hold an answer by public facts, so not even its timing may tell. */
  readonly window?: true
  /**
   * Whether this answer is part of the seat's own action: the end of a window does not cut it short, and it is asked even where there is
   * just one choice, because passing it over would tell of what is hidden. From public facts.
   */
  own?(ctx: ReadCtx<S, E>, ask: A): boolean
  /** Offers every legal answer, and the thinkable illegal ones with their unmet requirements. Pure; works on a view too. */
  offer(ctx: ReadCtx<S, E>, ask: A, to: Offers): void
  /** Carries out a legal answer. Absent for sealed asks whose answers are collected in `replies`. */
  answer?(ctx: Ctx<S, E>, ask: A, choice: C): void
  /** How much it is about for the asked seat, for standing orders: "ask me from 4 on". From public facts. */
  stake?(ctx: ReadCtx<S, E>, ask: A): number
  /** The least stake a seat is asked about if it has not ordered otherwise; below, the fallback is its answer. */
  readonly from?: number
  /** The answer given for a seat whose clock has run out; from what that seat knows. Absent for optional asks. */
  fallback?(ctx: ReadCtx<S, E>, ask: A): C
}

/** How one seat ended. */
export interface Standing {
  readonly seat: Seat
  /** 1 for the winners; equal standings share a rank. */
  readonly rank: number
  readonly score: number
  /** The score line by line, by code. */
  readonly parts: Readonly<Record<string, number>>
}

/** The result of a finished game. */
export interface Outcome {
  /** Why the game ended, as a message code of the game. */
  readonly why: string
  readonly standings: readonly Standing[]
  /** The seats that won; several for a shared or a team victory, none when everybody lost. */
  readonly winners: readonly Seat[]
  /** A title for the result, as a message code, where the game gives one. */
  readonly title?: string
}

/** How a seat stands after some games of a series. */
export interface SeriesStanding {
  readonly seat: Seat
  /** 1 for the leaders; equal standings share a rank. */
  readonly rank: number
  readonly points: number
  /** What decides between equal points, by name. */
  readonly parts: Readonly<Record<string, number>>
}

/** Games that belong together, played one after another by the same seats for a common score. */
export interface Series<S extends State = State> {
  /** How many games it has. */
  readonly legs: number
  /** The options of the first game; null where these options ask for a single game. */
  first(options: S['options']): S['options'] | null
  /** The options of the game after a finished one; null after the last. */
  next(finished: Seen<S>): S['options'] | null
  /** The best first. */
  standings(outcomes: readonly Outcome[], seats: number): SeriesStanding[]
}

/** How far something has come, and each of the things that it has come by. */
export interface Sum {
  readonly text: Message
  readonly parts: readonly Message[]
}

/** Every word a person reads, as codes with parameters; catalogues give them a language (docs/translating.md). */
export interface Words<S extends State = State, E = unknown> {
  readonly messages: Messages
  /** What is awaited, for the status sentence. */
  prompt(ctx: ReadCtx<S, E>, ask: Ask): Message
  /** What a choice does, for a button. */
  choice(ctx: ReadCtx<S, E>, ask: Ask, choice: Choice): Message
  /** What lies on the table, as headed lists: the text table, the terminal and the screen reader use it. */
  describe(ctx: ReadCtx<S, E>, seat: Seat | null): Section[]
  /** What every card of the box says, under its name: for whoever cannot see it. */
  cards?(ctx: ReadCtx<S, E>): Section[]
  /** A line for the log; by default the event's type is the code and its fields the parameters. */
  event?(event: { readonly type: string; readonly [param: string]: unknown }): Message
  /** What a stretch of the game comes to in numbers, and by what: between two decisions of somebody a lot may have happened. */
  sums?(before: ReadCtx<S, E>, now: ReadCtx<S, E>, events: readonly Event[]): readonly Sum[]
  /** Answers that a seat could plan now for asks that may come, by the words of the choice; more words may follow its code. */
  plans?(ctx: ReadCtx<S, E>, seat: Seat): readonly { readonly ask: string; readonly text: Message }[]
  /** The number of the rule that an event follows, for the link in the log. */
  cites?(event: { readonly type: string; readonly [param: string]: unknown }): string | undefined
}

/** A whole game: its rules, its words, and what a client needs to know of its events. What its bots go by is an export of its own. */
export interface Game<S extends State = State, E = unknown, C = unknown> {
  readonly id: string
  readonly title: string
  /** Raised when a change makes an old record end otherwise. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Defaults for everything: drives the lobby's form and the API's validation. */
  readonly options: z.ZodType<S['options']>
  /** Why these options do not go with this number of seats, in words; null if they do. */
  fits?(options: S['options'], seats: number): string | null
  /** Where the game can be played as a series. */
  readonly series?: Series<S>
  /** The printed numbers this table plays with. */
  readonly edition: E
  readonly editionSchema: z.ZodType<E>
  /** Built-in editions of before: numbers change by a new one with an id of its own, and tables that have begun keep theirs. */
  readonly editions?: readonly E[]
  /** What the numbers of an edition are called, what they belong to and what has to add up, for those who look into their box. */
  readonly editionSheet?: EditionSheet<E>
  /** Names of the chance streams, one per deck or kind of die. */
  readonly chance: readonly string[]

  /** The table before the first step: plain data, no chance. Write `Object.assign(blank, { ... })`: a spread is fifty times slower here. */
  setup(blank: State<S['options']>, edition: E): S
  readonly firstStep: Step
  readonly steps: Readonly<Record<string, Carry<S, E>>>
  readonly asks: Readonly<Record<string, AnyAskKind<S, E>>>
  /** A seat's points as far as whoever reads can see them; NaN where that takes what is hidden. */
  score(ctx: ReadCtx<S, E>, seat: Seat): number
  /** The result of a finished game. */
  outcome(ctx: ReadCtx<S, E>): Outcome

  /** Where the cards lie: each group once, with the seats that see them by their lying there (a hand: its owner). */
  zones?(ctx: ReadCtx<S, E>, visit: (backs: readonly number[], seers: SeatSet) => void): void
  /**
   * After the kernel has dealt the unknown faces at random: what else this seat knows of them, and laid things.
   * Many worlds are imagined from one view, which nobody changes: what follows from `seen` alone need be worked out only once.
   */
  imagine?(ctx: Ctx<S, E>, seat: Seat | null, rng: Rng, seen: View<S>): void
  /** A hand-written copy, where measured to matter. */
  copy?(state: S): S
  /** Throws when something that must always hold does not: counted components, bounds. For tests. */
  invariants?(ctx: ReadCtx<S, E>): void

  /** How long windows last at this table, where the game has any. In a strict table always `seconds`; else until all have answered, but at least `beat`. */
  pace?(options: S['options']): { readonly strict: boolean; readonly seconds: number; readonly beat: number; readonly brisk?: true }
  /** How many announced things this event answers or follows from: the log indents it under them. */
  nesting?(state: Seen<S>, event: Event): number
  /** At such a table it is no secret who could answer from hand: nobody is there to hide it from, or the table wants it so. */
  tellsHolders?(state: Seen<S>): boolean
  /** The seats that win or lose together with this one, itself included. Absent where everybody plays alone. From public facts. */
  mates?(ctx: ReadCtx<S, E>, seat: Seat): SeatSet
  /** The rule that forbids all talk just now, or null. */
  silence?(ctx: ReadCtx<S, E>): string | null

  /** Rules that are frozen bring the hands they were written for: what the kernel has learned since cannot change them. */
  readonly runtime?: OwnRuntime<S, E>

  /** Never there: it carries the type of the game's choices, so that what plays a certain game takes only those. */
  readonly choices?: C

  readonly words: Words<S, E>
  /** How much each event deserves to be seen, and which are told together. */
  readonly tells: Tells
}

/** What rules take hold of a game with. */
export interface OwnRuntime<S extends State = State, E = unknown> {
  read(edition: E, seen: Seen<S>): ReadCtx<S, E>
  ctx(game: Game<S, E>, state: S): Ctx<S, E>
  offers(): Offers
  /** Rules with a `intern` of their own keep what it makes with this edition from now on. */
  mintFor?(edition: E): void
}

/** What a client needs to show a table: numbers and words, but no rules and no schemas. */
export type ClientGame<S extends State = State, E = unknown> = Pick<
  Game<S, E>,
  'id' | 'title' | 'rulesVersion' | 'edition' | 'editions' | 'words' | 'tells' | 'runtime' | 'score'
> & {
  /** The kind of ask in which a seat does what it likes until its turn is over: where only its end is left, that is shown first. */
  readonly turnAsk?: string
}
