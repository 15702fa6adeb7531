import { hatch, ink, inkLoop } from '../kit/ink.ts'
import { lerp, poly, spline, tenth, type Point } from '../kit/path.ts'
import { moved, points, rect } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { flag, seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { hull, type Hull } from './hull.ts'
import { levelOf, plannedLevel, type Box, type Graded, type ShipLook } from './look.ts'
import { skullHems } from './hems.ts'
import { c } from './palette.ts'
import { highSky, rhumb, ring, rose, sheet, wideWash, wind } from './paper.ts'
import { jib, mast, nest, sail, shrouds } from './rigging.ts'
import { HANDS, sailor } from './sailor.ts'

// The board on a screen that is wider than high. The status bar lies over its first 56.
export const STAGE: Box = [0, 56, 1280, 664]
export const SHIP: Box = [20, 56, 930, 584]
/** Where there is more height, there is more sky: the same box, higher by so much. */
export const risen = ([x, y, w, h]: Box, rise: number): Box => [x, y - rise, w, h + rise]

/** The three masts: where they stand, their top and their foot. */
const MASTS = points('186,100 404,84 628,96')
const FEET = [330, 352, 340]
/** Where a die sits in each crow's nest. */
export const NESTS: readonly Point[] = MASTS.map(([x, y]): Point => [x, y + 8])

export const backdrop = (rise = 0): Svg =>
  `${sheet(8, 48 - rise, 1264, 585 + rise)}<clipPath id="page"><rect x="9" y="${50 - rise}" width="1262" height="${583 + rise}"/></clipPath><g clip-path="url(#page)">${rhumb(88, 140, 1300)}${wideWash()}${highSky(rise)}</g>` +
  rose(74, 138, 46) +
  ring(58, 470, 44) +
  wind(776, 112, 1.1) +
  wind(862, 166, 0.62) +
  `<radialGradient id="lit"><stop offset="0" stop-color="${c.glow}"/><stop offset="1" stop-color="${c.glow}" stop-opacity="0"/></radialGradient><ellipse cx="400" cy="450" rx="560" ry="360" fill="url(#lit)"/><ellipse cx="840" cy="690" rx="400" ry="280" fill="url(#lit)"/>`

/** The light of lanterns, as gradients a drawing may use. */
export const LIGHTS: Svg =
  '<defs><radialGradient id="lantern"><stop offset="0" stop-color="#ffd27a" stop-opacity=".9"/><stop offset=".4" stop-color="#ffb84a" stop-opacity=".35"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient><radialGradient id="below"><stop offset="0" stop-color="#ffb24a" stop-opacity=".34"/><stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient></defs>'

/** The ship herself, bow to the right: all that changes only when a hull level is reached or a hand is hired. */
export function ship({ seat, hull: planks, crew }: Pick<ShipLook, 'seat' | 'hull' | 'crew'>, rise = 0): Svg {
  const colour = seatColour(seat)
  const side = hull(points('74,336 200,350 400,360 600,354 750,336 858,306'), points('136,622 300,626 500,626 680,624 772,616'), 10)
  const { skins, straps } = armour(side, planks)
  let svg = LIGHTS + topmasts(seat, rise) + rig()
  MASTS.forEach(([x, y], k) => {
    svg += mast(x, y - 26, FEET[k])
  })
  svg += sail({ x: 186, y: 146, w: 156, h: 102 })
  svg += sail({ x: 404, y: 142, w: 214, h: 134, cloth: colour.cloth, shadow: colour.dark, seams: 5, lean: 14 })
  svg += sail({ x: 628, y: 150, w: 166, h: 118 })
  svg += sailor({ x: 90, y: 288, h: 48, hand: 'captain', coat: colour.plain }) + wheel(164, 270)
  const hired = levelOf(crew)
  HANDS.forEach((hand, k) => {
    svg += sailor({ x: 532 + k * 36, y: 348, h: 66, hand, ghost: k >= hired })
  })
  svg += skins + side.svg + straps + stern()
  svg += fill(
    hatch([...side.row(0, 0, 0.16), ...side.row(0.95, 0, 0.09).reverse()], { angle: 1.1, gap: 5, w: 1.3 }) +
      hatch([...side.row(0.04, 0.84, 1), ...side.row(0.24, 0.84, 1).reverse()], { angle: -0.5, gap: 5, w: 1.2 }) +
      hatch([...side.row(0.5, 0.9, 1), ...side.row(0.98, 0.86, 1).reverse()], { angle: -1.1, gap: 6, w: 1.3 }) +
      hatch([...side.row(0.165, 0.05, 0.98), ...side.row(0.2, 0.05, 0.98).reverse()], { angle: 1.2, gap: 6, w: 1.2 }),
    c.line,
    'opacity=".7"',
  )
  const [top, bottom] = [side.row(0, 0.02, 0.985), side.row(0.03, 0.02, 0.985)]
  svg += fill(poly([...top, ...bottom.toReversed()]), c.wood1) + fill(ink(top, { w: 2 }) + ink(bottom, { w: 2 }), c.line)
  svg += opening()
  MASTS.forEach(([x, y]) => {
    svg += nest(x, y + 20, 66, 30).back
  })
  return svg
}

/** So much sky over the crow's nests is worth a sail; with less the masts only go on. */
const ROOM_FOR_A_SAIL = 110

/** Above the crow's nests, where there is room: the masts go on to their tops, with sails and the seat's colours. */
function topmasts(seat: number, rise: number): Svg {
  if (rise === 0) return ''
  const { cloth, dark } = seatColour(seat)
  return MASTS.map(([x, y], k) => {
    const middle = k === 1
    const top = y - 22 - rise * (middle ? 0.94 : 0.84)
    const under = y - 30
    let svg =
      mast(x, top, y + 10, 8) +
      fill(
        ink(points(`${x},${top + 6} ${x - 60},${y + 14}`), { w: 1 }) + ink(points(`${x},${top + 6} ${x + 60},${y + 14}`), { w: 1 }),
        c.rig,
        'opacity=".6"',
      )
    const pennant = Math.min(34, 16 + rise * 0.1)
    svg += flag(seat, x + 4, top + 2, pennant * 1.4, pennant * 0.8)
    if (rise < ROOM_FOR_A_SAIL) return svg
    const yard = top + pennant + 8
    return (
      svg + sail({ x, y: yard, w: middle ? 156 : 118, h: under - yard, lean: 11, ...(middle ? { cloth, shadow: dark, seams: 4 } : {}) })
    )
  }).join('')
}

/** The front of the crow's nests, over the dice in them. */
export const nestFronts = (): Svg => MASTS.map(([x, y]) => nest(x, y + 20, 66, 30).front).join('')

function rig(): Svg {
  const rope = (list: string, w = 1.2): string => ink(points(list), { w, ends: 0 })
  const beak = points('846,318 880,296 904,286 914,292 908,302 892,306 872,330 850,352')
  const sprit = points('800,330 934,246 938,251 812,342')
  const [a1, b1, l1, a2, b2, l2] = points('660,128 912,256 752,262 640,168 838,290 742,284')
  return (
    shrouds(186, 138, 118, 252, 292) +
    shrouds(404, 132, 318, 492, 350, 5) +
    shrouds(628, 138, 560, 700, 338) +
    fill(
      rope('186,96 404,80') + rope('404,80 628,92') + rope('628,92 925,252', 1.3) + rope('628,140 890,270') + rope('186,96 44,262'),
      c.rig,
      'opacity=".7"',
    ) +
    fill(poly(sprit), c.wood2) +
    fill(inkLoop(sprit, { w: 2 }), c.line) +
    jib(a1, b1, l1) +
    jib(a2, b2, l2) +
    fill(poly(spline(beak, true, 6)), c.brass) +
    fill(poly(spline(points('850,330 880,306 900,298 890,308 872,330 852,350'), true, 6)), c.wood4, 'opacity=".5"') +
    fill(
      inkLoop(spline(beak, true, 5), { w: 2.2 }) +
        ink(points('898,290 906,294 902,299 896,296'), { w: 1.6 }) +
        ink(points('852,326 878,304 894,298'), { w: 1.4 }),
      c.line,
    )
  )
}

/** Each hull level is another skin of planks: the silhouette grows at stern and bow, and iron straps hold it. */
function armour(side: Hull, planks: Graded): { readonly skins: Svg; readonly straps: Svg } {
  const built = levelOf(planks)
  let skins = ''
  let straps = ''
  for (let level = plannedLevel(planks); level > 0; level--) {
    const thick = level * 11
    const bow = (j: number): number => Math.sin(Math.PI * Math.min(1, 0.1 + j / 15))
    const left = side.column(0, 0.02, 1, 12).map(([x, y], j): Point => [x - thick * bow(j), y])
    const right = side.column(1, 0.02, 1, 12).map(([x, y], j): Point => [x + thick * bow(j), y])
    const edge = [...left, ...right.reverse(), ...side.row(0.03, 0.01, 0.99).reverse()]
    if (level > built) {
      skins += `<path d="${poly(edge)}" fill="${c.plankp}" fill-opacity=".55" stroke="${c.lamp}" stroke-width="2.4"/>`
      continue
    }
    skins += fill(poly(edge), level % 2 === 1 ? c.wood3 : c.wood1) + fill(inkLoop(edge, { w: 2.6 }), c.line)
    for (const t of [0.3, 0.52, 0.74]) {
      const [a, b] = [side.at(0, t), side.at(1, t)]
      const out = thick * 0.95
      straps += fill(poly(moved(points(`${-out},-4 13,-3 13,5 ${-out},4`), a[0], a[1])), c.iron)
      straps += fill(poly(moved(points(`-19,-3 ${out},-4 ${out},4 -19,5`), b[0], b[1])), c.iron)
      for (const [x, y] of [
        [a[0] + 7, a[1] + 1],
        [b[0] - 10, b[1] + 1],
      ])
        straps += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2" fill="#8d8d92"/>`
    }
  }
  return { skins, straps }
}

const wheel = (x: number, y: number): Svg =>
  `<g fill="none" stroke="${c.line}" stroke-width="2.6"><circle cx="${x}" cy="${y}" r="10"/><path d="M${x} ${y - 16}v32M${x - 16} ${y}h32M${x - 11} ${y - 11}l22 22M${x + 11} ${y - 11}l-22 22" stroke-width="1.8"/></g>`

/** The castle at the stern with its windows, rail and lantern. */
function stern(): Svg {
  const castle = points('36,262 60,258 216,286 226,352 84,344 58,318')
  let svg = fill(poly(castle), c.wood2) + fill(poly(points('36,262 60,258 216,286 218,298 44,276')), c.wood1)
  svg += fill(poly(points('50,306 220,322 226,352 84,344')), c.wood4, 'opacity=".45"')
  svg += fill(inkLoop(castle, { w: 2.8 }) + ink(points('44,276 218,298'), { w: 2 }) + ink(points('50,302 220,322'), { w: 1.4 }), c.line)
  for (const [x, y] of points('78,286 112,291 146,296 180,301')) {
    const pane = moved(points('0,0 20,3 20,20 0,17'), x, y)
    svg += fill(poly(pane), c.window)
    svg += fill(
      inkLoop(pane, { w: 2 }) + ink(moved(points('10,1 10,19'), x, y), { w: 1.4 }) + ink(moved(points('0,9 20,11'), x, y), { w: 1.2 }),
      c.line,
    )
  }
  let rail = ink(points('50,242 216,271'), { w: 3 })
  for (let i = 0; i <= 8; i++) {
    const [x, y] = [lerp(58, 214, i / 8), lerp(258, 286, i / 8)]
    rail += ink(points(`${x},${y} ${x},${y - 15}`), { w: 2 })
  }
  const glass = points('30,226 46,226 44,246 32,246')
  return (
    svg +
    fill(rail, c.line) +
    '<circle cx="38" cy="236" r="40" fill="url(#lantern)"/>' +
    fill(poly(glass), c.lampglass) +
    fill(inkLoop(glass, { w: 2 }) + ink(points('28,225 38,217 48,225'), { w: 2.4 }) + ink(points('38,246 40,262'), { w: 2.4 }), c.line)
  )
}

/** The hold cut open, with its ribs and its light, and the bulkhead before the gun deck. */
function opening(): Svg {
  const next = random(12)
  const cut: Point[] = []
  const edge = (ax: number, ay: number, bx: number, by: number, n: number, rough: number): void => {
    for (let i = 0; i < n; i++) cut.push([lerp(ax, bx, i / n) + (next() - 0.5) * rough, lerp(ay, by, i / n) + (next() - 0.5) * rough])
  }
  edge(120, 386, 690, 387, 21, 6)
  edge(690, 388, 822, 392, 6, 5)
  edge(822, 390, 790, 542, 9, 9)
  edge(790, 542, 138, 546, 26, 5)
  edge(138, 546, 120, 386, 8, 8)
  const frame = cut.map(([x, y]): Point => [x + (x < 460 ? -5 : 5), y + (y < 460 ? -5 : 4)])
  let inside = ''
  for (let x = 150; x < 830; x += 30) inside += fill(poly(points(`${x},370 ${x + 8},370 ${x + 7},555 ${x - 2},555`)), c.rib)
  inside += fill(poly(points('100,380 830,378 830,391 100,393')), c.rib2) + fill(poly(points('100,537 830,533 830,555 100,555')), c.rib2)
  inside +=
    '<ellipse cx="395" cy="452" rx="250" ry="110" fill="url(#below)"/><ellipse cx="680" cy="450" rx="150" ry="90" fill="url(#below)"/>'
  return (
    fill(poly(frame), c.wood1) +
    fill(inkLoop(frame, { w: 1.6 }), c.line) +
    `<clipPath id="cut"><path d="${poly(cut)}"/></clipPath>` +
    fill(poly(cut), c.hold) +
    `<g clip-path="url(#cut)">${inside}</g>` +
    fill(inkLoop(cut, { w: 2.2 }), c.line) +
    fill(poly(rect(576, 384, 12, 160)), c.wood3) +
    fill(ink(points('576,384 576,544'), { w: 2 }) + ink(points('588,384 588,544'), { w: 2.2 }), c.line)
  )
}

export const HEMS: Box = [100, 200, 640, 80]
export const hems = (infamy: number, most: number, seat: number): Svg =>
  skullHems(points('184,226 404,252 628,245'), [144, 200, 154], 9.5, 8, { infamy, most, seat })
