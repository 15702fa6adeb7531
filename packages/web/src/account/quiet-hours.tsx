import type { Preferences } from '@flotilla/protocol'
import type { Say } from '../words.ts'
import { accountApi } from './api.ts'
import { Sheet, Trouble } from './sheet.tsx'
import { useTask } from './use-task.ts'
import { useWhen } from '../when.ts'
import styles from './account.module.css'

interface Props {
  readonly chosen: Preferences
  readonly say: Say
  readonly prefer: (part: Partial<Preferences>) => void
  readonly again: () => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When not to be called, and days off. */
export function QuietHours({ chosen, say, prefer, again }: Props) {
  const { quiet, vacation } = chosen
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const when = useWhen()
  const work = useTask()
  const off = vacation !== null && vacation.until > Date.now()
  const hour = (which: 'from' | 'to', words: string) => (
    <label>
      {words}
      <select
        value={quiet?.[which] ?? 0}
        onChange={(event) => prefer({ quiet: { from: quiet?.from ?? 22, to: quiet?.to ?? 8, [which]: Number(event.target.value) }, zone })}
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {`${one}:00`}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Sheet id="rest" title={say('you.quiet')}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={() => prefer({ quiet: quiet === null ? { from: 22, to: 8 } : null, zone })}
        />
        {say('you.quietOn')}
      </label>
      {quiet === null ? null : (
        <div className={styles.line}>
          {hour('from', say('you.quietFrom'))}
          {hour('to', say('you.quietTo'))}
          <small>{say('you.quietZone', { zone: chosen.zone })}</small>
        </div>
      )}
      <h3>{say('you.vacation')}</h3>
      <p className={styles.hint}>{say('you.vacationWhy')}</p>
      <div className={styles.line}>
        {off ? (
          <>
            <strong>{say('you.vacationUntil', { when: when.day(vacation.until) })}</strong>
            <button type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.vacation(0).then(again))}>
              {say('you.vacationEnd')}
            </button>
          </>
        ) : (
          [3, 7, 14].map((days) => (
            <button key={days} type="button" disabled={work.busy} onClick={() => work.run(() => accountApi.vacation(days).then(again))}>
              {say('you.vacationTake', { days })}
            </button>
          ))
        )}
      </div>
      <Trouble work={work} say={say} />
    </Sheet>
  )
}
