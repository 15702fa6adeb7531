import type { ReactNode } from 'react'
import { follow } from '../router.ts'
import { tellFault, type Say } from '../words.ts'
import type { Task } from './use-task.ts'
import styles from './account.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly aside?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A sheet of paper on the quay, with its heading. */
export function Sheet({ id, title, aside, wide = false, children }: Props) {
  return (
    <section className={`sheet ${styles.sheet} ${wide ? styles.wide : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Trouble({ work, say }: { work: Task; say: Say }) {
  if (work.fault === null) return null
  return (
    <p role="alert" className={styles.fault}>
      {work.fault.code === 'person.prove' ? (
        <a href="/you/enter" onClick={follow}>
          {tellFault(say, work.fault)}
        </a>
      ) : (
        tellFault(say, work.fault)
      )}
    </p>
  )
}
