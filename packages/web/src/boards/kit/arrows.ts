import { useEffect, type RefObject } from 'react'

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrows go from thing to thing inside a zone; Tab goes on to the next. */
export function useArrows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = root.current
    if (board === null) return
    const press = (event: KeyboardEvent): void => {
      const step = STEP[event.key]
      const zone = event.target instanceof Element ? event.target.closest('section') : null
      if (step === undefined || zone === null) return
      const things = [...zone.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])')]
      const at = things.findIndex((thing) => thing === event.target)
      if (at < 0) return
      event.preventDefault()
      things[(at + step + things.length) % things.length].focus()
    }
    board.addEventListener('keydown', press)
    return () => board.removeEventListener('keydown', press)
  }, [root])
}
