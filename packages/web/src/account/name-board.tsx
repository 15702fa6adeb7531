import type { ReactNode } from 'react'
import { Face } from '../people/face.tsx'
import styles from './name-board.module.css'

interface Props {
  readonly name: string
  /** None where it is no person's. */
  readonly avatar?: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** A name on its board at the water's edge, with the portrait of whom it is. */
export function NameBoard({ name, avatar, aside, children }: Props) {
  return (
    <div className={styles.board}>
      {avatar === undefined ? null : <Face avatar={avatar} name={name} size={104} />}
      <div className={styles.plank}>
        <h1>{name}</h1>
        {children}
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
