import { useCallback } from 'react'
import type { Account } from '@flotilla/wire'
import { NameForm } from '../lobby/name.tsx'
import { useLoad } from '../lobby/use-load.ts'
import { people } from '../people/api.ts'
import { follow } from '../router.ts'
import { Glyph } from '../shell/glyph.tsx'
import { Page } from '../shell/page.tsx'
import { useWhen } from '../when.ts'
import { useSay, type Say } from '../words.ts'
import { you } from './api.ts'
import { Calls } from './calls.tsx'
import { Company } from './company.tsx'
import { Devices } from './devices.tsx'
import { Keep } from './keep.tsx'
import { Leaving } from './leaving.tsx'
import { Looks } from './looks.tsx'
import { NameBoard } from './name-board.tsx'
import { Rest } from './rest.tsx'
import { Sheet } from './sheet.tsx'
import { youWords } from './text.ts'
import { Tokens } from './tokens.tsx'
import { useChosen, type Chosen } from './use-chosen.ts'
import { Figures, Voyages } from './voyages.tsx'
import styles from './you.module.css'

const loadAccount = () => you.account().catch(() => null)

/** Who one is here: name, devices, calls, and what one has sailed. */
export default function YouPage() {
  const say = useSay(youWords)
  const account = useLoad(loadAccount)
  const chosen = useChosen()
  const again = (): void => {
    account.again()
    chosen?.again()
  }
  if (account.value === null)
    return (
      <Page>
        <h1>{say('you.title')}</h1>
        <NameForm isRename action={say('you.rename')} then={() => Promise.resolve(again())} />
        <p>
          <a href="/you/enter" onClick={follow}>
            {say('you.have')}
          </a>
        </p>
      </Page>
    )
  const { person, host } = account.value
  return (
    <Page bare board={<OwnBoard account={account.value} chosen={chosen} say={say} />}>
      <div className={styles.quay}>
        <Keep account={account.value} say={say} again={again} />
        {chosen === null ? null : <Calls info={chosen.info} say={say} again={chosen.again} prefer={chosen.prefer} />}
        <Figures say={say} />
        <Voyages say={say} />
        <Company say={say} />
        <Devices say={say} />
        {chosen === null ? null : <Rest chosen={chosen.info.preferences} say={say} prefer={chosen.prefer} again={chosen.again} />}
        <Sheet id="name" title={say('you.shown')}>
          <NameForm isRename action={say('you.rename')} then={() => Promise.resolve(again())} />
          {chosen === null ? null : (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.info.preferences.open}
                onChange={() => chosen.prefer({ open: !chosen.info.preferences.open })}
              />
              {say('you.open')}
            </label>
          )}
          <a href={`/people/${person.id}`} onClick={follow}>
            {say('you.asOthers')}
          </a>
        </Sheet>
        <Tokens say={say} />
        <Leaving account={account.value} say={say} />
        {host ? (
          <a className="button" href="/host" onClick={follow}>
            {say('you.host')}
          </a>
        ) : null}
      </div>
    </Page>
  )
}

/** The name on its board at the water's edge, with the portrait, and how it is kept. */
function OwnBoard({ account: { person, keptBy }, chosen, say }: { account: Account; chosen: Chosen | null; say: Say }) {
  const profile = useLoad(useCallback(() => people.profile(person.id), [person.id])).value
  const when = useWhen()
  const preferences = chosen?.info.preferences
  return (
    <NameBoard
      name={person.name}
      avatar={preferences?.avatar ?? ''}
      aside={
        chosen === null || preferences === undefined ? null : (
          <Looks name={person.name} chosen={preferences} say={say} prefer={chosen.prefer} />
        )
      }
    >
      <span className={keptBy === null ? styles.guest : styles.kept}>
        <Glyph name={keptBy === null ? 'lock' : 'check'} size={15} />
        {say(keptBy === null ? 'you.guest' : `you.keptBy.${keptBy}`)}
      </span>
      <p>
        {profile === null
          ? say('you.sub')
          : [
              say('you.sailing', { when: when.day(profile.since) }),
              say('you.finished', { n: profile.statistics?.games.reduce((sum, { played }) => sum + played, 0) ?? 0 }),
            ].join(' · ')}
      </p>
    </NameBoard>
  )
}
