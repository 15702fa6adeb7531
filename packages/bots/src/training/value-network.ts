import type { Network } from '../advice/index.ts'
import type { Moment } from './descent.ts'
import { lesson, type Lessons } from './self-play.ts'
import { Pupil } from './trainer.ts'

/** What was learned, and how well it foretells the outcome from games that were not learned from. */
export interface Learned extends Network {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
}

/** How large a network is taught, and how thoroughly: a wide game with few lessons learns them by heart if it is not kept from it. */
export interface Teaching {
  readonly hidden: number
  /** How often everything is met: first all that mates meet, then how it goes among those who search, of whom there are fewer games. */
  readonly passes: readonly [number, number]
  readonly decay: number
  readonly seed: number
}

/** One game of so many is kept for the examination; the numbers of seats take turns by another. */
const TESTED = 11
const RATES = [0.003, 0.001] as const

/** Games, each a list of moments. */
type Games = readonly (readonly Moment[])[]

/** Teaches a network by games of mates and of those who search; one that has learned `before` goes on by what those who search by it meet. */
export function learnInsight(mates: Games, searchers: Games, { hidden, passes, decay, seed }: Teaching, before?: Network): Learned {
  const kept = searchers.flatMap((moments, i) => (i % TESTED === 0 ? [] : moments))
  const tested = searchers.flatMap((moments, i) => (i % TESTED === 0 ? moments : []))
  const first = mates.flat()
  const pupil = new Pupil(first, hidden, seed)
  if (before === undefined) pupil.learn(first, { passes: passes[0], rate: RATES[0], decay: decay / 10 })
  else pupil.recall(before)
  pupil.learn(kept, { passes: passes[1], rate: RATES[1], decay })
  return {
    games: searchers.length,
    positions: kept.length + tested.length,
    logLoss: Number(pupil.loss(tested).toFixed(4)),
    ...pupil.network(),
  }
}

export { lesson, type Lessons, type Moment }
