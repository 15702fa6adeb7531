import { useEffect, useRef, type RefObject } from 'react'

const CHOICES = '[data-legal], input[type=radio]:not(:disabled)'

/**
 * An answer takes its button away, and the keyboard's focus with it. It comes back: to the board at once,
 * and to a choice in the old place as soon as something is asked again. Whoever clicks is left alone.
 */
export function useKeptFocus(asked: number | null): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  const held = useRef<{ readonly element: HTMLElement; readonly place: number } | null>(null)
  const isLost = (): boolean => document.activeElement === document.body && held.current?.element.isConnected === false

  useEffect(() => {
    const main = board.current
    const table = main?.parentElement
    if (main === null || table === null || table === undefined) return
    const hold = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === main) return
      const place = [...main.querySelectorAll(CHOICES)].indexOf(target)
      held.current = target.matches(':focus-visible') ? { element: target, place: Math.max(0, place) } : null
    }
    const watch = new MutationObserver(() => {
      if (isLost()) main.focus({ preventScroll: true })
    })
    const letGo = (): void => {
      held.current = null
    }
    table.addEventListener('pointerdown', letGo)
    table.addEventListener('focusin', hold)
    watch.observe(table, { childList: true, subtree: true })
    return () => {
      table.removeEventListener('pointerdown', letGo)
      table.removeEventListener('focusin', hold)
      watch.disconnect()
    }
  }, [])

  useEffect(() => {
    const main = board.current
    if (main === null || asked === null || held.current === null) return
    if (document.activeElement !== main && !isLost()) return
    const choices = main.querySelectorAll<HTMLElement>(CHOICES)
    choices[Math.min(held.current.place, choices.length - 1)]?.focus()
  }, [asked])

  return board
}
