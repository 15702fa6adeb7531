import { hatch, ink, inkLoop } from '../kit/ink.ts'
import { lettered } from '../kit/lettering.ts'
import { poly, tenth, type Point } from '../kit/path.ts'
import { placed, rect, roundedRect } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

/** What is on a square: nothing yet, ink that stays, or the pencil of a plan. */
export type Written = 'empty' | 'ink' | 'pencil'

export interface Row {
  readonly values: readonly number[]
  readonly squares: number
  /** What the plan would write into the next squares. */
  readonly pencil?: readonly number[] | undefined
  /** Whether the next square may be chosen. */
  readonly lit?: boolean | undefined
}

/** What stands on the k-th square of a row. */
export const onSquare = ({ values, pencil = [] }: Row, k: number): { readonly value: number | null; readonly state: Written } =>
  k < values.length
    ? { value: values[k], state: 'ink' }
    : k - values.length < pencil.length
      ? { value: pencil[k - values.length], state: 'pencil' }
      : { value: null, state: 'empty' }

/** A square to write on, of paper or of gold. */
export function square(
  x: number,
  y: number,
  w: number,
  h: number,
  value: number | null,
  { state = value === null ? 'empty' : 'ink', lit = false, gold = false }: { state?: Written; lit?: boolean; gold?: boolean } = {},
): Svg {
  const shaky = random(Math.round(x * 13 + y * 7))
  const edge = rect(x, y, w, h).map(([a, b]): Point => [a + (shaky() - 0.5) * 2, b + (shaky() - 0.5) * 2])
  let svg = fill(poly(edge), state === 'ink' ? (gold ? c.gold : c.sq) : state === 'pencil' ? c.sqp : c.sqe)
  if (gold && value !== null) {
    const heap = `M${tenth(x + 3)} ${tenth(y + h - 4)}a6 3 0 0 1 11 0M${tenth(x + w / 2 - 1)} ${tenth(y + h - 3)}a7 3 0 0 1 13 0M${tenth(x + w / 2 - 5)} ${tenth(y + 5)}a6 3 0 0 1 10 0`
    svg += `<path d="${heap}" fill="none" stroke="${c.golddk}" stroke-width="1.3" opacity=".55"/>`
    if (state === 'ink') svg += fill(poly(rect(x, y, w, 3.5)), '#fff', 'opacity=".28"')
  }
  if (state === 'empty')
    svg += `<path d="${poly(edge)}" fill="none" stroke="${lit ? c.lamp : c.sqline}" stroke-width="${lit ? 2.4 : 1.3}" ${lit ? '' : 'stroke-dasharray="5 3.5"'}/>`
  else svg += fill(inkLoop(edge, { w: state === 'pencil' ? 1.4 : 1.9 }), state === 'pencil' ? c.pencil : c.sqedge)
  if (value !== null)
    svg += lettered(x + w / 2, y + h * 0.8, value, { font: 'hand', size: h * 0.98, colour: state === 'pencil' ? c.pencil : c.sqink })
  if (state === 'pencil') svg += fill(hatch(rect(x + 3, y + h - 8, w - 6, 5), { angle: -0.6, gap: 5, w: 0.9 }), c.pencil, 'opacity=".6"')
  return svg
}

/** Squares side by side. */
export function squares(x: number, y: number, w: number, h: number, step: number, row: Row, gold = false): Svg {
  let svg = ''
  for (let k = 0; k < row.squares; k++) {
    const { value, state } = onSquare(row, k)
    svg += square(x + k * step, y, w, h, value, { state, gold, lit: row.lit === true && k === row.values.length })
  }
  return svg
}

/** A sum that earns something, as a cannon ball: solid when it is reached. */
export const ball = (x: number, y: number, r: number, needed: number, reached: boolean): Svg =>
  reached
    ? `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}" fill="${c.iron}"/><path d="M${tenth(x - r * 0.62)} ${tenth(y - r * 0.3)}a${tenth(r * 0.75)} ${tenth(r * 0.75)} 0 0 1 ${tenth(r * 0.7)} ${tenth(-r * 0.45)}" stroke="#fff" stroke-width="2" fill="none" opacity=".55" stroke-linecap="round"/>${lettered(x, y + r * 0.42, needed, { font: 'bold', size: r * 1.18, colour: '#fff3d6' })}`
    : `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}" fill="${c.sqe}" stroke="${c.sqline}" stroke-width="1.5" stroke-dasharray="4 3"/>${lettered(x, y + r * 0.42, needed, { font: 'bold', size: r * 1.18, colour: c.sqeink })}`

/** The same as a shield, for the hull. */
export function shield(x: number, y: number, r: number, needed: number, reached: boolean): Svg {
  const edge = placed(x, y, r)('-1,-1 0,-.82 1,-1 .94,.25 0,1.2 -.94,.25')
  const half = placed(x, y, r)('-1,-1 0,-.82 0,1.2 -.94,.25')
  return (
    (reached
      ? fill(poly(edge), c.iron) + fill(poly(half), '#fff', 'opacity=".14"')
      : `<path d="${poly(edge)}" fill="${c.sqe}" stroke="${c.sqline}" stroke-width="1.5" stroke-dasharray="4 3"/>`) +
    lettered(x, y + r * 0.42, needed, { font: 'bold', size: r * 1.1, colour: reached ? '#fff3d6' : c.sqeink })
  )
}

/** Infamy: a skull for what one has, a dashed ring for what one may still gain. */
export function skull(x: number, y: number, r: number, had = true, colour: string = c.ink, holes: string = c.sail): Svg {
  if (!had)
    return `<circle cx="${tenth(x)}" cy="${tenth(y + 1)}" r="${tenth(r * 0.72)}" fill="none" stroke="${colour}" stroke-width="1.3" stroke-dasharray="2.2 2.2" opacity=".75"/>`
  const n = (k: number): number => tenth(r * k)
  return (
    fill(
      `M${tenth(x - r)} ${tenth(y - r * 0.15)}a${n(1)} ${n(0.95)} 0 0 1 ${n(2)} 0q0 ${n(0.5)} ${n(-0.45)} ${n(0.62)}l0 ${n(0.5)}l${n(-1.1)} 0l0 ${n(-0.5)}q${n(-0.45)} ${n(-0.12)} ${n(-0.45)} ${n(-0.62)}z`,
      colour,
    ) + [-0.4, 0.4].map((side) => `<circle cx="${tenth(x + r * side)}" cy="${tenth(y)}" r="${n(0.27)}" fill="${holes}"/>`).join('')
  )
}

/** A cross in the sand, as path data. */
export function cross(x: number, y: number, s: number): string {
  const q = placed(x, y, s)
  return ink(q('-1,-.7 0,0 1,.75'), { w: 5, ends: 0.3 }) + ink(q('1,-.75 0,.1 -.9,.8'), { w: 5, ends: 0.3 })
}

/** What is aimed at. */
export const sight = (x: number, y: number, r: number, colour = '#c2321f'): Svg =>
  `<g fill="none" stroke="${colour}" stroke-width="2.6"><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}"/><path d="M${tenth(x - r - 6)} ${tenth(y)}h9M${tenth(x + r - 3)} ${tenth(y)}h9M${tenth(x)} ${tenth(y - r - 6)}v9M${tenth(x)} ${tenth(y + r - 3)}v9"/></g>`

/** The lamp-gold line and glow around what may be chosen. */
export function halo(x: number, y: number, w: number, h: number, r = 12): Svg {
  const edge = roundedRect(x, y, w, h, r)
  const glow = (opacity: number, width: number): Svg =>
    `<path d="${poly(edge)}" fill="none" stroke="${c.lampglow}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`
  return glow(0.16, 18) + glow(0.3, 9) + fill(inkLoop(edge, { w: 3.4, tremble: 0.8 }), c.lamp)
}
