import { poly, random, spline, tenth, type Colour, type Point, type Svg } from '../../kit/index.ts'
import { dark, ink, lite, nextId } from '../brush.ts'

export interface Arm {
  readonly base: Colour
  readonly shade: Colour
  readonly light: Colour
  readonly belly: Colour
  /** Its width at the root and at the tip, and how it tapers. */
  readonly w0: number
  readonly w1?: number
  readonly taper?: number
  /** On which side the belly is. */
  readonly side?: 1 | -1
  /** Suckers: how many, from where to where along the arm, how far out on the belly; `bare` draws none. */
  readonly suckers?: number
  readonly from?: number
  readonly to?: number
  readonly out?: number
  readonly bare?: boolean
}

/** A tapering sweep along a curve: the picture, and where its suckers sit. */
export function tentacle(points: readonly Point[], arm: Arm): { readonly svg: Svg; readonly suckers: readonly Point[] } {
  const {
    base,
    shade,
    light,
    belly,
    w0,
    w1 = 6,
    taper = 0.9,
    side = 1,
    suckers: n = 12,
    from = 0.1,
    to = 0.95,
    out = 0.66,
    bare = false,
  } = arm
  const line = spline(points, false, Math.ceil(70 / (points.length - 1)))
  const last = line.length - 1
  const half = (t: number): number => (w1 + (w0 - w1) * (1 - t) ** taper) / 2
  /** A point of the arm: `k` is -1 on one edge, 1 on the other. */
  const at = (i: number, k: number): Point => {
    const [a, b] = [line[Math.max(i - 1, 0)], line[Math.min(i + 1, last)]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const out = (half(i / last) * k) / (Math.hypot(dx, dy) || 1)
    return [line[i][0] - dy * out, line[i][1] + dx * out]
  }
  const edge = (k: number, first = 0, end = last): Point[] => line.slice(first, end + 1).map((_, i) => at(i + first, k))
  const tip = line[last]
  const beyond: Point = [tip[0] + (tip[0] - line[last - 4][0]) * 0.3, tip[1] + (tip[1] - line[last - 4][1]) * 0.3]
  const outline = poly([...edge(1), beyond, ...edge(-1).reverse()])
  const under = poly([...edge(side), ...edge(side * 0.3).reverse()])
  const spots = Array.from({ length: n }, (_, i) => {
    const t = from + ((to - from) * (i + 0.5)) / n
    return { p: at(Math.round(t * last), side * out), r: half(t) * 0.3 }
  })
  const id = nextId()
  const cups = bare ? '' : spots.map(({ p, r }) => sucker(p, r, belly)).join('')
  return {
    svg: `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${base}"/><g clip-path="url(#${id})"><path d="${under}" fill="${belly}"/><path d="${under}" fill="${shade}" opacity=".18"/>${freckles(at, half, last, side, shade)}<path d="${poly(edge(-side * 0.6, 3, last - 4), false)}" fill="none" stroke="${light}" stroke-width="${w0 * 0.1}" stroke-linecap="round" opacity=".8"/><path d="${poly(edge(side * 0.3), false)}" fill="none" stroke="${shade}" stroke-width="2.4" opacity=".7"/></g>${cups}<path d="${outline}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`,
    suckers: spots.map(({ p }) => p),
  }
}

const sucker = ([x, y]: Point, r: number, belly: Colour): Svg =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${lite(belly, 0.35)}" stroke="${dark(belly)}" stroke-width="${tenth(Math.max(1, r * 0.24))}"/><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r * 0.4)}" fill="${dark(belly, 0.4)}"/>`

function freckles(at: (i: number, k: number) => Point, half: (t: number) => number, last: number, side: number, colour: Colour): Svg {
  const chance = random(7)
  return Array.from({ length: 16 }, () => {
    const i = Math.min(last, Math.floor(last * (0.06 + chance() * 0.8)))
    const [x, y] = at(i, -side * (0.05 + chance() * 0.6))
    const r = half(i / last)
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(r * (0.1 + chance() * 0.13))}" ry="${tenth(r * (0.07 + chance() * 0.1))}" fill="${colour}" opacity=".5"/>`
  }).join('')
}
