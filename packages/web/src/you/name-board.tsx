import type { ReactNode } from 'react'
import { Face } from '../people/face.tsx'
import styles from './name-board.module.css'

/** Somebody's portrait, and the board with the name beside it. */
export function NameBoard({ name, avatar, aside, children }: { name: string; avatar: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.board}>
      <Face avatar={avatar} name={name} size={104} />
      <div className={styles.plank}>
        <h1>{name}</h1>
        {children}
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
