import { networkOn, type Game, type Network } from '@flotilla/kernel'
import { lesson, type Lessons, type Moment } from './lessons.ts'
import { Pupil, type Course } from './network.ts'

const known = new WeakMap<Game, Game>()

/** The same game for whoever judges it by insight. */
export function insightful(game: Game): Game {
  const { insight } = game.advice
  if (insight === undefined) return game
  const made = known.get(game)
  if (made !== undefined) return made
  const fresh: Game = { ...game, advice: { ...game.advice, prospects: insight } }
  known.set(game, fresh)
  return fresh
}

/** What was learned, and how well it foretells the outcome from games that were not learned from. */
export interface Learned extends Network {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
}

/** One game of so many is kept for the examination. */
const TESTED = 11
const HIDDEN = 16
/** First everything that mates meet, then how it goes among those who search: there are fewer of their games. */
const FIRST: Course = { passes: 4, rate: 0.003, decay: 1e-4 }
const THEN: Course = { passes: 6, rate: 0.001, decay: 1e-3 }

/** Teaches a network by games of mates and of those who search, each a list of moments. */
export function learnInsight(mates: readonly (readonly Moment[])[], searchers: readonly (readonly Moment[])[], seed: number): Learned {
  const kept = searchers.flatMap((moments, i) => (i % TESTED === 0 ? [] : moments))
  const tested = searchers.flatMap((moments, i) => (i % TESTED === 0 ? moments : []))
  const first = mates.flat()
  const pupil = new Pupil(first, HIDDEN, seed)
  pupil.learn(first, FIRST)
  pupil.learn(kept, THEN)
  return {
    games: searchers.length,
    positions: kept.length + tested.length,
    logLoss: Number(pupil.loss(tested).toFixed(4)),
    ...pupil.network(),
  }
}

export { lesson, networkOn, type Lessons, type Moment }
