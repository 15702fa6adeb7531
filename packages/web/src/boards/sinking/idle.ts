import type { IdleMotion } from '../kit/idle.ts'

/** So many ticks from one blink of the enemy to the next. */
const BLINK = 14

interface Sway {
  readonly every: number
  readonly at: number
  readonly move: (n: number, k: number) => string
  readonly property?: 'strokeDashoffset'
}
const SWAYS: Readonly<Record<string, Sway>> = {
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

/** Waves, jets, what floats and lamps. */
function sway(theatre: HTMLElement, tick: number): void {
  for (const [name, { every, at, move, property = 'transform' }] of Object.entries(SWAYS)) {
    if (tick % every !== at) continue
    for (const [k, one] of theatre.querySelectorAll<HTMLElement>(`[data-idle='${name}']`).entries()) {
      const moved = name === 'water' ? one.firstElementChild : one
      if (moved instanceof HTMLElement || moved instanceof SVGElement) moved.style[property] = move(Math.floor(tick / every), k)
    }
  }
}

/** The enemy blinks: its eyes are shut for one tick. */
function blink(theatre: HTMLElement, tick: number): void {
  const lids = theatre.querySelector<SVGElement>("[data-idle='lids']")
  if (lids !== null) lids.style.opacity = tick % BLINK === 0 ? '1' : ''
}

/** One pirate after another breathes. */
function breathe(theatre: HTMLElement, tick: number): void {
  const pirates = theatre.querySelectorAll<HTMLElement>("[data-idle='pirate']")
  if (tick % 3 !== 0 || pirates.length === 0) return
  const turn = Math.floor(tick / 3)
  pirates[turn % pirates.length].style.transform = Math.floor(turn / pirates.length) % 2 === 0 ? 'scale(1.014, 0.98)' : ''
}

export const MOTION: IdleMotion = {
  every: 350,
  move(theatre, tick) {
    sway(theatre, tick)
    blink(theatre, tick)
    breathe(theatre, tick)
  },
}
