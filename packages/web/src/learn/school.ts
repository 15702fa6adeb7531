import type { Ask, Choice, Message } from '@flotilla/kernel'
import { LEARNER, Tutor, type Lesson } from '@flotilla/kernel/lesson'
import type { ServerMessage } from '@flotilla/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeptTable } from '../local/kept.ts'
import { LocalTable } from '../local/local-table.ts'
import type { TableHost } from '../net/table-host.ts'
import { TableLink } from '../table/table-link.ts'

const ID = 'here-lesson'
/** Whoever the lesson answers for. */
const OTHER = 'lesson'

export interface SchoolState {
  /** The step, from 0; as many as there are when all is done. */
  readonly at: number
}

type Answers = KeptTable['answers']

/** How far somebody has come: what was answered, and how many answers there were when each step began, up to the one they are at. */
export interface Progress {
  readonly answers: Answers
  readonly begun: readonly number[]
}

const START: Progress = { answers: [], begun: [0] }

/** A lesson under way: its table, whoever teaches, and the tab that shows it. */
export class School {
  /** Another one each time, also for the same lesson: the board begins anew with it. */
  readonly id = crypto.randomUUID()
  readonly lesson: Lesson
  readonly link: TableLink
  readonly store: StoreApi<SchoolState>
  readonly #tutor: Tutor
  readonly #table: LocalTable
  #begun: readonly number[]

  constructor(lesson: Lesson, you: string, { answers, begun }: Progress = START) {
    this.lesson = lesson
    this.#begun = begun
    this.#tutor = new Tutor(lesson, begun.length - 1)
    this.store = createStore(() => ({ at: this.#tutor.at }))
    this.#table = new LocalTable(
      { ...keptOf(lesson, you), answers },
      {
        now: () => Date.now(),
        begin: () => lesson.stage().table,
        think: (_bot, table, ask) => Promise.resolve({ choice: this.#tutor.answerOf(table, ask), points: [] }),
        keep: ({ answers: given }) => this.#note(given),
        object: (_seat, choice) => {
          const said = this.#tutor.objects(this.#table.moment, choice)
          return said === null ? null : { code: said.code, message: said.code }
        },
      },
    )
    this.link = new TableLink(ID, shoreOf(this.#table))
  }

  /** What is said at a step; null when all is said. */
  get says(): Message | null {
    return this.#tutor.says
  }

  get place(): string | undefined {
    return this.#tutor.placeAt(this.#table.moment)
  }

  get isReading(): boolean {
    return this.#tutor.isReading
  }

  /** What is wanted now, in words; `ahead` where the board lets one plan before anything is answered. */
  wanted(ahead: boolean): readonly Message[] {
    return this.#tutor.wantedWords(this.#table.moment, ahead)
  }

  /** What is said to a choice that is legal but not wanted; `asked` where it is only planned. */
  objects(asked: Ask, choice: Choice): Message | null {
    return this.#tutor.objects(this.#table.moment, choice, asked)
  }

  /** Read; the last thing to remember stays. */
  readOn(): void {
    if (this.#tutor.isDone) return
    this.#tutor.readOn()
    this.#arrive(this.#table.kept.answers)
  }

  /** Where *back* leads: to where this step began if anything was done in it, otherwise to the one before; null at the start. */
  get before(): Progress | null {
    const { answers } = this.#table.kept
    const isUntouched = answers.slice(this.#begun.at(-1)).every(({ seat, by }) => seat !== LEARNER || by !== 'person')
    const begun = isUntouched ? this.#begun.slice(0, -1) : this.#begun
    return begun.length === 0 ? null : { answers: answers.slice(0, begun.at(-1)), begun }
  }

  /** What comes of an answer is told when the others have given theirs: before that the board does not show it. */
  #note(answers: Answers): void {
    const { moment } = this.#table
    const given = answers.at(-1)
    if (given?.seat === LEARNER && given.by === 'person') this.#tutor.answered(moment, given.choice)
    const isOthers = moment.state.asks.some(({ seat, optional }) => seat !== LEARNER && optional === undefined)
    if (!isOthers) this.#arrive(answers)
  }

  #arrive({ length }: Answers): void {
    const { at } = this.#tutor
    if (at >= this.#begun.length) this.#begun = [...this.#begun, length]
    this.store.setState({ at })
  }
}

function keptOf(lesson: Lesson, you: string): KeptTable {
  const { game, seats, state } = lesson.stage()
  return {
    id: ID,
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: (game.edition as { readonly id: string }).id,
    options: state.options as KeptTable['options'],
    seats: seats.map((name, seat) => (seat === LEARNER ? { name: you } : { name, bot: OTHER })),
    seed: '0'.repeat(64),
    nonces: [],
    undo: 'off',
    created: Date.now(),
    answers: [],
    from: 0,
    status: 'playing',
    away: [],
    orders: { plans: [], standing: (lesson.leaves ?? []).map((ask) => ({ ask, order: 'default' })) },
    rematch: null,
    isLesson: true,
  }
}

const nowhere = (): Promise<never> => Promise.reject(new Error('a lesson is kept nowhere'))

const shoreOf = (table: LocalTable): TableHost => ({
  listen(_id, hear: (message: ServerMessage) => void, onLine) {
    const leave = table.listen(hear)
    queueMicrotask(() => onLine('open'))
    return leave
  },
  send: (message) => table.hear(message),
  table: () => Promise.resolve(table.info),
  history: () => Promise.resolve(table.history()),
  record: nowhere,
  edition: () => Promise.resolve(table.game.edition),
  playAgain: nowhere,
})
