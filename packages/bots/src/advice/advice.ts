import type { Ask, Choice, Ctx, ReadCtx, Seat, Signal, State } from '@flotilla/kernel'
import type { GoalModel, ValueNetwork, WinModel } from './models.ts'

/**
 * How gladly somebody of a temper does something besides its being good or bad: in parts of the span between the best and the
 * worst choice, -Infinity for what they never do. Reads only what the asked seat knows.
 */
export type Bias<S extends State = State, E = unknown> = { lean(ctx: ReadCtx<S, E>, ask: Ask, choice: Choice): number }['lean']

/** What a search of this game has to know besides ratings and values. */
export interface SearchAdvice<S extends State = State, E = unknown> {
  /**
   * Rounds, or own turns, that have begun for a seat; below 0 between two phases. Search judges every choice when the next one
   * begins: what is compared must be equally far.
   */
  clock?(ctx: ReadCtx<S, E>, seat: Seat): number
  /**
   * How many own decisions are searched as a tree by whoever has the time; a whole round or turn if nothing is said. Fewer where a
   * turn may end any time: what is tried out in the tree counts against every choice that goes on.
   */
  readonly depth?: number
  /** What is better by no more than this part of a victory is not worth more thought, where most choices are the same in another order. */
  readonly stopMargin?: number
  /**
   * Whether a choice puts off what could be done now. A judgement that sees what lies before a seat finds that as good as doing it,
   * turn after turn: search compares such a choice only where it is the advice's own.
   */
  defers?(ctx: ReadCtx<S, E>, ask: Ask, choice: Choice): boolean
  /** In an imagined world: whoever has decided in secret, but this seat, is asked again, because what was imagined for them was any answer. */
  rethink?(ctx: Ctx<S, E>, seat: Seat): void
}

/** What was learned about this game from many played ones. */
export interface LearnedAdvice<S extends State = State, E = unknown> {
  /** A learned judgement, better than comparing values; search uses it where there is one. */
  readonly winModel?: WinModel<S, E>
  /** A finer judgement that takes longer, learned from those who search: for whoever has the time. */
  readonly valueNetwork?: ValueNetwork<S, E>
  /** Where several sides of several seats play: what counts for a side, told of any of its seats, as such games have taught it. */
  readonly teams?: WinModel<S, E>
  /** Where all are on one side: what they have to do; search judges by how likely all of it is done. */
  readonly goalModel?: GoalModel<S, E>
  /** Whether nothing is under way that cannot be judged: a round or a turn begins. The models are learned there. */
  isQuiet?(ctx: ReadCtx<S, E>): boolean
}

/** How people play this game: what makes a bot seem like somebody. */
export interface Persona<S extends State = State, E = unknown> {
  /** The tempers in which people differ at this game, by name. */
  readonly tempers?: Readonly<Record<string, Bias<S, E>>>
  /** The temper that plays, where one does. */
  readonly bias?: Bias<S, E>
  /** What beginners misjudge: what they like too much or too little, in the same parts as a bias. */
  readonly noviceBias?: Bias<S, E>
  /** How long people take for this, 0 (a moment) to 1 (the hardest there is). From public facts: it must not tell what a seat holds. */
  thinkingTime?(ctx: ReadCtx<S, E>, ask: Ask): number
  /** Something to say that decides nothing (a choice that only revises), or null: what there is to decide is decided then. */
  speak?(ctx: ReadCtx<S, E>, ask: Ask, temper?: string): Choice | null
}

/** Decisions that others would gladly foresee, and how much a choice may lack to be taken all the same (mixed strategies). */
export interface Mixing {
  /** By kind of ask: the field of the answer that nobody else sees. */
  readonly secrets: Readonly<Record<string, string>>
  /** Where ratings of secret answers follow from what all can see: which part of the best one a choice may lack to be as good. */
  readonly ratingTolerance?: number
  /** The same for those who search: which part of a victory a secret answer may lack to be as good; two hundredths if nothing is said. */
  readonly mixTolerance?: number
}

/** Where not everybody plays alone. */
export interface Teamwork<S extends State = State, E = unknown> {
  /** The side that a seat is on. All of a side win or lose together. */
  side(ctx: ReadCtx<S, E>, seat: Seat): number
  /** What the asked seat would point out to its mates now, without its seat. */
  signals?(ctx: ReadCtx<S, E>, ask: Ask): Omit<Signal, 'seat'>[]
  /** The same advice for a seat whose mates have pointed this out. */
  withSignals?(heard: readonly Signal[]): Advice<S, E>
}

/** What a bot needs to play sensibly. Reads only what the asked seat knows. */
export interface Advice<S extends State = State, E = unknown> {
  /** How good this choice looks for the asked seat; only comparisons within one ask matter. */
  rate(ctx: ReadCtx<S, E>, ask: Ask, choice: Choice): number
  /** The same of the first `count` choices at once, into `ratings`: for games where they have much of the work in common. */
  rateAll?(ctx: ReadCtx<S, E>, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void
  /** How well a seat stands, in points; search uses it where playouts are cut off and nothing was learned. */
  value(ctx: ReadCtx<S, E>, seat: Seat): number
  readonly search?: SearchAdvice<S, E>
  readonly model?: LearnedAdvice<S, E>
  readonly persona?: Persona<S, E>
  readonly mixing?: Mixing
  readonly team?: Teamwork<S, E>
}
