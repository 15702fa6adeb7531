import { useEffect, type RefObject } from 'react'

const TICK = 260
/** Nobody has touched anything for so long: the sea lies still. */
const AWAY = 60_000

/**
 * The sea moves by whole steps of one slow timer: nothing runs in between. It rests when nobody sees it, wants it, or has
 * touched anything for a minute.
 */
export function useIdleSea(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = root.current
    if (board === null) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let seen = performance.now()
    let tick = 0
    const wake = (): void => {
      seen = performance.now()
    }
    const slid = new WeakMap<HTMLElement, number>()
    const move = (): void => {
      if (document.hidden || calm.matches || performance.now() - seen > AWAY) return
      tick++
      const strips = board.querySelectorAll<HTMLElement>('[data-idle^="strip:"]')
      const strip = strips[tick % Math.max(1, strips.length)]
      if (strip !== undefined) {
        const i = tick % strips.length
        const period = Number(strip.dataset.idle?.slice(6))
        const by = ((slid.get(strip) ?? 0) + (i % 2 === 1 ? -1 : 1) * (5 + i * 2) + period) % period
        slid.set(strip, by)
        strip.style.transform = `translateX(${by}px)`
      }
      const afloat = board.querySelectorAll<HTMLElement>('[data-idle="bob"]')
      if (tick % 4 === 1 && afloat.length > 0) {
        const one = afloat[(tick >> 2) % afloat.length]
        const step = ((slid.get(one) ?? 0) + 1) % 4
        slid.set(one, step)
        one.style.translate = `0 ${[0, 1, 2, 1][step]}px`
      }
    }
    const timer = setInterval(move, TICK)
    for (const event of ['pointerdown', 'pointermove', 'keydown'] as const) addEventListener(event, wake, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'pointermove', 'keydown'] as const) removeEventListener(event, wake)
    }
  }, [root])
}
