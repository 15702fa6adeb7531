import type { Account } from '@flotilla/protocol'
import { useState } from 'react'
import { api } from '../net/api.ts'
import { socket } from '../net/socket.ts'
import { change } from '../settings.ts'
import { follow, go } from '../router.ts'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import styles from './account.module.css'

function save(data: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = 'flotilla-my-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

const gone = (): void => {
  change({ name: '' })
  socket.renew()
  go('/')
}

/** Signing out, one's data, and the end of it. What cannot be undone is asked twice. */
export function DeleteAccount({ account, say }: { account: Account; say: Say }) {
  const work = useTask()
  const [asked, setAsked] = useState<'out' | 'delete' | null>(null)
  const { keptBy, fresh } = account
  const isKept = keptBy !== null
  const signOut = (): void => work.run(() => api.leave().then(gone))
  return (
    <Sheet id="leaving" title={say('you.data')}>
      <div className={styles.line}>
        <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.data().then(save))}>
          {say('you.download')}
        </button>
        <button type="button" disabled={work.busy} onClick={() => (isKept ? signOut() : setAsked('out'))}>
          {say('you.signOut')}
        </button>
        <button type="button" className={styles.danger} disabled={work.busy} onClick={() => setAsked('delete')}>
          {say('you.delete')}
        </button>
      </div>
      {asked === 'out' ? (
        <div role="alert" className={styles.warning}>
          <p>{say('you.signOutLost')}</p>
          <div className={styles.line}>
            <button type="button" onClick={() => setAsked(null)}>
              {say('you.cancel')}
            </button>
            <button type="button" className={styles.danger} disabled={work.busy} onClick={signOut}>
              {say('you.signOutAnyway')}
            </button>
          </div>
        </div>
      ) : null}
      {asked === 'delete' ? (
        <div role="alert" className={styles.warning}>
          <p>{say('you.deleteSure')}</p>
          <div className={styles.line}>
            <button type="button" onClick={() => setAsked(null)}>
              {say('you.cancel')}
            </button>
            {isKept && !fresh ? (
              <a href="/you/enter" onClick={follow}>
                {say('you.proveFirst')}
              </a>
            ) : (
              <button
                type="button"
                className={styles.danger}
                disabled={work.busy}
                onClick={() => work.run(() => accountApi.farewell().then(gone))}
              >
                {say('you.deleteYes')}
              </button>
            )}
          </div>
        </div>
      ) : null}
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
