import type { WinModel } from './game.ts'
import type { ReadCtx } from './read-ctx.ts'
import type { Seat, State } from './state.ts'

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
