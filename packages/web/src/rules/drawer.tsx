import { useEscape } from '../shell/escape.ts'
import { useSay } from '../words.ts'
import styles from './rules.module.css'
import { RulesText } from './text.tsx'

/** The rules beside the board, opened at the number a refusal cites. */
export function RulesDrawer({ game, rule, onClose }: { game: string; rule: string; onClose: () => void }) {
  const say = useSay()
  useEscape(onClose)
  return (
    <section className={styles.drawer} aria-label={say('web.rules')}>
      <div className={styles.drawerHead}>
        <h2>{say('web.rules')}</h2>
        <button type="button" className="quiet" onClick={onClose} aria-label={say('web.close')}>
          ✕
        </button>
      </div>
      <RulesText game={game} rule={rule} say={say} />
    </section>
  )
}
