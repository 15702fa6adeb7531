import { useEffect, type RefObject } from 'react'
import { prefersStills } from '../../../story/moment.ts'

const STEP = 200
const RESTS_AFTER = 60_000

const MOTIONS: readonly (readonly [kind: string, pose: (t: number, phase: number) => string])[] = [
  ['whirl', (t, phase) => `rotate(${(phase * 60 - t * 14).toFixed(1)}deg)`],
  [
    'ship',
    (t, phase) =>
      `translateY(${(Math.sin(t * 1.1 + phase) * 1.6).toFixed(1)}px) rotate(${(Math.sin(t * 0.8 + phase) * 1.6).toFixed(1)}deg)`,
  ],
  ['cloud', (t, phase) => `translateX(${(Math.sin(t * 0.5 + phase) * 4).toFixed(1)}px)`],
]

/**
 * Quiet motion: whirlpools turn, ships bob, clouds drift, in turn and with the jerk of a hand-drawn film. One slow timer for
 * all of them, which stops when nobody looks, when motion is unwanted, and after a minute without a hand on anything.
 */
export function useIdle(world: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer = 0
    let step = 0
    let touched = performance.now()
    const stop = (): void => {
      clearInterval(timer)
      timer = 0
    }
    const move = (): void => {
      if (document.hidden || performance.now() - touched > RESTS_AFTER) return stop()
      step++
      const [kind, pose] = MOTIONS[step % MOTIONS.length]
      let phase = 0
      for (const element of world.current?.querySelectorAll<HTMLElement>(`[data-idle=${kind}]`) ?? [])
        element.style.transform = pose((step * STEP) / 1000, phase++ * 1.7)
    }
    const wake = (): void => {
      touched = performance.now()
      if (timer === 0 && !document.hidden && !prefersStills()) timer = window.setInterval(move, STEP)
    }
    wake()
    const signs = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'] as const
    for (const sign of signs) addEventListener(sign, wake, { passive: true })
    return () => {
      stop()
      for (const sign of signs) removeEventListener(sign, wake)
    }
  }, [world])
}
