import { worth } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import type { RefObject } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import styles from '../board.module.css'
import type { Table } from '../props.ts'

/** On a phone only one rival's ship is in sight: a flag with its worth for each of them goes there. */
export function CrewFlags({
  table,
  seats,
  ships,
}: {
  readonly table: Table
  readonly seats: readonly Seat[]
  readonly ships: RefObject<HTMLElement | null>
}) {
  const { board, ctx } = table
  return (
    <nav className={styles.crew} aria-label={board.say({ code: 'web.crew' })}>
      {seats.map((seat, i) => (
        <button
          key={seat}
          type="button"
          aria-label={board.names[seat]}
          data-active={board.view.active === seat ? '' : undefined}
          onClick={() => ships.current?.children[i]?.scrollIntoView({ inline: 'center', block: 'nearest' })}
        >
          <Flag seat={seat} size={22} />
          {worth(ctx, seat)}
        </button>
      ))}
    </nav>
  )
}
