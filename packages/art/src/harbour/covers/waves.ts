import { die } from '../../kit/dice.ts'
import { ink, inkLoop } from '../../kit/ink.ts'
import { lettered } from '../../kit/lettering.ts'
import { curve, lerp, poly, spline, tenth, type Point } from '../../kit/path.ts'
import { points } from '../../kit/points.ts'
import { random } from '../../kit/random.ts'
import { SEATS } from '../../kit/seats.ts'
import { fill, line, slab } from '../../kit/shape.ts'
import type { Svg } from '../../kit/svg.ts'
import { ripples } from '../../kit/water.ts'
import { skull } from '../signs.ts'

const INK = '#2a1b12'
const WOOD = ['#c08a50', '#a06c3a', '#855428', '#4f2f18'] as const
const stroke = (d: string, colour = INK, more = ''): Svg => fill(d, colour, more)

/** The lines of a chart, all from one point. */
function rhumbs(x: number, y: number): Svg {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2
    d += `M${x} ${y}L${tenth(x + Math.cos(turn) * 300)} ${tenth(y + Math.sin(turn) * 300)}`
  }
  return line(d, '#5a4330', 0.8, 'opacity=".3"')
}

const mast = (x: number, top: number, foot: number): Svg =>
  slab(x - 2.5, top, 5, foot - top, WOOD[1]) +
  slab(x + 0.5, top, 2, foot - top, WOOD[3]) +
  stroke(
    ink(
      [
        [x - 2.5, top],
        [x - 2.5, foot],
      ],
      { w: 1.4 },
    ) +
      ink(
        [
          [x + 2.5, top],
          [x + 2.5, foot],
        ],
        { w: 1.6 },
      ),
  )

/** A square sail under its yard, with seams and a shadow. */
function sail(x: number, y: number, w: number, h: number, colour: string, shadow: string): Svg {
  const [l, r] = [x - w / 2, x + w / 2]
  const edge: Point[] = [
    [l + 2, y],
    ...spline(
      [
        [r - 2, y],
        [r + 3, y + h * 0.3],
        [r + 6, y + h * 0.65],
        [r + 3, y + h],
      ],
      false,
      5,
    ),
    ...spline(
      [
        [r + 3, y + h],
        [x + 5, y + h * 0.93],
        [l + 2, y + h],
      ],
      false,
      5,
    ),
    ...spline(
      [
        [l + 2, y + h],
        [l + 5, y + h * 0.6],
        [l + 2, y + h * 0.28],
        [l + 2, y],
      ],
      false,
      5,
    ),
  ]
  const dark = curve([
    [r - w * 0.2, y],
    [r - 2, y],
    [r + 6, y + h * 0.6],
    [r + 3, y + h * 0.98],
    [r - w * 0.16, y + h * 0.94],
    [r - w * 0.08, y + h * 0.5],
  ])
  const seams = [0.25, 0.5, 0.75]
    .map((u) =>
      ink(
        [
          [l + w * u, y + 3],
          [l + w * u + 3, y + h * 0.5],
          [l + w * u + 3, y + h * 0.94],
        ],
        { w: 0.9, ends: 0.3, least: 0.1 },
      ),
    )
    .join('')
  const yard = poly([
    [l - 7, y - 3],
    [x, y - 5],
    [r + 7, y - 3],
    [r + 7, y + 1],
    [x, y + 3],
    [l - 7, y + 1],
  ])
  return (
    fill(poly(edge), colour) +
    fill(dark, shadow, 'opacity=".55"') +
    stroke(seams, INK, 'opacity=".55"') +
    stroke(inkLoop(edge, { w: 1.8 })) +
    `<path d="${yard}" fill="${WOOD[1]}" stroke="${INK}" stroke-width="1.4"/>`
  )
}

/** A planked hull between a sheer and a keel. */
function hull(): Svg {
  const sheer = spline(points('34,158 70,176 120,182 176,176 212,158'), false, 8)
  const keel = spline(points('58,228 100,232 150,232 190,226'), false, 11)
  const row = (t: number): Point[] =>
    sheer.map(([x, y], i) => {
      const [u, v] = keel[Math.min(keel.length - 1, Math.round((i / (sheer.length - 1)) * (keel.length - 1)))]
      return [lerp(x, u, t), lerp(y, v, t)]
    })
  const outline = [...row(0), ...row(1).toReversed()]
  const next = random(5)
  let planks = fill(poly(outline), WOOD[1])
  let seams = ''
  for (let i = 0; i < 6; i++) {
    const [a, b] = [row(i / 6), row((i + 1) / 6)]
    for (let k = 0; k < a.length - 5; k += 5)
      if (next() > 0.45)
        planks += fill(poly([...a.slice(k, k + 6), ...b.slice(k, k + 6).toReversed()]), next() > 0.5 ? WOOD[0] : WOOD[2], 'opacity=".45"')
    if (i > 0) seams += ink(a, { w: 1.1, tremble: 0.3, ends: 0.02, smooth: false })
  }
  return (
    planks +
    fill(poly([...row(0.66), ...row(1).toReversed()]), WOOD[3], 'opacity=".5"') +
    stroke(seams, INK, 'opacity=".75"') +
    stroke(inkLoop(outline, { w: 2.4 }))
  )
}

const GUNPORTS = [88, 114, 140]

/** Rolling with the Waves: a three-master in ink on an old chart, and the dice. */
export function wavesCover(title: string): Svg {
  const castle = points('28,138 66,146 70,176 34,160')
  const cross = ink(points('196,57 206,64 216,72'), { w: 5, ends: 0.3 }) + ink(points('216,57 206,65 197,72'), { w: 5, ends: 0.3 })
  return (
    `<defs><linearGradient id="h-waves" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#fff3cf" stop-opacity="0"/><stop offset=".7" stop-color="#c08a4a" stop-opacity=".13"/><stop offset="1" stop-color="#7a4a1e" stop-opacity=".47"/></linearGradient></defs>` +
    slab(0, 0, 240, 300, '#e8d3a4') +
    slab(0, 0, 240, 300, 'url(#h-waves)') +
    rhumbs(196, 62) +
    fill(curve(points('-20,196 60,182 130,190 260,176 260,320 -20,320')), '#6fa3aa', 'opacity=".55"') +
    fill(curve(points('-20,226 70,216 160,224 260,212 260,320 -20,320')), '#3f7f92', 'opacity=".6"') +
    fill(curve(points('30,70 90,46 190,60 220,130 150,176 50,160')), '#8fa9a6', 'opacity=".35"') +
    mast(74, 62, 180) +
    mast(122, 50, 184) +
    mast(166, 66, 180) +
    sail(74, 86, 46, 50, '#f6ebcf', '#d9c194') +
    sail(166, 88, 44, 48, '#f6ebcf', '#d9c194') +
    sail(122, 76, 62, 66, SEATS[0].plain, SEATS[0].dark) +
    skull(124, 104, 14, '#fdf3da', SEATS[0].plain) +
    stroke(ink(points('108,122 142,133'), { w: 4 }) + ink(points('142,122 108,133'), { w: 4 }), '#fdf3da') +
    hull() +
    fill(poly(castle), WOOD[1]) +
    stroke(inkLoop(castle, { w: 1.8 })) +
    [36, 48].map((x) => slab(x, 150, 8, 8, '#f4d98b', `stroke="${INK}"`)).join('') +
    GUNPORTS.map((x) => slab(x, 192, 14, 12, '#2a1912') + slab(x + 8, 195, 18, 6, '#2b2b30', 'rx="2"')).join('') +
    stroke(ink(points('206,160 236,138'), { w: 4 })) +
    stroke(
      ripples(-10, 250, 226, { height: 6, length: 34, w: 2, seed: 3 }) + ripples(-10, 250, 244, { height: 6, length: 40, w: 2.2, seed: 5 }),
      '#1f5068',
    ) +
    stroke(cross, '#b3261a') +
    line('M180 84q10-14 18-16M150 62q14 26 28 24', '#b3261a', 2.4, 'stroke-dasharray="5 4"') +
    die({ face: 5, owner: 0, x: 46, y: 256, size: 58, yaw: 0.3 }) +
    die({ face: 6, owner: 1, x: 120, y: 266, size: 54, yaw: 0.7 }) +
    die({ face: 3, owner: -1, x: 192, y: 258, size: 52, yaw: 0.45 }) +
    plate(title)
  )
}

function plate(title: string): Svg {
  const paper = points('16,15 120,13 224,15 226,32 224,50 120,51 16,49')
  return fill(poly(paper), '#f9efd6') + stroke(inkLoop(paper, { w: 1.3 })) + lettered(120, 38, title, { size: 19.5, colour: INK })
}
