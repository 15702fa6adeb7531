import type { ReactNode } from 'react'
import { follow } from '../router.ts'
import { useSay } from '../words.ts'
import { Page } from './page.tsx'
import styles from './page.module.css'
import { Wheel } from './wheel.tsx'

/** Where a link leads nowhere: what is wrong, and the way on. */
export function NotFound({ title, children }: { title: string; children?: ReactNode }) {
  const say = useSay()
  return (
    <Page>
      <div className={styles.lost} role="alert">
        <Wheel size={64} />
        <h1>{title}</h1>
        {children}
        <a className="button primary" href="/" onClick={follow}>
          {say('web.toHarbour')}
        </a>
      </div>
    </Page>
  )
}
