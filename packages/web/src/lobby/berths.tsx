import { MASTHEADS } from '@flotilla/art/harbour/plan'
import type { TableLine } from '@flotilla/protocol'
import { follow } from '../router.ts'
import { Flag } from '../layout/flag.tsx'
import { useSay } from '../words.ts'
import styles from './berths.module.css'

/** A table that waits for you flies your flag on its game's ship. */
export function Berths({ tables }: { tables: readonly TableLine[] }) {
  const say = useSay()
  const first = Object.keys(MASTHEADS).flatMap((game) => tables.find((table) => table.game === game && isUnderWay(table)) ?? [])
  if (first.length === 0) return null
  return (
    <ul className={styles.berths} aria-label={say('web.myTables')}>
      {first.map((table) => {
        const { x, y, side } = MASTHEADS[table.game] ?? { x: 0, y: 0, side: 'right' }
        const open = table.seats.filter(({ kind }) => kind === 'open').length
        return (
          <li
            key={table.id}
            className={styles.berth}
            data-side={side}
            data-waits={table.waits}
            style={{ ['--x' as string]: x, ['--y' as string]: y }}
          >
            <a href={`/t/${table.id}`} onClick={follow}>
              <Flag seat={table.seat ?? 0} size={46} />
              <span>
                <b>{say(table.waits ? 'web.yourTurn' : open > 0 ? 'web.seatsOpen' : `web.status.${table.status}`, { n: open })}</b>
                <i>{table.title}</i>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const isUnderWay = ({ status }: TableLine): boolean => status === 'open' || status === 'playing' || status === 'paused'
