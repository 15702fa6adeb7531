import { useCallback } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { Flag } from '../layout/flag.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { useWhen } from '../when.ts'
import { useSay } from '../words.ts'
import { NameBoard } from '../account/name-board.tsx'
import { Sheet } from '../account/sheet.tsx'
import { youWords } from '../account/text.ts'
import { Numbers } from '../account/history.tsx'
import styles from '../account/account.module.css'
import { people } from './api.ts'
import { RelationshipButtons } from './relationship-buttons.tsx'
import { Report } from './report.tsx'
import { peopleWords } from './text.ts'

/** Somebody's own page, as far as they open it. */
export default function PersonPage({ id }: { id: string }) {
  const say = useSay([youWords, peopleWords])
  const when = useWhen()
  const profile = useLoad(useCallback(() => people.profile(id), [id]))
  const { value } = profile
  if (profile.fault !== null) return <NotFound title={say('people.nobody')} />
  if (value === null) return <Loading />
  const { person, avatar, flag, since, statistics, own } = value
  return (
    <Page
      bare
      board={
        <NameBoard name={person.name} avatar={avatar}>
          {flag === null ? null : <Flag seat={flag} size={30} />}
          <small>{say('people.since', { when: when.day(since) })}</small>
        </NameBoard>
      }
    >
      <div className={styles.quay}>
        <Sheet id="statistics" title={say('you.statistics')} wide>
          {statistics === null ? (
            <p>{say('people.closed', { name: person.name })}</p>
          ) : statistics.games.length === 0 ? (
            <p className={styles.hint}>{say('people.none')}</p>
          ) : (
            <Numbers value={statistics} say={say} />
          )}
        </Sheet>
        {own ? (
          <Sheet id="own" title={say('people.own')}>
            <p>{say(value.open ? 'people.ownOpen' : 'people.ownClosed')}</p>
          </Sheet>
        ) : (
          <Sheet id="bond" title={say('people.between')}>
            <RelationshipButtons profile={value} say={say} again={profile.again} />
            <Report who={{ id, name: person.name }} say={say} />
          </Sheet>
        )}
      </div>
    </Page>
  )
}
