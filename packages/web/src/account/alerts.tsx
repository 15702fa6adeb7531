import {
  ALERTS,
  HOOKS,
  WAYS,
  type AlertKind,
  type AlertsInfo,
  type NewWay,
  type Preferences,
  type WayInfo,
  type WayKind,
} from '@flotilla/protocol'
import { useState } from 'react'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { canBePushed, subscribe } from './push.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask, type Task } from './use-task.ts'
import { useWhen } from '../when.ts'
import styles from './account.module.css'

interface Props {
  readonly info: AlertsInfo
  readonly say: Say
  readonly again: () => void
  readonly prefer: (part: Partial<Preferences>) => void
}

const WAY_WORDS = { push: 'you.push', mail: 'you.mailWay', webhook: 'you.webhook' } as const

/** For what one is called, and by which way. */
export function Alerts({ info, say, again, prefer }: Props) {
  const { alerts } = info.preferences
  const work = useTask()
  // Where the host has set up no mail, there is nothing to choose.
  const isOffered = (way: WayKind): boolean => way !== 'mail' || info.mail
  const toggle = (kind: AlertKind, way: WayKind): void => {
    const chosen = alerts[kind] ?? []
    prefer({ alerts: { ...alerts, [kind]: chosen.includes(way) ? chosen.filter((one) => one !== way) : [...chosen, way] } })
  }
  return (
    <Sheet id="calls" title={say('you.calls')}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {say(WAY_WORDS[way])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALERTS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`you.kind.${kind}`)}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    checked={isOffered(way) && alerts[kind]?.includes(way) === true}
                    disabled={!isOffered(way)}
                    onChange={() => toggle(kind, way)}
                    aria-label={say('web.fact', { what: say(`you.kind.${kind}`), how: say(WAY_WORDS[way]) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{say('you.callsNever')}</p>
      {info.ways.length === 0 ? <p className={styles.warning}>{say('you.noWays')}</p> : null}
      <ul className={styles.rows}>
        {info.ways.map((way) => (
          <Way key={way.id} way={way} work={work} say={say} again={again} />
        ))}
      </ul>
      <AddWays info={info} work={work} say={say} again={again} />
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

function Way({ way, work, say, again }: { way: WayInfo; work: Task; say: Say; again: () => void }) {
  const when = useWhen()
  const [sent, setSent] = useState<boolean | null>(null)
  return (
    <li>
      <span>
        <strong>{say(WAY_WORDS[way.kind])}</strong>
        <small>
          {way.where}
          {way.failing === null ? '' : ` · ${say('you.failing', { when: when.ago(way.failing) })}`}
        </small>
        {sent === null ? null : <small role="status">{say(sent ? 'you.tried' : 'you.triedNot')}</small>}
      </span>
      <span className={styles.buttons}>
        <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.tryWay(way.id).then(setSent))}>
          {say('you.tryIt')}
        </button>
        <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.dropWay(way.id).then(again))}>
          {say('you.remove')}
        </button>
      </span>
    </li>
  )
}

function AddWays({ info, work, say, again }: { info: AlertsInfo; work: Task; say: Say; again: () => void }) {
  const [denied, setDenied] = useState(false)
  const [url, setUrl] = useState('')
  const [speaks, setSpeaks] = useState<(typeof HOOKS)[number]>('plain')
  const [secret, setSecret] = useState<string | null>(null)
  const add = (way: NewWay): Promise<void> =>
    accountApi.addWay(way).then((made) => {
      setSecret(made.secret ?? null)
      again()
    })
  const push = async (): Promise<void> => {
    const way = await subscribe(info.pushKey)
    setDenied(way === null)
    if (way !== null) await add(way)
  }
  return (
    <>
      <div className={styles.line}>
        {canBePushed() ? (
          <button type="button" className="primary" disabled={work.busy} onClick={() => work.run(push)}>
            {say('you.pushOn')}
          </button>
        ) : (
          <p className={styles.hint}>{say('you.pushNo')}</p>
        )}
        {info.mail && !info.ways.some(({ kind }) => kind === 'mail') ? (
          <button type="button" disabled={work.busy} onClick={() => work.run(() => add({ kind: 'mail' }))}>
            {say('you.mailOn')}
          </button>
        ) : null}
      </div>
      {denied ? <p role="alert">{say('you.pushDenied')}</p> : null}
      <details className={styles.more}>
        <summary>{say('you.hookOn')}</summary>
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            work.run(() => add({ kind: 'webhook', url, speaks }).then(() => setUrl('')))
          }}
        >
          <label>
            {say('you.hookUrl')}
            <input type="url" required value={url} onChange={(event) => setUrl(event.target.value)} />
          </label>
          <label>
            {say('you.hookSpeaks')}
            <select value={speaks} onChange={(event) => setSpeaks(event.target.value as (typeof HOOKS)[number])}>
              {HOOKS.map((one) => (
                <option key={one} value={one}>
                  {say(`you.hook.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" disabled={work.busy}>
            {say('you.hookOn')}
          </button>
        </form>
      </details>
      {secret === null ? null : (
        <p role="status" className={styles.secret}>
          {say('you.hookSecret')} <code>{secret}</code>
        </p>
      )}
    </>
  )
}
