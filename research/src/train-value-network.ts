import type { Network } from '@flotilla/bots/advice'
import type { Sample } from './adam.ts'
import { NetworkTrainer } from './network-trainer.ts'

/** What was learned, and how well it foretells the outcome from games that were not learned from. */
export interface TrainedNetwork extends Network {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
}

/** How large a network is taught, and how thoroughly: a wide game with few games learns them by heart if it is not kept from it. */
export interface NetworkOptions {
  readonly hidden: number
  /** How often everything is met: first all that mates meet, then how it goes among those who search, of whom there are fewer games. */
  readonly passes: readonly [number, number]
  readonly decay: number
  readonly seed: number
}

/** One game of so many is kept for the examination; the numbers of seats take turns by another. */
const TESTED = 11
const RATES = [0.003, 0.001] as const

/** Games, each a list of samples. */
type Games = readonly (readonly Sample[])[]

/** Trains a network on games of mates, then on games of bots that search; with `before` it goes on from there, on the second alone. */
export function trainValueNetwork(
  mates: Games,
  searchers: Games,
  { hidden, passes, decay, seed }: NetworkOptions,
  before?: Network,
): TrainedNetwork {
  const kept = searchers.flatMap((samples, i) => (i % TESTED === 0 ? [] : samples))
  const tested = searchers.flatMap((samples, i) => (i % TESTED === 0 ? samples : []))
  const first = mates.flat()
  const trainer = new NetworkTrainer(first, hidden, seed)
  if (before === undefined) trainer.learn(first, { passes: passes[0], rate: RATES[0], decay: decay / 10 })
  else trainer.resume(before)
  trainer.learn(kept, { passes: passes[1], rate: RATES[1], decay })
  return {
    games: searchers.length,
    positions: kept.length + tested.length,
    logLoss: Number(trainer.loss(tested).toFixed(4)),
    ...trainer.network(),
  }
}
