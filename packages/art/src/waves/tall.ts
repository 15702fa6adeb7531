import { ink, inkLoop } from '../kit/ink.ts'
import { lerp, poly, type Point } from '../kit/path.ts'
import { points, rect } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { hull } from './hull.ts'
import { levelOf, type Box, type ShipLook } from './look.ts'
import { skullHems } from './hems.ts'
import { c } from './palette.ts'
import { rhumb, sheet, tallWash } from './paper.ts'
import { mast, nest, sail, shrouds } from './rigging.ts'
import { HANDS, sailor } from './sailor.ts'
import { LIGHTS } from './wide.ts'

// The board on a phone: the same pieces, decks stacked, the hull as wide as the screen.
export const TALL_STAGE: Box = [0, 56, 390, 770]
export const TALL_SHIP: Box = [0, 186, 390, 500]

const MASTS = points('66,208 195,200 324,208')
export const TALL_NESTS: readonly Point[] = MASTS.map(([x, y]): Point => [x, y + 11])

export const tallBackdrop = (): Svg => sheet(-3, 48, 396, 724) + rhumb(195, 230, 700) + tallWash()

export function tallShip({ seat, crew }: Pick<ShipLook, 'seat' | 'crew'>): Svg {
  const colour = seatColour(seat)
  const rope = (list: string): string => ink(points(list), { w: 1.2, ends: 0 })
  let svg = LIGHTS + shrouds(66, 236, 26, 104, 352) + shrouds(195, 230, 150, 240, 352) + shrouds(324, 236, 286, 362, 352)
  svg += fill(rope('66,200 195,192') + rope('195,192 324,200') + rope('324,200 392,300'), c.rig, 'opacity=".7"')
  for (const [x, y] of MASTS) svg += mast(x, y - 12, 352, 10)
  svg += sail({ x: 66, y: 256, w: 112, h: 70, seams: 3, lean: 6 }) + sail({ x: 324, y: 256, w: 112, h: 70, seams: 3, lean: 6 })
  svg += sail({ x: 195, y: 250, w: 124, h: 82, cloth: colour.cloth, shadow: colour.dark, lean: 7 })
  const hired = levelOf(crew)
  HANDS.forEach((hand, k) => {
    svg += sailor({ x: 302 + k * 29, y: 366, h: 44, hand, ghost: k >= hired })
  })
  svg += sailor({ x: 22, y: 368, h: 38, hand: 'captain', coat: colour.plain })
  svg += hull(points('-12,352 100,360 195,362 290,358 402,344'), points('10,668 100,672 195,672 290,672 380,664'), 11).svg
  svg += deck(402, 470, 5) + fill(poly(rect(170, 402, 8, 68)), c.wood3) + deck(475, 622, 9)
  for (const [x, y] of MASTS) svg += nest(x, y + 20, 58, 26).back
  return svg
}

export const tallNestFronts = (): Svg => MASTS.map(([x, y]) => nest(x, y + 20, 58, 26).front).join('')

/** A deck cut open. */
function deck(top: number, floor: number, seed: number): Svg {
  const next = random(seed)
  const cut: Point[] = []
  const edge = (ax: number, ay: number, bx: number, by: number, n: number): void => {
    for (let i = 0; i < n; i++) cut.push([lerp(ax, bx, i / n) + (next() - 0.5) * 4, lerp(ay, by, i / n) + (next() - 0.5) * 4])
  }
  edge(10, top, 382, top, 18)
  edge(382, top, 378, floor, 5)
  edge(378, floor, 14, floor, 18)
  edge(14, floor, 10, top, 5)
  let svg = fill(poly(cut), c.hold)
  for (let x = 24; x < 376; x += 26) svg += fill(poly(rect(x, top + 3, 6, floor - top - 6)), c.rib)
  return (
    svg +
    `<ellipse cx="195" cy="${(top + floor) / 2}" rx="180" ry="${(floor - top) / 2}" fill="url(#below)"/>` +
    fill(inkLoop(cut, { w: 2.2 }), c.line)
  )
}

export const TALL_HEMS: Box = [6, 296, 378, 40]
export const tallHems = (infamy: number, most: number, seat: number): Svg =>
  skullHems(points('66,313 195,318 324,313'), [102, 112, 102], 7, 4, { infamy, most, seat })
