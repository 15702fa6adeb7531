import type { TableLine } from '@flotilla/wire'
import { follow } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import { useSay } from '../words.ts'
import { sitter } from './bot-name.ts'
import styles from './table-list.module.css'

export function TableList({ tables }: { tables: readonly TableLine[] }) {
  const say = useSay()
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <li key={table.id}>
          <a href={`/t/${table.id}`} onClick={follow} className={styles.table} data-waits={table.waits}>
            <strong>{table.title}</strong>
            <span className={styles.people}>
              {table.seats.map((seat, k) => (
                <span key={k} className={styles.person}>
                  <Flag seat={k} size={22} />
                  {sitter(say, seat)}
                </span>
              ))}
            </span>
            <span className={styles.status}>{say(table.waits ? 'web.yourTurn' : `web.status.${table.status}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
