import { ink, inkLoop } from '../../kit/ink.ts'
import { lettered } from '../../kit/lettering.ts'
import { between, curve, poly, spline, tenth, type Point } from '../../kit/path.ts'
import { placed, points } from '../../kit/points.ts'
import { wander } from '../../kit/random.ts'
import { SEATS } from '../../kit/seats.ts'
import { disc, fill, line, slab } from '../../kit/shape.ts'
import type { Svg } from '../../kit/svg.ts'

const LINE = '#233a3f'
const stroke = (d: string, colour = LINE): Svg => fill(d, colour)

function hexes(): Svg {
  let d = ''
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 7; c++) {
      const [x, y] = [c * 42 + (r % 2) * 21 - 6, r * 36.4 + 4]
      d += poly(
        Array.from({ length: 6 }, (_, i): Point => [x + Math.sin((i * Math.PI) / 3) * 24.2, y + Math.cos((i * Math.PI) / 3) * 24.2]),
      )
    }
  return line(d, LINE, 1, 'stroke-opacity=".16"')
}

/** Land with its shallows. */
function isle(x: number, y: number, a: number, b: number, seed: number): Svg {
  const coast = Array.from({ length: 16 }, (_, i): Point => {
    const turn = (i / 16) * Math.PI * 2
    const k = 1 + wander(seed + i * 1.3) * 0.2
    return [x + Math.cos(turn) * a * k, y + Math.sin(turn) * b * k]
  })
  const d = curve(coast)
  return (
    line(d, '#4d938f', 20, 'stroke-opacity=".35"') +
    line(d, '#4d938f', 9, 'stroke-opacity=".4"') +
    fill(d, '#ecd9a0') +
    fill(curve(coast.map((point) => between(point, [x, y], 0.3))), '#9dbb74') +
    stroke(inkLoop(spline(coast, true, 5), { w: 1.8 }))
  )
}

function palm(x: number, y: number, h: number, lean: number): Svg {
  const top: Point = [x + lean, y - h]
  const trunk = ink([[x, y], [x + lean * 0.2, y - h * 0.5], top], { w: 6, ends: 0.02, least: 0.7 })
  const fronds = [-2.9, -2.45, -1.9, -1.2, -0.6, -0.15].map((turn) => {
    const l = h * 0.52
    const tip: Point = [top[0] + Math.cos(turn) * l, top[1] + Math.sin(turn) * l * 0.7 + l * 0.35]
    const middle: Point = [top[0] + Math.cos(turn) * l * 0.6, top[1] + Math.sin(turn) * l * 0.75]
    return (
      fill(curve([top, [middle[0], middle[1] - 3], tip, [middle[0], middle[1] + 5]]), '#5f7f45') +
      stroke(ink([top, middle, tip], { w: 1.4 }))
    )
  })
  return stroke(trunk, '#855428') + fronds.join('')
}

const HULL = '-40,4 -30,24 26,24 40,2 10,10 -20,9'
const MAIN = '-4,-58 -2,-8 -36,-2 -30,-28'
const JIB = '4,-54 30,-26 36,-4 4,-8'

function boat(x: number, y: number, k: number, colour: string, flip: number): Svg {
  const at = placed(x, y, k, flip)
  return (
    fill(poly(at(HULL)), '#8a5a30') +
    fill(poly(at('-34,16 -30,24 26,24 32,14')), '#54351b') +
    stroke(inkLoop(at(HULL), { w: 2 })) +
    fill(curve(at(MAIN)), colour) +
    fill(curve(at(JIB)), '#f6ebcf') +
    stroke(
      inkLoop(spline(at(MAIN), true, 4), { w: 1.8 }) + inkLoop(spline(at(JIB), true, 4), { w: 1.6 }) + ink(at('0,-64 0,8'), { w: 3 }),
    ) +
    stroke(ink(at('-52,28 -20,32 20,30 50,33'), { w: 2.4 }), '#fff')
  )
}

function rose(x: number, y: number, r: number): Svg {
  let points16 = ''
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2 - Math.PI / 2
    const far = r * (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.72 : 0.5)
    const near = r * (i % 4 === 0 ? 0.29 : 0.19)
    const at = (a: number, d: number): Point => [x + Math.cos(a) * d, y + Math.sin(a) * d]
    points16 +=
      fill(poly([[x, y], at(turn - 0.4, near), at(turn, far)]), LINE) +
      fill(poly([[x, y], at(turn + 0.4, near), at(turn, far)]), '#f3ead0', `stroke="${LINE}" stroke-width=".8"`)
  }
  return points16 + disc(x, y, r * 0.64, 'none', `stroke="${LINE}" stroke-width="1.2"`)
}

const volcano = (): Svg =>
  fill(poly(points('164,112 184,72 198,72 218,114')), '#8f7a60') +
  fill(poly(points('192,72 198,72 218,114 198,114')), '#5f4d3c') +
  fill(poly(points('184,72 198,72 194,82 190,78 186,84')), '#d9532c') +
  stroke(inkLoop(points('164,112 184,72 198,72 218,114'), { w: 1.8 })) +
  fill(curve(points('188,70 180,54 192,44 206,50 202,62 196,70')), '#f1ece0')

const serpent = (): Svg =>
  stroke(ink(points('14,268 28,252 42,268 56,284 72,266 86,252 98,262'), { w: 9, least: 0.5 }), '#3f7f66') +
  fill(curve(points('92,256 104,246 114,254 106,264 96,266')), '#3f7f66') +
  disc(105, 254, 1.8, '#fff') +
  stroke(ink(points('10,276 40,280 90,274 120,280'), { w: 2 }), '#fff')

const FORT = '192,262 192,244 198,244 198,248 204,248 204,244 210,244 210,248 216,248 216,244 222,244 222,262'

/** Quests & Cannons: a sea chart with isles, ships and a monster. */
export function questsCover(title: string): Svg {
  const plate = points('14,13 120,11 226,13 227,31 226,49 120,51 14,49')
  const cross = ink(points('156,140 164,146 172,152'), { w: 5, ends: 0.3 }) + ink(points('172,140 164,147 157,152'), { w: 5, ends: 0.3 })
  return (
    `<defs><linearGradient id="h-quests" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d9e8d4"/><stop offset="1" stop-color="#7fb3ad"/></linearGradient></defs>` +
    slab(0, 0, 240, 300, 'url(#h-quests)') +
    hexes() +
    isle(190, 110, 46, 32, 4) +
    volcano() +
    isle(36, 206, 40, 30, 9) +
    palm(34, 212, 42, 9) +
    palm(48, 214, 30, -5) +
    isle(206, 262, 40, 24, 14) +
    fill(poly(points(FORT)), '#d5c39a', `stroke="${LINE}" stroke-width="1.6"`) +
    line('M52 182Q90 160 108 176T160 152', '#b3261a', 2.8, 'stroke-dasharray="7 5"') +
    stroke(cross, '#b3261a') +
    boat(106, 208, 1.12, SEATS[1].plain, 1) +
    boat(54, 108, 0.78, SEATS[2].plain, -1) +
    serpent() +
    rose(146, 250, tenth(24)) +
    fill(poly(plate), '#f6ecd0') +
    stroke(inkLoop(plate, { w: 1.3 })) +
    lettered(120, 38, title, { size: 22, colour: LINE })
  )
}
