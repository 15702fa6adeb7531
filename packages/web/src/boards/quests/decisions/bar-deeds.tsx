import { createPortal } from 'react-dom'
import type { Offered } from '../../../table/board.ts'
import type { QuestsProps } from '../props.ts'

interface Props {
  readonly board: QuestsProps
  readonly choices: readonly Offered[]
  /** The golden button: where to sail. */
  readonly sail: { readonly words: string; readonly go: () => void } | null
}

/** Beside the status sentence: the course that is laid, and ending the voyage or the turn, which is never the golden one. */
export function BarDeeds({ board: { bar, say, answer }, choices, sail }: Props) {
  if (bar === null) return null
  return createPortal(
    <>
      {sail === null ? null : (
        <button type="button" className="primary" onClick={sail.go}>
          {sail.words}
        </button>
      )}
      {choices.map(({ choice, text }) => (
        <button key={JSON.stringify(choice)} type="button" onClick={() => answer(choice)}>
          {say(text)}
        </button>
      ))}
    </>,
    bar,
  )
}
