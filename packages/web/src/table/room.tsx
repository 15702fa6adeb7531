import type { Face } from '@flotilla/kernel'
import type { Fault, TableInfo } from '@flotilla/wire'
import { useState } from 'react'
import { NameForm } from '../lobby/name.tsx'
import styles from '../lobby/lobby.module.css'
import { api, Refused } from '../net/api.ts'
import { Flag } from '../shell/flag.tsx'
import { Page } from '../shell/page.tsx'
import { tellFault, useSay } from '../words.ts'
import type { TableLink } from './store.ts'

/** Before the start: the link for the friends, the seats, and the host's wheel. */
export function Room({ link, game, info }: { link: TableLink; game: Face; info: TableInfo }) {
  const say = useSay(game.words.catalogues)
  const [fault, setFault] = useState<Fault | null>(null)
  const [copied, setCopied] = useState(false)
  const doing = (done: Promise<TableInfo>): void => {
    setFault(null)
    done.then(
      (next) => link.store.setState({ info: next }),
      (error: unknown) => setFault(error instanceof Refused ? error.fault : { code: 'web.broken', message: String(error) }),
    )
  }
  const sit = (seat?: number): Promise<TableInfo> =>
    api.sit(info.id, { ...(seat === undefined ? {} : { seat }), nonce: crypto.randomUUID() })
  const open = info.seats.filter(({ kind }) => kind === 'open').length
  return (
    <Page>
      <h1>{game.title}</h1>
      <div className={styles.form}>
        <section className={styles.group}>
          <label className={styles.field}>
            {say('web.invite')}
            <span className={styles.link}>
              <input type="text" readOnly value={location.href} onFocus={(event) => event.target.select()} />
              <button
                type="button"
                onClick={() => {
                  void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))
                }}
              >
                {say(copied ? 'web.copied' : 'web.copy')}
              </button>
            </span>
          </label>
          <span className={styles.hint}>{say('web.commitment', { hash: info.commitment.slice(0, 16) })}</span>
          {info.expected === null ? null : <span className={styles.hint}>{say('web.expected', { minutes: info.expected })}</span>}
        </section>
        {info.seat === null && open > 0 ? (
          <section className={styles.group}>
            <NameForm
              action={say('web.join')}
              then={async () => {
                link.store.setState({ info: await sit() })
              }}
            />
          </section>
        ) : null}
        {info.seat === null && open === 0 ? <p>{say('web.full')}</p> : null}
        <section className={styles.group} aria-labelledby="seats">
          <h2 id="seats">{say('web.seats')}</h2>
          <ul className={styles.seats}>
            {info.seats.map((seat, k) => (
              <li key={k} className={styles.seat}>
                <Flag seat={k} />
                <span>
                  {seat.kind === 'person' || seat.kind === 'bot' ? seat.name : say(`web.seat.${seat.kind}`)}
                  {seat.host ? ` (${say('web.host')})` : ''}
                  {k === info.seat ? ` (${say('web.you')})` : ''}
                </span>
                <span className={styles.row}>
                  {seat.kind === 'open' && info.seat !== null ? (
                    <button type="button" onClick={() => doing(sit(k))}>
                      {say('web.sit')}
                    </button>
                  ) : null}
                  {info.host && seat.kind === 'open' ? (
                    <button type="button" onClick={() => doing(api.setSeat(info.id, k, { kind: 'bot', bot: 'mate' }))}>
                      {say('web.fill')}
                    </button>
                  ) : null}
                  {info.host && seat.kind === 'bot' ? (
                    <button type="button" onClick={() => doing(api.setSeat(info.id, k, { kind: 'open' }))}>
                      {say('web.openSeat')}
                    </button>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          {fault === null ? null : (
            <p role="alert" className={styles.fault}>
              {tellFault(say, fault)}
            </p>
          )}
          <div className={styles.row}>
            {info.host ? (
              <button type="button" className="primary" disabled={open > 0} onClick={() => doing(api.start(info.id))}>
                {say('web.start')}
              </button>
            ) : null}
            <span className={styles.hint}>{say(open > 0 ? 'web.waitingForSeats' : info.host ? 'web.start' : 'web.waitingForHost')}</span>
            {info.seat === null ? null : (
              <button type="button" className="quiet" onClick={() => doing(api.stand(info.id))}>
                {say('web.leave')}
              </button>
            )}
          </div>
        </section>
      </div>
    </Page>
  )
}
