import type { FoundPerson, Ruling } from '@flotilla/protocol'
import { RULINGS } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { follow } from '../router.ts'
import { useWhen } from '../when.ts'
import type { Say } from '../words.ts'
import { LineForm } from '../account/line-form.tsx'
import { Sheet, Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import styles from '../account/account.module.css'
import { adminApi } from './api.ts'

interface Props {
  readonly say: Say
  /** Whom somebody wants to look at, by id. */
  readonly wanted: string
  /** Something was decided. */
  readonly onRuled: () => void
}

/** People by name, and what is decided about them. */
export function Find({ say, wanted, onRuled }: Props) {
  const { run, ...work } = useTask()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null)
  const look = (whom: string): void => run(() => adminApi.find(whom).then(setFound))
  useEffect(() => {
    if (wanted === '') return
    setName(wanted)
    look(wanted)
    document.getElementById('find')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when somebody else is wanted
  }, [wanted])
  return (
    <Sheet id="find" title={say('host.find')}>
      <LineForm name={say('host.findName')} send={say('host.search')} busy={work.busy} onSend={() => look(name)}>
        <input type="search" required value={name} onChange={(event) => setName(event.target.value)} />
      </LineForm>
      {found?.length === 0 ? <p>{say('host.nobody')}</p> : null}
      <ul className={styles.rows}>
        {found?.map((one) => (
          <Somebody
            key={one.person.id}
            one={one}
            say={say}
            again={() => {
              look(name)
              onRuled()
            }}
          />
        ))}
      </ul>
      <Trouble work={{ run, ...work }} say={say} />
    </Sheet>
  )
}

function Somebody({ one: { person, created, seen, kept, rulings }, say, again }: { one: FoundPerson; say: Say; again: () => void }) {
  const work = useTask()
  const when = useWhen()
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState('')
  const rule = (kind: Ruling['kind']): void =>
    work.run(() => adminApi.rule(person.id, { kind, reason, ...(hours === '' ? {} : { hours: Number(hours) }) }).then(again))
  return (
    <li>
      <span>
        <a href={`/people/${person.id}`} onClick={follow}>
          <strong>{person.name}</strong>
        </a>
        <small>
          {[
            when.day(created),
            say(kept ? 'host.kept' : 'host.notKept'),
            ...(seen === null ? [] : [when.ago(seen)]),
            ...rulings.map(({ kind }) => say(`host.is.${kind}`)),
          ].join(' · ')}
        </small>
        <small className={styles.id}>{person.id}</small>
      </span>
      <details className={styles.more}>
        <summary>{say('host.decide')}</summary>
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
      </details>
    </li>
  )
}
