import { useEffect, type RefObject } from 'react'

const DOCKED = 90

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > DOCKED && top < innerHeight - DOCKED
}

/** Where a decision is asked and none of its choices is on the screen, as on a phone, the first one comes into sight. Nobody is moved while writing. */
export function useChoicesInSight(board: RefObject<HTMLElement | null>, asked: number | null): void {
  useEffect(() => {
    if (asked === null || document.activeElement instanceof HTMLInputElement) return
    const choices = [...(board.current?.querySelectorAll('[data-legal]') ?? [])]
    if (choices.length === 0 || choices.some(isInSight)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    choices[0].scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
  }, [board, asked])
}
