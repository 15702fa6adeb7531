import { Crew, type Bot } from '@flotilla/bots'
import {
  choices,
  readCtx,
  isOver,
  offersOf,
  start,
  take,
  view,
  type Ask,
  type Choice,
  type Game,
  type Outcome,
  type Seat,
  type State,
  type View,
} from '@flotilla/kernel'
import { sha256 } from '../seed.ts'

/** A decision of the learner's. */
export interface Posed {
  readonly seat: Seat
  readonly ask: Ask
  readonly view: View
  readonly choices: readonly Choice[]
  /** The game that ended at this table with the last answer; the position is the beginning of the next one. */
  readonly ended: Outcome | null
}

/** One table: bots play their seats, and wherever the learner has to decide it stops. */
class LearnersTable {
  readonly #game: Game
  readonly #begun: { readonly seats: number; readonly options: object }
  /** Null for a seat of the learner's. */
  readonly #bots: readonly (Bot | null)[]
  readonly #seeds: () => string
  #state: State
  #crew: Crew
  #posed: Ask | null = null
  #legal: readonly Choice[] = []

  constructor(game: Game, begun: { readonly seats: number; readonly options: object }, bots: readonly (Bot | null)[], seeds: () => string) {
    this.#game = game
    this.#begun = begun
    this.#bots = bots
    this.#seeds = seeds
    ;({ state: this.#state, crew: this.#crew } = this.#begin())
  }

  #begin(): { state: State; crew: Crew } {
    const seed = this.#seeds()
    return { state: start(this.#game, { ...this.#begun, seed }), crew: new Crew(this.#game, this.#bots, seed) }
  }

  reset(): Posed {
    ;({ state: this.#state, crew: this.#crew } = this.#begin())
    return this.#goOn()
  }

  /** How many choices there are now. */
  get legal(): number {
    return this.#legal.length
  }

  /** `at`: the place of the choice. */
  answer(at: number): Posed {
    if (this.#posed !== null) take(this.#game, this.#state, this.#posed, this.#legal[at])
    return this.#goOn()
  }

  #goOn(): Posed {
    let ended: Outcome | null = null
    for (;;) {
      if (isOver(this.#state)) {
        ended = this.#game.outcome(readCtx(this.#game, this.#state))
        ;({ state: this.#state, crew: this.#crew } = this.#begin())
      }
      const ask = this.#state.asks.find((one) => one.optional === undefined && this.#bots[one.seat] === null)
      if (ask !== undefined) return this.#pose(ask, ended)
      const next = this.#crew.next(this.#state)
      if (next !== null) take(this.#game, this.#state, next.ask, next.choice)
    }
  }

  #pose(ask: Ask, ended: Outcome | null): Posed {
    const { count } = offersOf(this.#game, this.#state, ask, false)
    const all = choices(this.#game, this.#state, ask)
    this.#posed = ask
    this.#legal = count === 0 ? all : all.slice(0, count)
    return { seat: ask.seat, ask, view: view(this.#game, this.#state, ask.seat), choices: this.#legal, ended }
  }
}

/** Many tables at once, each with luck of its own that follows from one seed. */
export class LearnersTables {
  readonly #tables: readonly LearnersTable[]

  constructor(
    game: Game,
    many: number,
    begun: { readonly seats: number; readonly options: object },
    bots: readonly (Bot | null)[],
    seed: string,
  ) {
    let games = 0
    const seeds = (): string => sha256(`${seed} ${games++}`)
    this.#tables = Array.from({ length: many }, () => new LearnersTable(game, begun, bots, seeds))
  }

  reset(): Posed[] {
    return this.#tables.map((table) => table.reset())
  }

  /** One place of a choice for each table; nothing is done if one of them is wrong. */
  step(answers: unknown): Posed[] {
    const given: unknown[] = Array.isArray(answers) ? answers : []
    if (given.length !== this.#tables.length)
      throw new Error(`step: expected a list with a choice for each of ${this.#tables.length} tables`)
    this.#tables.forEach(({ legal }, k) => {
      if (!Number.isInteger(given[k]) || Number(given[k]) < 0 || Number(given[k]) >= legal)
        throw new Error(`step: table ${k} has choices 0 to ${legal - 1}, not ${JSON.stringify(given[k])}`)
    })
    return this.#tables.map((table, k) => table.answer(Number(given[k])))
  }
}
