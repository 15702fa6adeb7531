import { copy } from './copy.ts'
import { commitment } from './chance.ts'
import { carryOut, readCtx, judge, open, type Start } from './engine.ts'
import { builtInOf, editionForRecord } from './edition.ts'
import { IllegalChoice } from './errors.ts'
import type { Game, Outcome } from './game.ts'
import type { Emitted, Look } from './ctx.ts'
import { RECORD_FORMAT, type GameRecord } from './record.ts'
import { type Choice, type Seat, type State, type View, isOver } from './state.ts'
import { view } from './view.ts'

/** A state that may be gone back to, and how many answers had been given then. */
interface Mark {
  readonly seat: Seat
  readonly state: State
  /** The answer after it was the seat's own: nobody takes back what was answered by itself. */
  readonly own: boolean
}

/** A game being played: the same object in tests, in the terminal and on the server. */
export class Table<S extends State = State, E = unknown, C = unknown> {
  readonly game: Game<S, E, C>
  readonly #begun: Start
  readonly #builtIn: Game<S, E>
  readonly answers: [Seat, Choice][] = []
  /** The states before the last answers, as far back as undo may reach. */
  #marks: Mark[] = []
  state: S
  /** What happened before anybody was asked. */
  readonly opening: readonly Emitted[]

  constructor(game: Game<S, E, C>, begun: Start, builtIn: Game<S, E> = builtInOf(game)) {
    this.game = game
    this.#begun = begun
    this.#builtIn = builtIn
    const { state, emitted } = open(game, begun)
    this.state = state
    this.opening = emitted
  }

  get isOver(): boolean {
    return isOver(this.state)
  }

  /** `own`: the seat was asked; false for what was answered by itself. */
  answer(seat: Seat, given: C, look?: Look<S>, own = true): Emitted[] {
    const judged = judge(this.game, this.state, seat, given)
    const before = copy(this.game, this.state)
    const emitted = carryOut(this.game, this.state, judged, look)
    this.answers.push([seat, judged.choice])
    const last = this.#marks.at(-1)
    // They go when a seal opens, not with the first answer to it: that would tell that there was one.
    if (before.undoBarrier !== this.state.undoBarrier || before.sealed !== null || this.state.sealed !== null) this.#marks = []
    else if (last === undefined || last.seat === seat) this.#marks.push({ seat, state: before, own })
    else this.#marks = [{ seat, state: before, own }]
    return emitted
  }

  view(seat: Seat | null): View<S> {
    return view(this.game, this.state, seat)
  }

  /** How many of the last answers this seat may take back: its own, with neither chance nor knowledge moved since. */
  undoable(seat: Seat): number {
    return this.#marks.at(-1)?.seat === seat ? this.#marks.filter(({ own }) => own).length : 0
  }

  /** How many answers go when this seat takes back its last own one: what was answered by itself since goes with it. */
  takenBack(seat: Seat): number {
    return this.undoable(seat) === 0 ? 0 : this.#marks.length - this.#marks.findLastIndex(({ own }) => own)
  }

  /** Takes back the last own answer, or just so many answers. */
  undo(seat: Seat, count: number = this.takenBack(seat)): void {
    const mark = this.#marks.at(-count)
    if (count === 0 || mark === undefined || mark.seat !== seat)
      throw new IllegalChoice({
        choice: 'undo',
        rule: null,
        // While a seal is open the number of answers is a secret, too.
        code: this.answers.length === 0 && this.state.sealed === null ? 'kernel.nothingToUndo' : 'kernel.undoBarrier',
        params: { seat },
      })
    this.#marks.length -= count
    this.answers.length -= count
    this.state = mark.state as S
  }

  outcome(): Outcome | null {
    return this.isOver ? this.game.outcome(readCtx(this.game, this.state)) : null
  }

  /** The record so far. It holds the seed: nobody at the table may see it before the end. */
  record(names?: readonly string[]): GameRecord {
    const outcome = this.outcome()
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      edition: editionForRecord(this.game, this.#builtIn),
      rulesVersion: this.game.rulesVersion,
      seats: this.#begun.seats,
      options: this.state.options,
      commitment: commitment(this.#begun.seed),
      seed: this.#begun.seed,
      nonces: this.#begun.nonces ?? [],
      ...(names === undefined ? {} : { names }),
      answers: [...this.answers],
      ...(outcome === null ? {} : { outcome }),
    }
  }
}
