import { SCOPES, type NewToken } from '@flotilla/wire'
import { useState } from 'react'
import { api } from '../net/api.ts'
import { socket } from '../net/socket.ts'
import { go } from '../router.ts'
import { Page } from '../shell/page.tsx'
import { useSay } from '../words.ts'
import styles from './lobby.module.css'
import { NameForm } from './name.tsx'
import { useLoad } from './use-load.ts'

const loadTokens = () => api.tokens().catch(() => [])

export default function Profile() {
  const say = useSay()
  const tokens = useLoad(loadTokens)
  const [fresh, setFresh] = useState<NewToken | null>(null)
  const make = (): void => {
    void api
      .newToken(
        `token ${(tokens.value?.length ?? 0) + 1}`,
        SCOPES.filter((scope) => scope !== 'account'),
      )
      .then((token) => {
        setFresh(token)
        tokens.again()
      })
  }
  const forget = (): void => {
    void api.leave().then(() => {
      socket.renew()
      go('/')
    })
  }
  return (
    <Page>
      <h1>{say('web.profile')}</h1>
      <div className={styles.form}>
        <NameForm isRename action={say('web.rename')} then={() => Promise.resolve(tokens.again())} />
        <section className={styles.group} aria-labelledby="tokens">
          <h2 id="tokens">{say('web.tokens')}</h2>
          <p className={styles.hint}>{say('web.tokensHint')}</p>
          {fresh === null ? null : (
            <input type="text" readOnly value={fresh.token} aria-label={say('web.tokens')} onFocus={(event) => event.target.select()} />
          )}
          <ul className={styles.seats}>
            {tokens.value?.map((token) => (
              <li key={token.id} className={styles.seat}>
                {token.name}
                <span className={styles.hint}>{token.scopes.join(', ')}</span>
                <button type="button" onClick={() => void api.dropToken(token.id).then(tokens.again)}>
                  {say('web.revoke')}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            <button type="button" onClick={make}>
              {say('web.newToken')}
            </button>
            <button type="button" onClick={forget}>
              {say('web.signOut')}
            </button>
          </div>
        </section>
      </div>
    </Page>
  )
}
