import type { ReactNode } from 'react'
import { Icon } from '../../shell/icon.tsx'
import styles from './part.module.css'

/** Squares in a row, with the ink of what is written and the pencil of what is planned. */
export function Squares({
  values,
  squares,
  pencil,
  writing,
}: {
  values: readonly number[]
  squares: number
  pencil?: number | undefined
  writing?: boolean
}) {
  return (
    <span className={styles.squares}>
      {Array.from({ length: squares }, (_, k) => (
        <span key={k} className={styles.square}>
          {k < values.length ? (
            <b className={writing === true && k === values.length - 1 ? `${styles.ink} ${styles.fresh}` : styles.ink}>{values[k]}</b>
          ) : k === values.length && pencil !== undefined ? (
            <i className={styles.pencil}>{pencil}</i>
          ) : null}
        </span>
      ))}
    </span>
  )
}

/** The sums that earn a level: reached ones inked. */
export function Ruler({ thresholds, sum, unit }: { thresholds: readonly number[]; sum: number; unit: ReactNode }) {
  return (
    <span className={styles.ruler}>
      <span className={styles.sum}>{sum}</span>
      {thresholds.map((needed, k) => (
        <span key={k} className={needed <= sum ? `${styles.mark} ${styles.reached}` : styles.mark}>
          {needed}
          {unit}
        </span>
      ))}
    </span>
  )
}

export function PartHead({ icon, title, right }: { icon: string; title: string; right?: ReactNode }) {
  return (
    <span className={styles.head}>
      <Icon path={icon} size={20} />
      <span className={styles.title}>{title}</span>
      {right === undefined ? null : <span className={styles.right}>{right}</span>}
    </span>
  )
}
