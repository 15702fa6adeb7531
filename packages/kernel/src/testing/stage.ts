import { copy } from '../copy.ts'
import { useEdition } from '../edition.ts'
import { choices, defaultAnswer, ctxOn, run } from '../engine.ts'
import { IllegalChoice } from '../errors.ts'
import type { Game } from '../game.ts'
import { listen, type Emitted } from '../ctx.ts'
import type { Ask, Seat, State, Step } from '../state.ts'
import { askOf, repeat } from '../state.ts'
import { Table } from '../table.ts'
import { view } from '../view.ts'
import { mustBe } from './difference.ts'
import { Fate, type Script } from './fate.ts'
import { mustBeLawful } from './laws.ts'

/** An answer by a named seat. What it is may depend on the table: "the clear six" is a die of the pool. */
export interface Move<S extends State = State> {
  readonly by: string
  readonly choice: object | ((state: S) => object)
}

/** One answer, or a few in a row that belong together. */
export type Moves<S extends State = State> = Move<S> | readonly Move<S>[]

/** What a test begins with: the seats' names, options, edition, and what chance brings. */
export interface Given {
  /** The names of the seats, clockwise. */
  readonly seats: readonly string[]
  readonly options?: object
  readonly edition?: unknown
  /** What chance brings from the very start. */
  readonly chance?: Script
}

const SEED = '5ea'.padEnd(64, '0')

/** Given and when: a table set by hand, chance that comes as wished, and seats that answer by name. */
export class Stage<S extends State = State, E = unknown> {
  readonly seats: readonly string[]
  readonly game: Game<S, E>
  readonly table: Table<S, E>
  protected readonly fate: Fate
  /** The table before the last `when`. */
  protected before: S
  /** What has happened since. */
  protected happened: Emitted[] = []
  /** Backs that lie as wished: no later wish takes their faces away. */
  readonly #stacked = new Set<number>()

  constructor(game: Game<S, E>, { seats, options = {}, edition, chance = {} }: Given) {
    this.seats = seats
    // A game object of its own: the scripted chance of one scene is not that of another.
    this.game = { ...useEdition(game, edition) }
    this.fate = new Fate(this.game, chance)
    this.table = new Table(this.game, { seats: seats.length, options, seed: SEED })
    this.before = copy(this.game, this.state)
  }

  get state(): S {
    return this.table.state
  }

  /** What chance is still to bring; whoever tries several ways from one position sets it anew for each. */
  get chance(): Script {
    return this.fate.left()
  }

  set chance(script: Script) {
    this.fate.set(script)
  }

  seat(name: string): Seat {
    const seat = this.seats.indexOf(name)
    if (seat === -1) throw new Error(`nobody called ${name} sits here: there is ${this.seats.join(', ')}`)
    return seat
  }

  // --- given ------------------------------------------------------------------------------------------------

  /** Changes the table by hand. */
  set(edit: (state: S) => void): this {
    edit(this.state)
    return this
  }

  /** Play goes on from here with exactly these steps, in this order; whatever was asked or planned before is off. */
  from(...steps: Step[]): this {
    const s = this.state
    s.agenda = steps.toReversed()
    s.asks = []
    s.sealed = null
    s.replies = repeat(s.seats, null)
    this.before = copy(this.game, s)
    const ctx = ctxOn(this.game, s)
    this.happened = listen(ctx)
    try {
      run(ctx)
    } finally {
      ctx.emit = undefined
    }
    mustBeLawful(this.game, s)
    return this
  }

  /** The next draws of a stream, from 0. */
  draws(stream: string, ...values: number[]): this {
    this.fate.wish(stream, values)
    return this
  }

  /** The next rolls of a stream, from 1. */
  rolls(stream: string, ...faces: number[]): this {
    return this.draws(stream, ...faces.map((face) => face - 1))
  }

  /** Puts these faces under these backs, in exchange with whatever has them in the same pool. Who sees which place stays. */
  stack(backs: readonly number[], faces: readonly number[]): this {
    const { pools, faces: under } = this.state
    backs.forEach((back, i) => {
      const pool = pools.find(({ first, faces: all }) => back >= first && back < first + all.length)
      if (pool === undefined) throw new Error(`back ${back} belongs to no pool`)
      this.#stacked.delete(back)
      const places = Array.from(pool.faces, (_, k) => pool.first + k).filter((at) => under[at] === faces[i] && !this.#stacked.has(at))
      if (places.length === 0) throw new Error(`no face ${faces[i]} of ${pool.name} is left for back ${back}`)
      const from = places.includes(back) ? back : places[0]
      under[from] = under[back]
      under[back] = faces[i]
      this.#stacked.add(back)
    })
    return this
  }

  // --- when -------------------------------------------------------------------------------------------------

  /** The seats answer, in this order. */
  when(...moves: Moves<S>[]): this {
    this.before = copy(this.game, this.state)
    this.happened = []
    for (const move of moves.flat()) this.#play(move)
    return this
  }

  /** The clocks of these seats run out, and these are the rules' answers for them. */
  timesOut(...moves: Moves<S>[]): this {
    this.before = copy(this.game, this.state)
    this.happened = []
    for (const move of moves.flat()) {
      const ask = this.askOf(move.by)
      mustBe(
        `the default of ${move.by} for '${ask.kind}'`,
        defaultAnswer(this.game, view(this.game, this.state, ask.seat), ask),
        this.choiceOf(move),
      )
      this.#play(move)
    }
    return this
  }

  #play(move: Move<S>): void {
    const seat = this.seat(move.by)
    try {
      this.happened.push(...this.table.answer(seat, this.choiceOf(move)))
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      const { ask } = error
      const legal = ask === undefined ? [] : choices(this.game, this.state, ask)
      const asked =
        ask === undefined ? 'is not asked' : `is asked '${ask.kind}' and may answer ${legal.map((one) => JSON.stringify(one)).join(' ')}`
      throw new Error(`${error.message}\n  ${move.by} ${asked}`, { cause: error })
    }
    mustBeLawful(this.game, this.state)
  }

  /** A seat takes back its last answer. */
  undoes(name: string): this {
    this.table.undo(this.seat(name))
    mustBeLawful(this.game, this.state)
    return this
  }

  protected choiceOf({ choice }: Move<S>, state: S = this.state): object {
    return typeof choice === 'function' ? (choice as (state: S) => object)(state) : choice
  }

  protected askOf(name: string): Ask {
    const ask = askOf(this.state, this.seat(name))
    if (ask === undefined) throw new Error(`${name} is not asked anything: ${JSON.stringify(this.state.asks)}`)
    return ask
  }
}
