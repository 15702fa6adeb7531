import { SEATS } from '@flotilla/art/kit'
import { flag } from '@flotilla/art/quests'
import { HEX, xOf, yOf } from '../chart/geometry.ts'
import { ChartSign } from '../stage/glyphs.tsx'
import styles from './ghosts.module.css'
import { goalOf, type Shown } from '../decisions/signals.ts'

const colourOf = ({ seat }: Shown): { color: string } => ({ color: SEATS[seat].plain })
const place = (cell: number): string => `translate(${xOf(cell)} ${yOf(cell)})`
const drawn = (art: string) => ({ dangerouslySetInnerHTML: { __html: art } })

/** The ways that mates have in mind: under the ships, in the seat's colour, with its flag at the end. */
export function GhostPaths({ shown }: { shown: readonly Shown[] }) {
  return shown.map((one) => {
    if (one.kind !== 'course') return null
    const points = one.at.map((cell) => `${xOf(cell)},${yOf(cell)}`).join(' ')
    return (
      <g key={one.seat} className={styles.path} style={colourOf(one)} data-ghost={one.seat}>
        <polyline points={points} className={styles.casing} />
        <polyline points={points} className={styles.dashes} />
        <g transform={place(goalOf(one))}>
          <circle r="17" className={styles.end} />
          <g {...drawn(flag(one.seat))} />
        </g>
      </g>
    )
  })
}

/** Spaces that mates point at: a ring on the space, and above it whose it is and what it means. */
export function Pings({ shown }: { shown: readonly Shown[] }) {
  return shown.map((one) =>
    one.kind === 'course' ? null : (
      <g key={one.n} transform={place(goalOf(one))} className={styles.ping} style={colourOf(one)} data-ping={one.kind}>
        <path d={HEX} className={styles.pulse} />
        <path d={HEX} className={styles.ring} />
        <g className={styles.bubble}>
          <path d="M-28-66h56a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H8l-8 10-8-10h-20a7 7 0 0 1-7-7v-18a7 7 0 0 1 7-7z" />
          <g transform="translate(-15 -50)" {...drawn(flag(one.seat))} />
          <ChartSign name={one.kind} x={17} y={-50} size={21} />
        </g>
      </g>
    ),
  )
}
