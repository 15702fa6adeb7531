import { SCOPES, type NewToken } from '@flotilla/protocol'
import { useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { api } from '../net/api.ts'
import type { Say } from '../words.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import styles from './account.module.css'

const loadTokens = () => api.tokens().catch(() => [])

/** For one's own programs. */
export function Tokens({ say }: { say: Say }) {
  const tokens = useLoad(loadTokens)
  const work = useTask()
  const [fresh, setFresh] = useState<NewToken | null>(null)
  const make = async (): Promise<void> => {
    const scopes = SCOPES.filter((scope) => scope !== 'account')
    setFresh(await api.newToken(`token ${(tokens.value?.length ?? 0) + 1}`, scopes))
    tokens.again()
  }
  return (
    <Sheet id="tokens" title={say('you.tokens')}>
      <p className={styles.hint}>{say('you.tokensWhy')}</p>
      {fresh === null ? null : (
        <input type="text" readOnly value={fresh.token} aria-label={say('you.tokens')} onFocus={(event) => event.target.select()} />
      )}
      <ul className={styles.rows}>
        {tokens.value?.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.name}</strong>
              <small>{token.scopes.join(', ')}</small>
            </span>
            <button type="button" disabled={work.busy} onClick={() => work.run(() => api.dropToken(token.id).then(tokens.again))}>
              {say('you.revoke')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={work.busy} onClick={() => work.run(make)}>
        {say('you.newToken')}
      </button>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
