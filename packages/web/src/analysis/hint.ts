import { advise } from '@flotilla/bots/advise'
import {
  askOf,
  imagine,
  ioOn,
  rng,
  take,
  view as viewOf,
  type Choice,
  type Game,
  type Message,
  type Seat,
  type View,
} from '@flotilla/kernel'

export interface HintStep {
  readonly choice: Choice
  readonly text: Message
}

export interface Hint {
  /** What to do now, and what would follow before anybody else does or learns anything. */
  readonly steps: readonly HintStep[]
  /** How likely that wins, as far as was thought. */
  readonly value: number
}

/** As long as a captain thinks. */
const ITERATIONS = 300
const LONGEST = 1500
const MOST_STEPS = 4

/** What a captain would do in this seat, from the view alone. A plan of several steps is told whole. */
export function hintFor(game: Game, seen: View, seat: Seat, seed: number, iterations = ITERATIONS): Hint {
  const steps: HintStep[] = []
  let value = 0
  let view = seen
  while (steps.length < MOST_STEPS) {
    const ask = askOf(view, seat)
    if (ask === undefined || ask.optional !== undefined) break
    const { best, ratings } = advise(game, view, seat, null, { iterations, seed, maxMs: LONGEST })
    if (steps.length === 0) value = ratings[0].value
    steps.push({ choice: best, text: game.words.choice(ioOn(game, view), ask, best) })
    const after = afterwards(game, view, seat, best, seed)
    if (after === null) break
    view = after
  }
  return { steps, value }
}

/** What the seat would see next; null where that depends on chance or on others. */
function afterwards(game: Game, view: View, seat: Seat, choice: Choice, seed: number): View | null {
  const world = imagine(game, view as never, rng(seed))
  const { tide } = world
  const ask = askOf(world, seat)
  if (ask === undefined) return null
  take(game, world, ask, choice)
  return world.tide === tide && askOf(world, seat) !== undefined ? viewOf(game, world, seat) : null
}
