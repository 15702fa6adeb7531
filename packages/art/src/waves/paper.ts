import { ink, inkLoop } from '../kit/ink.ts'
import { between, curve, lerp, poly, spline, tenth, type Point } from '../kit/path.ts'
import { moved, placed } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { blot, crest, ripples } from '../kit/water.ts'
import { c } from './palette.ts'

/** A slip of paper behind words. */
export function tag(
  x: number,
  y: number,
  w: number,
  h: number,
  { colour = c.tag, seed = 3 }: { colour?: string; seed?: number } = {},
): Svg {
  const next = random(seed * 71 + Math.round(x))
  const r = (): number => next() * 2
  const edge = placed(
    x,
    y,
  )(`0,${r()} ${w * 0.5},${r() - 1} ${w},${r()} ${w},${h / 2} ${w},${h - r()} ${w * 0.5},${h + r() - 1} 0,${h - r()} 0,${h / 2}`)
  return fill(poly(moved(edge, 2, 3)), '#000', 'opacity=".22"') + fill(poly(edge), colour) + fill(inkLoop(edge, { w: 1.3 }), c.line)
}

/** The sheet that everything is drawn on, with its worn edge. */
export function sheet(x: number, y: number, w: number, h: number): Svg {
  const next = random(5)
  const edge: Point[] = []
  const side = (ax: number, ay: number, bx: number, by: number, n: number): void => {
    for (let i = 0; i < n; i++) edge.push([lerp(ax, bx, i / n) + (next() - 0.5) * 4, lerp(ay, by, i / n) + (next() - 0.5) * 4])
  }
  side(x, y, x + w, y, 60)
  side(x + w, y, x + w, y + h, 26)
  side(x + w, y + h, x, y + h, 60)
  side(x, y + h, x, y, 26)
  const d = poly(edge)
  return (
    `<defs><radialGradient id="worn" cx=".46" cy=".45" r=".75"><stop offset=".5" stop-color="${c.paper2}" stop-opacity="0"/><stop offset="1" stop-color="${c.paper2}" stop-opacity=".95"/></radialGradient></defs>` +
    fill(poly(moved(edge, 3, 7)), '#000', 'opacity=".45"') +
    fill(d, c.paper) +
    fill(d, 'url(#worn)') +
    fill(inkLoop(edge, { w: 1.6 }), c.paper2)
  )
}

/** The lines of an old chart, from a rose. */
export function rhumb(x: number, y: number, reach: number, n = 16): Svg {
  let d = ''
  for (let i = 0; i < n; i++) {
    const turn = (i / n) * Math.PI * 2
    d += `M${x} ${y}L${tenth(x + Math.cos(turn) * reach)} ${tenth(y + Math.sin(turn) * reach)}`
  }
  return `<path d="${d}" stroke="${c.ink2}" stroke-width=".8" opacity=".28" fill="none"/>`
}

/** A compass rose. */
export function rose(x: number, y: number, r: number): Svg {
  let svg = ''
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2 - Math.PI / 2
    const [long, thick] = i % 4 === 0 ? [r, 0.29 * r] : [r * (i % 2 === 0 ? 0.72 : 0.5), 0.19 * r]
    const at = (angle: number, k: number): Point => [x + Math.cos(turn + angle) * k, y + Math.sin(turn + angle) * k]
    svg += fill(poly([[x, y], at(-0.4, thick), at(0, long)]), c.ink)
    svg += fill(poly([[x, y], at(0.4, thick), at(0, long)]), c.paper, `stroke="${c.ink}" stroke-width="1"`)
  }
  const ring = (k: number, w: number): Svg =>
    `<circle cx="${x}" cy="${y}" r="${tenth(r * k)}" fill="none" stroke="${c.ink}" stroke-width="${w}"/>`
  return `<g opacity=".9">${svg}${ring(0.62, 1.2)}${ring(0.66, 0.8)}</g>`
}

/** Wind, as old maps have it. */
export function wind(x: number, y: number, k: number): Svg {
  const q = placed(x, y, k)
  return fill(
    ink(q('0,0 40,-6 84,0 104,-14 92,-28 78,-20 84,-10'), { w: 2.2 }) +
      ink(q('10,14 60,10 116,16 140,4 130,-10 118,-4'), { w: 2 }) +
      ink(q('-6,28 50,26 96,32'), { w: 1.8 }),
    c.ink2,
    'opacity=".55"',
  )
}

/** A ring left by a mug. */
export const ring = (x: number, y: number, r: number): Svg =>
  `<g fill="none" stroke="${c.stain}"><circle cx="${x}" cy="${y}" r="${r}" stroke-width="4" opacity=".34" stroke-dasharray="${r * 4.6} ${r * 0.5}"/><circle cx="${x + 1}" cy="${y + 1}" r="${r - 4}" stroke-width="1.4" opacity=".4"/></g>`

/** Sky and sea in washes behind the wide board. */
export const wideWash = (): Svg =>
  blot(400, 205, 330, 118, c.sky, 0.26, 41) +
  blot(470, 170, 250, 84, c.sky, 0.24, 47) +
  blot(300, 245, 230, 70, c.sky, 0.22, 53) +
  blot(700, 215, 180, 80, c.sky, 0.24, 59) +
  blot(170, 190, 120, 90, c.sky2, 0.16, 63) +
  blot(1110, 120, 165, 66, c.sky, 0.24, 71) +
  blot(1110, 312, 165, 62, c.sky, 0.24, 77) +
  blot(470, 590, 560, 120, c.sea, 0.38, 3) +
  blot(440, 620, 520, 84, c.sea, 0.4, 7) +
  blot(520, 655, 620, 70, c.sea2, 0.42, 11) +
  blot(1110, 245, 190, 60, c.sea, 0.34, 21) +
  blot(1110, 428, 195, 58, c.sea, 0.34, 27) +
  blot(1000, 470, 160, 60, c.sea, 0.22, 31)

/** What is seen of the sky above the masts, where there is room for it: clouds, and gulls on their way. */
export function highSky(rise: number): Svg {
  if (rise < 40) return ''
  const y = 56 - rise / 2
  const gull = (x: number, up: number, k: number): string =>
    ink(placed(x, up, k)('-16,-6 -9,-9 0,0'), { w: 2.2 }) + ink(placed(x, up, k)('0,0 8,-10 17,-8'), { w: 2.2 })
  return (
    blot(300, y, 260, rise * 0.34, c.sky, 0.26, 83) +
    blot(640, y + 14, 230, rise * 0.3, c.sky2, 0.16, 89) +
    blot(1080, y - 6, 210, rise * 0.36, c.sky, 0.24, 97) +
    fill(gull(818, y + 22, 1) + gull(862, y + 4, 0.7) + gull(780, y, 0.6), c.ink2, 'opacity=".7"') +
    (rise < 110 ? '' : wind(40, y, 0.9))
  )
}

export const tallWash = (): Svg =>
  blot(195, 270, 200, 80, c.sky, 0.3, 3) + blot(195, 120, 210, 50, c.sky, 0.26, 9) + blot(195, 690, 260, 60, c.sea, 0.4, 5)

/** The sea before the ship: two bands that can sway against each other; the near one carries the bow wave. */
export function sea(from: number, to: number, y: number, floor: number, bow?: number): readonly [Svg, Svg] {
  const [far, near] = [crest(from, to, y), crest(from, to, y + 15, { height: 6, length: 74, seed: 8 })]
  const corners: Point[] = [
    [to, floor],
    [from, floor],
  ]
  const caps = (line: readonly Point[], every: number, w: number): string =>
    line
      .filter((_, i) => i % 14 === every)
      .map(([a, b]) => ink(placed(a, b)('-26,10 -8,4 8,9'), { w, ends: 0.4, least: 0.1 }))
      .join('')
  const first =
    fill(poly([...far, ...corners]), c.sea, 'opacity=".92"') +
    fill(poly([...moved(far, 0, 8), ...corners]), c.sea2, 'opacity=".35"') +
    fill(ink(far, { w: 2.6, smooth: false, ends: 0.02 }), c.sea3) +
    fill(caps(far, 9, 2.4), c.foam)
  const second =
    (bow === undefined ? '' : bowWave(bow, y)) +
    fill(poly([...near, ...corners]), c.sea2, 'opacity=".85"') +
    fill(
      ink(near, { w: 2.4, smooth: false, ends: 0.02 }) + ripples(from, to, y + 26, { height: 4, length: 70, w: 1.8, seed: 12 }),
      c.sea3,
    ) +
    fill(caps(near, 10, 2), c.foam, 'opacity=".85"')
  return [first, second]
}

function bowWave(x: number, y: number): Svg {
  const q = placed(x, y)
  const edge = q('0,3 28,-5 50,-15 64,-23 78,-21 80,-13 72,-12 84,-5 100,-11 110,-6 106,0 126,4 68,9')
  return (
    fill(curve(edge), c.foam) +
    fill(
      inkLoop(spline(edge, true, 4), { w: 1.8 }) + ink(q('20,0 46,-8 64,-15'), { w: 1.6 }) + ink(q('38,3 64,-3 78,-3'), { w: 1.4 }),
      c.sea3,
    )
  )
}

/** An inkwell on the table. */
export function inkwell(x: number, y: number): Svg {
  const q = placed(x, y)
  const well = q('-20,0 -18,-22 -9,-28 9,-28 18,-22 20,0 12,6 -12,6')
  return (
    fill(curve(q('-24,4 14,-4 52,6 10,14')), '#000', 'opacity=".35"') +
    fill(curve(well), '#22303a') +
    fill(curve(q('-15,-3 -13,-20 -7,-22 -9,0')), '#fff', 'opacity=".35"') +
    `<ellipse cx="${x}" cy="${y - 27}" rx="9" ry="3.4" fill="#0b1116" stroke="#53656f" stroke-width="1.4"/>` +
    fill(inkLoop(spline(well, true, 4), { w: 1.8 }), c.line)
  )
}

/** A quill, its tip at (x, y). */
export function quill(x: number, y: number): Svg {
  const q = placed(x, y)
  const feather = q('3,-8 16,-38 40,-76 66,-98 70,-76 52,-42 24,-14')
  const [from, to, low, high]: readonly Point[] = q('8,-16 66,-96 26,-18 72,-80')
  const barbs = [0.3, 0.45, 0.6, 0.75].map((t) => ink([between(from, to, t), between(low, high, t)], { w: 1 })).join('')
  return (
    fill(curve(feather), c.feather) +
    fill(curve(q('14,-28 46,-68 70,-94 66,-74 50,-44 24,-16')), c.sailsh, 'opacity=".7"') +
    fill(inkLoop(spline(feather, true, 5), { w: 1.6 }) + ink(q('0,0 20,-38 66,-96'), { w: 2.2 }) + barbs, c.line)
  )
}

/** The bag of dice. */
export function bag(x: number, y: number): Svg {
  const q = placed(x, y)
  const body = q('-40,36 -44,10 -26,-10 -12,-18 14,-18 28,-10 48,12 42,38 0,46')
  return (
    fill(curve(body), c.leather) +
    fill(curve(q('14,-16 28,-10 48,12 42,38 14,44 26,14')), '#000', 'opacity=".25"') +
    fill(curve(q('-22,-26 0,-20 24,-27 18,-14 1,-10 -16,-14')), c.leather) +
    fill(
      inkLoop(spline(body, true, 4), { w: 2.2 }) + ink(q('-20,-13 0,-9 22,-14'), { w: 3.4 }) + ink(q('-22,-26 0,-20 24,-27'), { w: 2 }),
      c.line,
    )
  )
}

/** The bubble of a captain who shouts. */
export function bubble(x: number, y: number, s: number, colour: string = c.tag, turn = -6): Svg {
  const edge = placed(0, 0, s)('-44,-12 -20,-17 12,-16 42,-18 46,2 42,14 8,15 0,25 -6,15 -42,13')
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn})">${fill(curve(moved(edge, 2, 3)), '#000', 'opacity=".25"')}${fill(curve(edge), colour)}${fill(inkLoop(spline(edge, true, 4), { w: 1.8 }), c.line)}</g>`
}
