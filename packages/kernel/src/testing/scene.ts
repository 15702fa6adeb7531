import { copy } from '../copy.ts'
import { answer, choices } from '../engine.ts'
import { IllegalChoice, type RefusedChoice } from '../errors.ts'
import { type Event, eventsFor } from '../ctx.ts'
import type { Seat, State, View } from '../state.ts'
import { catalogueOf } from '../icu/index.ts'
import { say } from '../text.ts'
import { view } from '../view.ts'
import { mustBe, named } from './difference.ts'
import { Stage, type Move, type Moves } from './stage.ts'

interface End {
  readonly why?: string
  readonly scores?: Readonly<Record<string, number>>
  readonly winners?: readonly string[]
}

/**
 * A test that reads like play: given a table, when the seats answer, then it looks like this. An expectation that is not met
 * throws with what was found instead. After every answer the laws of all games and the game's own invariants must hold.
 * A game's vocabulary is a subclass of this in its tests.
 */
export class Scene<S extends State = State, E = unknown> extends Stage<S, E> {
  // --- what is asked ----------------------------------------------------------------------------------------

  /** Exactly these seats are asked, by the kind of ask or by any of its fields. */
  asks(expected: Readonly<Record<string, string | object>>): this {
    const wanted = new Map(Object.entries(expected).map(([name, ask]) => [name, typeof ask === 'string' ? { kind: ask } : ask]))
    const posed = this.state.asks.map((ask) => {
      const name = this.seats[ask.seat]
      return [name, named(ask, wanted.get(name) ?? { kind: '' })] as const
    })
    mustBe('who is asked what', Object.fromEntries(posed), Object.fromEntries(wanted))
    return this
  }

  /** Exactly these answers are legal now for the seat they are by, in any order. */
  offers(...moves: Moves<S>[]): this {
    const wanted = moves.flat()
    const [name] = wanted.map(({ by }) => by)
    const ask = this.askOf(name)
    const legal = sorted(choices(this.game, this.state, ask))
    mustBe(`what ${name} may answer to '${ask.kind}'`, legal, sorted(wanted.map((move) => this.choiceOf(move))))
    return this
  }

  /** The answer is refused by this rule (null: by none of the game's), for a reason that can be said, and the table stays as it was. */
  refuses(move: Move<S>, rule: string | null, code?: string): this {
    const before = copy(this.game, this.state)
    const refusal = this.#refusalOf(move)
    const expected = { rule, ...(code === undefined ? {} : { code }) }
    mustBe(`why ${move.by} may not ${JSON.stringify(this.choiceOf(move))}`, named(refusal, expected), expected)
    mustBe('the table after a refusal', this.state, before)
    if (rule !== null) this.#mustBeSayable(refusal)
    return this
  }

  #refusalOf(move: Move<S>): RefusedChoice {
    try {
      this.table.answer(this.seat(move.by), this.choiceOf(move))
    } catch (error) {
      if (error instanceof IllegalChoice) return error.refusal
      throw error
    }
    throw new Error(`${move.by} was not refused ${JSON.stringify(this.choiceOf(move))}`)
  }

  #mustBeSayable({ code, params }: RefusedChoice): void {
    const catalogue = catalogueOf(this.game.words.messages.en)
    if (say({ language: 'en', catalogue, names: this.seats }, { code, params }).includes(`[${code}`))
      throw new Error(`the refusal '${code}' has no words`)
  }

  /** This seat may not take back its last answer. */
  cannotUndo(name: string): this {
    mustBe(`answers that ${name} may take back`, this.table.undoable(this.seat(name)), 0)
    mustBe(`why ${name} may not take back`, this.#undoRefused(name), true)
    return this
  }

  #undoRefused(name: string): boolean {
    try {
      this.table.undo(this.seat(name))
    } catch (error) {
      return error instanceof IllegalChoice
    }
    return false
  }

  // --- what is to be seen -----------------------------------------------------------------------------------

  /** For whatever else there is to look at. */
  check(look: (state: S) => void): this {
    look(this.state)
    return this
  }

  /** All that is a seat's own, in the game's vocabulary. */
  belongings(_state: S, _seat: Seat): unknown {
    throw new Error(`${this.game.id}: the vocabulary does not say what belongs to a seat`)
  }

  /** These seats were bystanders: nothing of theirs has changed since before the last `when`. */
  untouched(...names: string[]): this {
    for (const name of names) {
      const seat = this.seat(name)
      mustBe(`what belongs to ${name}, a bystander`, this.belongings(this.state, seat), this.belongings(this.before, seat))
    }
    return this
  }

  /** The events of one type since the last `when`, by the fields named: exactly these, in this order. */
  tells(type: string, ...expected: object[]): this {
    const told = this.happened.map(({ event }) => event).filter((event) => event.type === type)
    mustBe(
      `the events '${type}'`,
      told.map((event, i) => named(event, expected[i] ?? event)),
      expected,
    )
    return this
  }

  // --- what a seat knows ------------------------------------------------------------------------------------

  /** All that a seat may know now; null for the spectators. */
  view(name: string | null): View<S> {
    return this.table.view(this.#eyes(name))
  }

  /** What a seat has been told since the last `when`, as it may know it; null for the spectators. */
  told(name: string | null): Event[] {
    return eventsFor(this.happened, this.#eyes(name))
  }

  /** Whichever of these courses is taken, this seat (null: the spectators) sees and hears the same. None of them is really played. */
  looksTheSameTo(name: string | null, ...courses: readonly Moves<S>[][]): this {
    const [first, ...others] = courses.map((course) => this.fate.aside(() => this.#course(course.flat(), this.#eyes(name))))
    for (const other of others) mustBe(`what ${name ?? 'a spectator'} sees and hears`, other, first)
    return this
  }

  #course(moves: readonly Move<S>[], eyes: Seat | null): object {
    const state = copy(this.game, this.state)
    const happened = moves.flatMap((move) => answer(this.game, state, this.seat(move.by), this.choiceOf(move, state)))
    return { heard: eventsFor(happened, eyes), seen: view(this.game, state, eyes) }
  }

  #eyes(name: string | null): Seat | null {
    return name === null ? null : this.seat(name)
  }

  // --- the end ----------------------------------------------------------------------------------------------

  /** The scene is played out: nobody is left waiting, nothing is left to do, and all that chance was to bring has come. */
  nobodyIsWaiting(): this {
    const { asks, agenda } = this.state
    const left = { asks: asks.filter((ask) => ask.optional === undefined), agenda, chance: this.fate.left() }
    mustBe('what is left when all is done', left, { asks: [], agenda: [], chance: {} })
    return this
  }

  /** The game has ended: for this reason, with these points, won by these seats. */
  ends({ why, scores, winners }: End = {}): this {
    this.nobodyIsWaiting()
    const outcome = this.table.outcome()
    const named = (seat: Seat): string => this.seats[seat]
    if (why !== undefined) mustBe('why the game has ended', outcome?.why, why)
    const points = Object.fromEntries((outcome?.standings ?? []).map(({ seat, score }) => [named(seat), score]))
    if (scores !== undefined) mustBe('the points', points, scores)
    if (winners !== undefined) mustBe('the winners', outcome?.winners.map(named), winners)
    return this
  }
}

const sorted = (list: readonly object[]): string[] => list.map((choice) => JSON.stringify(choice)).toSorted()
