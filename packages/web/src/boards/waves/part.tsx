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

/** The sums that earn a level: reached ones inked, those that the plan would reach in pencil. */
export function Ruler({ thresholds, sum, planned = 0 }: { thresholds: readonly number[]; sum: number; planned?: number | undefined }) {
  return (
    <span className={styles.ruler}>
      <span className={styles.sum}>
        {sum}
        {planned === 0 ? null : (
          <i>
            {' '}
            + {planned} = {sum + planned}
          </i>
        )}
      </span>
      {thresholds.map((needed, k) => (
        <span key={k} className={`${styles.mark} ${needed <= sum ? styles.reached : needed <= sum + planned ? styles.planned : ''}`}>
          {needed}
        </span>
      ))}
    </span>
  )
}

export function PartHead({ icon, title, right }: { icon: string; title: string; right?: ReactNode }) {
  return (
    <span className={styles.head}>
      <Icon path={icon} size={17} />
      <span className={styles.title}>{title}</span>
      {right === undefined ? null : <span className={styles.right}>{right}</span>}
    </span>
  )
}
