import type { Now } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { faultOf } from '../net/api.ts'
import { follow } from '../router.ts'
import { Page } from '../layout/page.tsx'
import { useSay } from '../words.ts'
import { NameBoard } from '../account/name-board.tsx'
import styles from '../account/account.module.css'
import { adminApi } from './api.ts'
import { Find } from './find.tsx'
import { LimitsSheet, Overview } from './overview.tsx'
import { Audit, Rulings } from './moderation-log.tsx'
import { Reports } from './reports.tsx'
import { Tables } from './tables.tsx'
import { hostWords } from './text.ts'

/** For accounts that the host has named: what goes on, and what can be done about it. */
export default function AdminPage() {
  const say = useSay([hostWords])
  const [now, setNow] = useState<Now | null>(null)
  const [code, setCode] = useState('')
  const [wanted, setWanted] = useState('')
  /** What was done since: what lists it looks again. */
  const [done, setDone] = useState(0)
  const look = (): void => {
    adminApi.now().then(setNow, (error: unknown) => setCode(faultOf(error).code))
  }
  const again = (): void => {
    setDone((before) => before + 1)
    look()
  }
  useEffect(look, [])
  if (now === null)
    return (
      <Page>
        <h1>{say('host.title')}</h1>
        {code === 'person.prove' ? (
          <p>
            <a href="/you/enter" onClick={follow}>
              {say('host.prove')}
            </a>
          </p>
        ) : (
          <p>{say(code === '' ? 'web.loading' : 'host.none')}</p>
        )}
      </Page>
    )
  return (
    <Page
      bare
      board={
        <NameBoard name={say('host.title')}>
          <p>
            {say('host.people', { n: now.people })}, {say('host.online', { n: now.online })}; {say('host.tables', now.tables)}
          </p>
        </NameBoard>
      }
    >
      <div className={styles.quay}>
        <Reports say={say} onLook={setWanted} />
        <Find say={say} wanted={wanted} onRuled={again} />
        <Tables key={`tables ${done}`} say={say} onClosed={again} />
        <Overview now={now} say={say} again={again} />
        <LimitsSheet now={now} say={say} again={again} />
        <Rulings key={`rulings ${done}`} say={say} onPardoned={again} />
        <Audit key={`audit ${done}`} say={say} />
      </div>
    </Page>
  )
}
