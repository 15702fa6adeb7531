import type { ReadCtx, Seat, State } from '@flotilla/kernel'

/** A logistic model of how likely each seat is to win, by what has decided many games. */
export interface WinModel<S extends State = State, E = unknown> {
  /** What counts for a seat, one number each, always in the same order. Reads only what that seat knows. */
  features(ctx: ReadCtx<S, E>, seat: Seat, into: number[]): void
  /** How much each of it counts: the seats' sums compare like the logarithms of their chances. */
  readonly weights: readonly number[]
}

/** A win model that a network computes. */
export interface ValueNetwork<S extends State = State, E = unknown> extends WinModel<S, E> {
  /** What the network looks at, of an imagined world that has everything: as `features` of the win model, but also what a seat could not see. */
  readonly networkFeatures: WinModel<S, E>['features']
}

/** What a crew has to do to win, all of it: how likely each of it is still done in time, by what became of it in many games. */
export interface GoalModel<S extends State = State, E = unknown> {
  /** How many goals there are. */
  count(ctx: ReadCtx<S, E>): number
  /** Which kind of goal it is: each kind has its own weights. */
  kind(ctx: ReadCtx<S, E>, goal: number): number
  /** Whether nothing is left to do for it. */
  isDone(ctx: ReadCtx<S, E>, goal: number): boolean
  /** What counts for each goal that is not done, by its place: always in the same order for its kind. Each seat's things by what that seat knows. */
  features(ctx: ReadCtx<S, E>, into: number[][]): void
  /** How much each of it counts, kind by kind: the sum is the logarithm of the odds. */
  readonly weights: readonly (readonly number[])[]
}

/** What the features of a seat come to by their weights; `scratch` is filled with them, so that nothing is made anew for every judgement. */
export function weigh<S extends State, E>(
  { features, weights }: WinModel<S, E>,
  ctx: ReadCtx<S, E>,
  seat: Seat,
  scratch: number[],
): number {
  features(ctx, seat, scratch)
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * scratch[i]
  return sum
}
