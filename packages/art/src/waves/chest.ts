import { ink, inkLoop } from '../kit/ink.ts'
import { lettered } from '../kit/lettering.ts'
import { curve, lerp, poly, tenth } from '../kit/path.ts'
import { placed, rect } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { cross, onSquare, square, type Row } from './marks.ts'
import { c } from './palette.ts'
import { tag } from './paper.ts'

export interface ChestLook extends Row {
  readonly x: number
  readonly y: number
  /** Of one square. */
  readonly w: number
  readonly h: number
  readonly columns: number
  readonly label: string
  readonly sum: number
  /** What its note says when it is buried: its points, and that they are safe. */
  readonly buried?: { readonly points: string; readonly safe: string } | undefined
}

const RIM = 18
const FOOT = 14
export const chestWidth = ({ columns, w }: Pick<ChestLook, 'columns' | 'w'>): number => columns * w + RIM
const chestHeight = ({ columns, squares, h }: Pick<ChestLook, 'columns' | 'squares' | 'h'>): number =>
  Math.ceil(squares / columns) * h + FOOT

/** Where the k-th square of a chest lies: the bottom row first, right to left, then the next row up. */
export function squareOfChest(look: Pick<ChestLook, 'x' | 'y' | 'w' | 'h' | 'columns' | 'squares'>, k: number): readonly [number, number] {
  const { x, y, w, h, columns } = look
  return [x + 9 + (columns - 1 - (k % columns)) * w + 1, y + chestHeight(look) - 10 - (Math.floor(k / columns) + 1) * h + 1]
}

/** A treasure chest, seen into: gold rises square by square, and what a shot would take first is framed in red. */
export function chest(look: ChestLook): Svg {
  if (look.buried !== undefined) return gap(look, look.buried)
  const { x, y, w, h, values, pencil = [], lit = false, label, sum } = look
  const W = chestWidth(look)
  const H = chestHeight(look)
  const q = placed(x, y)
  const body = q(`0,0 ${W},0 ${W - 5},${H} 5,${H}`)
  const lid = q(`-2,0 2,-20 14,-30 ${W - 14},-30 ${W - 2},-20 ${W + 2},0`)
  let svg = fill(curve(q(`-4,${H - 4} ${W / 2},${H - 10} ${W + 10},${H - 2} ${W / 2},${H + 8}`)), '#000', 'opacity=".35"')
  svg += fill(poly(lid), c.wood3) + fill(poly(q(`4,-2 8,-17 17,-24 ${W - 17},-24 ${W - 8},-17 ${W - 4},-2`)), c.wood4)
  svg += fill(poly(body), c.wood2) + fill(poly(rect(x + 9, y, W - 18, H - 9)), c.hold)
  if (values.length > 0) svg += heap(look, W, H)
  for (let k = 0; k < look.squares; k++) {
    const [sx, sy] = squareOfChest(look, k)
    const { value, state } = onSquare(look, k)
    if (value !== null) {
      svg += square(sx, sy, w - 2, h - 2, value, { state, gold: state === 'ink' })
      if (k === values.length - 1)
        svg += `<path d="${poly(rect(sx, sy, w - 2, h - 2))}" fill="none" stroke="${c.risk}" stroke-width="2.6"/>`
      continue
    }
    const next = lit && k === values.length + pencil.length
    svg += `<path d="${poly(rect(sx + 1, sy + 1, w - 4, h - 4))}" fill="${next ? c.lampfill : 'rgba(255,240,205,.055)'}" stroke="${next ? c.lamp : 'rgba(255,236,196,.34)'}" stroke-width="${next ? 2.4 : 1.1}" ${next ? '' : 'stroke-dasharray="4 4"'}/>`
  }
  svg += fill(poly(q(`-1,0 9,0 11,${H} 4,${H}`)), c.wood1)
  svg += fill(poly(q(`${W - 9},0 ${W + 1},0 ${W - 4},${H} ${W - 11},${H}`)), c.wood3)
  svg += fill(poly(q(`3,${H - 10} ${W - 3},${H - 10} ${W - 5},${H} 5,${H}`)), c.wood1)
  svg += fill(
    inkLoop(body, { w: 2.4 }) +
      inkLoop(lid, { w: 2.2 }) +
      ink(q(`9,0 10,${H - 10}`), { w: 1.4 }) +
      ink(q(`${W - 9},0 ${W - 10},${H - 10}`), { w: 1.4 }) +
      ink(q(`4,${H - 10} ${W - 4},${H - 10}`), { w: 1.6 }),
    c.line,
  )
  for (const at of [14, H / 2, H - 22])
    for (const side of [4.6, W - 4.6]) svg += `<circle cx="${tenth(x + side)}" cy="${tenth(y + at)}" r="2" fill="${c.brass}"/>`
  const plate = rect(x + W / 2 - 27, y - 25, 54, 22)
  svg += fill(poly(plate), c.brass) + fill(poly(rect(x + W / 2 - 27, y - 25, 54, 3)), '#fff', 'opacity=".35"')
  svg += fill(inkLoop(plate, { w: 1.4 }), c.line)
  svg += lettered(x + W / 2 - 13, y - 8.5, label, { size: 16, colour: '#2b1d14' })
  return svg + lettered(x + W / 2 + 11, y - 7.5, sum, { font: 'bold', size: 17, colour: '#2b1d14' })
}

/** Coins and a gem on top of what lies highest. */
function heap({ x, y, h, columns, values, label }: ChestLook, W: number, H: number): Svg {
  const top = y + H - 10 - Math.ceil(values.length / columns) * h
  const half = values.length % columns !== 0
  const next = random(label.length * 7 + values.length)
  let svg = ''
  for (let i = 0; i < 7; i++) {
    const at = lerp(x + 12, x + W - 12, (i + 0.5) / 7)
    const high = !half || at > x + W / 2
    svg += `<ellipse cx="${tenth(at)}" cy="${tenth((high ? top : top + h) - 1 - next() * 4)}" rx="7" ry="3.6" fill="${c.gold}" stroke="${c.golddk}" stroke-width="1.2"/>`
  }
  const gem = half ? x + W - 24 : x + 24
  return (
    svg +
    `<path d="M${tenth(gem)} ${tenth(top - 10)}l6 -5 6 5 -6 8z" fill="#b3243a" stroke="${c.line}" stroke-width="1"/><path d="M${tenth(gem + 2)} ${tenth(top - 10)}l4 -3" stroke="#ffc2b8" stroke-width="1.3"/>`
  )
}

/** Where a buried chest stood: dust, a rope's end, and a note of what is safe. */
function gap(look: ChestLook, { points, safe }: { readonly points: string; readonly safe: string }): Svg {
  const { x, y, label } = look
  const W = chestWidth(look)
  const floor = chestHeight(look) - 4
  const m = x + W / 2
  const q = placed(x, y)
  return (
    `<path d="${poly(q(`4,6 ${W - 4},6 ${W - 8},${floor} 8,${floor}`))}" fill="rgba(255,236,196,.05)" stroke="rgba(255,236,196,.5)" stroke-width="1.4" stroke-dasharray="6 5"/>` +
    fill(ink(q(`2,${floor} 20,${floor - 9} 44,${floor - 3} 70,${floor - 10} ${W},${floor - 2}`), { w: 3.4 }), '#caa670') +
    tag(x + 6, y + 12, W - 12, 84, { seed: 6 }) +
    fill(cross(m, y + 36, 14), '#b3261a') +
    `<circle cx="${tenth(m)}" cy="${tenth(y + 15)}" r="3" fill="${c.iron}"/>` +
    lettered(m, y + 72, points, { font: 'bold', size: 16, colour: c.tagink }) +
    lettered(m, y + 89, safe, { size: 15, colour: c.tagink }) +
    lettered(m, y - 7, label, { size: 17, colour: c.cream })
  )
}

/** A closed chest, small: for slips and the hand. */
export function closedChest(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const lid = q('2,12 6,2 38,2 42,12')
  const box = q('2,12 42,12 42,38 2,38')
  return (
    fill(poly(lid), c.wood3) +
    fill(poly(box), c.wood2) +
    fill(poly(q('2,18 42,18 42,23 2,23')), c.brass) +
    fill(inkLoop(box, { w: 2 }) + inkLoop(lid, { w: 2 }), c.line)
  )
}
