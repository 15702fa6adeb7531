import { ink, inkLoop } from '../kit/ink.ts'
import { curve, poly, spline, tenth } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { scatter } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { squares, type Row } from './marks.ts'
import { c } from './palette.ts'

const FROTH = '#fff6df'

/** The barrel of rum with its two squares; a ready pair froths over. */
export function barrel(x: number, y: number, s: number, row: Row, frothing = false): Svg {
  const q = placed(x, y, s)
  const edge = q('9,0 79,0 88,34 89,67 80,112 8,112 -1,67 0,34')
  let svg = fill(curve(q('-8,110 44,104 100,112 44,121')), '#000', 'opacity=".35"') + fill(curve(edge), c.wood2)
  svg += fill(curve(q('55,2 79,2 89,50 80,111 55,111')), c.wood4, 'opacity=".55"')
  svg += fill(curve(q('10,3 26,3 23,109 8,108 2,56')), c.wood1, 'opacity=".5"')
  for (const [at, bow] of [
    [11, 3],
    [30, 1],
    [82, -1],
    [101, -3],
  ]) {
    const e = at > 20 && at < 90 ? 0 : 5
    const low = bow * 1.2 + 2
    svg += fill(
      poly(q(`${e},${at - 4} 44,${at - 4 + low} ${88 - e},${at - 4} ${88 - e},${at + 4} 44,${at + 4 + low} ${e},${at + 4}`)),
      c.iron,
    )
    svg += fill(poly(q(`${e + 4},${at - 3} 32,${at - 2 + bow} 32,${at + bow} ${e + 4},${at - 0.5}`)), '#fff', 'opacity=".3"')
  }
  const staves = ['20,2 13,56 20,110', '36,2 34,56 36,110', '52,2 54,56 52,110', '68,2 75,56 68,110'].map((list) =>
    ink(q(list), { w: 1.3 }),
  )
  svg += fill(staves.join('') + inkLoop(spline(edge, true, 5), { w: 2.4 }), c.line)
  if (frothing) svg += froth(x, y, s)
  return svg + squares(x + 44 * s - 33, y + 56 * s - 16, 32, 31, 34, row)
}

function froth(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const bubbles = Array.from({ length: 9 }, (_, i) => ({
    x: tenth(x + (4 + 10 * i) * s),
    y: tenth(y + (3 - Math.sin((i / 8) * Math.PI) * 12 - scatter(i * 3) * 5) * s),
    r: (8 + scatter(i * 7) * 5) * s,
  }))
  const disc = (grow: number, colour: string): Svg =>
    bubbles.map((one) => `<circle cx="${one.x}" cy="${one.y}" r="${tenth(one.r + grow)}" fill="${colour}"/>`).join('')
  const drips = ['6,0 20,0 19,22 14,31 9,20', '66,0 84,0 81,16 75,23 70,13']
    .map((list) => fill(curve(q(list)), FROTH, `stroke="${c.line}" stroke-width="1.6"`))
    .join('')
  const curls = ['24,-4 29,-1 34,-5', '42,-4 47,-1 52,-5', '60,-4 65,-1 70,-5'].map((list) => ink(q(list), { w: 1.2 })).join('')
  return disc(1.8, c.line) + drips + disc(0, FROTH) + fill(curls, c.line, 'opacity=".6"')
}

/** A head of froth over a square that spirits raise to 7. */
export function frothOn(x: number, y: number): Svg {
  const q = placed(x, y)
  return (
    fill(curve(q('-18,-2 -10,-14 0,-17 11,-14 18,-2 8,3 -8,3')), FROTH, `stroke="${c.line}" stroke-width="1.8"`) +
    [
      [-9, -12, 5],
      [0, -16, 6],
      [9, -11, 5],
    ]
      .map(([u, v, r]) => `<circle cx="${x + u}" cy="${y + v}" r="${r}" fill="${FROTH}" stroke="${c.line}" stroke-width="1.2"/>`)
      .join('')
  )
}

/** A pewter mug of rum. */
export function mug(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const body = q('-26,-34 26,-34 24,22 14,30 -14,30 -24,22')
  const n = (k: number): number => tenth(k * s)
  return (
    fill(curve(q('-30,26 10,18 54,30 8,42')), '#000', 'opacity=".35"') +
    `<path d="M${tenth(x + 24 * s)} ${tenth(y - 20 * s)}q${n(26)} ${n(2)} ${n(22)} ${n(22)}q${n(-2)} ${n(14)} ${n(-22)} ${n(12)}" fill="none" stroke="#6f6a63" stroke-width="${n(7)}"/>` +
    fill(poly(body), '#8b857b') +
    fill(poly(q('6,-34 26,-34 24,22 14,30 4,30')), '#000', 'opacity=".25"') +
    fill(poly(q('-21,-30 -14,-30 -13,24 -18,20')), '#fff', 'opacity=".35"') +
    `<ellipse cx="${tenth(x)}" cy="${tenth(y - 34 * s)}" rx="${n(26)}" ry="${n(9)}" fill="#a8a196"/><ellipse cx="${tenth(x)}" cy="${tenth(y - 33 * s)}" rx="${n(21)}" ry="${n(6.6)}" fill="#6b2f12"/>` +
    fill(inkLoop(body, { w: 1.8 }) + ink(q('-25,0 0,5 25,0'), { w: 2 }), c.line)
  )
}
