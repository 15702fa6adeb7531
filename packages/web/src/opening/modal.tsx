import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly className: string
  readonly style?: CSSProperties | undefined
  readonly onClose: () => void
  /** Told the dialog once it lies open: it may be laid beside something. */
  readonly onOpen?: (dialog: HTMLDialogElement) => void
  readonly children: ReactNode
}

/** A sheet over the page, on the browser's own modal dialog: focus, Escape and what is behind are its work. */
export function Modal({ title, className, style, onClose, onOpen, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (!dialog.open) dialog.showModal()
    onOpen?.(dialog)
    return () => dialog.close()
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={className}
      style={style}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === ref.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
