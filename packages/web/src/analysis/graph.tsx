import styles from './review.module.css'
import type { Reviewed } from './review.ts'

const WIDTH = 400
const HEIGHT = 190
const EDGE = 10
/** Room for the numbers at the left and below. */
const LEFT = 42
const BELOW = 22

/** The chance to win, decision by decision; what cost something hangs below it as a stroke. A click goes to the moment. */
export function Graph({
  all,
  total,
  at,
  rounds,
  label,
  onGo,
}: {
  all: readonly Reviewed[]
  total: number
  at: number
  rounds: readonly { readonly at: number; readonly round: number }[]
  label: string
  onGo: (at: number) => void
}) {
  const x = (answers: number): number => LEFT + (answers / Math.max(1, total)) * (WIDTH - LEFT - EDGE)
  const y = (value: number): number => HEIGHT - BELOW - value * (HEIGHT - BELOW - EDGE)
  const every = Math.ceil(rounds.length / 8)
  const nearest = (fraction: number): number =>
    all.reduce((best, one) => (Math.abs(one.at - fraction * total) < Math.abs(best - fraction * total) ? one.at : best), all[0]?.at ?? 0)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.graph}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onGo(nearest((((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - EDGE)))
      }}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((line) => (
        <g key={line}>
          <line x1={LEFT} x2={WIDTH - EDGE} y1={y(line)} y2={y(line)} className={styles.line} />
          <text x={LEFT - 6} y={y(line) + 4} textAnchor="end" className={styles.axis}>
            {line * 100}
            {line === 1 ? ' %' : ''}
          </text>
        </g>
      ))}
      {rounds.map(({ at: here, round }, k) => (
        <g key={here}>
          <line x1={x(here)} x2={x(here)} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW + 5} className={styles.line} />
          {k % every === 0 ? (
            <text x={x(here)} y={HEIGHT - 4} textAnchor="middle" className={styles.axis}>
              {round}
            </text>
          ) : null}
        </g>
      ))}
      {all.map((one) =>
        one.loss > 0 ? (
          <line key={one.at} x1={x(one.at)} x2={x(one.at)} y1={y(one.value + one.loss)} y2={y(one.value)} className={styles.loss} />
        ) : null,
      )}
      <polyline points={all.map((one) => `${x(one.at)},${y(one.value)}`).join(' ')} className={styles.curve} />
      <line x1={x(at)} x2={x(at)} y1={EDGE} y2={HEIGHT - BELOW} className={styles.now} />
    </svg>
  )
}
