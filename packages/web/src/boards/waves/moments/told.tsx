import type { WavesEvent } from '@flotilla/waves/client'
import { useRef } from 'react'
import { headlineOf } from '../../../table/event-text.ts'
import paper from '../stage/paper.module.css'
import type { WavesProps } from '../props.ts'
import styles from './told.module.css'

/** A slip at the table's corner with the last things told. What is being told stands in the bar, so here is what went before. */
export function Told({ board: { game, moment, say } }: { readonly board: WavesProps }) {
  const last = useRef<{ n: number; lines: readonly WavesEvent[] }>({ n: -1, lines: [] })
  if (moment !== null && moment.n !== last.current.n)
    last.current = { n: moment.n, lines: [moment.event, ...last.current.lines].slice(0, 3) }
  const lines = moment === null ? last.current.lines.slice(0, 2) : last.current.lines.slice(1)
  if (lines.length === 0) return null
  return (
    <div className={`${paper.slip} ${styles.told}`} aria-hidden>
      {lines.map((event, k) => (
        <p key={k}>{say(headlineOf(say, game, event))}</p>
      ))}
    </div>
  )
}
