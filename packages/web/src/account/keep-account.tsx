import type { Account } from '@flotilla/protocol'
import { useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { LineForm } from './line-form.tsx'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import styles from './account.module.css'

/** How a name is kept: by passkey, by words, by mail. */
export function KeepAccount({ account, say, again }: { account: Account; say: Say; again: () => void }) {
  const work = useTask()
  const [words, setWords] = useState<readonly string[] | null>(null)
  const { kept, keptBy, ways } = account
  const isKept = keptBy !== null
  return (
    <Sheet id="keep" title={say('you.keep')}>
      {isKept ? null : <p className={styles.warning}>{say('you.keepWhy')}</p>}
      <ul className={styles.rows}>
        <li>
          <span>
            <strong>{say('you.aPasskey')}</strong>
            <small>{ways.passkey ? (kept.passkeys > 0 ? `${kept.passkeys} ✓` : '') : say('you.passkeyNo')}</small>
          </span>
          <button
            type="button"
            className={isKept ? '' : 'primary'}
            disabled={work.busy || !ways.passkey}
            onClick={() => work.run(() => accountApi.keepByPasskey(say('you.passkeyName')).then(again))}
          >
            {say('you.passkey')}
          </button>
        </li>
        {kept.passkeys === 0 ? null : <OwnPasskeys key={kept.passkeys} say={say} again={again} />}
        <li>
          <span>
            <strong>{say('you.words')}</strong>
            <small>{kept.words ? '✓' : say('you.wordsWhy')}</small>
          </span>
          <button
            type="button"
            className={isKept || ways.passkey ? '' : 'primary'}
            disabled={work.busy}
            onClick={() => work.run(() => accountApi.newWords().then((made) => (setWords(made), again())))}
          >
            {say(kept.words ? 'you.wordsNew' : 'you.wordsMake')}
          </button>
        </li>
      </ul>
      {words === null ? null : (
        <div role="status" className={styles.secret}>
          <p>{say('you.wordsShown')}</p>
          <ol className={styles.words}>
            {words.map((word, k) => (
              <li key={k}>{word}</li>
            ))}
          </ol>
        </div>
      )}
      <MailRow account={account} say={say} again={again} />
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

/** The passkeys that one has, each to be removed. */
function OwnPasskeys({ say, again }: { say: Say; again: () => void }) {
  const passkeys = useLoad(accountApi.passkeys)
  const work = useTask()
  const when = useWhen()
  return passkeys.value?.map(({ id, name, created, used }) => (
    <li key={id}>
      <span>
        {name}
        <small>{used === null ? when.day(created) : say('you.lastSeen', { when: when.ago(used) })}</small>
        <Trouble work={work} say={say} />
      </span>
      <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.dropPasskey(id).then(again))}>
        {say('you.remove')}
      </button>
    </li>
  ))
}

function MailRow({ account: { kept, ways }, say, again }: { account: Account; say: Say; again: () => void }) {
  const work = useTask()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  if (!ways.mail) return <p className={styles.hint}>{say('you.mailNone')}</p>
  if (kept.mail !== null)
    return (
      <p className={styles.line}>
        {kept.mail}
        <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.dropMail().then(again))}>
          {say('you.mailDrop')}
        </button>
      </p>
    )
  return (
    <LineForm
      name={say('you.mail')}
      send={say('you.mailSend')}
      busy={work.busy}
      onSend={() => work.run(() => accountApi.offerMail(address).then(() => setSent(true)))}
      after={
        <>
          {sent ? <p role="status">{say('you.mailSent')}</p> : null}
          <Trouble work={work} say={say} />
        </>
      }
    >
      <input type="email" required autoComplete="email" value={address} onChange={(event) => setAddress(event.target.value)} />
    </LineForm>
  )
}
