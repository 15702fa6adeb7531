import type { Limits, Now } from '@flotilla/protocol'
import { useState } from 'react'
import type { Say } from '../words.ts'
import { LineForm } from '../account/line-form.tsx'
import { Sheet, Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import styles from '../account/account.module.css'
import { adminApi } from './api.ts'

interface Props {
  readonly now: Now
  readonly say: Say
  readonly again: () => void
}

/** What everybody is told, and which names nobody has. */
export function Overview({ now, say, again }: Props) {
  const work = useTask()
  const [text, setText] = useState(now.announcement)
  const [names, setNames] = useState(now.names.join('\n'))
  return (
    <Sheet id="now" title={say('host.now')}>
      <LineForm
        name={say('host.announcement')}
        send={say('host.announce')}
        busy={work.busy}
        onSend={() => work.run(() => adminApi.announce(text).then(again))}
      >
        <input type="text" maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </LineForm>
      <LineForm
        name={say('host.names')}
        send={say('host.save')}
        busy={work.busy}
        onSend={() =>
          work.run(() => adminApi.names(names.split('\n').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))).then(again))
        }
      >
        <textarea rows={3} value={names} onChange={(event) => setNames(event.target.value)} />
      </LineForm>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}

const KINDS = ['openTables', 'botTables', 'publicTables', 'addressPeople'] as const satisfies (keyof Limits)[]

/** What one person may have. */
export function LimitsSheet({ now, say, again }: Props) {
  const work = useTask()
  const [limits, setLimits] = useState(now.limits)
  return (
    <Sheet id="limits" title={say('host.limits')}>
      <form
        className={styles.numbers}
        onSubmit={(event) => {
          event.preventDefault()
          work.run(() => adminApi.limit(limits).then(again))
        }}
      >
        {KINDS.map((kind) => (
          <label key={kind}>
            {say(`host.${kind}`)}
            <input
              type="number"
              required
              min={kind === 'publicTables' ? 0 : 1}
              max={1_000_000}
              value={Number.isNaN(limits[kind]) ? '' : limits[kind]}
              onChange={(event) => setLimits({ ...limits, [kind]: event.target.valueAsNumber })}
            />
          </label>
        ))}
        <button type="submit" disabled={work.busy}>
          {say('host.save')}
        </button>
      </form>
      <p className={styles.hint}>{say('host.limitsWhy')}</p>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
