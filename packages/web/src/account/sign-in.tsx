import type { Entered } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { socket } from '../net/socket.ts'
import { go } from '../router.ts'
import { change } from '../settings.ts'
import { Page } from '../layout/page.tsx'
import { useSay, type Say } from '../words.ts'
import { accountApi } from './api.ts'
import { LineForm } from './line-form.tsx'
import { Trouble } from './sheet.tsx'
import { youWords } from './text.ts'
import { useTask, type Task } from './use-task.ts'
import styles from './account.module.css'

const given = (name: string): string | null => new URLSearchParams(location.search).get(name)

interface Step {
  readonly work: Task
  readonly say: Say
}

/** Coming back as who one is: by passkey, words, another device's letters, or a link. */
export default function SignInPage() {
  const say = useSay([youWords])
  const work = useTask()
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
    if (code !== null) setLink(() => () => accountApi.enterByDevice(code))
    else if (enter !== null) setLink(() => () => accountApi.enterByMail(enter))
    else if (keep !== null) run(() => accountApi.keepMail(keep).then(() => go('/you')))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the address held
  }, [])

  if (entered?.before != null) return <Merge before={entered.before} work={work} say={say} />
  if (link !== null) return <FollowLink work={work} say={say} onEnter={() => come(link)} />
  return (
    <Page>
      <h1>{say('you.have')}</h1>
      <div className={styles.ways}>
        <p className={styles.hint}>{say('you.haveWhy')}</p>
        <Trouble work={work} say={say} />
        <button type="button" className="primary" disabled={work.busy} onClick={() => come(accountApi.enterByPasskey)}>
          {say('you.byPasskey')}
        </button>
        <LineForm
          name={say('you.byLetters')}
          send={say('you.enter')}
          busy={work.busy}
          onSend={() => come(() => accountApi.enterByDevice(letters))}
        >
          <input
            type="text"
            required
            minLength={8}
            autoCapitalize="characters"
            autoComplete="one-time-code"
            value={letters}
            onChange={(event) => setLetters(event.target.value)}
          />
        </LineForm>
        <LineForm
          name={say('you.byWords')}
          send={say('you.enter')}
          busy={work.busy}
          onSend={() => come(() => accountApi.enterByWords(words))}
        >
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
          onSend={() => run(() => accountApi.askByMail(address).then(() => setSent(true)))}
          after={<>{sent ? <p role="status">{say('you.mailSent')}</p> : null}</>}
        >
          <input type="email" required autoComplete="email" value={address} onChange={(event) => setAddress(event.target.value)} />
        </LineForm>
      </div>
    </Page>
  )
}

/** Whoever had another name here decides whether its tables come along. */
function Merge({ before: { name, tables, both, code }, work, say }: Step & { before: NonNullable<Entered['before']> }) {
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
            onClick={() => work.run(() => accountApi.merge(code).then(() => go('/you')))}
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

/** Somebody else may have sent the link: nobody becomes another person by following it alone. */
function FollowLink({ work, say, onEnter }: Step & { onEnter: () => void }) {
  return (
    <Page>
      <h1>{say('you.linkTitle')}</h1>
      <div className={styles.ways}>
        <p>{say('you.linkWhy')}</p>
        <div className={styles.line}>
          <button type="button" className="primary" disabled={work.busy} onClick={onEnter}>
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
}
