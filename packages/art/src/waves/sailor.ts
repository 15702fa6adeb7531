import { shade } from '../kit/colour.ts'
import { ink, inkLoop } from '../kit/ink.ts'
import { clamp, curve, poly, spline, tenth, type Point } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { skull } from './marks.ts'
import { c } from './palette.ts'

export type Hand = 'bosun' | 'gunner' | 'deckhand' | 'captain'
/** In the order in which they are hired. */
export const HANDS: readonly Hand[] = ['bosun', 'gunner', 'deckhand']

const LOOKS: Readonly<Record<Hand, { readonly skin: string; readonly cloth: string; readonly hair: string }>> = {
  bosun: { skin: '#c98e62', cloth: '#ece0c4', hair: '#6b3a1c' },
  gunner: { skin: '#8a5a3a', cloth: '#3f6f7d', hair: '#241811' },
  deckhand: { skin: '#e0b08a', cloth: '#c59a46', hair: '#a5682c' },
  captain: { skin: '#d29b70', cloth: '#8b3a2b', hair: '#2b1c14' },
}
const BODY = '-9,0 -11,-14 -8.5,-24 -13,-35 -8,-41 -1,-43 7,-42 12,-37 10.5,-28 8,-20 10,-8 9,0'
const COAT = '-13,0 -12,-14 -9,-24 -14,-35 -8,-41 -1,-43 7,-42 13,-37 11,-27 9,-20 13,-8 15,0'
const HEAD = '-5,-45 -7,-52 -4.5,-58.5 1.5,-60 6,-57 6.6,-53.5 9.4,-50 7.2,-48.6 7,-45 4.4,-41.8 -1,-41.6 -4,-43.5'

export interface SailorLook {
  readonly x: number
  /** Where the feet stand. */
  readonly y: number
  readonly h: number
  readonly hand: Hand
  /** Not hired yet. */
  readonly ghost?: boolean
  /** The captain's, in the seat's colour. */
  readonly coat?: string
  /** -1 looks to the left. */
  readonly flip?: number
}

/** A sailor behind the rail, three quarters to the right. Fine features only where there is room for them. */
export function sailor({ x, y, h, hand, ghost = false, coat, flip = 1 }: SailorLook): Svg {
  const s = h / 60
  const q = placed(x, y, s, flip)
  const outline = hand === 'captain' ? COAT : BODY
  if (ghost) {
    const dashed = (list: string): Svg =>
      `<path d="${curve(q(list))}" fill="none" stroke="${c.ink2}" stroke-width="1.5" stroke-dasharray="4 3"/>`
    return dashed(outline) + dashed(HEAD)
  }
  const { skin, hair } = LOOKS[hand]
  const cloth = hand === 'captain' ? (coat ?? LOOKS.captain.cloth) : LOOKS[hand].cloth
  const big = h >= 40
  const line = clamp(s, 0.62, 1.5)
  let svg = ''
  let lines = ''
  const flat = (list: string, colour: string, more = ''): void => {
    svg += fill(poly(q(list)), colour, more)
  }
  const soft = (list: string, colour: string, more = ''): void => {
    svg += fill(curve(q(list)), colour, more)
  }
  const drawn = (list: string, colour: string, w: number, round = true): void => {
    const shape: Point[] = q(list)
    svg += fill(round ? curve(shape) : poly(shape), colour)
    lines += inkLoop(round ? spline(shape, true, 4) : shape, { w: w * line })
  }

  if (hand === 'bosun' || hand === 'deckhand')
    drawn('-10,-38 -17,-31 -20,-23 -16,-16 -9,-14 -9,-18 -14,-21 -14,-26 -7,-33', hand === 'bosun' ? skin : shade(cloth, -0.12), 1.2)
  if (hand === 'captain') drawn('-10,-38 -17,-28 -16,-16 -11,-8 -7,-10 -11,-18 -10,-28', shade(cloth, -0.15), 1.2)
  drawn(outline, cloth, 1.7)
  if (hand === 'bosun')
    for (const at of [-37, -30, -23, -16, -9, -2])
      flat(`-11,${at} 0,${at + 1.4} 10.4,${at - 0.6} 10.2,${at + 2.2} 0,${at + 4.2} -11,${at + 2.8}`, '#35566b')
  if (hand === 'gunner') flat('-10,-16 9,-19 9.4,-14.5 -10.6,-11.5', '#b3412f')
  if (hand === 'deckhand') {
    flat('-2,-42 3,-42 1.6,-20 -0.6,0 -3,0 -2,-22', '#f0e2c2')
    flat('-10,-15 9,-18 9.3,-14 -10.6,-11', '#4b3423')
  }
  if (hand === 'captain') {
    flat('-2,-42 4,-42 5,-20 4,0 -3,0 -1,-20', '#efe3c8')
    flat('-10,-19 9.4,-21 10,-16 -11,-14', '#2b1d14')
    flat('-1,-20.4 4,-20.8 4,-15 -1,-14.6', c.brass)
    if (big)
      for (const at of [-36, -31, -26, -10, -5])
        svg += `<circle cx="${tenth(x + 6.4 * s * flip)}" cy="${tenth(y + at * s)}" r="${tenth(0.9 * s)}" fill="${c.brass}"/>`
  }
  soft('4,-42 12.4,-37 10.5,-28 8,-20 10,-8 9.6,0 4,0 3,-20', '#000', 'opacity=".2"')
  const dark = shade(skin, -0.22)
  flat('-4.4,-44 4,-44 4.6,-39.5 0,-37.5 -5,-39.5', dark)
  if (hand === 'bosun' || hand === 'deckhand')
    flat('-6,-41.5 0,-39.4 6,-42 4,-36.6 1.2,-33.6 -1,-37', hand === 'bosun' ? '#c2402f' : '#a33a2c')
  if (hand === 'captain') {
    soft('-1,-41 3.4,-40 3,-34 0.6,-36 -1.6,-33.6', '#fff8e6')
    soft('-6,-56 -9,-48 -10,-39 -5,-37 -3,-44 -3.4,-52', hair)
  }
  drawn(HEAD, skin, 1.4)
  soft('-5,-45 -6.4,-51 -3,-50 -2,-45 1,-42.4 -3,-43', dark, 'opacity=".55"')
  if (hand !== 'captain') soft('-6.4,-47 -7,-54 -3.6,-57 -2.8,-52.6 -4.6,-47.6', hair)
  const oval = (u: number, v: number, a: number, b: number, colour: string, more = ''): void => {
    svg += `<ellipse cx="${tenth(x + u * s * flip)}" cy="${tenth(y + v * s)}" rx="${tenth(a * s)}" ry="${tenth(b * s)}" fill="${colour}" ${more}/>`
  }
  if (big) {
    oval(-2.3, -49.6, 1.5, 2, skin, `stroke="${c.line}" stroke-width="${tenth(0.9 * line)}"`)
    oval(5.4, -47.4, 1.8, 1.1, '#c2402f', 'opacity=".28"')
  }
  if (hand === 'gunner') drawn('-4.4,-46.4 -1,-46 2.6,-47.6 7.4,-48.4 8.2,-44 5.4,-37.4 1,-35.6 -3,-39 -4.6,-42.6', hair, 1.1)
  if (hand === 'deckhand') soft('2.4,-46.6 5,-48 8.6,-47.2 7.4,-45.6 5,-46.2', hair)
  if (hand === 'captain') {
    soft('2.6,-46.4 5.4,-48 9,-46.4 10.6,-47.8 8.4,-45 5,-45.6', hair)
    soft('3.6,-43.4 6,-43.6 5,-38.6', hair)
  }
  oval(4.3, -51.8, 0.95, 1.25, '#20140d')
  if (big) {
    lines +=
      ink(q('2.2,-54 4.4,-55 6.6,-54.2'), { w: 1.5 * line, tremble: 0 }) + ink(q('7.4,-53 9.2,-50.2 7.4,-48.9'), { w: line, tremble: 0 })
    if (hand === 'bosun') lines += ink(q('2.8,-45.4 5,-44.6 6.8,-46'), { w: 1.2 * line, tremble: 0 })
  }
  switch (hand) {
    case 'bosun':
      drawn('-7.4,-55 -13,-52 -11.6,-56 -16,-58.6 -8,-58.6', '#7d2d22', 1.1)
      drawn('-7.6,-53 -6.4,-59.4 0,-63 6,-60.6 7.8,-55.4 0,-56.6', '#b3412f', 1.5)
      break
    case 'gunner':
      drawn('-8,-53 -7.4,-60 -1,-64 6,-61 8,-55.6 0,-56.6', '#2d4f5c', 1.5)
      flat('-8,-53 0,-56.6 8,-55.6 8.2,-53.6 0,-54.2 -7.8,-50.6', '#e9dcc0')
      drawn('19,-60 22.4,-59 33,-80 34,-86 28,-80', '#d9dde0', 1.1, false)
      drawn('9,-39 15,-43 17.6,-53 22,-52 20.6,-39 12.4,-30 8,-32', cloth, 1.3)
      drawn('17,-52 18,-59 22.4,-59.4 23.4,-54 21.6,-51.4', skin, 1.1)
      break
    case 'deckhand':
      drawn('-14,-53 -6,-55.4 -5,-62.6 1,-64.6 6,-62 6.8,-56.6 15,-55.6 7,-52.6 -4,-51.4', '#d2ab5c', 1.5)
      break
    case 'captain':
      drawn('-5,-63 -14,-74 -23,-73 -20,-68 -9,-62', '#c2402f', 1.1)
      drawn('-18,-55 -11,-60 -7,-67 1,-69 7,-65 11,-60 19,-58.6 10,-53.4 0,-52.6 -9,-51.6', '#241a17', 1.6)
      soft('-18,-55 -9,-58 0,-59 10,-59 19,-58.6 10,-56.4 0,-56.4 -9,-55', c.brass, 'opacity=".85"')
      svg += skull(x + s * flip, y - 62 * s, 3.4 * s, true, '#f3e6c6', '#241a17')
      drawn('9,-52.6 25,-59.4 26.4,-55 10,-48.6', c.brass, 1.1, false)
      drawn('9,-39.6 15,-37 20,-44 20,-51 16,-52 14.6,-46 8,-32', cloth, 1.3)
      drawn('15.4,-51 15,-55.6 19.4,-57 21.4,-53 20,-50', skin, 1.1)
  }
  if (hand === 'bosun' || hand === 'deckhand') {
    drawn('9,-39 13,-34 16,-25 11,-23.6 6.6,-31', hand === 'bosun' ? shade(cloth, -0.06) : cloth, 1.3)
    drawn('11.4,-24.4 15.6,-25.4 17,-16 18.4,-10 14.6,-8.6 12.6,-14', skin, 1.2)
  }
  return svg + fill(lines, c.line)
}
