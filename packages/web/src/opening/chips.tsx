import { useId, type ReactNode } from 'react'
import styles from './chips.module.css'

export interface Chip<T> {
  readonly value: T
  readonly words: ReactNode
  /** The usual one says so. */
  readonly note?: string | undefined
}

interface Props<T> {
  readonly label: string
  readonly values: readonly Chip<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** The label is read, and stands in words nearby. */
  readonly bare?: boolean
  readonly children?: ReactNode
}

/** One of a few, as real radio buttons. */
export function Chips<T extends string | number | boolean>({ label, values, value, onChange, bare = false, children }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={styles.chips} data-bare={bare ? '' : undefined}>
      <legend className={bare ? 'visually-hidden' : undefined}>{label}</legend>
      <div>
        {values.map((one) => (
          <label key={String(one.value)} className={styles.chip} data-on={one.value === value ? '' : undefined}>
            <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.words}</span>
            {one.note === undefined ? null : <i>{one.note}</i>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
