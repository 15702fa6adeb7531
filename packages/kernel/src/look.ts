import type { Face, Game } from './game.ts'
import type { Event, Io } from './io.ts'
import { thawed } from './mint.ts'
import { PUBLIC, includes, type Choice, type Seat, type Seen, type State } from './state.ts'

/** What reads a table, and moves nothing on it: no chance, no agenda. The rules' hands are more of the same. */
export class Eyes<S extends State = State, E = unknown> {
  readonly game: Game<S, E>
  /** The printed numbers this table plays with. */
  readonly edition: E
  state: S
  /** Undefined when nobody listens: write `io.emit?.({ ... })` and silence costs nothing. */
  emit: ((event: Event) => void) | undefined = undefined

  constructor(game: Game<S, E>, state: S) {
    this.game = game
    this.edition = thawed(game.edition)
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
 * Eyes on a view, for showing it: a client's boards read the table through the same functions as the rules do. Those only read,
 * so what plays on, chance above all, need not be loaded.
 */
export const lookAt = <S extends State, E>(face: Face<S, E>, view: Seen<S>): Io<S, E> => {
  const game = face as unknown as Game<S, E>
  return game.hands?.io(game, view as S) ?? (new Eyes(game, view as S) as Io<S, E>)
}
