import { useEffect, type RefObject } from 'react'
import { prefersStills } from '../../story/moment.ts'

const BEAT = 360
/** Without a sign of life for so long, the sea lies still. */
const PATIENCE = 60_000

const SWAY: Readonly<Record<string, (t: number) => string>> = {
  sea: (t) => `translateX(${(Math.sin(t) * 9).toFixed(1)}px)`,
  bob: (t) => `translateY(${(Math.sin(t) * 2.2).toFixed(1)}px) rotate(${(Math.cos(t) * 0.5).toFixed(2)}deg)`,
  hover: (t) => `translateY(${(Math.sin(t * 1.5) * 2.5).toFixed(1)}px)`,
}

/** Idle motion like a flip book: one small layer moves at a time, a few drawings a second; none when nobody looks. */
export function useIdle(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (prefersStills()) return
    let beat = 0
    let seen = performance.now()
    const alive = (): void => {
      seen = performance.now()
    }
    const timer = setInterval(() => {
      if (document.hidden || performance.now() - seen > PATIENCE) return
      const layers = root.current?.querySelectorAll<HTMLElement>('[data-sways]')
      if (layers === undefined || layers.length === 0) return
      const at = beat % layers.length
      const layer = layers[at]
      layer.style.transform = SWAY[layer.dataset.sways ?? '']?.((beat / layers.length) * 0.62 + at * 1.7) ?? ''
      beat++
    }, BEAT)
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, alive, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of ['pointermove', 'pointerdown', 'keydown']) removeEventListener(sign, alive)
    }
  }, [root])
}
