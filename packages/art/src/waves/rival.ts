import { ink, inkLoop } from '../kit/ink.ts'
import { lettered } from '../kit/lettering.ts'
import { curve, poly, spline, tenth, type Point } from '../kit/path.ts'
import { placed, rect } from '../kit/points.ts'
import { seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { hull } from './hull.ts'
import { cross, shield } from './marks.ts'
import { c } from './palette.ts'
import { mast, nest, sail } from './rigging.ts'
import { HANDS, sailor } from './sailor.ts'

/** All that is drawn of another ship. */
export interface RivalLook {
  readonly seat: number
  readonly chests: readonly {
    readonly values: readonly number[]
    readonly buried: boolean
    readonly sum: number
    readonly squares: number
  }[]
  readonly hullLevel: number
  readonly crewLevel: number
  readonly spirits: { readonly filled: number; readonly squares: number }
  /** Shots that hit in this moment leave holes. */
  readonly torn: number
  /** The Merchantman of the solo game: striped sails, crates, no guns. */
  readonly merchant: boolean
}

const MASTS = placed(0, 0)('78,30 158,22 238,32')
/** Where the die of each crow's nest sits, in the ship's own measure. */
export const RIVAL_NESTS: readonly Point[] = MASTS.map(([x, y]): Point => [x, y + 2])
/** Where a die lies on each part of a rival, in the ship's own measure. */
export const RIVAL_PARTS: Readonly<Record<string, Point>> = {
  spirits: [52, 98],
  chest0: [92, 104],
  chest1: [144, 104],
  chest2: [180, 104],
  bury: [156, 166],
  hull: [278, 152],
  small: [22, 116],
  large: [26, 154],
  ports: [10, 74],
  crew: [262, 92],
}
/** A ship is so wide and high at full size. */
export const RIVAL_SIZE = { w: 312, h: 178 }

/** A rival's ship, bow to the left: the same drawing at a third, with its damage. With `numbers` it carries its chests' values. */
export function rivalShip(look: RivalLook, x: number, y: number, k: number, numbers: boolean): Svg {
  const colour = seatColour(look.seat)
  const q = placed(x, y, k)
  const line = 0.85
  const [X, Y] = [(u: number) => x + u * k, (v: number) => y + v * k]
  let svg = fill(curve(q('10,158 70,148 170,152 280,148 304,160 250,172 150,176 50,172')), c.sea2, 'opacity=".45"')
  const stays = ['78,44 52,112', '78,44 104,112', '158,36 132,112', '158,36 184,112', '238,46 212,112', '238,46 264,112']
  svg += fill(stays.map((list) => ink(q(list), { w: 0.9 })).join('') + ink(q('78,30 2,82'), { w: 1, ends: 0 }), c.line, 'opacity=".6"')
  const sprit = q('34,106 2,80 0,83 30,112')
  svg += fill(poly(sprit), c.wood2) + fill(inkLoop(sprit, { w: 1.2 }), c.line)
  const fore = q('70,42 8,84 46,90')
  svg += fill(curve(fore), c.sail) + fill(inkLoop(spline(fore, true, 4), { w: 1.3 }), c.line)
  for (const [m, top] of MASTS) svg += mast(X(m), Y(top - 6), Y(116), 6 * k, 0.8)
  svg += sail({ x: X(78), y: Y(52), w: 58 * k, h: 44 * k, lean: -6, seams: 3, line, torn: look.torn })
  svg += sail({ x: X(238), y: Y(54), w: 52 * k, h: 42 * k, lean: -5, seams: 3, line, torn: Math.floor(look.torn / 2) })
  const own = look.merchant ? {} : { cloth: colour.cloth, shadow: colour.dark }
  svg += sail({ x: X(158), y: Y(46), w: 84 * k, h: 54 * k, lean: -6, line, ...own })
  if (look.merchant) svg += stripes(q, colour.plain)
  const side = hull(q('16,104 60,112 150,118 220,114 292,104'), q('42,166 120,170 200,170 272,166'), 5, line)
  const castle = q('236,98 300,84 304,90 296,118 238,120')
  svg += fill(poly(castle), c.wood2) + fill(poly(q('236,98 300,84 302,89 236,103')), c.wood1) + fill(inkLoop(castle, { w: 1.8 }), c.line)
  for (const pane of ['250,103 259,101 259,110 250,111', '266,100 275,98 275,109 266,110', '282,97 291,95 291,107 282,108'])
    svg += fill(poly(q(pane)), c.window)
  svg += sailor({ x: X(196), y: Y(116), h: 27 * k, hand: 'captain', coat: colour.plain, flip: -1 })
  HANDS.slice(0, look.crewLevel).forEach((hand, i) => {
    svg += sailor({ x: X(211 + i * 15), y: Y(116), h: 27 * k, hand, flip: -1 })
  })
  svg += side.svg
  for (let i = 0; i < look.hullLevel; i++)
    svg += fill(poly([...side.row(0.8 + i * 0.07, 0.03, 0.97), ...side.row(0.86 + i * 0.07, 0.03, 0.97).reverse()]), c.iron)
  const cut = q('62,122 226,122 222,158 66,158')
  svg += fill(poly(cut), c.hold) + fill(inkLoop(cut, { w: 1.8 }), c.line)
  look.chests.forEach((hold, i) => {
    svg += smallChest(hold, X(68 + i * 52), Y(124), k, numbers)
  })
  if (look.merchant) svg += crates(q)
  else svg += fill(poly(q('16,124 44,124 44,130 16,129')), c.iron) + fill(poly(q('10,138 44,138 44,147 10,145')), c.iron)
  if (!look.merchant) svg += keg(q, look)
  for (const [m, top] of MASTS) svg += nest(X(m), Y(top + 8), 32 * k, 14 * k).back
  return numbers ? svg + shield(X(252), Y(140), 12.4 * k, look.hullLevel, look.hullLevel > 0) : svg
}

export const rivalNestFronts = (x: number, y: number, k: number): Svg =>
  MASTS.map(([m, top]) => nest(x + m * k, y + (top + 8) * k, 32 * k, 14 * k).front).join('')

/** The box of a small chest, to be aimed at. */
export const rivalChestBox = (x: number, y: number, k: number, chest: number): readonly [number, number, number, number] => [
  x + (66 + chest * 52) * k,
  y + 120 * k,
  50 * k,
  40 * k,
]

function smallChest(hold: RivalLook['chests'][number], x: number, y: number, k: number, numbers: boolean): Svg {
  const [w, h] = [44 * k, 33 * k]
  const number = (at: number, colour: string, rim?: { colour: string; width: number }): Svg =>
    numbers ? lettered(x + at * k, y + 23 * k, hold.sum, { font: 'bold', size: 16 * k, colour, rim }) : ''
  if (hold.buried)
    return (
      `<path d="${poly(rect(x + 3, y + 3, w - 4, h - 5))}" fill="none" stroke="#cdb98d" stroke-width="1.2" stroke-dasharray="3 3"/>` +
      fill(cross(x + 14 * k, y + 17 * k, 7 * k), '#e0533c') +
      number(33, '#f6e7c3')
    )
  const gold = hold.values.length === 0 ? 0 : h * 0.86 * Math.max(hold.values.length / hold.squares, 0.14)
  const box = rect(x, y + 2, w, h - 4)
  let svg = fill(poly(box), c.wood3) + fill(poly(rect(x + 2, y + 4, w - 4, h - 8)), '#140b06')
  if (gold > 0) svg += fill(poly(rect(x + 2, y + h - 4 - gold, w - 4, gold)), c.gold, 'opacity=".9"')
  svg += fill(inkLoop(box, { w: 1.5 }), c.line)
  if (!numbers) return svg
  if (gold === 0) return svg + number(22, '#fff6df')
  const top = hold.values[hold.values.length - 1]
  return (
    svg +
    number(28, '#fff6df', { colour: '#1a0f09', width: 3.4 }) +
    `<rect x="${tenth(x - 3)}" y="${tenth(y - 5)}" width="${tenth(17 * k)}" height="${tenth(18 * k)}" rx="3" fill="${c.sq}" stroke="${c.risk}" stroke-width="2"/>` +
    lettered(x - 3 + 8.5 * k, y - 5 + 15 * k, top, { font: 'hand', size: 18 * k, colour: '#22150d' })
  )
}

/** The rum on deck: a keg with a mark for each of its two squares, frothing when the pair is ready. */
function keg(q: (list: string) => Point[], { spirits }: RivalLook): Svg {
  const edge = q('44,94 58,94 61,104 58,115 44,115 41,104')
  let svg =
    fill(curve(edge), c.wood1) + fill(poly(q('42,98 60,98 60,100 42,100')), c.iron) + fill(poly(q('42,109 60,109 60,111 42,111')), c.iron)
  svg += fill(inkLoop(spline(edge, true, 4), { w: 1.4 }), c.line)
  if (spirits.filled >= spirits.squares)
    svg += fill(curve(q('42,95 45,89 50,91 54,87 59,91 61,95')), '#fff6df', `stroke="${c.line}" stroke-width="1.2"`)
  const [[ax, ay], [bx]] = q('47,104.5 55,104.5')
  return (
    svg +
    [ax, bx]
      .slice(0, spirits.squares)
      .map(
        (at, i) =>
          `<circle cx="${tenth(at)}" cy="${tenth(ay)}" r="2.6" fill="${i < spirits.filled ? '#fff3d6' : 'none'}" stroke="#fff3d6" stroke-width="1.1"/>`,
      )
      .join('')
  )
}

function stripes(q: (list: string) => Point[], colour: string): Svg {
  const sails = [
    [78, 56, 58, 38],
    [158, 50, 84, 48],
    [238, 58, 52, 36],
  ]
  return sails
    .flatMap(([x, y, w, h]) =>
      [-0.3, 0, 0.3].map((u) => {
        const at = x + u * w
        return fill(
          poly(q(`${at - w * 0.07},${y} ${at + w * 0.07},${y} ${at + w * 0.05 - 4},${y + h} ${at - w * 0.09 - 4},${y + h}`)),
          colour,
          'opacity=".8"',
        )
      }),
    )
    .join('')
}

const crates = (q: (list: string) => Point[]): Svg =>
  ['96,98 116,98 116,115 96,115', '117,101 134,101 134,116 117,116', '104,84 121,84 121,98 104,98', '180,99 198,99 198,115 180,115']
    .map((list) => {
      const box = q(list)
      return fill(poly(box), c.wood1) + fill(inkLoop(box, { w: 1.5 }) + ink([box[0], box[2]], { w: 1 }), c.line)
    })
    .join('')
