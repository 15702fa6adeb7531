import type { RefusedChoice } from '@flotilla/kernel'
import type { SinkingProps } from '../props.ts'
import styles from './refused.module.css'
import { Sign } from './thing.tsx'

/** Why not: the sentence, and its rule to be opened. */
export function Refused({
  refusal: { code, params, rule },
  say,
  openRule,
}: { refusal: RefusedChoice } & Pick<SinkingProps, 'say' | 'openRule'>) {
  return (
    <p className={styles.refused}>
      <Sign name="lock" size={14} colour="#ffc7b0" /> {say({ code, params })}{' '}
      {rule === null ? null : (
        <button type="button" onClick={() => openRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  )
}
