import type { RefusedChoice } from '@flotilla/kernel'
import type { QuestsProps } from '../props.ts'
import styles from './why.module.css'

/** Why something is not possible, with the rule that says so. */
export function Why({ refusal, board: { say, openRule } }: { refusal: RefusedChoice; board: QuestsProps }) {
  const { rule, code, params } = refusal
  return (
    <p className={styles.why}>
      {say({ code, params })}{' '}
      {rule === null ? null : (
        <button type="button" className={styles.rule} onClick={() => openRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  )
}
