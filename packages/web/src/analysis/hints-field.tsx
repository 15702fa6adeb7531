import type { House } from '@flotilla/protocol'
import styles from '../lobby/lobby.module.css'
import { useSay } from '../words.ts'
import { adviceWords } from './text.ts'

/** Who may ask for hints at a new table. */
export function HintsField({ value, onChange }: { value: House['hints']; onChange: (hints: House['hints']) => void }) {
  const say = useSay([adviceWords])
  return (
    <label className={styles.field}>
      {say('analysis.hints')}
      <select value={value} onChange={(event) => onChange(event.target.value as House['hints'])}>
        {(['alone', 'all', 'off'] as const).map((hints) => (
          <option key={hints} value={hints}>
            {say(`analysis.hints.${hints}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
