import { BadInput, askOf, choices, offersOf, rng, same, type Choice, type Seat, type View } from '@flotilla/kernel'
import type { AdvisedGame, Measures } from '../advice/index.ts'
import { search, type Judgement } from '../search/search.ts'
import { thoughtAt } from '../search/style-at.ts'
import { Evidence, type Because } from './why.ts'

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
  /** The standard error of that. */
  readonly error: number
}

/** What the search says of a decision: each choice with its value, and why the best is the best. */
export interface Advised {
  readonly best: Choice
  /** All choices that decide something, the most tried first. */
  readonly ratings: readonly Rating[]
  /** Why the best is better than the next that it plainly beats; where the game's measures are given and something stands out. */
  readonly because?: Because
}

/**
 * What a good player would do in this seat, from what the seat may know: for hints and for looking back at a game.
 * `among` is given where the choices came with the view (as plain data); otherwise the view's own are worked out.
 */
export function advise(
  game: AdvisedGame,
  view: View,
  seat: Seat,
  among: readonly Choice[] | null | undefined,
  thought: Thought,
  measures?: Measures,
): Advised {
  if (!Number.isFinite(thought.seed)) throw new BadInput('seed', `seed: a number, not ${thought.seed}`)
  if (view.sees !== seat) throw new BadInput('seat', `the view is for ${view.sees}, not for seat ${seat}`)
  const ask = askOf(view, seat)
  if (ask === undefined) throw new BadInput('seat', `seat ${seat} has nothing to decide here`)
  const legal = among ? own(choices(game, view, ask), among) : decisive(game, view, ask)
  const evidence = measures === undefined ? undefined : new Evidence(game, view, seat, measures)
  const { style, budget } = thoughtAt(game, view, { iterations: thought.iterations, maxMs: thought.maxMs ?? Infinity })
  const judged = search(game, view, ask, legal, rng(thought.seed), budget, style, evidence)
  const tried = judged.reduce((sum, { visits }) => sum + visits, 0)
  const because = evidence === undefined ? null : plainest(evidence, judged)
  return {
    best: judged[0].choice,
    ratings: judged.map(({ choice, visits, share, error }) => ({
      choice,
      visits,
      share: tried === 0 ? 0 : visits / tried,
      value: share,
      error,
    })),
    ...(because === null ? {} : { because }),
  }
}

/** Less than a hundredth of the victory is no difference to give a reason for; where little is left to hope for, less than a tenth of that. */
const PLAIN = 0.01
const PLAIN_PART = 0.1

/** The reason against the best of those that the first plainly beats; of equals none is worse for a reason. */
function plainest(evidence: Evidence, [first, ...others]: readonly Judgement[]): Because | null {
  const plain = others.filter(({ share, visits }) => visits > 0 && first.share - share >= Math.min(PLAIN, PLAIN_PART * first.share))
  for (const { choice } of plain) {
    const because = evidence.because(first.choice, choice)
    if (because !== null) return because
  }
  return null
}

/** Choices that only revise are left out, unless there are no others. */
function decisive(game: AdvisedGame, view: View, ask: NonNullable<ReturnType<typeof askOf>>): Choice[] {
  const { legal, count, back, backs } = offersOf(game, view, ask, false)
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

export { outlook, type Chance, type Outlook } from './outlook.ts'
export type { Because } from './why.ts'
