import type { ReactNode } from 'react'
import styles from './account.module.css'

/** One field with its name, and the button that sends it. */
export function LineForm({
  name,
  send,
  busy,
  onSend,
  children,
  after,
}: {
  readonly name: string
  readonly send: string
  readonly busy: boolean
  readonly onSend: () => void
  readonly children: ReactNode
  readonly after?: ReactNode
}) {
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <label>
        {name}
        {children}
      </label>
      <button type="submit" disabled={busy}>
        {send}
      </button>
      {after}
    </form>
  )
}
