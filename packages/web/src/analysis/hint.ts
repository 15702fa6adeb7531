import type { AdvisedGame, Measures } from '@flotilla/bots/advice'
import { advise, type Rating } from '@flotilla/bots/advise'
import { askOf, imagine, readCtx, rng, take, view as viewOf, type Choice, type Message, type Seat, type View } from '@flotilla/kernel'
import { whyOf, type Why } from './why.ts'

export interface HintStep {
  readonly choice: Choice
  readonly text: Message
}

/** One of the best choices, with the chance to win that it promises and how far off that may be. */
export interface Rated {
  readonly choice: Choice
  readonly text: Message
  readonly value: number
  readonly error: number
}

export interface Hint {
  /** What to do now, and what would follow before anybody else does or learns anything. */
  readonly steps: readonly HintStep[]
  /** How likely that wins, as far as was thought, and how far off that may be. */
  readonly value: number
  readonly error: number
  /** The best few for now, the best first. */
  readonly best: readonly Rated[]
  readonly why: Why | null
}

/** As long as a captain thinks. */
const ITERATIONS = 300
const LONGEST = 1500
const MOST_STEPS = 4
const FEW = 3

/** What a captain would do in this seat and why, from the view alone. A plan of several steps is told whole. */
export function hintFor(game: AdvisedGame, seen: View, seat: Seat, seed: number, measures?: Measures, iterations = ITERATIONS): Hint {
  const steps: HintStep[] = []
  let first: Omit<Hint, 'steps'> = { value: 0, error: 1, best: [], why: null }
  let view = seen
  while (steps.length < MOST_STEPS) {
    const ask = askOf(view, seat)
    if (ask === undefined || ask.optional !== undefined) break
    const isFirst = steps.length === 0
    const advised = advise(game, view, seat, null, { iterations, seed, maxMs: LONGEST }, isFirst ? measures : undefined)
    const words = (choice: Choice): Message => game.words.choice(readCtx(game, view), ask, choice)
    if (isFirst) {
      const [{ value, error }] = advised.ratings
      first = { value, error, best: fewBest(advised.ratings, words), why: whyOf(game, view, ask, advised.because, measures) }
    }
    steps.push({ choice: advised.best, text: words(advised.best) })
    const after = afterwards(game, view, seat, advised.best, seed)
    if (after === null) break
    view = after
  }
  return { steps, ...first }
}

/** Those that were looked at longest, with their words. */
export const fewBest = (ratings: readonly Rating[], words: (choice: Choice) => Message): Rated[] =>
  ratings
    .filter(({ visits }) => visits > 0)
    .slice(0, FEW)
    .map(({ choice, value, error }) => ({ choice, text: words(choice), value, error }))

/** What the seat would see next; null where that depends on chance or on others. */
function afterwards(game: AdvisedGame, view: View, seat: Seat, choice: Choice, seed: number): View | null {
  const world = imagine(game, view, rng(seed))
  const { undoBarrier: tide } = world
  const ask = askOf(world, seat)
  if (ask === undefined) return null
  take(game, world, ask, choice)
  return world.undoBarrier === tide && askOf(world, seat) !== undefined ? viewOf(game, world, seat) : null
}
