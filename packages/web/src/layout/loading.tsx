import { useSay } from '../words.ts'
import { Page } from './page.tsx'
import styles from './page.module.css'

/** What is seen while a page is fetched: it has its heading from the start. */
export function Loading() {
  const say = useSay()
  return (
    <Page brief>
      <h1 className={styles.loading}>{say('web.loading')}</h1>
    </Page>
  )
}
