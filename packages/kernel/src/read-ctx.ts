import type { ClientGame } from './game.ts'
import { thawed } from './intern.ts'
import { PUBLIC, includes, type Choice, type Seat, type Seen, type State } from './state.ts'

/**
 * What reads a table: no chance, no agenda, no events, and a state (or a view of it) that cannot be written to. Everything that must be
 * pure gets this: offers, words, the result, boards. It stays valid for as long as its state does.
 */
export interface ReadCtx<S extends State = State, E = unknown> {
  /** The printed numbers this table plays with. */
  readonly edition: E
  readonly state: Seen<S>
  /** What a seat has answered to a sealed ask; null where it has not, or where the viewer may not know it. */
  reply<C extends Choice>(seat: Seat): C | null
  /** Whether a seat knows the face under a back. */
  knows(back: number, seat: Seat): boolean
  /** Whether everybody knows the face under a back, spectators too. */
  isPublic(back: number): boolean
}

/** Reads a table, and moves nothing on it. The rules' `Ctx` is more of the same. */
export class Reader<S extends State = State, E = unknown> {
  readonly edition: E
  state: S

  constructor(edition: E, state: S) {
    this.edition = thawed(edition)
    this.state = state
  }

  reply<C extends Choice>(seat: Seat): C | null {
    return this.state.replies[seat] as C | null
  }

  knows(back: number, seat: Seat): boolean {
    return includes(this.state.known[back], seat)
  }

  isPublic(back: number): boolean {
    return (this.state.known[back] & PUBLIC) !== 0
  }
}

/**
 * For showing a view: a client's boards read the table through the same functions as the rules do. Those only read,
 * so what plays on, chance above all, need not be loaded.
 */
export const readView = <S extends State, E>(game: ClientGame<S, E>, view: Seen<S>): ReadCtx<S, E> =>
  game.runtime?.read(game.edition, view) ?? new Reader(game.edition, asState(view))

/**
 * The one place where what can only be read is taken for a state: the engine keeps one `Ctx` for a game and lays states and views into
 * it, and whoever gets it as a `ReadCtx` cannot write.
 */
export const asState = <S extends State>(seen: Seen<S>): S => seen as S
