import styles from '../decisions/panel.module.css'

interface StepperProps {
  readonly n: number
  /** What one more of it is called as an answer. */
  readonly takes?: string | undefined
  readonly fewer: string
  readonly more: string
  readonly canAdd: boolean
  readonly least?: number
  readonly large?: boolean
  readonly onChange: (n: number) => void
}

/** A number with a button on either side; a button that cannot be used stays to be found. */
export function Stepper({ n, takes, fewer, more, canAdd, least = 0, large = false, onChange }: StepperProps) {
  return (
    <span className={styles.stepper} data-large={large ? '' : undefined}>
      <button type="button" aria-label={fewer} aria-disabled={n <= least} onClick={() => n > least && onChange(n - 1)}>
        −
      </button>
      <output>{n}</output>
      <button type="button" aria-label={more} data-takes={takes} aria-disabled={!canAdd} onClick={() => canAdd && onChange(n + 1)}>
        +
      </button>
    </span>
  )
}
