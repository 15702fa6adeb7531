import { ink, inkLoop } from '../kit/ink.ts'
import { between, lerp, poly, spline, tenth, type Point } from '../kit/path.ts'
import { random } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

export interface Hull {
  readonly svg: Svg
  /** A point of the side: along it from stern to bow, and down it from the rail to the keel, both from 0 to 1. */
  readonly at: (along: number, down: number) => Point
  readonly row: (down: number, from?: number, to?: number, steps?: number) => Point[]
  readonly column: (along: number, from?: number, to?: number, steps?: number) => Point[]
}

/** A planked side between the line of the rail and the line of the keel. */
export function hull(rail: readonly Point[], keel: readonly Point[], planks: number, line = 1): Hull {
  const [above, below] = [spline(rail, false, 10), spline(keel, false, 10)]
  const on = (curve: readonly Point[], u: number): Point => {
    const i = u * (curve.length - 1)
    const k = Math.floor(i)
    return k >= curve.length - 1 ? curve[curve.length - 1] : between(curve[k], curve[k + 1], i - k)
  }
  const at = (u: number, t: number): Point => {
    const [a, b] = [on(above, u), on(below, u)]
    const bulge = Math.sin(t * Math.PI) * (u > 0.8 ? (u - 0.8) * 70 : u < 0.15 ? (u - 0.15) * 60 : 0)
    return [lerp(a[0], b[0], t) + bulge, lerp(a[1], b[1], t)]
  }
  const steps = (n: number, point: (k: number) => Point): Point[] => Array.from({ length: n + 1 }, (_, i) => point(i / n))
  const row: Hull['row'] = (t, from = 0, to = 1, n = 30) => steps(n, (k) => at(lerp(from, to, k), t))
  const column: Hull['column'] = (u, from = 0, to = 1, n = 10) => steps(n, (k) => at(u, lerp(from, to, k)))
  const edge = [...row(0), ...column(1), ...row(1).reverse(), ...column(0).reverse()]

  let svg = fill(poly(edge), c.wood2)
  const next = random(5)
  for (let i = 0; i < planks; i++)
    for (let u = 0; u < 1;) {
      const end = Math.min(1, u + 0.1 + next() * 0.18)
      const tone = next()
      if (tone > 0.45)
        svg += fill(
          poly([...row(i / planks, u, end, 6), ...row((i + 1) / planks, u, end, 6).reverse()]),
          tone > 0.75 ? c.wood1 : c.wood3,
          `opacity="${tenth(0.25 + next() * 0.4)}"`,
        )
      u = end
    }
  const band = (a: Point[], b: Point[], colour: string, opacity: number): Svg =>
    fill(poly([...a, ...b.reverse()]), colour, `opacity="${opacity}"`)
  svg += band(row(0.62), row(1), c.wood4, 0.45) + band(row(0.82), row(1), c.wood4, 0.5)
  svg += band(column(0), column(0.07), c.wood4, 0.6) + band(column(0.93), column(1), c.wood1, 0.45)
  let seams = ''
  for (let i = 1; i < planks; i++) seams += ink(row(i / planks, 0, 1, 24), { w: 1.3 * line, tremble: 0.4, ends: 0.02, smooth: false })
  for (let i = 0; i < planks; i++)
    for (let k = 0; k < 4; k++) {
      const u = (k + (i % 2) * 0.5 + next() * 0.2) / 4.2 + 0.03
      seams += ink(column(u, i / planks, (i + 1) / planks, 2), { w: 1.3 * line, smooth: false })
    }
  svg += fill(seams, c.line, 'opacity=".75"') + fill(inkLoop(edge, { w: 3 * line }), c.line)
  return { svg, at, row, column }
}
