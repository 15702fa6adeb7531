import { useCallback } from 'react'
import type { Account } from '@flotilla/protocol'
import { NameForm } from '../lobby/name.tsx'
import { useLoad } from '../lobby/use-load.ts'
import { people } from '../people/api.ts'
import { follow } from '../router.ts'
import { Glyph } from '../layout/glyph.tsx'
import { Page } from '../layout/page.tsx'
import { useWhen } from '../when.ts'
import { useSay, type Say } from '../words.ts'
import { accountApi } from './api.ts'
import { Alerts } from './alerts.tsx'
import { Companions } from './companions.tsx'
import { Devices } from './devices.tsx'
import { KeepAccount } from './keep-account.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { AvatarButtons } from './avatar-buttons.tsx'
import { NameBoard } from './name-board.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { Sheet } from './sheet.tsx'
import { youWords } from './text.ts'
import { Tokens } from './tokens.tsx'
import { usePreferences, type ChosenPreferences } from './use-preferences.ts'
import { Figures, GameHistory } from './history.tsx'
import styles from './account.module.css'

const loadAccount = () => accountApi.account().catch(() => null)

/** Who one is here: name, devices, calls, and what one has sailed. */
export default function AccountPage() {
  const say = useSay([youWords])
  const account = useLoad(loadAccount)
  const chosen = usePreferences()
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
        <KeepAccount account={account.value} say={say} again={again} />
        {chosen === null ? null : <Alerts info={chosen.info} say={say} again={chosen.again} prefer={chosen.prefer} />}
        <Figures say={say} />
        <GameHistory say={say} />
        <Companions say={say} />
        <Devices say={say} />
        {chosen === null ? null : <QuietHours chosen={chosen.info.preferences} say={say} prefer={chosen.prefer} again={chosen.again} />}
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
          <a href="/study" onClick={follow}>
            {say('you.studies')}
          </a>{' '}
          <a href={`/people/${person.id}`} onClick={follow}>
            {say('you.asOthers')}
          </a>
        </Sheet>
        <Tokens say={say} />
        <DeleteAccount account={account.value} say={say} />
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
function OwnBoard({ account: { person, keptBy }, chosen, say }: { account: Account; chosen: ChosenPreferences | null; say: Say }) {
  const profile = useLoad(useCallback(() => people.profile(person.id), [person.id])).value
  const when = useWhen()
  const preferences = chosen?.info.preferences
  return (
    <NameBoard
      name={person.name}
      avatar={preferences?.avatar ?? ''}
      aside={
        chosen === null || preferences === undefined ? null : (
          <AvatarButtons name={person.name} chosen={preferences} say={say} prefer={chosen.prefer} />
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
