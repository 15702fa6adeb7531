import { kindName } from '@flotilla/bottom/face'
import styles from './board.module.css'
import type { BottomProps } from './props.ts'

/** What was announced and is being answered, the latest last: cause and target named. */
export function Chain({ board }: { board: BottomProps }) {
  const { view, say, names } = board
  if (view.chain.length === 0) return null
  return (
    <ol className={styles.chain} aria-label={say({ code: 'board.chain' })}>
      {view.chain.map((deed, k) => (
        <li key={k} data-stopped={deed.stopped}>
          <strong>{names[deed.seat]}</strong> {say({ code: `board.deed.${deed.what}` })} {say({ code: `card.${kindName(deed.kind << 6)}` })}
          {deed.target >= 0 ? ` → ${names[deed.target]}` : ''}
        </li>
      ))}
    </ol>
  )
}
