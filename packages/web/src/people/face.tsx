import { Suspense, lazy } from 'react'
import styles from './people.module.css'

const DrawnFace = lazy(() => import('./drawn-face.tsx'))

/** Somebody's portrait in a brass ring; it comes when the page can already be used. */
export function Face({ avatar = '', name, size = 40 }: { avatar?: string | undefined; name: string; size?: number }) {
  return (
    <span className={styles.face} style={{ ['--face' as string]: `${size}px` }} aria-hidden>
      <Suspense fallback={null}>
        <DrawnFace avatar={avatar} name={name} />
      </Suspense>
    </span>
  )
}
