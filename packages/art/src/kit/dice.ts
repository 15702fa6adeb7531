import { shade } from './colour.ts'
import { clamp, poly, tenth, type Point } from './path.ts'
import { LETTER_STROKES, seatColour } from './seats.ts'
import { fill } from './shape.ts'
import type { Svg } from './svg.ts'

type Vector = readonly [number, number, number]
/** A turn in space, row by row. */
export type Turn = readonly [Vector, Vector, Vector]

const NONE: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const apply = (m: Turn, [x, y, z]: Vector): Vector => [
  m[0][0] * x + m[0][1] * y + m[0][2] * z,
  m[1][0] * x + m[1][1] * y + m[1][2] * z,
  m[2][0] * x + m[2][1] * y + m[2][2] * z,
]
export function after(a: Turn, b: Turn): Turn {
  const row = (r: Vector): Vector => [
    r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
    r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
    r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
  ]
  return [row(a[0]), row(a[1]), row(a[2])]
}
export const pitchBy = (t: number): Turn => [
  [1, 0, 0],
  [0, Math.cos(t), -Math.sin(t)],
  [0, Math.sin(t), Math.cos(t)],
]
export const rollBy = (t: number): Turn => [
  [Math.cos(t), 0, Math.sin(t)],
  [0, 1, 0],
  [-Math.sin(t), 0, Math.cos(t)],
]
const yawBy = (t: number): Turn => [
  [Math.cos(t), -Math.sin(t), 0],
  [Math.sin(t), Math.cos(t), 0],
  [0, 0, 1],
]

/** How the cube is turned to show each face on top. */
const UP: Readonly<Record<number, Turn>> = {
  1: NONE,
  6: pitchBy(Math.PI),
  2: pitchBy(Math.PI / 2),
  5: pitchBy(-Math.PI / 2),
  3: rollBy(-Math.PI / 2),
  4: rollBy(Math.PI / 2),
}
interface CubeFace {
  readonly value: number
  readonly out: Vector
  readonly u: Vector
  readonly v: Vector
}
const X: Vector = [1, 0, 0]
const Y: Vector = [0, 1, 0]
const Z: Vector = [0, 0, 1]
const FACES: readonly CubeFace[] = [
  { value: 1, out: Z, u: X, v: Y },
  { value: 6, out: [0, 0, -1], u: X, v: Y },
  { value: 2, out: Y, u: X, v: Z },
  { value: 5, out: [0, -1, 0], u: X, v: Z },
  { value: 3, out: X, u: Y, v: Z },
  { value: 4, out: [-1, 0, 0], u: Y, v: Z },
]

const DIAGONAL = '-1,-1 1,1'
const CORNERS = '-1,-1 1,-1 -1,1 1,1'
const PIPS: readonly string[] = [
  '',
  '0,0',
  DIAGONAL,
  `${DIAGONAL} 0,0`,
  CORNERS,
  `${CORNERS} 0,0`,
  `${CORNERS} -1,0 1,0`,
  `${CORNERS} -1,0 1,0 0,0`,
]
const pipsOf = (value: number): Point[] =>
  PIPS[value].split(' ').map((pair): Point => {
    const [a, b] = pair.split(',')
    return [Number(a), Number(b)]
  })

/** The rounded square of a face, and the disc of a pip. */
const round = (n: number): Point[] =>
  Array.from({ length: n }, (_, i): Point => [Math.cos((i / n) * Math.PI * 2), Math.sin((i / n) * Math.PI * 2)])
const PIP = round(10)
const SQUARE: readonly Point[] = round(20).map(([a, b]): Point => [
  Math.sign(a + 1e-9) * 0.66 + a * 0.3,
  Math.sign(b + 1e-9) * 0.66 + b * 0.3,
])

function outline(cloud: readonly Point[]): Point[] {
  const sorted = cloud.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const turns = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const around: Point[] = []
  for (const way of [sorted, sorted.toReversed()]) {
    const start = around.length
    for (const point of way) {
      while (around.length >= start + 2 && turns(around[around.length - 2], around[around.length - 1], point) <= 0) around.pop()
      around.push(point)
    }
    around.pop()
  }
  return around
}

export interface DieLook {
  /** 1 to 6, or 7 where spirits raised it. */
  readonly face: number
  /** Whose it is; below 0 it is clear. */
  readonly owner: number
  readonly x: number
  readonly y: number
  readonly size: number
  /** Turned on the table. */
  readonly yaw?: number
  /** How steeply one looks down on it. */
  readonly pitch?: number
  /** While it tumbles. */
  readonly spin?: Turn | null
  readonly shadow?: boolean
  readonly letter?: boolean
  /** Only in pencil: where a die was or will be. */
  readonly ghost?: { readonly fill: string; readonly line: string }
  readonly outline?: string
}

const LIGHT: Vector = [-0.45, -0.15, 0.88]
const CUBE: readonly Vector[] = [-0.8, 0.8].flatMap((a) => [-0.8, 0.8].flatMap((b) => [-0.8, 0.8].map((c): Vector => [a, b, c])))

/** A true cube under any rotation, its faces shaded by where they look, its owner's letter on the side. */
export function die(look: DieLook): Svg {
  const { face, owner, x, y, size, yaw = 0.42, pitch = 0.98, spin = null, shadow = true, letter = true, ghost } = look
  const { plain, dark } = seatColour(owner)
  const clear = owner < 0
  const turn = after(yawBy(yaw), after(spin ?? NONE, UP[face > 6 ? 6 : face]))
  const k = size / 2.55
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  const flat = ([a, b, c]: Vector): Point => [x + a * k, y - c * cos * k + b * sin * k]

  const seen = FACES.flatMap((side) => {
    const out = apply(turn, side.out)
    const towards = out[1] * cos + out[2] * sin
    if (towards < 0.04) return []
    const [u, v] = [apply(turn, side.u), apply(turn, side.v)]
    const at = (a: number, b: number): Point =>
      flat([out[0] + u[0] * a + v[0] * b, out[1] + u[1] * a + v[1] * b, out[2] + u[2] * a + v[2] * b])
    return [{ value: side.value, out, towards, at, top: out[2] > 0.8 }]
  })
  const pips = (value: number, at: (a: number, b: number) => Point, r: number, colour: string, more = ''): Svg =>
    pipsOf(value)
      .map(([a, b]) => fill(poly(PIP.map(([c, d]) => at(a * 0.5 + c * r, b * 0.5 + d * r))), colour, more))
      .join('')

  if (ghost !== undefined)
    return seen
      .map(
        ({ at, top }) =>
          `<path d="${poly(SQUARE.map(([a, b]) => at(a, b)))}" fill="${ghost.fill}" stroke="${ghost.line}" stroke-width="1.5" stroke-dasharray="5 2.5"/>` +
          (top ? pips(face, at, 0.19, ghost.line) : ''),
      )
      .join('')

  const hull = poly(outline(CUBE.map((corner) => flat(apply(turn, corner)))))
  const joined = 'stroke-linejoin="round"'
  let svg = ''
  if (shadow) {
    const cast = [-1, 1, 1, -1].map((a, i): Point => {
      const q = apply(yawBy(yaw), [a * 0.95, (i < 2 ? -1 : 1) * 0.95, 0])
      return [x + (q[0] + 0.5) * k, y + (q[1] * sin + 0.42 + cos * 0.55) * k]
    })
    svg += `<path d="${poly(cast)}" fill="#000" opacity=".3" stroke="#000" stroke-opacity=".5" stroke-width="${tenth(k * 0.3)}" ${joined}/>`
  }
  const body = clear ? '#cfd8d2' : dark
  svg += `<path d="${hull}" fill="none" stroke="${look.outline ?? 'rgba(30,18,10,.75)'}" stroke-width="${tenth(k * 0.4 + 3)}" ${joined}/>`
  svg += `<path d="${hull}" fill="${body}" stroke="${clear ? body : shade(dark, 0.08)}" stroke-width="${tenth(k * 0.4)}" ${joined}/>`
  const pip = clear ? '#1d2b33' : '#fff8e6'
  for (const { value, out, towards, at, top } of seen) {
    const lit = out[0] * LIGHT[0] + out[1] * LIGHT[1] + out[2] * LIGHT[2]
    const colour = clear ? shade('#b9c6c2', clamp(lit * 0.75, -0.3, 0.8)) : shade(plain, lit > 0.6 ? 0.13 : lit > 0 ? -0.12 : -0.34)
    svg += fill(poly(SQUARE.map(([a, b]) => at(a, b))), colour)
    if (top) svg += fill(poly(GLEAM.map(([a, b]) => at(a, b))), '#fff', `opacity="${clear ? 0.75 : 0.28}"`)
    const lettered = letter && !clear && !top && spin === null && towards > 0.3 ? letterOn(at, k, owner) : ''
    svg += lettered === '' ? pips(face > 6 && top ? 7 : value, at, 0.2, pip, top ? '' : 'opacity=".8"') : lettered
  }
  return svg
}

const GLEAM: readonly Point[] = [
  [-0.9, 0.7],
  [-0.9, -0.66],
  [-0.66, -0.9],
  [0.7, -0.9],
  [0.5, -0.72],
  [-0.5, -0.72],
  [-0.72, -0.5],
  [-0.74, 0.5],
]

/** The owner's letter, painted on a face as it leans; nothing where it would lie on its back. */
function letterOn(at: (a: number, b: number) => Point, k: number, owner: number): Svg {
  const middle = at(0, 0)
  const towards = (to: Point, sign: number): Point => [(sign * (to[0] - middle[0])) / k, (sign * (to[1] - middle[1])) / k]
  let right = towards(at(1, 0), 1)
  let down = towards(at(0, 1), -1)
  if (Math.abs(right[0]) <= 0.55 && Math.abs(down[0]) <= 0.55) return ''
  if (Math.abs(right[0]) < Math.abs(down[0])) [right, down] = [down, right]
  const across = (right[0] < 0 ? -1 : 1) * k * 1.15
  const along = (down[1] < 0 ? -1 : 1) * k * 1.15
  const matrix = [right[0] * across, right[1] * across, down[0] * along, down[1] * along].map((n) => n.toFixed(2)).join(' ')
  return `<path transform="matrix(${matrix} ${tenth(middle[0])} ${tenth(middle[1])})" d="${LETTER_STROKES[owner % LETTER_STROKES.length]}" fill="none" stroke="#fff8e6" stroke-width=".2" stroke-linecap="round" stroke-linejoin="round"/>`
}
