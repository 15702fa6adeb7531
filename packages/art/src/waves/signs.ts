import { ink, inkLoop } from '../kit/ink.ts'
import { curve, poly, tenth } from '../kit/path.ts'
import { placed, rect } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import { group, type Svg } from '../kit/svg.ts'
import { barrel } from './barrel.ts'
import { cannon } from './cannon.ts'
import { town } from './coast.ts'
import { cross } from './marks.ts'
import { c } from './palette.ts'
import { sailor } from './sailor.ts'

/** A chest with its lid up and gold to the brim; (x, y) is the middle of its foot. */
export function openChest(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const lid = q('-30,-26 -28,-44 -20,-52 20,-52 28,-44 30,-26')
  const box = q('-30,-26 30,-26 28,0 -28,0')
  let svg = fill(curve(q('-36,0 0,-6 38,1 0,8')), '#000', 'opacity=".3"')
  svg += fill(poly(lid), c.wood3) + fill(poly(q('-25,-28 -23,-42 -17,-47 17,-47 23,-42 25,-28')), c.hold)
  svg += fill(curve(q('-26,-25 -20,-35 -8,-38 2,-42 12,-37 22,-35 26,-25')), c.gold)
  svg +=
    fill(poly(box), c.wood2) + fill(poly(q('-30,-16 30,-16 29,-10 -29,-10')), c.brass) + fill(poly(q('-5,-20 5,-20 5,-6 -5,-6')), c.brass)
  svg += fill(poly(q('12,-26 30,-26 28,0 14,0')), '#000', 'opacity=".18"')
  const coins = ['-18,-31 -12,-33 -7,-30', '-4,-35 2,-38 8,-34', '10,-30 15,-33 20,-30'].map((list) => ink(q(list), { w: 1.4 })).join('')
  return svg + fill(inkLoop(box, { w: 2.2 }) + inkLoop(lid, { w: 2 }), c.line) + fill(coins, c.golddk)
}

function planks(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  return ['-40,-40 38,-44 39,-29 -39,-25', '-36,-24 42,-28 42,-13 -36,-9', '-40,-8 36,-12 37,2 -39,6']
    .map((list, k) => {
      const edge = q(list)
      const nails = [edge[0], edge[1]].map(
        ([nx, ny], end) => `<circle cx="${nx + (end === 0 ? 6 : -6) * s}" cy="${ny + 8 * s}" r="${1.8 * s}" fill="${c.line}"/>`,
      )
      return fill(poly(edge), k === 1 ? c.wood1 : c.wood2) + fill(inkLoop(edge, { w: 2 }), c.line) + nails.join('')
    })
    .join('')
}

/** A grave in the sand: a chest half in its pit, and the red cross. */
export function grave(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const mound = q('-44,2 -30,-14 -6,-20 20,-15 44,2 20,9 -24,9')
  return fill(curve(mound), c.sandd) + fill(inkLoop(mound, { w: 1.8 }), c.line) + fill(cross(x, y - 26 * s, 17 * s), '#b3261a')
}

const drawn = new Map<string, Svg>()

/** What a die can be laid on, as a picture of it that is known at a glance: (x, y) is the middle of its foot, about 64 high. Each is drawn once. */
export function sign(part: string, x: number, y: number, s: number): Svg {
  const kind = part.startsWith('chest') ? 'chest' : part
  let svg = drawn.get(kind)
  if (svg === undefined) drawn.set(kind, (svg = draw(kind, 0, 0, 1)))
  return group(`translate(${tenth(x)} ${tenth(y)}) scale(${s.toFixed(3)})`, svg)
}

function draw(kind: string, x: number, y: number, s: number): Svg {
  switch (kind) {
    case 'chest':
      return openChest(x, y, s * 1.1)
    case 'spirits':
      return barrel(x - 25 * s, y - 63 * s, s * 0.56, { values: [], squares: 0 }, true)
    case 'hull':
      return planks(x, y, s)
    case 'small':
      return cannon(x - 28 * s, y - 26 * s, s * 0.42)
    case 'large':
      return cannon(x - 50 * s, y - 34 * s, s * 0.68)
    case 'ports':
      return town(x - 2 * s, y, s * 1.3, null)
    case 'crew':
      return sailor({ x, y, h: 66 * s, hand: 'bosun' })
    case 'bury':
      return grave(x, y - 4 * s, s)
    default:
      return fill(poly(rect(x - 16 * s, y - 6 * s, 32 * s, 5 * s)), c.ink2)
  }
}
