import { useEffect, type RefObject } from 'react'

const DOCKED = 90

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > DOCKED && top < innerHeight - DOCKED
}

/** Where a decision is asked and none of its choices is on the screen, as on a phone, the first one comes into sight. Nobody is moved while writing. */
export function useChoicesInSight(board: RefObject<HTMLElement | null>, asked: number | null): void {
  useEffect(() => {
    const root = board.current
    if (asked === null || root === null || document.activeElement instanceof HTMLInputElement) return
    const bring = (): boolean => {
      const choices = [...root.querySelectorAll('[data-legal]')]
      if (choices.length === 0) return false
      if (!choices.some(isInSight)) {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        choices[0].scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
      }
      return true
    }
    if (bring()) return
    // A board that is still being fetched has no choices yet.
    const observer = new MutationObserver(() => {
      if (bring()) observer.disconnect()
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [board, asked])
}
