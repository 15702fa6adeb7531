import type { ReadCtx, Seat, State } from '@flotilla/kernel'

/** Something that counts for a seat, in a unit that people count in. */
export interface Measure<S extends State = State, E = unknown> {
  /** How much of it a seat has. */
  amount(ctx: ReadCtx<S, E>, seat: Seat): number
  readonly better: 'more' | 'less'
}

/**
 * What a game's judgement looks at, in words: loaded when somebody asks why. The words of a measure are `why.<name>` for whoever
 * asks and `why.<name>.theirs` for a rival `{who:seat}`, each about `{n}` of it better or worse; `{n}` is 0 for less than can be counted.
 */
export interface Measures<S extends State = State, E = unknown> {
  readonly game: string
  /** For each feature of the game's prospects, in their order, which measures it is about: one name, or several with blanks. */
  readonly features: readonly string[]
  /** Where all are on one side: the measures that bring a crew nearer to what it has to do, and how much one of each counts. */
  readonly crew?: Readonly<Record<string, number>>
  readonly list: Readonly<Record<string, Measure<S, E>>>
  /** Those that are plain to see: after a decision it is told what it brought of them, as `brought.<name>` by `{n}`. */
  readonly brought: readonly string[]
}

/** Features that come in several forms in a row, all about the same. */
export const each = (forms: number, ...names: readonly string[]): string[] =>
  names.flatMap((name) => Array.from({ length: forms }, () => name))
