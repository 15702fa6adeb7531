import { useCallback } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { Flag } from '../shell/flag.tsx'
import { Lost } from '../shell/lost.tsx'
import { Loading } from '../shell/loading.tsx'
import { Page } from '../shell/page.tsx'
import { useWhen } from '../when.ts'
import { useSay } from '../words.ts'
import { NameBoard } from '../you/name-board.tsx'
import { Sheet } from '../you/sheet.tsx'
import { youWords } from '../you/text.ts'
import { Numbers } from '../you/voyages.tsx'
import styles from '../you/you.module.css'
import { people } from './api.ts'
import { BondButtons } from './bond-buttons.tsx'
import { Report } from './report.tsx'
import { peopleWords } from './text.ts'

const words = { en: { ...youWords.en, ...peopleWords.en }, de: { ...youWords.de, ...peopleWords.de } }

/** Somebody's own page, as far as they open it. */
export default function PersonPage({ id }: { id: string }) {
  const say = useSay(words)
  const when = useWhen()
  const profile = useLoad(useCallback(() => people.profile(id), [id]))
  const { value } = profile
  if (profile.fault !== null) return <Lost title={say('people.nobody')} />
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
            <BondButtons profile={value} say={say} again={profile.again} />
            <Report who={{ id, name: person.name }} say={say} />
          </Sheet>
        )}
      </div>
    </Page>
  )
}
