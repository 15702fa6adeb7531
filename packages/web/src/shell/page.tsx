import type { ReactNode } from 'react'
import { hasServer } from '../net/place.ts'
import { follow } from '../router.ts'
import { useSay } from '../words.ts'
import styles from './page.module.css'
import { SettingsButton } from './settings-dialog.tsx'
import { Wheel } from './wheel.tsx'

/** A page of the site outside a table: a header, the content on a sheet (or bare, where it brings its own), a footer. */
export function Page({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  const say = useSay()
  return (
    <div className={styles.page}>
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
      <main className={bare ? styles.main : `sheet ${styles.main}`}>{children}</main>
      <footer className={styles.footer}>
        <a href="/credits" onClick={follow}>
          {say('web.credits')}
        </a>
        {hasServer ? <a href="/api/docs">{say('web.apiDocs')}</a> : null}
      </footer>
    </div>
  )
}
