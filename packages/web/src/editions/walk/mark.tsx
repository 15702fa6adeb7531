import type { Mark } from '../draft.ts'
import styles from './thing.module.css'

const PATHS: Readonly<Record<Mark, string>> = {
  yours: 'M5 19l1.2-4.6L15.8 4.8a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L9.6 17.8z',
  seen: 'M4 12.5l5.2 5L20 6.5',
  rulebook: 'M12 6c-3-2-6-2-8.5-1.5v14C6 18 9 18 12 20c3-2 6-2 8.5-1.5v-14C18 4 15 4 12 6zM12 6v14',
  published: 'M6 3.5h8.5L18.500 7.500V20.500H6zM9 11.500h6.500M9 15.500h6.500',
  house: 'M3.500 11.500L12 4.500l8.500 7M6 10v9.500h12V10M10 19.500v-5h4v5',
  none: 'M12 11.500v1',
}

/** Where a number comes from, as a sign: its shape says it, not the colour alone. */
export function MarkSign({ mark, size = 15 }: { readonly mark: Mark; readonly size?: number }) {
  return (
    <svg className={styles.sign} data-mark={mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[mark]} fill="none" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
