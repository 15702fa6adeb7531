import { same } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../table/board.ts'
import type { Hint } from './hint.ts'
import styles from './hint.module.css'
import { useMarks } from './mark.ts'
import { think } from './thinker.ts'
import { useAdviceSay, useTellWhy } from './words.ts'

/** Where a table allows hints: everywhere, or where nobody but bots could mind. */
export function allowsHints({ house: { hints }, seats, seat }: TableInfo): boolean {
  if (seat === null || hints === 'off') return false
  return hints === 'all' || seats.every(({ kind }, other) => other === seat || kind !== 'person')
}

type Thought =
  | { readonly is: 'none' | 'thinking' }
  | { readonly is: 'told'; readonly hint: Hint }
  | { readonly is: 'failed'; readonly why: string }
const NONE: Thought = { is: 'none' }

const percent = (value: number): number => Math.round(value * 100)

/** What a captain would do, on request: thought out in this browser, from what it shows anyway. `asked` is the number of the ask. */
export function HintButton({ board, info, asked }: { board: BoardProps; info: TableInfo; asked: number | null }) {
  const { game, view, seat, offered, names, bar } = board
  const say = useAdviceSay(game, names)
  const tellWhy = useTellWhy(names)
  const [wanted, setWanted] = useState<number | null>(null)
  const [thought, setThought] = useState<Thought>(NONE)
  const isWanted = wanted !== null && wanted === asked
  useEffect(() => {
    if (!isWanted || seat === null) return setThought(NONE)
    setThought({ is: 'thinking' })
    const edition = info.ownEdition ? game.edition : info.edition
    return think({ kind: 'hint', game: game.id, edition, view, seat, seed: asked ?? 0 }, (found) => {
      if (found.kind === 'hint') setThought({ is: 'told', hint: found.hint })
      if (found.kind === 'failed') setThought({ is: 'failed', why: found.why })
    })
    // One thought an ask: while it stays open, the view of the asked seat tells nothing new.
  }, [isWanted, asked])
  const steps =
    thought.is === 'told'
      ? // Only the first is offered as it is worded now; what comes after it has its own sums.
        thought.hint.steps.map(({ choice, text }, k) =>
          say((k === 0 ? offered.find((one) => same(one.choice, choice))?.text : null) ?? text),
        )
      : []
  useMarks(steps)
  // With frozen rules no advice is kept.
  if (!allowsHints(info) || game.hands !== undefined || bar === null || offered.filter(({ back }) => back !== true).length < 2) return null
  return (
    <>
      {createPortal(
        <button type="button" className={styles.button} aria-pressed={isWanted} onClick={() => setWanted(isWanted ? null : asked)}>
          {say(thought.is === 'thinking' ? 'analysis.stop' : 'analysis.hint')}
        </button>,
        bar,
      )}
      {isWanted ? (
        <p role="status" className={styles.hint}>
          {thought.is === 'told' ? (
            <>
              <strong>{say('analysis.would', { what: steps.join(' → ') })}</strong>{' '}
              {thought.hint.why === null ? null : (
                <span>{say('analysis.why', { other: say(thought.hint.why.other), why: tellWhy(thought.hint.why) })} </span>
              )}
              <span className={styles.odds}>
                {say('analysis.odds', { percent: percent(thought.hint.value), error: Math.max(1, percent(thought.hint.error)) })}
              </span>
            </>
          ) : (
            say(thought.is === 'failed' ? 'analysis.failed' : 'analysis.thinking', thought.is === 'failed' ? { why: thought.why } : {})
          )}
        </p>
      ) : null}
    </>
  )
}
