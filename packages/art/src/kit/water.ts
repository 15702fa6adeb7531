import { ink } from './ink.ts'
import { curve, spline, type Point } from './path.ts'
import { random, wander } from './random.ts'
import type { Svg } from './svg.ts'

/** A crest from left to right: long back, short front, no two alike. */
export function crest(
  from: number,
  to: number,
  y: number,
  { height = 7, length = 64, seed = 3 }: { height?: number; length?: number; seed?: number } = {},
): Point[] {
  const next = random(seed)
  const line: Point[] = []
  for (let x = from; x < to;) {
    const l = length * (0.8 + next() * 0.4)
    line.push([x, y + height * 0.6], [x + l * 0.45, y - height * 0.2], [x + l * 0.72, y - height])
    x += l
  }
  line.push([to, y])
  return spline(line, false, 5)
}

/** A row of single waves in ink, as path data. */
export function ripples(
  from: number,
  to: number,
  y: number,
  { height = 7, length = 46, w = 2, seed = 1 }: { height?: number; length?: number; w?: number; seed?: number } = {},
): string {
  const next = random(seed * 131)
  let d = ''
  for (let x = from; x < to;) {
    const l = length * (0.7 + next() * 0.6)
    const a = height * (0.7 + next() * 0.6)
    const at = y + (next() - 0.5) * 5
    d += ink(
      [
        [x, at + a * 0.3],
        [x + l * 0.3, at + a * 0.5],
        [x + l * 0.62, at - a * 0.4],
        [x + l * 0.8, at - a],
        [x + l, at],
      ],
      { w, ends: 0.3, least: 0.1 },
    )
    x += l * (0.9 + next() * 0.5)
  }
  return d
}

/** A pool of watercolour: paler inside than at its rim, as it dries. */
export function blot(x: number, y: number, a: number, b: number, colour: string, opacity: number, seed: number): Svg {
  const edge = Array.from({ length: 22 }, (_, i): Point => {
    const turn = (i / 22) * Math.PI * 2
    const k = 1 + wander(seed + i * 0.9) * 0.09
    return [x + Math.cos(turn) * a * k, y + Math.sin(turn) * b * k]
  })
  const d = curve(edge)
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2" opacity="${(opacity * 0.7).toFixed(2)}"/>`
}
