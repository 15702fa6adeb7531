import type { AlertsInfo, Preferences } from '@flotilla/wire'
import { useState } from 'react'
import { NameForm } from '../lobby/name.tsx'
import { useLoad } from '../lobby/use-load.ts'
import { follow } from '../router.ts'
import { Page } from '../shell/page.tsx'
import { useSettings } from '../settings.ts'
import { useSay, type Say } from '../words.ts'
import { you } from './api.ts'
import { Calls } from './calls.tsx'
import { Company } from './company.tsx'
import { Devices } from './devices.tsx'
import { Keep } from './keep.tsx'
import { Leaving } from './leaving.tsx'
import { Rest } from './rest.tsx'
import { youWords } from './text.ts'
import { Tokens } from './tokens.tsx'
import { Figures, Voyages } from './voyages.tsx'
import styles from './you.module.css'

const loadAccount = () => you.account().catch(() => null)
const loadAlerts = () => you.alerts().catch(() => null)

/** Who one is here: name, devices, calls, and what one has sailed. */
export default function YouPage() {
  const say = useSay(youWords)
  const account = useLoad(loadAccount)
  const again = account.again
  if (account.value === null)
    return (
      <Page bare>
        <h1 className="visually-hidden">{say('you.title')}</h1>
        <div className={styles.sheet}>
          <NameForm isRename action={say('you.rename')} then={() => Promise.resolve(again())} />
          <p>
            <a href="/you/enter" onClick={follow}>
              {say('you.have')}
            </a>
          </p>
        </div>
      </Page>
    )
  const { kept, person } = account.value
  const by = kept.passkeys > 0 ? 'passkey' : kept.words ? 'words' : kept.mail === null ? null : 'mail'
  return (
    <Page bare>
      <header className={`${styles.sheet} ${styles.title}`}>
        <h1>{person.name}</h1>
        <span className={by === null ? styles.guest : styles.kept}>{say(by === null ? 'you.guest' : `you.keptBy.${by}`)}</span>
        <p>{say('you.sub')}</p>
      </header>
      <div className={styles.quay}>
        <Keep account={account.value} say={say} again={again} />
        <Settled say={say} />
        <Devices say={say} />
        <Figures say={say} />
        <Company say={say} />
        <Voyages say={say} />
        <Tokens say={say} />
        <Leaving account={account.value} say={say} />
        <section className={styles.sheet}>
          <NameForm isRename action={say('you.rename')} then={() => Promise.resolve(again())} />
        </section>
      </div>
    </Page>
  )
}

/** What one chose; shown at once, and written. */
function Settled({ say }: { say: Say }) {
  const alerts = useLoad<AlertsInfo | null>(loadAlerts)
  const [chosen, setChosen] = useState<Preferences | null>(null)
  const language = useSettings((settings) => settings.language)
  if (alerts.value === null) return null
  const info = { ...alerts.value, preferences: chosen ?? alerts.value.preferences }
  const prefer = (part: Partial<Preferences>): void => {
    const wanted = { ...info.preferences, language, ...part }
    setChosen(wanted)
    you.prefer(wanted).catch(() => setChosen(null))
  }
  /** A vacation is taken, not chosen: the server says until when. */
  const again = (): void => {
    setChosen(null)
    alerts.again()
  }
  return (
    <>
      <Calls info={info} say={say} again={again} prefer={prefer} />
      <Rest chosen={info.preferences} say={say} prefer={prefer} again={again} />
      <section className={styles.sheet}>
        <label className={styles.check}>
          <input type="checkbox" checked={info.preferences.open} onChange={() => prefer({ open: !info.preferences.open })} />
          {say('you.open')}
        </label>
      </section>
    </>
  )
}
