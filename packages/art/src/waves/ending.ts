import { ink, inkLoop } from '../kit/ink.ts'
import { fitted, lettered, shortened, sizeFor } from '../kit/lettering.ts'
import { curve, poly, tenth, type Point } from '../kit/path.ts'
import { moved, points, placed } from '../kit/points.ts'
import { flag, seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { hull } from './hull.ts'
import { c } from './palette.ts'
import { rhumb, rose, sea, sheet, tag, wideWash } from './paper.ts'
import { mast, sail, shrouds } from './rigging.ts'
import { sailor, type Hand } from './sailor.ts'
import { LIGHTS } from './wide.ts'

/** Whoever sailed alone comes home: the points are painted on the sail, line by line. */
export interface Homecoming {
  readonly seat: number
  /** The rank that was reached, or a name. */
  readonly plate: string
  readonly total: number
  readonly lines: readonly { readonly label: string; readonly points: number }[]
  readonly hullLevel: number
}

/** The ranks of whoever sailed alone, the highest first, and which was reached. */
export interface Ladder {
  readonly rungs: readonly { readonly from: number; readonly name: string }[]
  readonly reached: number
  readonly seat: number
}

/** The ranks as slips above each other; the captain looks out from the one that was reached. */
function ladder({ rungs, reached, seat }: Ladder, x: number, y: number, w: number, step: number): Svg {
  return rungs
    .map(({ from, name }, k) => {
      const at = y + k * step
      const here = k === reached
      return (
        (here ? sailor({ x: x - 30, y: at + 46, h: 74, hand: 'captain', coat: seatColour(seat).plain }) : '') +
        tag(x, at, w, 44, { seed: k + 5, colour: here ? c.taghot : c.tag }) +
        lettered(x + 18, at + 30, from === 0 ? '–' : from, { font: 'bold', size: 22, anchor: 'start', colour: c.tagink }) +
        fitted(x + 72, at + 29, name, { size: 21, most: w - 84, least: 15, anchor: 'start', colour: c.tagink })
      )
    })
    .join('')
}

/** Golden leaves around what was won. */
export function wreath(x: number, y: number, s: number): Svg {
  let svg = ''
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const a = Math.PI / 2 + side * (0.35 + i * 0.34)
      const b = a + side * 1.2
      const [px, py] = [x + Math.cos(a) * s, y + Math.sin(a) * s]
      const k = s / 58
      const tip = (long: number, u: number, v: number): Point => [
        px + Math.cos(b) * long * k + u * side * k,
        py + Math.sin(b) * long * k + v * k,
      ]
      svg += fill(curve([[px, py], tip(12, 6, -4), tip(24, 0, 0), tip(12, -6, 4)]), c.gold, `stroke="${c.line}" stroke-width="1.3"`)
    }
  return svg
}

const CREW: readonly Hand[] = ['gunner', 'captain', 'bosun']

/** The ship under full sail before the sun, on a sheet of this width, and the ranks beside it. */
export function homecoming(ship: Homecoming, width: number, ranks: Ladder): Svg {
  const x = width * 0.3
  return (
    `${sheet(8, 48, width - 16, 658)}${LIGHTS}<clipPath id="page"><rect x="9" y="50" width="${width - 18}" height="656"/></clipPath><g clip-path="url(#page)">${rhumb(width / 2, 150, 1300)}${wideWash()}</g>` +
    (width > 1100 ? rose(84, 140, 46) : '') +
    `<ellipse cx="${tenth(x)}" cy="300" rx="194" ry="270" fill="url(#lantern)" opacity=".8"/>` +
    comingHome(ship, x, 216) +
    ladder(ranks, width * 0.58, 150, Math.min(300, width * 0.36), 68)
  )
}
/** The sea that it comes over. */
export const homecomingSea = (width: number): readonly [Svg, Svg] => sea(-30, width + 30, 658, 710)

function comingHome({ seat, plate, total, lines, hullLevel }: Homecoming, x: number, w: number): Svg {
  const [y, h] = [98, 444]
  const { cloth, dark, plain, writing, rim } = seatColour(seat)
  const look = { colour: writing, rim: { colour: rim, width: 3 } }
  let svg = shrouds(x, y - 20, x - w * 0.44, x + w * 0.44, 592) + mast(x, y - 30, 600)
  svg += sail({ x, y, w, h, cloth, shadow: dark, seams: 5, lean: 9 }) + flag(seat, x + 5, y - 32, 28, 19)
  svg += wreath(x + 4, y + 58, 58)
  svg += lettered(x + 4, y + 78, total, { font: 'bold', size: 56, colour: writing, rim: { colour: rim, width: 5 } })
  const apart = (h - 164) / Math.max(1, lines.length - 0.6)
  lines.forEach(({ label, points: won }, k) => {
    const at = y + 132 + k * apart
    svg += fill(ink(points(`${x - w / 2 + 16},${at + 9} ${x},${at + 11} ${x + w / 2 - 4},${at + 9}`), { w: 1 }), writing, 'opacity=".45"')
    svg += fitted(x - w / 2 + 15, at, label, { ...look, size: 17, most: w - 62, least: 13, anchor: 'start' })
    svg += lettered(x + w / 2 - 4, at, won, { ...look, font: 'bold', size: 20, anchor: 'end' })
  })
  const side = hull(
    points(`${x - w * 0.52},572 ${x - w * 0.2},586 ${x + w * 0.2},587 ${x + w * 0.5},566`),
    points(`${x - w * 0.4},664 ${x},670 ${x + w * 0.38},662`),
    6,
    0.9,
  )
  CREW.forEach((hand, k) => {
    svg += sailor({ x: x - 38 + k * 34, y: 592, h: 46, hand, coat: plain })
  })
  svg += side.svg
  for (let k = 0; k < hullLevel; k++)
    svg += fill(poly([...side.row(0.58 + k * 0.12, 0.03, 0.97), ...side.row(0.64 + k * 0.12, 0.03, 0.97).reverse()]), c.iron)
  const size = sizeFor(plate, 'bold', 18, w * 0.8 - 12, 14)
  return (
    svg +
    tag(x - w * 0.4, 600, w * 0.8, 30, { seed: seat, colour: c.taghot }) +
    lettered(x, 621, shortened(plate, 'bold', size, w * 0.8 - 10), { font: 'bold', size, colour: c.tagink })
  )
}

/** The same on a phone: a banner of cloth over the ranks. */
export function homecomingTall({ seat, plate, total, lines }: Homecoming, ranks: Ladder): Svg {
  const [y, h] = [62, 130]
  const { cloth, dark, writing, rim } = seatColour(seat)
  const look = { colour: writing, rim: { colour: rim, width: 3 } }
  const q = placed(0, y)
  const edge = q(`8,0 120,4 260,-1 384,3 381,${h / 2} 384,${h - 2} 260,${h} 120,${h - 4} 8,${h}`)
  let svg = sheet(-3, 48, 396, 800) + rhumb(195, 230, 700) + fill(poly(moved(edge, 3, 4)), '#000', 'opacity=".3"') + fill(poly(edge), cloth)
  svg += fill(poly(q(`8,0 26,1 26,${h} 8,${h}`)), dark, 'opacity=".6"')
  svg += fill(poly(q(`340,2 384,3 381,${h / 2} 384,${h - 2} 350,${h}`)), dark, 'opacity=".35"') + fill(inkLoop(edge, { w: 2.2 }), c.line)
  svg += wreath(66, y + h * 0.4, 42)
  svg += lettered(66, y + h * 0.42 + 12, total, { font: 'bold', size: 36, colour: writing, rim: { colour: rim, width: 5 } })
  svg += tag(14, y + h - 31, 106, 26, { colour: c.taghot }) + flag(seat, 19, y + h - 26, 20, 15)
  const size = sizeFor(plate, 'bold', 14, 74, 13)
  svg += lettered(44, y + h - 13, shortened(plate, 'bold', size, 73), { font: 'bold', size, anchor: 'start', colour: c.tagink })
  lines.forEach(({ label, points: won }, j) => {
    const [cx, cy] = [132 + (j % 2) * 126, y + h * 0.27 + Math.floor(j / 2) * h * 0.29]
    svg += fitted(cx, cy, label, { ...look, size: 15.5, most: 92, least: 13, anchor: 'start' })
    svg += lettered(cx + 116, cy, won, { ...look, font: 'bold', size: 17, anchor: 'end' })
  })
  return svg + ladder(ranks, 100, 216, 240, 54)
}
