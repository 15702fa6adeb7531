import { Flag } from '../../shell/flag.tsx'
import { HEX, xOf, yOf } from './geometry.ts'
import { ChartSign } from './glyphs.tsx'
import styles from './ghosts.module.css'
import { goalOf, type Shown } from './signals.ts'

const colourOf = ({ seat }: Shown): { color: string } => ({ color: `var(--seat-${seat})` })
const place = (cell: number): string => `translate(${xOf(cell)} ${yOf(cell)})`

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
          <circle r="14" className={styles.end} />
          <g transform="translate(-9 -7)">
            <Flag seat={one.seat} size={18} />
          </g>
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
        <polygon points={HEX} className={styles.pulse} />
        <polygon points={HEX} className={styles.ring} />
        <g className={styles.bubble}>
          <path d="M-22-51h44a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H6l-6 8-6-8h-16a6 6 0 0 1-6-6v-14a6 6 0 0 1 6-6z" />
          <g transform="translate(-22 -46)">
            <Flag seat={one.seat} size={21} />
          </g>
          <ChartSign name={one.kind} x={13} y={-38} size={17} />
        </g>
      </g>
    ),
  )
}
