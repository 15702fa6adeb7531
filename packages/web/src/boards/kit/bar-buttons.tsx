import { createPortal } from 'react-dom'
import type { BoardProps, Offered } from '../../table/board.ts'

/** Choices that belong to no place on the board, as buttons beside the status sentence. */
export function BarButtons({ bar, say, answer, choices }: Pick<BoardProps, 'bar' | 'say' | 'answer'> & { choices: readonly Offered[] }) {
  if (bar === null || choices.length === 0) return null
  return createPortal(
    choices.map(({ choice, text, back }, k) => (
      <button
        key={JSON.stringify(choice)}
        type="button"
        className={k === 0 && back !== true ? 'primary' : undefined}
        onClick={() => answer(choice)}
      >
        {say(text)}
      </button>
    )),
    bar,
  )
}
