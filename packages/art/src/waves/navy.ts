import { ink, inkLoop } from '../kit/ink.ts'
import { lettered } from '../kit/lettering.ts'
import { poly, tenth } from '../kit/path.ts'
import { placed, points } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

export interface Course {
  readonly from: number
  readonly to: number
  readonly round: number
  /** How many shots the Navy fires in a round; 0 where it does not come. */
  readonly shots: (round: number) => number
}

/** The rounds of a solo game as a course; the Navy waits where it will come, with its shots. */
export function course(x: number, y: number, w: number, { from, to, round, shots }: Course): Svg {
  const step = w / (to - from + 1)
  let svg = fill(ink(points(`${x},${y + 40} ${x + w * 0.3},${y + 34} ${x + w * 0.6},${y + 42} ${x + w},${y + 36}`), { w: 2.2 }), c.ink)
  for (let n = from; n <= to; n++) {
    const cx = x + step * (n - from + 0.5)
    const cy = y + 38 + Math.sin(n * 0.9) * 3
    const past = n < round
    const fired = shots(n)
    if (fired > 0) svg += frigate(cx, cy, past, fired)
    const now = n === round
    svg += `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${now ? 13 : fired > 0 ? 11 : 9.5}" fill="${now ? c.lamp : past ? c.ink2 : c.tag}" stroke="${c.ink}" stroke-width="${now ? 2 : 1.4}"/>`
    svg += lettered(cx, cy + 5, n, { font: 'bold', size: now ? 15 : 13, colour: now ? '#22150d' : past ? c.paper : c.tagink })
  }
  return svg
}

function frigate(x: number, y: number, past: boolean, shots: number): Svg {
  const q = placed(x, y)
  const hull = q('-17,-22 -13,-14 13,-14 18,-24 10,-22')
  const cloth = past ? c.sailsh : c.sail
  const edge = `stroke="${c.line}" stroke-width="1.4"`
  return (
    fill(poly(q('-9,-24 -9,-44 -1,-42 -1,-25')), cloth, edge) +
    fill(poly(q('2,-25 2,-48 11,-45 11,-26')), cloth, edge) +
    fill(poly(hull), past ? c.wood2 : '#22324a') +
    fill(inkLoop(hull, { w: 1.6 }), c.line) +
    Array.from(
      { length: shots },
      (_, k) =>
        `<circle cx="${tenth(x - (shots - 1) * 5 + k * 10)}" cy="${tenth(y + 23)}" r="4" fill="${past ? 'none' : c.iron}" stroke="${c.ink}" stroke-width="1.3"/>`,
    ).join('')
  )
}
