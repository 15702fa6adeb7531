import type { Entered } from '@flotilla/wire'
import { useEffect, useState } from 'react'
import { socket } from '../net/socket.ts'
import { go } from '../router.ts'
import { change } from '../settings.ts'
import { Page } from '../shell/page.tsx'
import { useSay } from '../words.ts'
import { you } from './api.ts'
import { LineForm } from './line-form.tsx'
import { Trouble } from './sheet.tsx'
import { youWords } from './text.ts'
import { useWork } from './use-work.ts'
import styles from './you.module.css'

const given = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** Coming back as who one is: by passkey, words, another device's letters, or a link. */
export default function EnterPage() {
  const say = useSay(youWords)
  const work = useWork()
  const { run } = work
  const [entered, setEntered] = useState<Entered | null>(null)
  const [words, setWords] = useState('')
  const [letters, setLetters] = useState('')
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const [link, setLink] = useState<(() => Promise<Entered>) | null>(null)
  const come = (by: () => Promise<Entered>): void =>
    run(async () => {
      const who = await by()
      change({ name: who.person.name })
      socket.renew()
      if (who.before === null) go('/you')
      else setEntered(who)
    })

  // A link that was followed leaves the address at once. Whoever is brought a name is asked first: somebody else may have sent it.
  useEffect(() => {
    const [code, enter, keep] = [given('code'), given('enter'), given('keep')]
    if (code === null && enter === null && keep === null) return
    history.replaceState(null, '', location.pathname)
    if (code !== null) setLink(() => () => you.enterByDevice(code))
    else if (enter !== null) setLink(() => () => you.enterByMail(enter))
    else if (keep !== null) run(() => you.keepMail(keep).then(() => go('/you')))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the address held
  }, [])

  if (entered?.before != null) {
    const { name, tables, both, code } = entered.before
    return (
      <Page>
        <h1>{say('you.mergeTitle')}</h1>
        <div className={styles.ways}>
          <p>{say('you.merge', { name, tables })}</p>
          {both === 0 ? null : <p>{say('you.mergeBoth', { both })}</p>}
          <div className={styles.line}>
            <button
              type="button"
              className="primary"
              disabled={work.busy}
              onClick={() => run(() => you.merge(code).then(() => go('/you')))}
            >
              {say('you.mergeYes')}
            </button>
            <button type="button" onClick={() => go('/you')}>
              {say('you.mergeNo')}
            </button>
          </div>
          <Trouble work={work} say={say} />
        </div>
      </Page>
    )
  }
  if (link !== null)
    return (
      <Page>
        <h1>{say('you.linkTitle')}</h1>
        <div className={styles.ways}>
          <p>{say('you.linkWhy')}</p>
          <div className={styles.line}>
            <button type="button" className="primary" disabled={work.busy} onClick={() => come(link)}>
              {say('you.enter')}
            </button>
            <button type="button" onClick={() => go('/')}>
              {say('you.cancel')}
            </button>
          </div>
          <Trouble work={work} say={say} />
        </div>
      </Page>
    )
  return (
    <Page>
      <h1>{say('you.have')}</h1>
      <div className={styles.ways}>
        <p className={styles.hint}>{say('you.haveWhy')}</p>
        <Trouble work={work} say={say} />
        <button type="button" className="primary" disabled={work.busy} onClick={() => come(you.enterByPasskey)}>
          {say('you.byPasskey')}
        </button>
        <LineForm
          name={say('you.byLetters')}
          send={say('you.enter')}
          busy={work.busy}
          onSend={() => come(() => you.enterByDevice(letters))}
        >
          <input
            type="text"
            required
            minLength={6}
            autoCapitalize="characters"
            autoComplete="one-time-code"
            value={letters}
            onChange={(event) => setLetters(event.target.value)}
          />
        </LineForm>
        <LineForm name={say('you.byWords')} send={say('you.enter')} busy={work.busy} onSend={() => come(() => you.enterByWords(words))}>
          <textarea
            required
            rows={2}
            value={words}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWords(event.target.value)}
          />
        </LineForm>
        <LineForm
          name={say('you.byMail')}
          send={say('you.mailSend')}
          busy={work.busy}
          onSend={() => run(() => you.askByMail(address).then(() => setSent(true)))}
          after={<>{sent ? <p role="status">{say('you.mailSent')}</p> : null}</>}
        >
          <input type="email" required autoComplete="email" value={address} onChange={(event) => setAddress(event.target.value)} />
        </LineForm>
      </div>
    </Page>
  )
}
