import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../../layout/flag.tsx'
import { Back } from '../cards/card.tsx'
import type { Table } from '../props.ts'
import styles from './watching.module.css'

interface WatchingProps {
  readonly table: Table
  readonly seat: Seat
  readonly onSit: (seat: Seat) => void
}

/** Those who watch choose whose deck they stand on; hands stay face down. */
export function Watching({ table: { board, plan }, seat, onSit }: WatchingProps) {
  const { view, say, names } = board
  return (
    <section className={styles.watching} aria-label={say({ code: 'board.watching' })}>
      <nav aria-label={say({ code: 'board.deckOf' })}>
        <span>{say({ code: 'board.deckOf' })}</span>
        {view.ships.map((_, one) => (
          <button key={one} type="button" aria-pressed={one === seat} aria-label={names[one]} title={names[one]} onClick={() => onSit(one)}>
            <Flag seat={one} size={30} />
          </button>
        ))}
        <small>{say({ code: 'board.watching' })}</small>
      </nav>
      <div className={styles.hand} data-place={`hand:${seat}`}>
        {view.ships[seat].hand.map((back) => (
          <Back key={back} w={plan.narrow ? 64 : 92} piece={`card:${back}`} />
        ))}
      </div>
    </section>
  )
}
