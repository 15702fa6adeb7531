import type { TableLine } from '@flotilla/protocol'
import { Suspense, lazy } from 'react'
import { follow } from '../router.ts'
import { nameOfLanguage } from '../languages.ts'
import { Flag } from '../layout/flag.tsx'
import { useWhen, type When } from '../when.ts'
import { useSay, type Say } from '../words.ts'
import { clockWords } from './option-words.ts'
import { sitter } from './bot-name.ts'
import styles from './table-list.module.css'

const UnusualOptions = lazy(() => import('./unusual-options.tsx'))

export function TableList({ tables }: { tables: readonly TableLine[] }) {
  const say = useSay()
  const when = useWhen()
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
            <span className={styles.status}>
              <small>{factsOf(table, say)}</small>
              {Object.keys(table.options).length === 0 ? null : (
                <Suspense fallback={null}>
                  <UnusualOptions game={table.game} options={table.options} />
                </Suspense>
              )}
              {say(table.waits ? 'web.yourTurn' : `web.status.${table.status}`)}
              {table.since === null ? null : <small>{waiting(table, say, when)}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How the table is kept, as far as it matters to whoever may sit down: its pace, and what differs from most tables. */
const factsOf = ({ house }: TableLine, say: Say): string =>
  [
    clockWords(say, house.clock),
    ...(house.language === undefined ? [] : [nameOfLanguage(house.language)]),
    ...(house.undo === 'off' ? [say('web.fact', { what: say('web.undo'), how: say('web.undo.off') })] : []),
    ...(house.talk === 'open' ? [] : [say('web.fact', { what: say('web.talk'), how: say(`web.talk.${house.talk}`) })]),
  ].join(' · ')

/** How long it has waited for you, and until when it does, on your own clock. */
function waiting({ since, until }: TableLine, say: Say, when: When): string {
  const waits = say('web.waitsSince', { when: when.lasting(since === null ? 0 : Date.now() - since) })
  return until === null ? waits : `${waits} · ${say('web.until', { when: when.until(until) })}`
}
