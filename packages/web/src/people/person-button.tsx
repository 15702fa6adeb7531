import { Suspense, lazy, useState, type ReactNode } from 'react'
import { useSay } from '../words.ts'
import type { Somebody } from './person-dialog.tsx'
import styles from './people.module.css'

const PersonDialog = lazy(() => import('./person-dialog.tsx'))

/** A name that can be asked about: who it is, and what one can do about them. */
export function PersonButton({
  who,
  className = styles.name,
  children,
}: {
  who: Somebody
  className?: string | undefined
  children: ReactNode
}) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-label={say('web.about', { name: who.name })} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <PersonDialog who={who} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
