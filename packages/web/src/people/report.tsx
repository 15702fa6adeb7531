import { useState } from 'react'
import type { Say } from '../words.ts'
import { Trouble } from '../account/sheet.tsx'
import { useTask } from '../account/use-task.ts'
import { people } from './api.ts'
import type { Somebody } from './person-dialog.tsx'
import styles from './people.module.css'

/** Tells the host about something said, or about a name. */
export function Report({ who: { id, table, line }, say }: { who: Somebody; say: Say }) {
  const work = useTask()
  const [why, setWhy] = useState('')
  const [sent, setSent] = useState(false)
  if (sent) return <p role="status">{say('people.reported')}</p>
  const body = { about: id, why, ...(table === undefined ? {} : { table }), ...(line === undefined ? {} : { line: line.n }) }
  return (
    <details className={styles.report} open={line !== undefined}>
      <summary>{say(line === undefined ? 'people.report' : 'people.reportLine')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          work.run(() => people.report(body).then(() => setSent(true)))
        }}
      >
        {line === undefined ? null : <blockquote>{line.text}</blockquote>}
        <label>
          {say('people.why')}
          <textarea required rows={2} maxLength={500} value={why} onChange={(event) => setWhy(event.target.value)} />
        </label>
        <button type="submit" disabled={work.busy || why.trim() === ''}>
          {say('people.send')}
        </button>
        <Trouble work={work} say={say} />
      </form>
    </details>
  )
}
