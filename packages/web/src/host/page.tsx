import type { FoundPerson, Now, Ruling } from '@flotilla/wire'
import { RULINGS } from '@flotilla/wire'
import { useEffect, useState } from 'react'
import { useLoad } from '../lobby/use-load.ts'
import { faultOf } from '../net/api.ts'
import { follow } from '../router.ts'
import { Page } from '../shell/page.tsx'
import { useSay, type Say } from '../words.ts'
import { LineForm } from '../you/line-form.tsx'
import { NameBoard } from '../you/name-board.tsx'
import { Sheet, Trouble } from '../you/sheet.tsx'
import { useWork } from '../you/use-work.ts'
import { useWhen } from '../when.ts'
import styles from '../you/you.module.css'
import { host } from './api.ts'
import { hostWords } from './text.ts'

/** For accounts that the host has named: what goes on, and what can be done about it. */
export default function HostPage() {
  const say = useSay(hostWords)
  const [now, setNow] = useState<Now | null>(null)
  const [code, setCode] = useState('')
  const look = (): void => {
    host.now().then(setNow, (error: unknown) => setCode(faultOf(error).code))
  }
  useEffect(look, [])
  if (now === null)
    return (
      <Page>
        <h1>{say('host.title')}</h1>
        {code === 'person.prove' ? (
          <p>
            <a href="/you/enter" onClick={follow}>
              {say('host.prove')}
            </a>
          </p>
        ) : (
          <p>{say(code === '' ? 'web.loading' : 'host.none')}</p>
        )}
      </Page>
    )
  return (
    <Page
      bare
      board={
        <NameBoard name={say('host.title')}>
          <p>
            {say('host.people', { n: now.people })}, {say('host.online', { n: now.online })}; {say('host.tables', now.tables)}
          </p>
        </NameBoard>
      }
    >
      <div className={styles.quay}>
        <Overview now={now} say={say} again={look} />
        <Reports say={say} />
        <Find say={say} />
        <Rulings say={say} />
        <Audit say={say} />
      </div>
    </Page>
  )
}

function Overview({ now, say, again }: { now: Now; say: Say; again: () => void }) {
  const work = useWork()
  const [text, setText] = useState(now.announcement)
  const [names, setNames] = useState(now.names.join('\n'))
  return (
    <Sheet id="now" title={say('host.now')}>
      <LineForm
        name={say('host.announcement')}
        send={say('host.announce')}
        busy={work.busy}
        onSend={() => work.run(() => host.announce(text).then(again))}
      >
        <input type="text" maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </LineForm>
      <LineForm
        name={say('host.names')}
        send={say('host.save')}
        busy={work.busy}
        onSend={() => work.run(() => host.names(names.split('\n').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))).then(again))}
      >
        <textarea rows={3} value={names} onChange={(event) => setNames(event.target.value)} />
      </LineForm>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

function Reports({ say }: { say: Say }) {
  const reports = useLoad(host.reports)
  const work = useWork()
  const when = useWhen()
  return (
    <Sheet id="reports" title={say('host.reports')}>
      {reports.value?.length === 0 ? <p className={styles.hint}>{say('host.noReports')}</p> : null}
      <ul className={styles.rows}>
        {reports.value?.map(({ id, name, why, talk, created, handled }) => (
          <li key={id}>
            <span>
              <strong>{say('host.about', { name, why })}</strong>
              <small>{when.ago(created)}</small>
              {talk.map((said) => (
                <small key={said.n}>{said.meant ? <mark>{`${said.name}: ${said.text}`}</mark> : `${said.name}: ${said.text}`}</small>
              ))}
            </span>
            {handled === null ? (
              <button type="button" disabled={work.busy} onClick={() => work.run(() => host.handled(id).then(reports.again))}>
                {say('host.handled')}
              </button>
            ) : (
              <span>✓</span>
            )}
          </li>
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

function Find({ say }: { say: Say }) {
  const work = useWork()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null)
  const search = (): void => work.run(() => host.find(name).then(setFound))
  return (
    <Sheet id="find" title={say('host.find')}>
      <LineForm name={say('host.findName')} send={say('host.search')} busy={work.busy} onSend={search}>
        <input type="search" required value={name} onChange={(event) => setName(event.target.value)} />
      </LineForm>
      {found?.length === 0 ? <p>{say('host.nobody')}</p> : null}
      <ul className={styles.rows}>
        {found?.map((one) => (
          <Somebody key={one.person.id} one={one} say={say} again={search} />
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

function Somebody({ one: { person, created, rulings }, say, again }: { one: FoundPerson; say: Say; again: () => void }) {
  const work = useWork()
  const when = useWhen()
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState('')
  const rule = (kind: Ruling['kind']): void =>
    work.run(() => host.rule(person.id, { kind, reason, ...(hours === '' ? {} : { hours: Number(hours) }) }).then(again))
  return (
    <li>
      <span>
        <strong>{person.name}</strong>
        <small>
          {person.id} · {when.day(created)}
          {rulings.map(({ kind }) => ` · ${say(`host.${kind}`)}`).join('')}
        </small>
      </span>
      <div className={styles.line}>
        <label>
          {say('host.reason')}
          <input type="text" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        <label>
          {say('host.hours')}
          <input type="number" min={0} value={hours} onChange={(event) => setHours(event.target.value)} />
        </label>
        {RULINGS.map((kind) => (
          <button key={kind} type="button" disabled={work.busy || reason.trim() === ''} onClick={() => rule(kind)}>
            {say(`host.${kind}`)}
          </button>
        ))}
      </div>
      <Trouble work={work} say={say} />
    </li>
  )
}

function Rulings({ say }: { say: Say }) {
  const rulings = useLoad(host.rulings)
  const work = useWork()
  const when = useWhen()
  return (
    <Sheet id="rulings" title={say('host.rulings')}>
      <ul className={styles.rows}>
        {rulings.value?.map(({ person, name, kind, reason, until }) => (
          <li key={`${person} ${kind}`}>
            <span>
              <strong>
                {name}: {say(`host.${kind}`)}
              </strong>
              <small>
                {reason} · {until === null ? say('host.forever') : say('host.until', { when: when.day(until) })}
              </small>
            </span>
            <button type="button" disabled={work.busy} onClick={() => work.run(() => host.pardon(person, kind).then(rulings.again))}>
              {say('host.pardon')}
            </button>
          </li>
        ))}
      </ul>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

function Audit({ say }: { say: Say }) {
  const { value } = useLoad(host.audit)
  const when = useWhen()
  return (
    <Sheet id="audit" title={say('host.audit')}>
      <ul className={styles.rows}>
        {value?.map(({ at, by, what, about, details }) => (
          <li key={`${at} ${what} ${about}`}>
            <span>
              <strong>{what}</strong>
              <small>{[when.ago(at), by, about, details].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
