import { copy } from '../copy.ts'
import { defaultAnswer, take } from '../engine.ts'
import { askOf, type Ask, type Choice, type State } from '../state.ts'
import type { Script } from '../testing/fate.ts'
import { view } from '../view.ts'
import { LEARNER, Tutor, type Lesson, type Position } from './lesson.ts'

/** No lesson lets the others play longer than this without the learner, and no step lasts longer. */
const MOST_ANSWERS = 200
/** Of one step no more positions than these are kept after each answer, at even distances. */
const MOST_POSITIONS = 24

/** A position that a learner can come to within a lesson, and the step that is taught there. */
export interface Reached extends Position {
  readonly tutor: Tutor
  /** Nothing has been answered in this step yet. */
  readonly isFresh: boolean
  /** What the learner is asked; absent where nobody asks while there is something to read. */
  readonly ask: Ask | undefined
  /** How chance goes on from here. */
  readonly chance: Script
}

/**
 * All positions that a learner can come to by whatever is wanted of them, step by step from the first; where there are too many, some
 * of them. Throws where a lesson does not come to its end.
 */
export function* reachable(lesson: Lesson): Generator<Reached> {
  const stage = lesson.stage()
  const { game } = stage

  /** The others answer until the learner is asked, or nobody is; what the lesson leaves alone is answered by the rules. */
  function settled(state: State, at: number, chance: Script): Reached {
    stage.chance = chance
    const tutor = new Tutor(lesson, at)
    for (let answers = 0; ; answers++) {
      if (answers > MOST_ANSWERS) throw new Error(`${lesson.id}: the others do not come to an end at '${tutor.step?.says}'`)
      const ask = askOf(state, LEARNER)
      const other = state.asks.find(({ seat, optional }) => seat !== LEARNER && optional === undefined)
      if (ask !== undefined && lesson.leaves?.includes(ask.kind) === true)
        take(game, state, ask, defaultAnswer(game, view(game, state, LEARNER), ask))
      else if (other === undefined || (ask !== undefined && ask.optional === undefined))
        return { game, state, tutor, isFresh: true, ask, chance: stage.chance }
      else take(game, state, other, tutor.answerOf({ game, state }, other))
    }
  }

  function answered({ state: before, tutor, chance }: Reached, choice: Choice): Reached {
    const state = copy(game, before)
    const ask = askOf(state, LEARNER)
    if (ask === undefined) throw new Error(`${lesson.id}: nobody is asked at '${tutor.step?.says}'`)
    stage.chance = chance
    take(game, state, ask, choice)
    const then = new Tutor(lesson, tutor.at)
    then.answered({ game, state }, choice)
    return settled(state, then.at, stage.chance)
  }

  let begins = [settled(copy(game, stage.state), 0, stage.chance)]
  for (let at = 0; at < lesson.steps.length; at++) {
    const next = new Map<string, Reached>()
    const met = new Set(begins.map(keyOf))
    let here = begins
    for (let answers = 0; here.length > 0; answers++) {
      if (answers > MOST_ANSWERS) throw new Error(`${lesson.id}: '${lesson.steps[at].says}' does not come to its end`)
      for (const one of here) yield { ...one, isFresh: answers === 0 }
      const after = new Map<string, Reached>()
      for (const one of here)
        if (one.tutor.isReading) {
          const read = { ...one, tutor: new Tutor(lesson, at + 1) }
          next.set(keyOf(read), read)
        } else
          for (const choice of one.tutor.wanted(one)) {
            const then = answered(one, choice)
            const key = keyOf(then)
            if (then.tutor.at !== at) next.set(key, then)
            // What was taken back leads to where somebody has been.
            else if (!met.has(key)) after.set(key, then)
            met.add(key)
          }
      here = some([...after.values()])
    }
    begins = some([...next.values()])
  }
}

const keyOf = ({ state }: Reached): string => JSON.stringify(state)

const some = <T>(all: readonly T[]): T[] =>
  all.length <= MOST_POSITIONS
    ? [...all]
    : Array.from({ length: MOST_POSITIONS }, (_, k) => all[Math.floor((k * all.length) / MOST_POSITIONS)])
