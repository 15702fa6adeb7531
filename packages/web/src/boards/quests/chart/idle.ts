import type { IdleMotion } from '../../kit/idle.ts'

const STEP = 200

const MOTIONS: readonly (readonly [kind: string, pose: (t: number, phase: number) => string])[] = [
  ['whirl', (t, phase) => `rotate(${(phase * 60 - t * 14).toFixed(1)}deg)`],
  [
    'ship',
    (t, phase) =>
      `translateY(${(Math.sin(t * 1.1 + phase) * 1.6).toFixed(1)}px) rotate(${(Math.sin(t * 0.8 + phase) * 1.6).toFixed(1)}deg)`,
  ],
  ['cloud', (t, phase) => `translateX(${(Math.sin(t * 0.5 + phase) * 4).toFixed(1)}px)`],
]

/** Whirlpools turn, ships bob and clouds drift, in turn and with the jerk of a hand-drawn film. */
export const MOTION: IdleMotion = {
  every: STEP,
  move(world, step) {
    const [kind, pose] = MOTIONS[step % MOTIONS.length]
    for (const [k, element] of world.querySelectorAll<HTMLElement>(`[data-idle=${kind}]`).entries())
      element.style.transform = pose((step * STEP) / 1000, k * 1.7)
  },
}
