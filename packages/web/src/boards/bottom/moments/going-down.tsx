import type { BottomEvent } from '@flotilla/bottom/client'
import type { ReactNode } from 'react'
import type { Moment } from '../../../story/moment.ts'
import { Back } from '../cards/card.tsx'
import styles from './going-down.module.css'

/** What floats where she was: the hidden cards that go down with her. */
const FLOTSAM = [
  { left: 92, rotate: -16 },
  { left: 150, rotate: 12 },
  { left: 470, rotate: -8 },
] as const

/** A ship is lost: she stands on end and goes down by the bow, behind the boat with what was saved. A still shows her standing. */
export function GoingDown({ moment, children }: { readonly moment: Moment<BottomEvent>; readonly children: ReactNode }) {
  return (
    <div className={styles.grave} data-still={moment.still ? '' : undefined} style={{ ['--ms' as string]: `${moment.ms}ms` }} aria-hidden>
      <div className={styles.hull}>{children}</div>
      <svg className={styles.ripples} viewBox="0 0 300 44">
        <ellipse cx="150" cy="24" rx="140" ry="15" />
        <ellipse cx="150" cy="24" rx="92" ry="9" />
        <circle cx="118" cy="16" r="7" />
        <circle cx="150" cy="8" r="4.5" />
        <circle cx="176" cy="18" r="6" />
        <circle cx="196" cy="7" r="3.5" />
      </svg>
      {FLOTSAM.map(({ left, rotate }) => (
        <span key={left} className={styles.afloat} style={{ left, rotate: `${rotate}deg` }}>
          <Back w={26} />
        </span>
      ))}
    </div>
  )
}
