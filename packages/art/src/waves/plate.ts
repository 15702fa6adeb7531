import { inkLoop } from '../kit/ink.ts'
import { lettered, shortened, sizeFor } from '../kit/lettering.ts'
import { poly, tenth } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { flag, seatColour } from '../kit/seats.ts'
import { fill, line } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { cross, skull } from './marks.ts'
import { c } from './palette.ts'
import { tag } from './paper.ts'
import { mast, sail } from './rigging.ts'
import type { RivalLook } from './rival.ts'

/** What a plate tells of a rival, in numbers. */
export interface PlateLook extends RivalLook {
  readonly name: string
  readonly infamy: number
  readonly small: { readonly filled: number; readonly squares: number }
  readonly large: { readonly filled: number; readonly squares: number }
  readonly ports: number
  readonly score: number
  /** What is told of it in a word: that it has called, or that it is first. */
  readonly hullWord: string
}

const INK = c.tagink

// Small signs for plates and slips; (x, y) is the left of the base line.
const number = (x: number, y: number, n: number | string, size = 14): Svg =>
  lettered(x, y, n, { font: 'bold', size, anchor: 'start', colour: INK })
const pips = (x: number, y: number, { filled, squares }: { filled: number; squares: number }, r: number, step: number): Svg =>
  Array.from(
    { length: squares },
    (_, k) =>
      `<circle cx="${tenth(x + k * step)}" cy="${y}" r="${r}" fill="${k < filled ? INK : 'none'}" stroke="${INK}" stroke-width="1.3"/>`,
  ).join('')
const house = (x: number, y: number, n: number, size?: number): Svg =>
  fill(`M${tenth(x)} ${y + 1}v-8l5.5 -5.5 5.5 5.5v8z`, INK) + number(x + 13, y, n, size)
const infamy = (x: number, y: number, n: number, size?: number): Svg =>
  skull(x + 6, y - 5, 6.6, true, INK, c.tag) + number(x + 15, y, n, size)
const hullSign = (x: number, y: number, n: number, size?: number): Svg =>
  `<path d="M${tenth(x)} ${y - 11}h11v5q0 5 -5.5 8q-5.5 -3 -5.5 -8z" fill="${n > 0 ? INK : 'none'}" stroke="${INK}" stroke-width="1.4"/>` +
  number(x + 14, y, n, size)
const gun = (x: number, y: number, of: { filled: number; squares: number }): Svg => {
  const long = of.squares > 2 ? 12 : 8
  return fill(`M${tenth(x)} ${y - 9}l${long} 1v6l-${long} 1z`, INK) + pips(x + long + 5, y - 5, of, 3, 7.4)
}
const mugSign = (x: number, y: number, of: { filled: number; squares: number }): Svg =>
  fill(`M${tenth(x)} ${y - 10}h8v11h-8z`, INK) +
  line(`M${tenth(x + 8)} ${y - 8}q4 0 4 3.5q0 3.5 -4 3.5`, INK, 1.6) +
  pips(x + 17, y - 5, of, 2.7, 6.6)

/** A rival's chest in short: what a shot would take first, framed in red, and the sum. */
function chestSign(x: number, y: number, { values, buried, sum }: RivalLook['chests'][number], size = 14): Svg {
  if (buried) return fill(cross(x + 8, y - 5, 6), c.risk) + number(x + 19, y, sum, size)
  if (values.length === 0)
    return (
      `<rect x="${tenth(x)}" y="${y - 14}" width="17" height="17" rx="3" fill="none" stroke="${INK}" stroke-width="1.3" stroke-dasharray="3 2.4"/>` +
      number(x + 21, y, 0, size)
    )
  return (
    `<rect x="${tenth(x)}" y="${y - 14}" width="17" height="17" rx="3" fill="${c.sq}" stroke="${c.risk}" stroke-width="1.8"/>` +
    lettered(x + 8.5, y, values[values.length - 1], { font: 'hand', size: 18, colour: '#22150d' }) +
    number(x + 21, y, sum, size)
  )
}

function nameOn(x: number, y: number, name: string, most: number, size = 15): Svg {
  const fits = sizeFor(name, 'bold', size, most, 13)
  return lettered(x, y, shortened(name, 'bold', fits, most), { font: 'bold', size: fits, anchor: 'start', colour: INK })
}

/** One line under a large rival: who, Infamy, guns, spirits, ports. */
export function widePlate(look: PlateLook, x: number, y: number, w = 304): Svg {
  const base = tag(x, y, w, 25) + flag(look.seat, x + 7, y + 3, 24, 18)
  if (look.merchant)
    return (
      base +
      nameOn(x + 40, y + 18, look.name, 170) +
      lettered(x + w - 10, y + 18, look.hullWord, { font: 'bold', size: 15, anchor: 'end', colour: INK })
    )
  return (
    base +
    nameOn(x + 40, y + 18, look.name, 72) +
    infamy(x + 114, y + 18, look.infamy, 15) +
    gun(x + 152, y + 18, look.small) +
    gun(x + 184, y + 18, look.large) +
    mugSign(x + 226, y + 18, look.spirits) +
    house(x + 262, y + 18, look.ports, 15)
  )
}

/** Three lines under a small rival: who and spirits; chests; Infamy, hull, guns, ports. */
export function smallPlate(look: PlateLook, x: number, y: number, w: number): Svg {
  let svg = tag(x, y, w, 65, { seed: 4 }) + flag(look.seat, x + 6, y + 4, 22, 16)
  look.chests.forEach((hold, k) => {
    svg += chestSign(x + 7 + (k * (w - 8)) / 3, y + 39, hold)
  })
  if (look.merchant)
    return (
      svg +
      nameOn(x + 36, y + 17, look.name, w - 42) +
      lettered(x + 8, y + 59, look.hullWord, { font: 'bold', size: 14, anchor: 'start', colour: INK })
    )
  const u = w / 160
  return (
    svg +
    nameOn(x + 36, y + 17, look.name, w - 72) +
    mugSign(x + w - 32, y + 16, look.spirits) +
    infamy(x + 5, y + 59, look.infamy) +
    hullSign(x + 40 * u, y + 59, look.hullLevel) +
    pips(x + 70 * u + 6, y + 54, look.small, 2.7, 6.8) +
    pips(x + 73 * u + 22, y + 54, look.large, 3.4, 8) +
    house(x + w - 33, y + 59, look.ports)
  )
}
/** The box of a chest on a small plate, to be aimed at. */
export const plateChestBox = (x: number, y: number, w: number, chest: number): readonly [number, number, number, number] => [
  x + 2 + (chest * (w - 8)) / 3,
  y + 20,
  (w - 8) / 3,
  25,
]

/** A rival on a phone beside three others: a sail with the points on a small hull, and three lines. */
export function cell(look: PlateLook, x: number, y: number, w: number): Svg {
  const colour = seatColour(look.seat)
  const q = placed(x, y)
  const boat = q('3,46 16,50 42,50 55,44 49,62 11,62')
  const left = x + 55
  const width = w - 57
  let svg =
    mast(x + 29, y + 1, y + 48, 4, 0.7) +
    sail({ x: x + 29, y: y + 9, w: 46, h: 32, lean: -3, seams: 3, line: 0.8, cloth: colour.cloth, shadow: colour.dark }) +
    lettered(x + 28, y + 32, look.score, {
      font: 'bold',
      size: look.score > 99 ? 16 : 18,
      colour: colour.writing,
      rim: { colour: colour.rim, width: 3 },
    }) +
    fill(poly(boat), c.wood2) +
    fill(inkLoop(boat, { w: 1.7 }), c.line) +
    tag(left, y + 2, width, 62, { seed: 3 }) +
    flag(look.seat, left + 4, y + 5, 18, 15) +
    nameOn(left + 28, y + 18, look.name, width - 86, 13.5)
  look.chests.forEach((hold, k) => {
    svg += chestSign(left + 5 + k * 44, y + 39, hold, 13)
  })
  return (
    svg +
    infamy(left + 3, y + 59, look.infamy, 13) +
    hullSign(left + 37, y + 59, look.hullLevel, 13) +
    pips(left + 65, y + 54, look.small, 2.6, 6.6) +
    pips(left + 81, y + 54, look.large, 3.2, 7.6) +
    house(left + 104, y + 59, look.ports, 13)
  )
}
/** Where the k-th die of a rival lies in its cell, and the box of its chests. */
export const cellDie = (x: number, y: number, w: number, k: number): readonly [number, number] => [x + w - 46 + k * 17, y + 13]
export const cellChestBox = (x: number, y: number, chest: number): readonly [number, number, number, number] => [
  x + 56 + chest * 44,
  y + 20,
  44,
  44,
]
