import type { Ask, Event, Seat, State } from '@flotilla/kernel'
import type { BoardProps } from '../../table/board.ts'

/** What one's own press does to the table, as far as the board can know it; null where only the server knows. */
type Foresee<S extends State, E> = (
  board: BoardProps<S, E>,
  press: Readonly<Record<string, unknown>>,
  own: { readonly seat: Seat; readonly ask: Ask },
) => BoardProps<S, E>['view'] | null

/**
 * Optimistic update: one's own press is seen at once. The server says the same a moment later, or the press is taken back and the
 * board is what it was. Until then nothing more can be chosen.
 */
export function withPress<S extends State, E, V extends Event>(board: BoardProps<S, E, V>, foresee: Foresee<S, E>): BoardProps<S, E, V> {
  const { seat, pressed, ask } = board
  if (pressed === null || pressed === undefined || seat === null || ask === null) return board
  const view = foresee(board, pressed as Readonly<Record<string, unknown>>, { seat, ask })
  return view === null ? board : { ...board, view, offered: [], refused: [] }
}
