import { hatch, ink, inkLoop } from '../kit/ink.ts'
import { between, curve, lerp, poly, spline, type Point } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { scatter } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

export interface SailLook {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly cloth?: string
  readonly shadow?: string
  /** How far the wind pushes it out. */
  readonly lean?: number
  readonly seams?: number
  /** Holes that shots have torn. */
  readonly torn?: number
  /** Width of the lines. */
  readonly line?: number
}

/** A square sail under its yard, bellied by the wind. */
export function sail({ x, y, w, h, cloth = c.sail, shadow = c.sailsh, lean = 12, seams = 4, torn = 0, line = 1 }: SailLook): Svg {
  const [L, R] = [x - w / 2, x + w / 2]
  const at = (u: number, v: number, push = 0): Point => [x + w * u + lean * push, y + h * v]
  const corner = [at(-0.455, 0), at(0.455, 0), at(0.5, 0.3, 0.6), at(0.5, 0.65, 1.1), at(0.5, 1, 0.5), at(0, 0.93, 1), at(-0.5, 1, 0.4)]
  const left: Point[] = [
    [L + lean * 0.2 + 4, y + h * 0.6],
    [L + 2, y + h * 0.28],
  ]
  const edge = [
    corner[0],
    ...spline(corner.slice(1, 5), false, 6),
    ...spline(corner.slice(4, 7), false, 6),
    ...spline([corner[6], ...left, corner[0]], false, 6),
  ]
  const clip = `sail${Math.round(x)}-${Math.round(y)}-${Math.round(w)}`
  let svg = `${fill(poly(edge), cloth)}<clipPath id="${clip}"><path d="${poly(edge)}"/></clipPath><g clip-path="url(#${clip})">`
  svg += fill(curve([...corner.slice(1, 5), at(0.34, 0.95), at(0.4, 0.5), at(0.3, 0)]), shadow, 'opacity=".55"')
  svg += fill(
    curve(placed(0, 0)(`${L + 6},${y + 2} ${R - 8},${y + 2} ${R - 20},${y + 13} ${x},${y + 9} ${L + 20},${y + 15}`)),
    shadow,
    'opacity=".7"',
  )
  const hem = [at(-0.47, 0.86), at(0, 0.8), at(0.47, 0.86), at(0.5, 0.97, 0.4), at(0, 0.91, 1), at(-0.5, 0.97, 1)]
  svg += `${fill(curve(hem), shadow, 'opacity=".35"')}</g>`

  let fine = ''
  for (let i = 1; i < seams; i++) {
    const u = i / seams - 0.5
    fine += ink([at(u, 0.03), at(u, 0.5, 0.75 + u * 0.5), at(u, 0.94, 0.6)], { w: 1.1 * line, ends: 0.3, least: 0.1 })
  }
  fine += ink([at(-0.46, 0.2), at(-0.2, 0.24)], { w: line })
  const gap = 6 * Math.max(1, line)
  fine += hatch([at(0.4, 0.12), at(0.5, 0.4, 0.8), at(0.5, 0.8, 0.9), at(0.48, 0.86)], { angle: 0.5, gap, w: line })
  fine += hatch([at(-0.46, 0.5), at(-0.4, 0.55), at(-0.41, 0.9), at(-0.47, 0.95, 0.5)], { angle: -0.7, gap, w: line })
  const reefs = h > 60 ? Math.round(w / 20) : 0
  for (let i = 1; i < reefs; i++) {
    const [rx, ry] = [L + (w * i) / reefs + lean * 0.3, y + h * 0.2 + Math.sin((i / reefs) * Math.PI) * 5]
    fine += ink(placed(rx, ry)(`0,0 1.5,${9 * Math.min(1, h / 90)}`), { w: 1.3 * line, ends: 0.4 })
  }
  for (let i = 0; i < torn; i++) {
    const hole = placed(
      lerp(L + 20, R - 20, scatter(i + x)),
      y + h * lerp(0.3, 0.7, scatter(i * 5 + y)),
    )('-8,-3 -1,-8 4,-3 9,1 3,4 0,12 -4,4')
    svg += fill(poly(hole), c.torn) + fill(inkLoop(hole, { w: 1.3 * line }), c.line)
  }
  svg += fill(fine, c.line, 'opacity=".55"') + fill(inkLoop(edge, { w: 2.3 * line }), c.line)
  const yard = placed(x, y)(`${-w / 2 - 10},-3 0,-6 ${w / 2 + 10},-3 ${w / 2 + 10},2 0,4 ${-w / 2 - 10},2`)
  return svg + fill(poly(yard), c.wood2) + fill(inkLoop(yard, { w: 1.8 * line }), c.line)
}

/** A triangle of cloth between two ropes. */
export function jib(a: Point, b: Point, low: Point): Svg {
  const mid = between(a, b, 0.5)
  const foot = between(b, low, 0.5)
  const luff = between(low, a, 0.5)
  const edge = [
    ...spline([a, [mid[0] + 4, mid[1] + 2], b], false, 6),
    ...spline([b, [foot[0], foot[1] - 10], low], false, 6),
    ...spline([low, [luff[0] + 24, luff[1] + 6], a], false, 6),
  ]
  return (
    fill(poly(edge), c.sail) +
    fill(poly([mid, b, between(b, low, 0.6)]), c.sailsh, 'opacity=".6"') +
    fill(
      inkLoop(edge, { w: 2 }) +
        ink([between(a, low, 0.6), between(a, b, 0.7)], { w: 1 }) +
        ink([between(a, low, 0.82), between(a, b, 0.88)], { w: 1 }),
      c.line,
    )
  )
}

export function mast(x: number, top: number, foot: number, w = 12, line = 1): Svg {
  const q = placed(x, 0)
  return (
    fill(poly(q(`${-w * 0.32},${top} ${w * 0.32},${top} ${w / 2},${foot} ${-w / 2},${foot}`)), c.wood2) +
    fill(poly(q(`${w * 0.08},${top} ${w * 0.32},${top} ${w / 2},${foot} ${w * 0.12},${foot}`)), c.wood4, 'opacity=".7"') +
    fill(
      ink(q(`${-w * 0.32},${top} ${-w / 2},${foot}`), { w: 1.8 * line }) + ink(q(`${w * 0.32},${top} ${w / 2},${foot}`), { w: 2.2 * line }),
      c.line,
    )
  )
}

/** Shrouds from the top of a mast to the rail, with ratlines between them. */
export function shrouds(x: number, top: number, left: number, right: number, foot: number, ropes = 4): Svg {
  let d = ''
  for (let i = 0; i < ropes; i++)
    d += ink(placed(0, 0)(`${x},${top} ${lerp(left, right, i / (ropes - 1))},${foot}`), { w: 1.2, tremble: 0.2, ends: 0.05, step: 16 })
  const rows = Math.round((foot - top) / 13)
  for (let k = 3; k < rows; k++) {
    const t = k / rows
    const y = lerp(top, foot, t)
    d += ink(placed(0, 0)(`${lerp(x, left, t)},${y} ${lerp(x, right, t)},${y + 1}`), { w: 0.9, tremble: 0.2, ends: 0, step: 14 })
  }
  return fill(d, c.rig, 'opacity=".62"')
}

/** A crow's nest, its back and its front apart, so that a die can sit in it. */
export function nest(x: number, y: number, w: number, h: number): { readonly back: Svg; readonly front: Svg } {
  const q = placed(x, y)
  const rim = `${-w / 2},0 ${-w * 0.2},7 ${w * 0.2},7 ${w / 2},0`
  const foot = `${w * 0.38},${h} ${-w * 0.38},${h}`
  let d = ''
  for (let i = 1; i < 7; i++) {
    const u = i / 7
    d += ink(q(`${w * (u - 0.5)},${6 - Math.abs(u - 0.5) * 8} ${w * 0.76 * (u - 0.5)},${h}`), { w: 1.4 })
  }
  d += ink(q(rim), { w: 3 }) + ink(q(`${-w * 0.44},${h * 0.58} 0,${h * 0.58 + 6} ${w * 0.44},${h * 0.58}`), { w: 2.4 })
  d += ink(q(`${-w / 2},0 ${-w * 0.38},${h}`), { w: 2 }) + ink(q(`${w / 2},0 ${w * 0.38},${h}`), { w: 2.2 })
  d += ink(q(`${-w * 0.4},${h} ${w * 0.4},${h}`), { w: 3 })
  return {
    back: fill(curve(q(`${-w / 2},0 0,-9 ${w / 2},0 0,9`)), c.wood4) + fill(ink(q(`${-w / 2},0 0,-9 ${w / 2},0`), { w: 2 }), c.line),
    front:
      fill(poly(q(`${rim} ${foot}`)), c.wood2) +
      fill(poly(q(`${w * 0.12},7 ${w / 2},0 ${w * 0.38},${h} ${w * 0.1},${h}`)), c.wood4, 'opacity=".6"') +
      fill(d, c.line),
  }
}
