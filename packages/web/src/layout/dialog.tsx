import { useEffect, useRef, type ReactNode } from 'react'
import { useSay } from '../words.ts'
import styles from './dialog.module.css'
import { Glyph } from './glyph.tsx'

/** A modal dialog on the browser's own element: focus, Escape and backdrop are its work. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  wide?: boolean
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const say = useSay()
  useEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    // What it is about comes first, not the way out of it.
    dialog?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={wide ? styles.wide : undefined}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className="quiet" onClick={onClose} aria-label={say('web.close')}>
          <Glyph name="close" size={18} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
