import { useEffect, type RefObject } from 'react'

const TICK = 350
/** Nobody has touched the table for so long: it comes to rest. */
const PATIENCE = 60_000

/** So many ticks from one blink of the enemy to the next. */
const BLINK = 14

interface Motion {
  readonly every: number
  readonly at: number
  readonly move: (n: number, k: number) => string
  readonly property?: 'strokeDashoffset'
}
const MOTIONS: Readonly<Record<string, Motion>> = {
  water: { every: 3, at: 0, move: (n) => `translateX(calc(var(--period) * ${((n * 0.055) % 1).toFixed(3)}))` },
  back: { every: 3, at: 1, move: (n) => `translateX(calc(var(--period) * ${((n * 0.036) % 1).toFixed(3)}))` },
  front: { every: 3, at: 1, move: (n) => `translateX(calc(var(--period) * ${((n * 0.048) % 1).toFixed(3)}))` },
  float: {
    every: 3,
    at: 2,
    move: (n, k) =>
      `translateY(${(Math.sin(n * 0.7 + k * 1.3) * 1.6).toFixed(1)}px) rotate(${(Math.sin(n * 0.5 + k * 2) * 2.5).toFixed(1)}deg)`,
  },
  /** Water runs out of the holes. */
  jet: { every: 4, at: 2, move: (n) => `${(-n * 5) % 16}px`, property: 'strokeDashoffset' },
  lamp: { every: 3, at: 2, move: (n, k) => `rotate(${(Math.sin(n * 0.55 + k * 1.4) * 6).toFixed(1)}deg)` },
}

/** Slow small motion by one timer: waves, jets, what floats, lamps, and one pirate after another breathes. It stops when nobody looks, when stills are wanted, and after a minute without a hand on the table. */
export function useIdle(theatre: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let n = 0
    let touched = performance.now()
    const tick = (): void => {
      const root = theatre.current
      if (root === null || document.hidden || still.matches || performance.now() - touched > PATIENCE) return
      n++
      for (const [name, { every, at, move, property = 'transform' }] of Object.entries(MOTIONS)) {
        if (n % every !== at) continue
        for (const [k, one] of root.querySelectorAll<HTMLElement>(`[data-idle='${name}']`).entries()) {
          const moved = name === 'water' ? one.firstElementChild : one
          if (moved instanceof HTMLElement || moved instanceof SVGElement) moved.style[property] = move(Math.floor(n / every), k)
        }
      }
      // The enemy blinks: shut for one tick.
      const lids = root.querySelector<SVGElement>("[data-idle='lids']")
      if (lids !== null) lids.style.opacity = n % BLINK === 0 ? '1' : ''
      const pirates = root.querySelectorAll<HTMLElement>("[data-idle='pirate']")
      if (n % 3 !== 0 || pirates.length === 0) return
      const turn = Math.floor(n / 3)
      pirates[turn % pirates.length].style.transform = Math.floor(turn / pirates.length) % 2 === 0 ? 'scale(1.014, 0.98)' : ''
    }
    const wake = (): void => {
      touched = performance.now()
    }
    const timer = setInterval(tick, TICK)
    const touches = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, wake, { passive: true })
    return () => {
      clearInterval(timer)
      for (const touch of touches) removeEventListener(touch, wake)
    }
  }, [theatre])
}
