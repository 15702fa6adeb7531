import type { BoardProps } from '../../table/board.ts'
import styles from './look-foot.module.css'

interface LookFootProps {
  readonly say: (code: 'web.lookKeeps' | 'web.lookCloses') => string
  readonly openRule: BoardProps['openRule']
  readonly rule: string | null
  /** It stays until it is closed: by key the rule can be reached, too. */
  readonly pinned: boolean
}

/** The foot of every panel that explains something: its rule to read on, and the key that keeps or closes it. */
export function LookFoot({ say, openRule, rule, pinned }: LookFootProps) {
  return (
    <span className={styles.foot}>
      {rule === null ? null : (
        <button type="button" tabIndex={pinned ? 0 : -1} onClick={() => openRule(rule)}>
          § {rule}
        </button>
      )}
      <kbd>{say(pinned ? 'web.lookCloses' : 'web.lookKeeps')}</kbd>
    </span>
  )
}
