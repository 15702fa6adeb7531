import { askOf, type Ask, type Choice, type Seat, type State, type View } from '../state.ts'
import { copy } from '../copy.ts'
import { choices, defaultAnswer, ioOn, take } from '../engine.ts'
import { same } from '../mint.ts'
import type { Stage } from '../scene/stage.ts'
import type { Catalogue, Message } from '../text.ts'
import type { Table } from '../table.ts'
import { view } from '../view.ts'

/** Whoever learns sits in the first seat. */
export const LEARNER: Seat = 0

/** What somebody who learns sees when they choose. */
export interface Look<S extends State = State> {
  readonly view: View<S>
  readonly ask: Ask
}

/** One thing that is said, and what the learner is to do about it. Its words are `lesson.<lesson>.<says>`, at most two short sentences. */
export interface LessonStep<S extends State = State> {
  readonly says: string
  /** What is pointed at: a named place of the board. */
  readonly at?: string
  /** True for what is wanted; for any other try what is said to it. Absent where there is only something to read. */
  wants?(choice: Choice, look: Look<S>): true | string
  /** What is asked then, where anything may be answered: a step that has lost its question would be passed unnoticed. */
  readonly kind?: string
  /** It goes on as long as the learner is asked something of these kinds; otherwise it ends with one answer. */
  readonly lasts?: readonly string[]
}

/** A few minutes of a game on its real rules: a table set by hand, what the others answer, and step by step what is to be learned. */
export interface Lesson<S extends State = State, E = unknown> {
  readonly id: string
  readonly minutes: number
  stage(): Stage<S, E>
  /** What the others answer; where nothing is given, what the rules would answer for them. */
  others?(ask: Ask, state: S): Choice | undefined
  /** Kinds of ask that this lesson leaves alone: the rules' default is answered for the learner. */
  readonly leaves?: readonly string[]
  /** The last is the one thing to remember. */
  readonly steps: readonly LessonStep<S>[]
}

/** A position of the real board, with the places that are told about; its words are `picture.<id>.title` and `picture.<id>.text`. */
export interface Picture {
  readonly id: string
  stage(): Stage
  /** Named places, in the order they are told; what they are is said by the game's explanations. */
  readonly at: readonly string[]
}

/** How a game is played, in a few pictures. */
export interface Pictures {
  readonly list: readonly Picture[]
  readonly words: Readonly<Record<string, Catalogue>>
}

/** A first real game, with a mate at one's shoulder: who plays along, and what each kind of decision is about, as `first.<kind>`. */
export interface FirstGame {
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly words: Readonly<Record<string, Catalogue>>
}

/** What a kind of decision is about, by its own code or that of its family: `first.window` for `window.reveal`. */
export function firstWords({ words }: FirstGame, language: string, kind: string): string | undefined {
  const catalogue = words[language] ?? {}
  return catalogue[`first.${kind}`] ?? catalogue[`first.${kind.split('.')[0]}`]
}

/** All lessons of a game in the order in which they are learned, with their words. */
export interface Lessons {
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly first: FirstGame
  readonly pictures: Pictures
  readonly words: Readonly<Record<string, Catalogue>>
}

/** Goes through a lesson with somebody: knows where they are, what is wanted there, and what to say to anything else. */
export class Tutor {
  readonly lesson: Lesson
  at = 0

  constructor(lesson: Lesson) {
    this.lesson = lesson
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at]
  }

  /** What is said just now. */
  get says(): Message | null {
    return this.step === undefined ? null : this.#words(this.step.says)
  }

  /** There is nothing to do but to read. */
  get isReading(): boolean {
    return this.step !== undefined && this.step.wants === undefined
  }

  /** Read: on to the next. */
  readOn(): void {
    if (this.isReading) this.at++
  }

  /** What is kindly said to a try that is not what is wanted; null where it is. */
  objects(table: Table, choice: Choice): Message | null {
    const { step } = this
    const seen = table.view(LEARNER)
    const ask = askOf(seen, LEARNER)
    if (step === undefined || ask === undefined) return null
    if (step.wants === undefined) return { code: 'lesson.readFirst' }
    const verdict = step.wants(choice, { view: seen, ask })
    return verdict === true ? null : this.#words(verdict)
  }

  /** The learner has answered. */
  answered(table: Table): void {
    const next = askOf(table.state, LEARNER)
    if (next === undefined || this.step?.lasts?.includes(next.kind) !== true) this.at++
  }

  /** All that is wanted just now. */
  wanted(table: Table): Choice[] {
    const ask = askOf(table.state, LEARNER)
    if (ask === undefined || this.isReading) return []
    return choices(table.game, table.state, ask).filter((choice) => this.objects(table, choice) === null)
  }

  /** What is wanted in words; `ahead` as far as the step goes: some boards let one plan all of it before anything is answered. */
  wantedWords({ game, state: now }: Table, ahead: boolean): Message[] {
    const { step } = this
    const state = copy(game, now)
    const words: Message[] = []
    if (step?.wants === undefined) return words
    for (let ask = askOf(state, LEARNER); ask !== undefined; ask = askOf(state, LEARNER)) {
      const asked = ask
      const seen = view(game, state, LEARNER)
      const wanted = choices(game, state, asked).filter((choice) => step.wants?.(choice, { view: seen, ask: asked }) === true)
      words.push(...wanted.map((choice) => game.words.choice(ioOn(game, seen), asked, choice)))
      if (!ahead || wanted.length === 0 || step.lasts?.includes(asked.kind) !== true) break
      take(game, state, asked, wanted[0])
      const next = askOf(state, LEARNER)
      if (next === undefined || !step.lasts.includes(next.kind)) break
    }
    return words
  }

  /** What one of the others answers. */
  answerOf(table: Table, ask: Ask): Choice {
    const given = this.lesson.others?.(ask, table.state)
    const legal = choices(table.game, table.state, ask)
    const meant = given === undefined ? undefined : legal.find((one) => same(one, given))
    return meant ?? defaultAnswer(table.game, table.view(ask.seat), ask)
  }

  #words(code: string): Message {
    return { code: `lesson.${this.lesson.id}.${code}` }
  }
}
