import type { Finding } from '@flotilla/quests'
import type { Say } from '../words.ts'
import styles from './editor.module.css'

interface Props {
  readonly faults: readonly Finding[]
  readonly remarks: readonly Finding[]
  readonly teams: readonly number[]
  readonly say: Say
  /** Shows where a finding is. */
  readonly onShow: (cells: readonly number[]) => void
}

/** What the checker says to the map as it lies, live. */
export function Checker({ faults, remarks, teams, say, onShow }: Props) {
  const list = (findings: readonly Finding[]) => (
    <ul>
      {findings.map((finding, k) => (
        <li key={k}>
          <button type="button" className="quiet" onClick={() => onShow(finding.cells)}>
            {say(finding)}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-label={say('maps.check')}
      className={styles.panel}
      data-sound={faults.length === 0 ? '' : undefined}
      data-faulty={faults.length === 0 ? undefined : ''}
    >
      <h2>{say('maps.check')}</h2>
      <div role="status">
        {faults.length === 0 ? <p>{say('maps.sound', { teams: teams.map(String) })}</p> : <p>{say('maps.faults')}</p>}
      </div>
      {list(faults)}
      {remarks.length === 0 ? null : (
        <>
          <p>{say('maps.remarks')}</p>
          {list(remarks)}
        </>
      )}
    </section>
  )
}
