import { SeatFlag } from './plates.tsx'
import type { SinkingProps } from '../props.ts'
import styles from './voyage.module.css'

/** On a voyage: which leg this is, and how the crew stands. */
export function Voyage({ board: { series, say, names } }: { board: SinkingProps }) {
  if (series === null || series === undefined) return null
  return (
    <section className={styles.voyage} aria-label={say({ code: 'series.leg', params: { leg: series.leg, of: series.of } })}>
      <p aria-hidden>
        {Array.from({ length: series.of }, (_, k) => (
          <i key={k} data-leg={k + 1 < series.leg ? 'done' : k + 1 === series.leg ? 'now' : 'later'} />
        ))}
        {series.leg}/{series.of}
      </p>
      <ul aria-label={say({ code: 'series.points' })}>
        {series.standings.map(({ seat, points }) => (
          <li key={seat} title={names[seat]}>
            <SeatFlag seat={seat} />
            <span className="visually-hidden">{names[seat]}</span> {points}
          </li>
        ))}
      </ul>
    </section>
  )
}
