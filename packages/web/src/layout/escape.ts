import { useEffect, useRef } from 'react'

const open: (() => void)[] = []
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) open.at(-1)?.()
})

/** Escape closes what was opened last, and only that. */
export function useEscape(onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const close = (): void => latest.current()
    open.push(close)
    return () => void open.splice(open.indexOf(close), 1)
  }, [])
}
