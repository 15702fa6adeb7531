import { useEscape } from '../layout/escape.ts'
import { useSay } from '../words.ts'
import styles from './rules.module.css'
import { RulesText } from './text.tsx'

/** The rules beside the board, opened at the number a refusal cites. */
interface Props {
  readonly game: string
  readonly rule: string
  readonly onClose: () => void
  /** Asks the board itself instead of the book. */
  readonly onLooking?: () => void
}

export default function RulesDrawer({ game, rule, onClose, onLooking }: Props) {
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
      <p className={styles.ways}>
        {onLooking === undefined ? null : (
          <button
            type="button"
            aria-keyshortcuts="?"
            onClick={() => {
              onClose()
              onLooking()
            }}
          >
            {say('web.whatIsThis')}
          </button>
        )}
        <a className="button" href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {say('web.howToPlay')}
        </a>
      </p>
      <RulesText game={game} rule={rule} say={say} />
    </section>
  )
}
