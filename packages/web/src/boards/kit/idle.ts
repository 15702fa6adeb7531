import { useEffect, type RefObject } from 'react'
import { prefersStills } from '../../story/moment.ts'

/** After so long without a touch of pointer or keys the board comes to rest. */
const PATIENCE = 60_000
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const

export interface IdleMotion {
  /** Milliseconds from one drawing to the next. */
  readonly every: number
  /** Moves something on the board; `tick` counts up from 1. It should touch few elements at a time. */
  readonly move: (board: HTMLElement, tick: number) => void
}

/**
 * Idle motion of a board at rest, like a flip book: a few small steps a second by one timer instead of continuous animation. The
 * timer stops while the page is hidden, where reduced motion is preferred, and after a minute without input. `motion` must be
 * the same object on every render.
 */
export function useIdle(root: RefObject<HTMLElement | null>, motion: IdleMotion): void {
  useEffect(() => {
    let timer = 0
    let tick = 0
    let touched = 0
    const rest = (): void => {
      clearInterval(timer)
      timer = 0
    }
    const move = (): void => {
      if (document.hidden || prefersStills() || performance.now() - touched > PATIENCE) return rest()
      if (root.current !== null) motion.move(root.current, ++tick)
    }
    const wake = (): void => {
      touched = performance.now()
      if (timer === 0 && !document.hidden && !prefersStills()) timer = window.setInterval(move, motion.every)
    }
    wake()
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true })
    return () => {
      rest()
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake)
    }
  }, [root, motion])
}
