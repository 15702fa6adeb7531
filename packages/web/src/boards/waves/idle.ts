import type { IdleMotion } from '../kit/idle.ts'

const SWAY: Readonly<Record<string, (t: number) => string>> = {
  sea: (t) => `translateX(${(Math.sin(t) * 9).toFixed(1)}px)`,
  bob: (t) => `translateY(${(Math.sin(t) * 2.2).toFixed(1)}px) rotate(${(Math.cos(t) * 0.5).toFixed(2)}deg)`,
  hover: (t) => `translateY(${(Math.sin(t * 1.5) * 2.5).toFixed(1)}px)`,
}

/** One layer after another takes its next step. */
export const MOTION: IdleMotion = {
  every: 360,
  move(board, tick) {
    const layers = board.querySelectorAll<HTMLElement>('[data-sways]')
    if (layers.length === 0) return
    const beat = tick - 1
    const at = beat % layers.length
    const layer = layers[at]
    layer.style.transform = SWAY[layer.dataset.sways ?? '']?.((beat / layers.length) * 0.62 + at * 1.7) ?? ''
  },
}
