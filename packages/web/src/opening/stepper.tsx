import type { Say } from '../words.ts'
import styles from './chips.module.css'
import type { Range } from './house-rules/values.ts'

interface Props {
  readonly range: Range
  /** Where counting begins while a word is chosen. */
  readonly begin: number | undefined
  readonly value: unknown
  readonly usual: unknown
  readonly option: string
  readonly say: Say
  readonly onChange: (value: number) => void
}

/** A number, counted up and down or typed. */
export function Stepper({ range: { min, max }, begin, value, usual, option, say, onChange }: Props) {
  const isOn = typeof value === 'number' && value >= min && value <= max
  const shown = isOn ? value : typeof usual === 'number' && usual >= min ? usual : (begin ?? Math.round((min + max) / 2))
  const set = (n: number): void => {
    if (Number.isInteger(n)) onChange(Math.max(min, Math.min(max, n)))
  }
  return (
    <span className={styles.step} data-on={isOn ? '' : undefined}>
      <button type="button" aria-label={say('opening.less')} onClick={() => set(isOn ? shown - 1 : shown)}>
        −
      </button>
      <input
        type="number"
        min={min}
        max={max}
        value={shown}
        aria-label={say('opening.number', { option, min, max })}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <button type="button" aria-label={say('opening.more')} onClick={() => set(isOn ? shown + 1 : shown)}>
        +
      </button>
      {shown === usual ? <i>{say('opening.usual')}</i> : null}
    </span>
  )
}
