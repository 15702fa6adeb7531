import { same } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../table/board.ts'
import type { Hint } from './hint.ts'
import styles from './hint.module.css'
import { useMarks } from './mark.ts'
import { think } from './thinker.ts'
import { useAdviceSay } from './words.ts'

type Thought = { readonly is: 'thinking' } | { readonly is: 'told'; readonly hint: Hint } | { readonly is: 'failed'; readonly why: string }
const THINKING: Thought = { is: 'thinking' }

const percent = (value: number): number => Math.round(value * 100)

interface Props {
  readonly board: BoardProps
  readonly info: TableInfo
  readonly asked: number
}

/** What a captain would do and why: thought out in this browser, from what it shows anyway. */
export default function HintTold({ board, info, asked }: Props) {
  const { game, view, seat, offered, names } = board
  const say = useAdviceSay(game, names)
  const [thought, setThought] = useState<Thought>(THINKING)
  useEffect(() => {
    if (seat === null) return
    setThought(THINKING)
    const edition = info.ownEdition ? game.edition : info.edition
    return think({ kind: 'hint', game: game.id, edition, view, seat, seed: asked }, (found) => {
      if (found.kind === 'hint') setThought({ is: 'told', hint: found.hint })
      if (found.kind === 'failed') setThought({ is: 'failed', why: found.why })
    })
    // One thought an ask: while it stays open, the view of the asked seat tells nothing new.
  }, [asked])
  const steps =
    thought.is === 'told'
      ? // Only the first is offered as it is worded now; what comes after it has its own sums.
        thought.hint.steps.map(({ choice, text }, k) =>
          say((k === 0 ? offered.find((one) => same(one.choice, choice))?.text : null) ?? text),
        )
      : []
  useMarks(steps)
  return (
    <p role="status" className={styles.hint}>
      {thought.is === 'told' ? (
        <>
          <strong>{say('analysis.would', { what: steps.join(' → ') })}</strong>{' '}
          {thought.hint.why === null ? null : (
            <span>{say('analysis.why', { other: say(thought.hint.why.other), why: say(thought.hint.why.reason) })} </span>
          )}
          <span className={styles.odds}>
            {say('analysis.odds', { percent: percent(thought.hint.value), error: Math.max(1, percent(thought.hint.error)) })}
          </span>
        </>
      ) : (
        say(thought.is === 'failed' ? 'analysis.failed' : 'analysis.thinking', thought.is === 'failed' ? { why: thought.why } : {})
      )}
    </p>
  )
}
