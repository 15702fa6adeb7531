import styles from './review.module.css'
import type { Reviewed } from './review.ts'

const WIDTH = 400
const HEIGHT = 130
const EDGE = 8

/** The chance to win, decision by decision; what cost something hangs below it as a stroke. A click goes to the moment. */
export function Graph({
  all,
  total,
  at,
  label,
  onGo,
}: {
  all: readonly Reviewed[]
  total: number
  at: number
  label: string
  onGo: (at: number) => void
}) {
  const x = (answers: number): number => EDGE + (answers / Math.max(1, total)) * (WIDTH - 2 * EDGE)
  const y = (value: number): number => HEIGHT - EDGE - value * (HEIGHT - 2 * EDGE)
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
        onGo(nearest((event.clientX - left) / width))
      }}
    >
      {[0, 0.5, 1].map((line) => (
        <line key={line} x1={EDGE} x2={WIDTH - EDGE} y1={y(line)} y2={y(line)} className={styles.line} />
      ))}
      {all.map((one) =>
        one.loss > 0 ? (
          <line key={one.at} x1={x(one.at)} x2={x(one.at)} y1={y(one.value + one.loss)} y2={y(one.value)} className={styles.loss} />
        ) : null,
      )}
      <polyline points={all.map((one) => `${x(one.at)},${y(one.value)}`).join(' ')} className={styles.curve} />
      <line x1={x(at)} x2={x(at)} y1={EDGE} y2={HEIGHT - EDGE} className={styles.now} />
    </svg>
  )
}
