import type { Prospects } from './game.ts'
import type { Io } from './io.ts'
import type { Seat, State } from './state.ts'

/** What the features of a seat come to by their weights; `scratch` is filled with them, so that nothing is made anew for every judgement. */
export function weigh<S extends State, E>({ features, weights }: Prospects<S, E>, io: Io<S, E>, seat: Seat, scratch: number[]): number {
  features(io, seat, scratch)
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * scratch[i]
  return sum
}
