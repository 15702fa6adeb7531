import { useEffect, useRef } from 'react'

/** Where keys are meant for what is typed or chosen there. */
const TYPED_INTO = 'input:not([type=radio]), textarea, select, dialog, [contenteditable]'

/** Whether a key is a shortcut of the board: without a modifier of the browser's own, and not typed into a field or a dialog. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TYPED_INTO) !== null)

/** Calls `press` with every key that is a shortcut of the board, wherever the focus is. */
export function useShortcuts(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isShortcut(event)) latest.current(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
