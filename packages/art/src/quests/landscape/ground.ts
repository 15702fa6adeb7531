import { random, tenth, type Colour, type Svg } from '../../kit/index.ts'
import type { Pen } from './pen.ts'

interface Face {
  readonly lit?: Colour
  readonly dark?: Colour
  readonly snow?: boolean
}

export interface Peak {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly seed: number
}

/** Peaks with hachures, hills, rocks, smoke: feet at x, y. */
export function groundOf({ palette, ink, shape, line }: Pen) {
  const peak = (
    x: number,
    y: number,
    w: number,
    h: number,
    seed = 1,
    { lit = palette.rock, dark = palette.rock2, snow = true }: Face = {},
  ): Svg => {
    const r = random(seed * 97 + 5),
      j = (r() - 0.5) * w * 0.16,
      ax = x + j,
      ay = y - h,
      sx = ax + w * 0.06,
      hach: string[] = []
    const lf = `M${tenth(x - w / 2)},${y}L${tenth(x - w * 0.3)},${tenth(y - h * 0.34)}L${tenth(x - w * 0.2)},${tenth(y - h * 0.52)}L${tenth(ax)},${tenth(ay)}`,
      rt = `L${tenth(x + w * 0.17)},${tenth(y - h * 0.6)}L${tenth(x + w * 0.3)},${tenth(y - h * 0.3)}L${tenth(x + w / 2)},${y}`
    let d =
      shape(`${lf}${rt}Z`, lit, 0) +
      `<path d="M${tenth(ax)},${tenth(ay)}${rt}L${tenth(x + w * 0.08)},${y}L${tenth(x - w * 0.04)},${tenth(y - h * 0.3)}L${tenth(sx)},${tenth(y - h * 0.55)}Z" fill="${dark}"/>`
    for (let i = 1; i < 6; i++) {
      const t = i / 6
      const bx = ax + (x + w * 0.5 - ax) * t,
        by = ay + h * t * 0.98
      hach.push(`M${tenth(bx)},${tenth(by)}l${tenth(-w * 0.05 - r() * w * 0.05)},${tenth(h * (0.16 + r() * 0.12) * (1 - t * 0.4))}`)
    }
    for (let i = 2; i < 6; i++) {
      const t = i / 6
      hach.push(`M${tenth(ax - w * 0.5 * t * 0.92)},${tenth(ay + h * t)}l${tenth(w * 0.04)},${tenth(h * 0.1)}`)
    }
    if (snow)
      d += `<path d="M${tenth(ax)},${tenth(ay)}L${tenth(ax - w * 0.13)},${tenth(ay + h * 0.27)}L${tenth(ax - w * 0.05)},${tenth(ay + h * 0.22)}L${tenth(ax + w * 0.01)},${tenth(ay + h * 0.34)}L${tenth(ax + w * 0.07)},${tenth(ay + h * 0.2)}L${tenth(ax + w * 0.13)},${tenth(ay + h * 0.28)}Z" fill="${palette.snow}"/>`
    return (
      d +
      line(hach.join(''), 0.8, 0.8) +
      `<path d="${lf}${rt}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`
    )
  }
  const hill = (x: number, y: number, w: number, h: number, c = palette.grass2): Svg =>
    shape(`M${x - w / 2},${y}C${x - w * 0.35},${y - h} ${x + w * 0.2},${y - h * 1.2} ${x + w / 2},${y}Z`, c, 1) +
    line(`M${x + w * 0.2},${y - h * 0.55}l3,2.6M${x + w * 0.29},${y - h * 0.38}l3,2.4M${x + w * 0.1},${y - h * 0.62}l2.4,2.6`, 0.8, 0.7)
  const rocks = (x: number, y: number, s = 1): Svg =>
    shape(
      `M${x - 5 * s},${y}L${x - 3 * s},${y - 5 * s}L${x - 1 * s},${y - 2.5 * s}L${x + 1 * s},${y - 6.5 * s}L${x + 4 * s},${y}Z`,
      palette.rock2,
      0.9,
    ) + `<path d="M${x + 1 * s},${y - 6.5 * s}L${x + 4 * s},${y}H${x + 0.6 * s}Z" fill="${palette.rock3}"/>`
  const smoke = (x: number, y: number): Svg =>
    `<g>${[
      [0, -2, 2.6],
      [3, -6, 3.4],
      [1, -10.5, 3],
      [6, -11, 2.6],
      [5, -15, 2],
    ]
      .map(([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r + 0.8}" fill="${ink}"/>`)
      .join('')}${[
      [0, -2, 2.6],
      [3, -6, 3.4],
      [1, -10.5, 3],
      [6, -11, 2.6],
      [5, -15, 2],
    ]
      .map(([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${palette.cloud}"/>`)
      .join('')}</g>`
  return { peak, hill, rocks, smoke }
}

/** The peaks of a mountain hex, the farthest first. */
export function massifAt(q: number, r: number, x: number, y: number): Peak[] {
  const chance = random(q * 31 + r * 77 + 900)
  return [
    [-16, -15, 0.75],
    [13, -17, 0.7],
    [-1, -2, 1.32],
    [-21, 11, 0.8],
    [20, 10, 0.95],
    [2, 22, 0.62],
  ].map(([dx, dy, size]) => ({
    x: x + dx + (chance() - 0.5) * 6,
    y: y + dy + 8 + (chance() - 0.5) * 4,
    size: size * (0.9 + chance() * 0.3),
    seed: Math.floor(chance() * 99),
  }))
}
