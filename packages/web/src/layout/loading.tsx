import { useSay } from '../words.ts'
import styles from './loading.module.css'
import { Page } from './page.tsx'
import page from './page.module.css'
import { Wheel } from './wheel.tsx'

/** What is seen while a page is fetched: it has its heading from the start. */
export function Loading() {
  const say = useSay()
  return (
    <Page brief>
      <h1 className={page.loading}>{say('web.loading')}</h1>
    </Page>
  )
}

interface TableLoadingProps {
  /** The game, once it is known: its world lends the colours. */
  readonly game?: string | undefined
  /** What is waited for: said when it takes more than a second. */
  readonly waits: 'web.fetchingTable' | 'web.fetchingGame' | 'web.fetchingBoard'
}

/** What is seen while a table is fetched: the colours of its world, and beyond a second what is going on. */
export function TableLoading({ game, waits }: TableLoadingProps) {
  const say = useSay()
  const Heading = waits === 'web.fetchingBoard' ? 'p' : 'h1'
  return (
    <div className={styles.table} data-world={game} data-waits={waits}>
      <Wheel size={72} />
      <Heading>{say('web.loading')}</Heading>
      <p className={styles.later}>{say(waits)}</p>
    </div>
  )
}
