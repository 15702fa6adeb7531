import { clamp, lerp, poly, spline, type Point } from './path.ts'
import { distance, evenly } from './points.ts'
import { random, wander } from './random.ts'

export interface Brush {
  /** How thick, in the middle. */
  readonly w?: number
  /** How far the hand trembles. */
  readonly tremble?: number
  /** The part of the stroke over which it swells and thins. */
  readonly ends?: number
  /** What is left of the width at the very ends. */
  readonly least?: number
  readonly smooth?: boolean
  readonly step?: number
  readonly seed?: number
}

/** Where a stroke lies decides how it breathes: the same stroke is always the same. */
const seedAt = (line: readonly Point[]): number => {
  const [x, y] = line[0]
  const [u, v] = line[line.length - 1]
  return Math.abs(Math.round(x * 3 + y * 7 + u * 11 + v * 13)) % 997
}

/** One stroke of a brush, as path data: a filled shape whose width breathes and whose ends taper. */
export function ink(line: readonly Point[], brush: Brush = {}): string {
  const { w = 2, tremble = 0.5, ends = 0.18, least = 0.3, smooth = true, step = 7, seed = seedAt(line) } = brush
  const along = evenly(smooth && line.length > 2 ? spline(line, false, 8) : line, step)
  const n = along.length
  if (n < 2) return ''
  const left: Point[] = []
  const right: Point[] = []
  const phase = seed * 3.7
  for (let i = 0; i < n; i++) {
    const [x, y] = along[i]
    const a = along[Math.max(0, i - 1)]
    const b = along[Math.min(n - 1, i + 1)]
    const length = distance(a, b) || 1
    const nx = -(b[1] - a[1]) / length
    const ny = (b[0] - a[0]) / length
    const t = i / (n - 1)
    const swell = ends === 0 ? 1 : Math.sqrt(clamp(Math.min(t / ends, (1 - t) / ends)))
    const half = (w / 2) * lerp(least, 1, swell) * (0.85 + 0.35 * wander(phase + i * 0.23))
    const off = wander(phase + 90 + i * 0.3) * tremble
    left.push([x + nx * (off + half), y + ny * (off + half)])
    right.push([x + nx * (off - half), y + ny * (off - half)])
  }
  return poly([...left, ...right.reverse()])
}

/** A contour: the stroke comes back to where it began. */
export const inkLoop = (shape: readonly Point[], brush: Brush = {}): string =>
  ink([...shape, shape[0]], { smooth: false, ends: 0.04, ...brush })

/** Parallel strokes inside a shape. `angle` in radians. */
export function hatch(
  shape: readonly Point[],
  {
    angle = -0.9,
    gap = 6,
    w = 1.1,
    short = 0.12,
    seed = seedAt(shape),
  }: { angle?: number; gap?: number; w?: number; short?: number; seed?: number } = {},
): string {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const turned = shape.map(([x, y]): Point => [x * c + y * s, -x * s + y * c])
  const back = (x: number, y: number): Point => [x * c - y * s, x * s + y * c]
  const next = random(seed * 77)
  const ys = turned.map(([, y]) => y)
  const last = Math.max(...ys)
  let d = ''
  for (let y = Math.min(...ys) + gap / 2; y < last; y += gap * (0.8 + next() * 0.4)) {
    const xs: number[] = []
    for (let i = 0; i < turned.length; i++) {
      const a = turned[i]
      const b = turned[(i + 1) % turned.length]
      if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    xs.sort((p, q) => p - q)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const length = xs[i + 1] - xs[i]
      if (length < 4) continue
      const from = xs[i] + length * short * next()
      const to = xs[i + 1] - length * short * next() * 2
      d += ink([back(from, y), back((from + to) / 2, y + next() - 0.5), back(to, y)], {
        w,
        tremble: 0.2,
        ends: 0.4,
        least: 0.1,
        step: 12,
        smooth: false,
      })
    }
  }
  return d
}
