import { askOf, type Ask, type Choice, type Seat, type State, type View } from '../state.ts'
import { copy } from '../copy.ts'
import { choices, defaultAnswer, readCtx, take } from '../engine.ts'
import type { Game } from '../game.ts'
import { same } from '../intern.ts'
import type { Stage } from '../testing/stage.ts'
import type { Message, Messages } from '../text.ts'
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
  /** The same where it is not always the same place. */
  whereAt?(view: View<S>): string
  /** True for what is wanted; for any other try what is said to it. Absent where there is only something to read. */
  wants?(choice: Choice, look: Look<S>): true | string
  /** What is asked then, where anything may be answered: a step that has lost its question would be passed unnoticed. */
  readonly kind?: string
  /** It goes on as long as the learner is asked something of these kinds; otherwise it ends with one answer. */
  readonly lasts?: readonly string[]
  /** Whether this answer, which led to this view, ends a step which lasts, although something of those kinds is still asked. */
  ends?(choice: Choice, then: View<S>): boolean
  /** What must be so on the table for the words to be true; the walk through the lesson checks it wherever the step can begin. */
  fits?(view: View<S>): boolean
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
  /** The worked examples of the rules page, each in the position where it begins. */
  readonly examples?: readonly Picture[]
}

/** A first real game, with a mate at one's shoulder: who plays along, and what each kind of decision is about, as `first.<kind>`. */
export interface FirstGame {
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
}

/** What a kind of decision is about, by its own code or that of its family: `first.window` for `window.reveal`. */
export const firstCode = (kind: string, isThere: (code: string) => boolean): string | undefined =>
  [`first.${kind}`, `first.${kind.split('.')[0]}`].find(isThere)

/** All lessons of a game in the order in which they are learned, with their words. */
export interface Lessons {
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly first: FirstGame
  readonly pictures: Pictures
  /** Of the lessons, the pictures and the first game. */
  readonly words: Messages
}

/** A table as far as a tutor looks at it. */
export interface Position {
  readonly game: Game
  readonly state: State
}

/** Goes through a lesson with somebody: knows where they are, what is wanted there, and what to say to anything else. */
export class Tutor {
  readonly lesson: Lesson
  at: number

  constructor(lesson: Lesson, at = 0) {
    this.lesson = lesson
    this.at = at
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at]
  }

  /** What is said just now. */
  get says(): Message | null {
    return this.step === undefined ? null : this.#words(this.step.says)
  }

  /** The place of the board that is pointed at just now. */
  placeAt({ game, state }: Position): string | undefined {
    return this.step?.at ?? this.step?.whereAt?.(view(game, state, LEARNER))
  }

  /** There is nothing to do but to read. */
  get isReading(): boolean {
    return this.step !== undefined && this.step.wants === undefined
  }

  /** All is said: the table may be played on as one likes. */
  get isDone(): boolean {
    return this.at >= this.lesson.steps.length - 1
  }

  /** Read: on to the next. */
  readOn(): void {
    if (this.isReading) this.at++
  }

  /**
   * What is kindly said to a try that is not what is wanted; null where it is.
   * `asked` differs from what is asked now where a board lets one plan further answers.
   */
  objects({ game, state }: Position, choice: Choice, asked = askOf(state, LEARNER)): Message | null {
    const { step } = this
    if (this.isDone || step === undefined || asked === undefined) return null
    if (step.wants === undefined) return { code: 'lesson.readFirst' }
    const verdict = step.wants(choice, { view: view(game, state, LEARNER), ask: asked })
    return verdict === true ? null : this.#words(verdict)
  }

  /** The learner has answered this, and the table has gone on. */
  answered({ game, state }: Position, choice: Choice): void {
    if (this.isDone) return
    const { step } = this
    const next = askOf(state, LEARNER)
    const isOn = next !== undefined && step?.lasts?.includes(next.kind) === true && step.ends?.(choice, view(game, state, LEARNER)) !== true
    if (!isOn) this.at++
  }

  /** All that is wanted just now. */
  wanted(position: Position): Choice[] {
    const { game, state } = position
    const ask = askOf(state, LEARNER)
    if (ask === undefined || this.isReading) return []
    return choices(game, state, ask).filter((choice) => this.objects(position, choice) === null)
  }

  /** What is wanted in words; `ahead` as far as the step goes: some boards let one plan all of it before anything is answered. */
  wantedWords(now: Position, ahead: boolean): Message[] {
    const { game } = now
    const planner = new Tutor(this.lesson, this.at)
    const state = copy(game, now.state)
    const words: Message[] = []
    for (;;) {
      const ask = askOf(state, LEARNER)
      const wanted = planner.wanted({ game, state })
      if (ask === undefined || wanted.length === 0) return words
      const seen = readCtx(game, view(game, state, LEARNER))
      words.push(...wanted.map((choice) => game.words.choice(seen, ask, choice)))
      // What would bring chance into play is not tried out: a scripted draw would be gone.
      if (!ahead || planner.step?.lasts?.includes(ask.kind) !== true) return words
      take(game, state, ask, wanted[0])
      planner.answered({ game, state }, wanted[0])
      if (planner.at !== this.at) return words
    }
  }

  /** What one of the others answers. */
  answerOf({ game, state }: Position, ask: Ask): Choice {
    const given = this.lesson.others?.(ask, state)
    const legal = choices(game, state, ask)
    const meant = given === undefined ? undefined : legal.find((one) => same(one, given))
    return meant ?? defaultAnswer(game, view(game, state, ask.seat), ask)
  }

  #words(code: string): Message {
    return { code: `lesson.${this.lesson.id}.${code}` }
  }
}
