import { useLoad } from '../lobby/use-load.ts'
import { follow } from '../router.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { Sheet, Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import styles from '../account/account.module.css'
import { adminApi } from './api.ts'

/** What people reported, with what was said around it; whoever it is about can be looked at. */
export function Reports({ say, onLook }: { say: Say; onLook: (person: string) => void }) {
  const reports = useLoad(adminApi.reports)
  const work = useTask()
  const when = useWhen()
  return (
    <Sheet id="reports" title={say('host.reports')}>
      {reports.value?.length === 0 ? <p className={styles.hint}>{say('host.noReports')}</p> : null}
      <ul className={styles.rows}>
        {reports.value?.map(({ id, about, byName, name, why, table, talk, created, handled }) => (
          <li key={id} className={styles.report}>
            <span>
              <strong>{say('host.about', { name, why })}</strong>
              <small>
                {[say('host.toldBy', { name: byName }), when.ago(created)].join(' · ')}
                {table === null ? null : (
                  <>
                    {' · '}
                    <a href={`/t/${table}`} onClick={follow}>
                      {say('host.table')}
                    </a>
                  </>
                )}
              </small>
              {talk.map((said) => (
                <small key={said.n}>{said.meant ? <mark>{`${said.name}: ${said.text}`}</mark> : `${said.name}: ${said.text}`}</small>
              ))}
            </span>
            <span className={styles.buttons}>
              <button type="button" onClick={() => onLook(about)}>
                {say('host.look', { name })}
              </button>
              {handled === null ? (
                <button type="button" disabled={work.busy} onClick={() => work.run(() => adminApi.handled(id).then(reports.again))}>
                  {say('host.handled')}
                </button>
              ) : (
                <span>✓</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
