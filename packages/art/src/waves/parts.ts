import { ink, inkLoop } from '../kit/ink.ts'
import { fitted, lettered, type Lettering } from '../kit/lettering.ts'
import { poly, tenth } from '../kit/path.ts'
import { moved, placed, points, rect } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { barrel } from './barrel.ts'
import { cannon } from './cannon.ts'
import { chest, chestWidth, squareOfChest, type ChestLook } from './chest.ts'
import { beach } from './coast.ts'
import { NUMERALS, total, type Box, type Graded, type Labels, type PartName, type ShipLook } from './look.ts'
import { ball, onSquare, shield, squares, type Row } from './marks.ts'
import { c } from './palette.ts'

/** A part of the ship as drawn: its picture and the box it fills; `target` is what one presses. */
export interface PartArt {
  readonly svg: Svg
  readonly box: Box
}

const CREAM: Lettering = { colour: c.cream, anchor: 'start' }
const ON_WOOD: Lettering = { ...CREAM, rim: { colour: 'rgba(58,32,13,.75)', width: 3 } }

/** Marks for the sums that earn a level, side by side. */
const marks = (
  mark: typeof ball,
  { thresholds, values, pencil = [] }: Graded,
  x: number,
  y: number,
  r: number,
  step: number,
  /** Guns show what the plan would load; rows show what is reached, and what the plan would reach by their picture. */
  planned = true,
): Svg => {
  const sum = total(values) + (planned ? total(pencil) : 0)
  const apart = Math.min(step, (step * 3) / thresholds.length)
  return thresholds.map((needed, k) => mark(x + k * apart, y, r, needed, sum >= needed)).join('')
}

/** A board along the rail or the quay: its name with the sum, its squares, its marks. */
function plankRow(edge: string, label: Svg, row: Graded, at: Strip, levels: Svg): Svg {
  const shape = points(edge)
  const [a, b] = shape
  return (
    fill(poly(shape), c.wood3) +
    fill(poly([a, b, [b[0], b[1] + 4], [a[0], a[1] + 4]]), c.wood1) +
    fill(inkLoop(shape, { w: 2 }), c.line) +
    label +
    strip(at, row) +
    levels
  )
}

/** The hull's squares are planks that are nailed on one after another. */
function planks({ x, y, width, h }: Strip, row: Graded, nails: boolean): Svg {
  const step = width / row.squares
  const w = step - (nails ? 3 : 2)
  let svg = ''
  for (let k = 0; k < row.squares; k++) {
    const left = x + k * step
    const edge = rect(left, y, w, h)
    const { value, state } = onSquare(row, k)
    if (value === null) {
      const next = row.lit === true && k === row.values.length
      svg += `<path d="${poly(edge)}" fill="rgba(20,10,4,.4)" stroke="${next ? c.lamp : 'rgba(255,236,196,.65)'}" stroke-width="${next ? 3 : 1.5}" ${next ? '' : 'stroke-dasharray="6 4"'}/>`
      continue
    }
    const pencil = state === 'pencil'
    svg += fill(poly(moved(edge, 2, 3)), '#000', 'opacity=".35"') + fill(poly(edge), pencil ? c.plankp : c.plank)
    svg += fill(poly(rect(left, y, w, 5)), '#fff', 'opacity=".25"')
    svg += pencil ? `<path d="${poly(edge)}" fill="none" stroke="${c.lamp}" stroke-width="3"/>` : fill(inkLoop(edge, { w: 2.2 }), c.line)
    if (nails) {
      const q = placed(left, y)
      svg += fill(ink(q('4,11 14,12 24,10'), { w: 1 }) + ink(q(`${w - 23},26 ${w - 5},27`), { w: 1 }), c.line)
      for (const [u, v] of points(`6,7 6,${h - 7} ${w - 6},7 ${w - 6},${h - 7}`))
        svg += `<circle cx="${tenth(left + u)}" cy="${tenth(y + v)}" r="2.3" fill="${c.iron}"/>`
    }
    svg += lettered(left + w / 2, y + h * 0.81, value, { font: 'hand', size: h * 0.96, colour: pencil ? c.pencild : '#22150d' })
  }
  return svg
}

/** A chest of the hold stands on its floor, however many rows it has. */
function holdChest(look: ShipLook, k: number, labels: Labels, at: { x: number; floor: number; inner: number; h: number }): ChestLook {
  const { buried, columns, ...row } = look.chests[k]
  const w = at.inner / columns
  const sum = total(row.values)
  return {
    ...row,
    x: at.x,
    y: at.floor - Math.ceil(row.squares / columns) * at.h - 14,
    w,
    h: at.h,
    columns,
    label: NUMERALS[k],
    sum,
    buried: buried ? { points: `${sum} + ${look.buriedBonus}`, safe: labels.safe } : undefined,
  }
}

export const wideChest = (look: ShipLook, k: number, labels: Labels): ChestLook =>
  holdChest(look, k, labels, { x: 249 + k * 108, floor: 540.6, inner: 78, h: 26.4 })
export const tallChest = (look: ShipLook, k: number, labels: Labels): ChestLook =>
  holdChest(look, k, labels, { x: 104 + k * 92, floor: 617.6, inner: 66, h: 24.4 })

const chestOf = (name: PartName): number => Number(name.slice(-1))
const withSum = (label: string, row: Graded): string => `${label} ${total(row.values)}`

/** Where the squares of each row lie: their left end, their top, the width of all together and the height of each. */
interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly h: number
}
type Rowed = 'hull' | 'small' | 'large' | 'ports' | 'crew' | 'spirits'
const WIDE: Readonly<Record<Rowed, Strip>> = {
  spirits: { x: 151, y: 464, width: 68, h: 31 },
  large: { x: 594, y: 502, width: 105, h: 34 },
  small: { x: 702, y: 329, width: 66, h: 30 },
  crew: { x: 348, y: 342, width: 165, h: 30 },
  hull: { x: 236, y: 552, width: 400, h: 36 },
  ports: { x: 1064, y: 528, width: 165, h: 30 },
}
const TALL: Readonly<Record<Rowed, Strip>> = {
  spirits: { x: 21, y: 543, width: 68, h: 31 },
  large: { x: 186, y: 436, width: 96, h: 29 },
  small: { x: 20, y: 436, width: 64, h: 29 },
  crew: { x: 118, y: 366, width: 160, h: 29 },
  hull: { x: 78, y: 628, width: 205, h: 33 },
  ports: { x: 122, y: 701, width: 160, h: 28 },
}

/** The squares of a row in its strip. */
const strip = ({ x, y, width, h }: Strip, row: Row): Svg => squares(x, y, width / row.squares - 2, h, width / row.squares, row)

/** The box of the k-th square of a part, where a pen would write. */
export function squareBox(name: PartName, k: number, look: ShipLook, tall: boolean): Box {
  if (name.startsWith('chest')) {
    const drawn = (tall ? tallChest : wideChest)(look, chestOf(name), NO_LABELS)
    const [x, y] = squareOfChest(drawn, k)
    return [x, y, drawn.w - 2, drawn.h - 2]
  }
  const part = name as Rowed
  const { x, y, width, h } = (tall ? TALL : WIDE)[part]
  const step = width / look[part].squares
  return [x + k * step, y, step - 2, h]
}
const NO_LABELS: Labels = { spirits: '', crew: '', hull: '', ports: '', bury: '', small: '', large: '', safe: '' }

/** A part of the ship on the wide board. */
export function widePart(name: PartName, look: ShipLook, labels: Labels): PartArt {
  switch (name) {
    case 'spirits':
      return {
        box: [120, 396, 128, 156],
        svg:
          barrel(140, 424, 1, look.spirits, look.frothing) +
          fitted(184, look.frothing ? 404 : 413, labels.spirits, { colour: c.cream, size: 16, most: 112, least: 13.5 }),
      }
    case 'chest0':
    case 'chest1':
    case 'chest2': {
      const drawn = wideChest(look, chestOf(name), labels)
      return { box: [drawn.x - 8, 386, chestWidth(drawn) + 20, 166], svg: chest(drawn) }
    }
    case 'large':
      return {
        box: [588, 392, 252, 156],
        svg:
          fitted(596, 412, labels.large, { ...CREAM, size: 16, most: 190 }) +
          cannon(676, 444, 1.06) +
          strip(WIDE.large, look.large) +
          marks(ball, look.large, 716, 522, 13, 27),
      }
    case 'small':
      return {
        box: [688, 270, 172, 118],
        svg:
          fitted(700, 381, labels.small, { ...ON_WOOD, size: 16, most: 148 }) +
          cannon(742, 290, 0.68) +
          fill(poly(points('694,322 846,300 842,352 694,366')), c.wood3) +
          fill(inkLoop(points('694,322 846,300 842,352 694,366'), { w: 2 }), c.line) +
          strip(WIDE.small, look.small) +
          marks(ball, look.small, 786, 336, 12, 27),
      }
    case 'crew':
      return {
        box: [232, 330, 396, 52],
        svg: plankRow(
          '238,336 620,338 620,376 238,374',
          fitted(247, 363, withSum(labels.crew, look.crew), { ...CREAM, size: 18, most: 98, least: 15 }),
          look.crew,
          WIDE.crew,
          marks(ball, look.crew, 532, 358, 13, 36, false),
        ),
      }
    case 'hull':
      return {
        box: [146, 546, 612, 52],
        svg:
          planks(WIDE.hull, look.hull, true) +
          fitted(156, 577, withSum(labels.hull, look.hull), { ...ON_WOOD, size: 21, most: 78 }) +
          marks(shield, look.hull, 660, 569, 15, 34),
      }
    case 'ports':
      return {
        box: [944, 514, 320, 56],
        svg: plankRow(
          '954,524 1252,520 1256,560 950,564',
          fitted(957, 550, withSum(labels.ports, look.ports), { ...CREAM, size: 17, most: 102, least: 14.5 }),
          look.ports,
          WIDE.ports,
          '',
        ),
      }
    case 'bury0':
    case 'bury1':
    case 'bury2': {
      const k = chestOf(name)
      return { box: [966 + k * 92, 556, 94, 64], svg: beach(1012 + k * 92, 590, look, k, 36) }
    }
  }
}

/** What one presses for each part of the wide board. */
export const WIDE_TARGETS: Readonly<Record<PartName, Box>> = {
  crew: [235, 333, 389, 46],
  small: [690, 300, 158, 86],
  large: [591, 392, 206, 150],
  spirits: [133, 392, 102, 150],
  chest0: [244, 389, 106, 156],
  chest1: [352, 389, 106, 156],
  chest2: [460, 389, 106, 156],
  hull: [150, 547, 602, 46],
  ports: [948, 517, 312, 50],
  bury0: [972, 574, 80, 38],
  bury1: [1064, 574, 80, 38],
  bury2: [1156, 574, 80, 38],
}

/** A part of the ship on a phone. */
export function tallPart(name: PartName, look: ShipLook, labels: Labels): PartArt {
  switch (name) {
    case 'spirits':
      return {
        box: [6, 478, 96, 144],
        svg:
          barrel(17, 512, 0.84, look.spirits, look.frothing) +
          fitted(54, 493, labels.spirits, { colour: c.cream, size: 15, most: 82, least: 13 }),
      }
    case 'chest0':
    case 'chest1':
    case 'chest2': {
      const drawn = tallChest(look, chestOf(name), labels)
      return { box: [drawn.x - 6, 474, chestWidth(drawn) + 14, 152], svg: chest(drawn) }
    }
    case 'small':
      return {
        box: [8, 400, 166, 74],
        svg:
          fitted(18, 420, labels.small, { ...CREAM, size: 16, most: 64 }) +
          cannon(84, 416, 0.5) +
          strip(TALL.small, look.small) +
          marks(ball, look.small, 102, 451, 12, 27),
      }
    case 'large':
      return {
        box: [176, 400, 210, 74],
        svg:
          fitted(186, 420, labels.large, { ...CREAM, size: 16, most: 66 }) +
          cannon(256, 416, 0.62) +
          strip(TALL.large, look.large) +
          marks(ball, look.large, 298, 453, 12, 27),
      }
    case 'crew':
      return {
        box: [0, 358, 390, 44],
        svg: plankRow(
          '2,362 388,362 388,398 2,398',
          fitted(8, 386, withSum(labels.crew, look.crew), { ...CREAM, size: 17, most: 106, least: 15 }),
          look.crew,
          TALL.crew,
          marks(ball, look.crew, 302, 381, 12, 29, false),
        ),
      }
    case 'hull': {
      let bands = ''
      for (let k = 0; k < look.hull.thresholds.filter((needed) => needed <= total(look.hull.values)).length; k++)
        bands += fill(poly(rect(0, 664 + k * 4, 390, 3.4)), c.iron)
      return {
        box: [0, 622, 390, 56],
        svg:
          planks(TALL.hull, look.hull, false) +
          bands +
          fitted(10, 651, withSum(labels.hull, look.hull), { ...ON_WOOD, size: 19, most: 66 }) +
          marks(shield, look.hull, 302, 643, 14, 31),
      }
    }
    case 'ports':
      return {
        box: [0, 694, 390, 42],
        svg: plankRow(
          '4,699 386,699 386,732 4,732',
          fitted(8, 721, withSum(labels.ports, look.ports), { ...CREAM, size: 17, most: 110, least: 14.5 }),
          look.ports,
          TALL.ports,
          marks(ball, look.ports, 304, 715.5, 12, 29, false),
        ),
      }
    case 'bury0':
    case 'bury1':
    case 'bury2': {
      const k = chestOf(name)
      return { box: [84 + k * 98, 726, 100, 48], svg: beach(134 + k * 98, 749, look, k, 44) }
    }
  }
}

export const TALL_TARGETS: Readonly<Record<PartName, Box>> = {
  crew: [2, 356, 386, 46],
  small: [8, 402, 162, 72],
  large: [178, 402, 206, 72],
  spirits: [8, 478, 92, 142],
  chest0: [102, 476, 90, 144],
  chest1: [194, 476, 90, 144],
  chest2: [286, 476, 92, 144],
  hull: [2, 622, 386, 48],
  ports: [2, 690, 386, 46],
  bury0: [88, 736, 92, 44],
  bury1: [186, 736, 92, 44],
  bury2: [284, 736, 92, 44],
}
