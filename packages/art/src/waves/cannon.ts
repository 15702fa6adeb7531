import { ink, inkLoop } from '../kit/ink.ts'
import { curve, poly, tenth } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

/** A naval gun in profile, muzzle to the right; (x, y) is the breech. */
export function cannon(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const barrel = q(
    '0,-6 6,-13 30,-14 34,-16 40,-16 44,-13 88,-10 92,-13 99,-13 104,-11 132,-9 136,-13 146,-13 148,-10 148,10 146,13 136,13 132,9 104,11 99,13 92,13 88,10 44,13 40,16 34,16 30,14 6,13 0,6',
  )
  const carriage = q('2,6 62,6 96,16 96,32 0,32 0,24 12,24 12,16 2,16')
  let svg = fill(curve(q('-12,46 50,40 112,46 50,52')), '#000', 'opacity=".35"')
  svg += fill(poly(carriage), c.wood2) + fill(poly(q('0,25 96,25 96,32 0,32')), c.wood4, 'opacity=".7"')
  svg += fill(inkLoop(carriage, { w: 2.2 * Math.max(0.8, s) }) + ink(q('14,20 94,22'), { w: 1.3 }), c.line)
  svg += fill(poly(barrel), c.iron) + fill(curve(q('-14,-5 -8,-8 0,-5 0,5 -8,8 -14,5')), c.iron)
  svg += fill(poly(q('8,-9 132,-6 144,-8 144,-4 132,-2 8,-4')), '#fff', 'opacity=".26"')
  svg += fill(poly(q('6,6 146,5 146,12 136,12 132,8 44,12 30,13 6,12')), '#000', 'opacity=".35"')
  svg += `<ellipse cx="${tenth(x + 147 * s)}" cy="${tenth(y)}" rx="${tenth(2.4 * s)}" ry="${tenth(8 * s)}" fill="#000"/>`
  for (const wheel of [18, 76]) {
    const at = `cx="${tenth(x + wheel * s)}" cy="${tenth(y + 36 * s)}"`
    svg += `<circle ${at} r="${tenth(12 * s)}" fill="${c.wood1}" stroke="${c.line}" stroke-width="${tenth(2.2 * s)}"/><circle ${at} r="${tenth(3.4 * s)}" fill="${c.iron}"/>`
  }
  return svg
}
