import { ink, inkLoop } from '../kit/ink.ts'
import { between, curve, poly, spline, tenth } from '../kit/path.ts'
import { placed, points } from '../kit/points.ts'
import { lettered } from '../kit/lettering.ts'
import { scatter } from '../kit/random.ts'
import { flag } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { NUMERALS, levelOf, total, type Box, type Graded, type ShipLook } from './look.ts'
import { ball, cross } from './marks.ts'
import { c } from './palette.ts'

/** A port on the coast; raided it burns, under the raider's flag. */
export function town(x: number, y: number, s: number, raidedBy: number | null): Svg {
  const q = placed(x, y, s)
  let svg = ''
  const house = (walls: string, roof: string, shadow: string, colour: string): void => {
    const edge = q(walls)
    const eaves = q(roof)
    svg += fill(poly(edge), colour) + fill(poly(eaves), c.roof) + fill(poly(q(shadow)), '#000', 'opacity=".18"')
    svg += fill(inkLoop(edge, { w: 1.5 }) + ink([eaves[0], eaves[eaves.length - 1]], { w: 1.1 }), c.line)
  }
  house('-24,0 -24,-16 -17,-24 -10,-16 -10,0', '-24,-16 -17,-24 -10,-16', '-16,-20 -10,-16 -10,0 -15,0', c.wall)
  house('-9,0 -9,-34 -5,-42 0,-46 5,-42 9,-34 9,0', '-9,-34 -5,-42 0,-46 5,-42 9,-34', '2,-44 5,-42 9,-34 9,0 3,0', c.sail)
  house('10,0 10,-18 18,-26 26,-18 26,0', '10,-18 18,-26 26,-18', '19,-20 26,-18 26,0 20,0', c.wall)
  for (const pane of ['-3,-26 3,-26 3,-18 -3,-18', '-19,-10 -15,-10 -15,0 -19,0', '16,-12 20,-12 20,-6 16,-6'])
    svg += fill(poly(q(pane)), c.line)
  if (raidedBy === null) return svg
  return (
    svg +
    fill(ink(q('0,-44 0,-62'), { w: 1.8 }), c.line) +
    flag(raidedBy, x, y - 62 * s, 20 * s, 14 * s) +
    fill(curve(q('16,-27 24,-36 20,-46 30,-56 36,-48 30,-38 26,-28')), c.smoke, 'opacity=".75"') +
    fill(curve(q('12,-22 15,-32 18,-26 22,-34 25,-22')), '#e8792b')
  )
}

export function palm(x: number, y: number, h: number, lean: number): Svg {
  const top = [x + lean, y - h] as const
  let svg = fill(ink(points(`${x},${y} ${x + lean * 0.2},${y - h * 0.5} ${top[0]},${top[1]}`), { w: 6, ends: 0.02, least: 0.7 }), c.wood3)
  for (let i = 1; i < 7; i++) {
    const [px, py] = between([x, y], top, i / 7)
    svg += fill(ink(placed(px, py)('-3,0 3,-1'), { w: 1.1 }), c.line)
  }
  for (const turn of [-2.9, -2.45, -1.9, -1.2, -0.6, -0.15]) {
    const long = h * 0.52
    const end = placed(top[0], top[1])(`${Math.cos(turn) * long},${Math.sin(turn) * long * 0.7 + long * 0.35}`)[0]
    const mid = placed(top[0], top[1])(`${Math.cos(turn) * long * 0.6},${Math.sin(turn) * long * 0.75}`)[0]
    svg += fill(curve([top, [mid[0], mid[1] - 3], end, [mid[0], mid[1] + 5]]), c.leaf) + fill(ink([top, mid, end], { w: 1.4 }), c.line)
  }
  return svg
}

export const COAST: Box = [872, 436, 408, 200]

/** The coast off the bow: three ports that one raids, and a beach. */
export function coast(seat: number, ports: Graded): Svg {
  const land = spline(
    points('905,560 925,520 962,496 1010,484 1060,478 1120,474 1190,470 1250,462 1300,458 1300,650 905,650 884,616'),
    true,
    6,
  )
  const d = poly(land)
  let svg = '<clipPath id="page"><rect x="9" y="50" width="1262" height="583"/></clipPath><g clip-path="url(#page)">'
  for (let k = 3; k > 0; k--)
    svg += `<path d="${d}" fill="none" stroke="${c.sea2}" stroke-opacity="${tenth(0.12 + 0.06 * (3 - k))}" stroke-width="${k * 16}" stroke-linejoin="round"/>`
  svg += fill(d, c.sand)
  svg += fill(curve(points('960,528 1040,500 1150,492 1300,480 1300,530 1150,528 1040,540')), c.leaf, 'opacity=".5"')
  let lines = inkLoop(land, { w: 2.4 })
  for (let i = 4; i < 60; i++) {
    const [x, y] = land[i]
    if (x > 1275 || y > 600) continue
    lines += ink(placed(x, y)(`-3,-3 ${-12 - scatter(i) * 8},${-3 - (x < 940 ? 0 : 6)}`), { w: 1.2, ends: 0.5, least: 0.05 })
  }
  svg += `${fill(lines, c.ink)}${palm(930, 556, 44, -8)}${palm(1254, 516, 38, -9)}</g>`
  const raided = levelOf(ports)
  const step = 276 / ports.thresholds.length
  return (
    svg +
    ports.thresholds
      .map((needed, k) => {
        const [x, y] = [1000 + k * step, 518 - k * 4]
        return town(x, y, 0.95, k < raided ? seat : null) + ball(x + 38, y - 8, 12, needed, k < raided)
      })
      .join('')
  )
}

export const TALL_COAST: Box = [0, 676, 390, 98]
export function tallCoast(seat: number, ports: Graded): Svg {
  const land = spline(points('-20,712 40,702 120,698 220,696 320,692 410,688 410,790 -20,790'), true, 5)
  const raided = levelOf(ports)
  return (
    fill(poly(land), c.sand) +
    fill(inkLoop(land, { w: 2 }), c.ink) +
    ports.thresholds.map((_, k) => town(306 + k * 31, 704 - k * 2, 0.5, k < raided ? seat : null)).join('') +
    palm(20, 700, 28, 6)
  )
}

/** A burial place: a dashed cross, a pit with the chest going in, or a mound with its points. */
export function beach(x: number, y: number, look: ShipLook, k: number, w: number): Svg {
  const q = placed(x, y)
  let svg = `<ellipse cx="${x}" cy="${y + 4}" rx="${w}" ry="13" fill="${c.sandd}" opacity=".55"/>`
  if (look.burying === k) {
    const chest = q('-24,4 -21,-16 13,-16 16,4 12,9 -20,9')
    const rim = q(`${-w - 2},8 -20,5 0,9 20,5 ${w},9`)
    return (
      svg +
      `<ellipse cx="${x - 4}" cy="${y + 5}" rx="${w - 4}" ry="13" fill="#241408"/>` +
      fill(poly(chest), c.wood2) +
      fill(poly(q('-24,-8 16,-8 16,-4 -24,-4')), c.brass) +
      fill(inkLoop(chest, { w: 1.8 }), c.line) +
      fill(curve([...rim, ...q('16,18 -20,18')]), c.sand) +
      fill(ink(rim, { w: 1.5 }), c.ink) +
      fill(ink(q('22,6 34,-26'), { w: 3.4 }), c.wood3) +
      fill(poly(q('17,4 26,7 22,17 16,13')), '#8d8d92', `stroke="${c.line}" stroke-width="1.4"`) +
      lettered(x - 4, y - 1, NUMERALS[k], { size: 17, colour: '#fbeed0', rim: { colour: '#2a1608', width: 3 } })
    )
  }
  if (look.chests[k].buried) {
    const mound = q(`${-w},9 -16,-9 4,-12 22,-7 ${w},9`)
    return (
      svg +
      fill(curve([...mound, ...q('0,14 0,14')]), c.sandd) +
      fill(curve(q(`${-w},9 -16,-9 4,-12 0,2 -14,11`)), c.sand) +
      fill(ink(mound, { w: 1.7 }), c.ink) +
      fill(cross(x - 13, y + 1, 12), '#b3261a') +
      lettered(x + 15, y + 9, total(look.chests[k].values), { font: 'bold', size: 17, colour: c.ink })
    )
  }
  return (
    svg +
    `<path d="M${x - 24} ${y - 5}l18 14M${x - 6} ${y - 5}l-18 14" stroke="${c.ink}" stroke-width="3" stroke-dasharray="5 3" fill="none"/>` +
    lettered(x + 14, y + 9, NUMERALS[k], { size: 19, colour: c.ink })
  )
}
