import { BadInput, askOf, choices, offersOf, rng, same, type Choice, type Game, type Seat, type View } from '@flotilla/kernel'
import { search } from './search.ts'
import { thoughtAt } from './together.ts'

/** How much thought goes into a piece of advice. The same seed and iterations give the same advice on every machine. */
export interface Thought {
  readonly iterations: number
  readonly seed: number
  /** A cap for slow machines; with it the advice may differ from one machine to another. */
  readonly maxMs?: number
}

/** What a choice is worth, as far as it was thought about. */
export interface Rating {
  readonly choice: Choice
  /** How many imagined worlds tried it. */
  readonly visits: number
  /** Its part of all of them, 0 to 1. */
  readonly share: number
  /** How likely the seat wins with it, 0 to 1. */
  readonly value: number
}

export interface Advised {
  readonly best: Choice
  /** All choices that decide something, the most tried first. */
  readonly ratings: readonly Rating[]
}

/**
 * What a good player would do in this seat, from what the seat may know: for hints and for looking back at a game.
 * `among` is given where the choices came with the view (as plain data); otherwise the view's own are worked out.
 */
export function advise(game: Game, view: View, seat: Seat, among: readonly Choice[] | null | undefined, thought: Thought): Advised {
  if (!Number.isFinite(thought.seed)) throw new BadInput('seed', `seed: a number, not ${thought.seed}`)
  if (view.sees !== seat) throw new BadInput('seat', `the view is for ${view.sees}, not for seat ${seat}`)
  const ask = askOf(view, seat)
  if (ask === undefined) throw new BadInput('seat', `seat ${seat} has nothing to decide here`)
  const legal = among ? own(choices(game, view as never, ask), among) : decisive(game, view, ask)
  const { style, budget } = thoughtAt(game, view, { iterations: thought.iterations, maxMs: thought.maxMs ?? Infinity })
  const judged = search(game, view, ask, legal, rng(thought.seed), budget, style)
  const tried = judged.reduce((sum, { visits }) => sum + visits, 0)
  return {
    best: judged[0].choice,
    ratings: judged.map(({ choice, visits, share }) => ({ choice, visits, share: tried === 0 ? 0 : visits / tried, value: share })),
  }
}

/** Choices that only revise are left out, unless there are no others. */
function decisive(game: Game, view: View, ask: NonNullable<ReturnType<typeof askOf>>): Choice[] {
  const { legal, count, back, backs } = offersOf(game, view as never, ask, false)
  return count === 0 ? back.slice(0, backs) : legal.slice(0, count)
}

/** The game's own choices that are equal to the given ones: search knows them by identity. */
function own(legal: readonly Choice[], given: readonly Choice[]): Choice[] {
  return given.map((choice) => {
    const found = legal.find((one) => same(one, choice))
    if (found === undefined) throw new BadInput('choices', `${JSON.stringify(choice)} is no choice here`)
    return found
  })
}
