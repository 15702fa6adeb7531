import type { IdleMotion } from '../kit/idle.ts'

/** So many pixels a thing has been moved from its place. */
const slid = new WeakMap<HTMLElement, number>()
const BOBBING = [0, 1, 2, 1]

/** One strip of the sea after another slides by a few pixels, every other one the other way. */
function slide(board: HTMLElement, tick: number): void {
  const strips = board.querySelectorAll<HTMLElement>('[data-idle^="strip:"]')
  if (strips.length === 0) return
  const i = tick % strips.length
  const strip = strips[i]
  const period = Number(strip.dataset.idle?.slice(6))
  const by = ((slid.get(strip) ?? 0) + (i % 2 === 1 ? -1 : 1) * (5 + i * 2) + period) % period
  slid.set(strip, by)
  strip.style.transform = `translateX(${by}px)`
}

/** One ship after another bobs. */
function bob(board: HTMLElement, tick: number): void {
  const afloat = board.querySelectorAll<HTMLElement>('[data-idle="bob"]')
  if (tick % 4 !== 1 || afloat.length === 0) return
  const ship = afloat[(tick >> 2) % afloat.length]
  const step = ((slid.get(ship) ?? 0) + 1) % BOBBING.length
  slid.set(ship, step)
  ship.style.translate = `0 ${BOBBING[step]}px`
}

export const MOTION: IdleMotion = {
  every: 260,
  move(board, tick) {
    slide(board, tick)
    bob(board, tick)
  },
}
