import type { HostedTable } from '@flotilla/protocol'
import { useState } from 'react'
import { LineForm } from '../account/line-form.tsx'
import { Sheet, Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import styles from '../account/account.module.css'
import { useLoad } from '../lobby/use-load.ts'
import { GameTitle } from '../lobby/use-title.ts'
import { follow } from '../router.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { adminApi } from './api.ts'

/** The tables that go on: who sits there, and a way to end one. */
export function Tables({ say, onClosed }: { say: Say; onClosed: () => void }) {
  const { value } = useLoad(adminApi.tables)
  return (
    <Sheet id="tables" title={say('host.tablesNow')}>
      {value?.length === 0 ? <p className={styles.hint}>{say('host.noTables')}</p> : null}
      <ul className={styles.rows}>
        {value?.map((table) => (
          <Line key={table.id} table={table} say={say} onClosed={onClosed} />
        ))}
      </ul>
    </Sheet>
  )
}

function Line({
  table: { id, game, status, created, people, ...table },
  say,
  onClosed,
}: {
  table: HostedTable
  say: Say
  onClosed: () => void
}) {
  const task = useTask()
  const when = useWhen()
  const [reason, setReason] = useState('')
  return (
    <li>
      <span>
        <a href={`/t/${id}`} onClick={follow}>
          <strong>
            <GameTitle game={game} />
          </strong>
        </a>
        <small>
          {[
            say(`web.status.${status}`),
            ...(table.public ? [say('host.public')] : []),
            when.ago(created),
            people.map(({ name }) => name).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <details className={styles.more}>
        <summary>{say('host.close')}</summary>
        <LineForm
          name={say('host.reason')}
          send={say('host.close')}
          busy={task.busy}
          onSend={() => task.run(() => adminApi.close(id, reason).then(onClosed))}
        >
          <input type="text" required maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </LineForm>
        <Trouble work={task} say={say} />
      </details>
    </li>
  )
}
