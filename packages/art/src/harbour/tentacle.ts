import { poly, spline, tenth, type Point } from '../kit/path.ts'
import { distance, evenly } from '../kit/points.ts'
import { disc, fill, line } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'

interface Arm {
  readonly along: readonly Point[]
  readonly width: number
  readonly colour: string
  readonly sucker: string
  /** On which side the suckers are: 1 or -1. */
  readonly side?: number
}

/** An arm of the Kraken: a ribbon that tapers along a curve, with suckers on its inner side. */
export function tentacle({ along, width, colour, sucker, side = 1 }: Arm): Svg {
  const middle = evenly(spline(along, false, 10), 6)
  const last = middle.length - 1
  const left: Point[] = []
  const right: Point[] = []
  let suckers = ''
  middle.forEach(([x, y], i) => {
    const a = middle[Math.max(0, i - 1)]
    const b = middle[Math.min(last, i + 1)]
    const length = distance(a, b) || 1
    const nx = -(b[1] - a[1]) / length
    const ny = (b[0] - a[0]) / length
    const t = i / last
    const half = (width / 2) * (1 - t) ** 0.75 + 1.2
    left.push([x + nx * half, y + ny * half])
    right.push([x - nx * half, y - ny * half])
    if (i % 3 === 1 && t < 0.92) suckers += disc(x + nx * half * 0.58 * side, y + ny * half * 0.58 * side, Math.max(1, half * 0.3), sucker)
  })
  const outline = poly([...left, ...right.toReversed()])
  const inner = side > 0 ? left : right
  return (
    fill(outline, colour) +
    fill(poly([...middle, ...inner.toReversed()]), '#000', 'opacity=".18"') +
    suckers +
    line(outline, '#0b0a12', tenth(1.6), 'stroke-linejoin="round"')
  )
}
