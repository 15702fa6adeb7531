import { lightOf } from '@flotilla/art/harbour/plan'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.ts'
import { useHour } from '../lobby/use-hour.ts'
import { hasServer } from '../net/offline.ts'
import { follow } from '../router.ts'
import { useSay } from '../words.ts'
import styles from './page.module.css'
import { SettingsButton } from './settings-dialog.tsx'
import { Wheel } from './wheel.tsx'

const Shore = lazyPart(() => import('./ship-strip.tsx'))

interface Props {
  readonly children: ReactNode
  /** It brings its own sheets. */
  readonly bare?: boolean
  /** Lies at the water's edge: whom it is about. */
  readonly board?: ReactNode
  /** Nothing but words, while the real thing is fetched. */
  readonly brief?: boolean
}

/** A page of the site outside a table: a header, the content on a sheet or on sheets of its own, a footer. */
export function Page({ children, bare = false, board, brief = false }: Props) {
  const say = useSay()
  const hour = useHour()
  return (
    <div className={styles.page} style={lightOf(hour)}>
      <header className={styles.header}>
        <a href="/" onClick={follow} className={styles.brand}>
          <Wheel size={32} />
          Flotilla
        </a>
        <nav aria-label={say('web.menu')} className={styles.nav}>
          <a href="/verify" onClick={follow}>
            {say('web.verify')}
          </a>
          {hasServer ? (
            <a href="/you" onClick={follow}>
              {say('web.profile')}
            </a>
          ) : null}
          <SettingsButton />
        </nav>
      </header>
      <main>
        <div className={styles.water} data-low={board === undefined ? '' : undefined}>
          {brief ? null : (
            <Suspense fallback={null}>
              <Shore hour={hour} />
            </Suspense>
          )}
          {board}
        </div>
        <div className={bare ? `${styles.main} ${styles.bare}` : `sheet ${styles.main}`}>{children}</div>
      </main>
      <footer className={styles.footer}>
        <a href="/credits" onClick={follow}>
          {say('web.credits')}
        </a>
        {hasServer ? <a href="/api/docs">{say('web.apiDocs')}</a> : null}
      </footer>
    </div>
  )
}
