import type { DeviceCode } from '@flotilla/protocol'
import { useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import Qr from '../layout/qr.tsx'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import { useWhen } from '../when.ts'
import styles from './account.module.css'

/** Where one is signed in, and how to be so on one more device. */
export function Devices({ say }: { say: Say }) {
  const sessions = useLoad(accountApi.sessions)
  const work = useTask()
  const when = useWhen()
  const [code, setCode] = useState<DeviceCode | null>(null)
  return (
    <Sheet id="devices" title={say('you.devices')}>
      <ul className={styles.rows}>
        {sessions.value?.map(({ id, device, seen, current }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <small>{current ? say('you.thisOne') : say('you.lastSeen', { when: when.ago(seen) })}</small>
            </span>
            {current ? null : (
              <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.endSession(id).then(sessions.again))}>
                {say('you.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <h3>{say('you.bring')}</h3>
      <p className={styles.hint}>{say('you.bringHow')}</p>
      {code === null ? (
        <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.device().then(setCode))}>
          {say('you.bringMake')}
        </button>
      ) : (
        <div className={styles.code} role="status">
          <Qr text={`${location.origin}/you/enter?code=${code.secret}`} label={say('you.qr')} />
          <span>
            <strong className={styles.letters}>{`${code.letters.slice(0, 4)} ${code.letters.slice(4)}`}</strong>
            <small>{say('you.until', { when: when.until(code.until) })}</small>
          </span>
        </div>
      )}
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
