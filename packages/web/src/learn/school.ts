import type { Message } from '@flotilla/kernel'
import { LEARNER, Tutor, type Lesson } from '@flotilla/kernel/lesson'
import type { ServerMessage } from '@flotilla/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeptTable } from '../local/kept.ts'
import { LocalTable } from '../local/local-table.ts'
import type { Shore } from '../net/shore.ts'
import { TableLink } from '../table/store.ts'

const ID = 'here-lesson'
/** Whoever the lesson answers for. */
const OTHER = 'lesson'

export interface SchoolState {
  /** The step, from 0; as many as there are when all is done. */
  readonly at: number
}

/** A lesson under way: its table, whoever teaches, and the tab that shows it. */
export class School {
  readonly lesson: Lesson
  readonly link: TableLink
  readonly store: StoreApi<SchoolState> = createStore(() => ({ at: 0 }))
  readonly #tutor: Tutor
  readonly #table: LocalTable

  constructor(lesson: Lesson, you: string) {
    this.lesson = lesson
    this.#tutor = new Tutor(lesson)
    this.#table = new LocalTable(keptOf(lesson, you), {
      now: () => Date.now(),
      begin: () => lesson.stage().table,
      think: (_bot, table, ask) => Promise.resolve({ choice: this.#tutor.answerOf(table, ask), points: [] }),
      keep: ({ answers }) => this.#note(answers.at(-1)),
      object: (_seat, choice) => {
        const said = this.#tutor.objects(this.#table.table, choice)
        return said === null ? null : { code: said.code, message: said.code }
      },
    })
    this.link = new TableLink(ID, shoreOf(this.#table))
  }

  /** What is said at a step; null when all is said. */
  get says(): Message | null {
    return this.#tutor.says
  }

  get place(): string | undefined {
    return this.#tutor.step?.at
  }

  get isReading(): boolean {
    return this.#tutor.isReading
  }

  /** What is wanted now, in words; `ahead` where the board lets one plan before anything is answered. */
  wanted(ahead: boolean): readonly Message[] {
    return this.#tutor.wantedWords(this.#table.table, ahead)
  }

  /** Read; the last thing to remember stays. */
  readOn(): void {
    if (this.#tutor.at === this.lesson.steps.length - 1) return
    this.#tutor.readOn()
    this.store.setState({ at: this.#tutor.at })
  }

  /** What comes of an answer is told when the others have given theirs: before that the board does not show it. */
  #note(given: KeptTable['answers'][number] | undefined): void {
    const { table } = this.#table
    if (given?.seat === LEARNER && given.by === 'person') this.#tutor.answered(table)
    const isOthers = table.state.asks.some(({ seat, optional }) => seat !== LEARNER && optional === undefined)
    if (!isOthers) this.store.setState({ at: this.#tutor.at })
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

const shoreOf = (table: LocalTable): Shore => ({
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
