import { useRef } from 'react'
import type { Event } from '@flotilla/kernel'
import { Flag } from '../../shell/flag.tsx'
import { lineOf } from '../../table/lines.ts'
import type { BottomProps } from './props.ts'
import styles from './rail.module.css'

/** On the rail's canvas: what is told just now, and until the next thing what was told last. */
export function Tape({ board: { moment, say, game } }: { readonly board: BottomProps }) {
  const last = useRef<Event | null>(null)
  if (moment !== null) last.current = moment.event
  if (last.current === null) return null
  const { seat } = last.current
  return (
    <p className={styles.tape} data-told={moment === null ? undefined : ''} aria-hidden>
      {typeof seat === 'number' ? <Flag seat={seat} size={20} /> : null}
      {say(lineOf(game, last.current))}
    </p>
  )
}
