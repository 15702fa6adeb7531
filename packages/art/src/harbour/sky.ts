import { curve, tenth, type Point } from '../kit/path.ts'
import { placed, points } from '../kit/points.ts'
import { random, scatter } from '../kit/random.ts'
import { disc, fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import type { Hour } from './hour.ts'
import { tint } from './hours.ts'

/** The scene goes on beyond what is drawn for, so that wide screens have no edge. */
export const LEFT = -640
export const RIGHT = 1920
const WIDTH = RIGHT - LEFT
export const HORIZON = 330

const SUN_X = 838
const SUN_Y: Readonly<Record<Hour, number>> = { dawn: HORIZON - 70, day: 96, dusk: HORIZON - 64, night: 92 }
const SUN_R = 30

const SHADES = `<defs><linearGradient id="h-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint.skyTop}"/><stop offset=".55" stop-color="${tint.skyMiddle}"/><stop offset="1" stop-color="${tint.skyLow}"/></linearGradient></defs>`
const GLOW = `<defs><radialGradient id="h-glow"><stop offset=".2" stop-color="${tint.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${tint.glow}" stop-opacity="0"/></radialGradient></defs>`

export function stars(): Svg {
  let all = ''
  for (let i = 0; i < 120; i++)
    all += disc(
      LEFT + scatter(i) * WIDTH,
      scatter(i * 2.7) * HORIZON * 0.8,
      0.6 + scatter(i * 5) * 1.1,
      '#fff',
      `opacity="${tenth(0.3 + scatter(i * 9) * 0.6)}"`,
    )
  return `<g opacity="${tint.stars}">${all}</g>`
}

export function sunOrMoon(hour: Hour): Svg {
  const [x, y, r] = [SUN_X, SUN_Y[hour], SUN_R]
  if (hour !== 'night') return GLOW + disc(x, y, r * 5, 'url(#h-glow)') + disc(x, y, r, tint.sun)
  const crescent = `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.35}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.3} ${y - r}Z`
  return GLOW + disc(x, y, r * 4.4, 'url(#h-glow)') + fill(crescent, tint.sun)
}

const CLOUD = '-90,10 -60,-12 -30,-14 -8,-34 26,-30 44,-12 80,-10 104,8 60,16 -40,17'
const CLOUDS = points('150,124 584,146 1216,150 340,190 -220,150 1560,120 -480,100 1760,180')

export const clouds = (): Svg =>
  CLOUDS.map(
    ([x, y], i) => `<g data-drift="${i % 2}">${fill(curve(placed(x, y, 0.75 + scatter(i * 3) * 0.4)(CLOUD)), tint.cloud)}</g>`,
  ).join('')

/** Roofs and towers in one shape, with lit windows. */
function town(from: number, to: number, seed: number): Svg {
  const next = random(seed)
  const y = HORIZON + 2
  let roofs = ''
  let windows = ''
  for (let x = from; x < to;) {
    const w = 22 + next() * 26
    const h = 22 + next() * 40
    const roof = 8 + next() * 14
    const [a, b] = [tenth(x), tenth(x + w)]
    roofs +=
      next() > 0.86
        ? `M${a} ${y}V${tenth(y - h - 34)}L${tenth(x + w * 0.28)} ${tenth(y - h - 58)}L${tenth(x + w * 0.56)} ${tenth(y - h - 34)}V${y}Z`
        : `M${a} ${y}V${tenth(y - h)}L${tenth(x + w / 2)} ${tenth(y - h - roof)}L${b} ${tenth(y - h)}V${y}Z`
    for (let k = 0; k < 3; k++)
      if (next() > 0.35) windows += slab(x + 4 + next() * (w - 12), y - h + 6 + next() * (h - 16), 4, 6, tint.townWindow)
    x += w * 0.94
  }
  return fill(roofs, tint.town) + windows
}

const HILLS: readonly (readonly Point[])[] = [
  points('-660,344 -480,290 -320,306 -180,280 60,296 160,272 280,300 380,324 420,342'),
  points('640,342 845,308 1024,284 1178,300 1340,276 1520,302 1700,270 1940,300 1940,344'),
]

function lighthouse(x: number): Svg {
  const y = HORIZON
  return (
    `<g data-beam style="transform-origin:${x}px ${y - 92}px">${fill(`M${x} ${y - 92}L${x - 420} ${y - 150}V${y - 70}Z`, '#ffe7a0', `opacity="${tint.beam}"`)}</g>` +
    fill(`M${x - 30} ${y + 4}Q${x - 10} ${y - 16} ${x + 30} ${y + 4}Z`, tint.hill) +
    fill(`M${x - 9} ${y - 4}L${x - 6} ${y - 84}H${x + 6}L${x + 9} ${y - 4}Z`, tint.tower) +
    fill(`M${x - 8} ${y - 28}L${x - 7} ${y - 50}H${x + 7}L${x + 8} ${y - 28}Z`, '#c8432b') +
    slab(x - 6, y - 98, 12, 14, tint.window) +
    fill(`M${x - 9} ${y - 98}L${x} ${y - 108}L${x + 9} ${y - 98}Z`, '#c8432b')
  )
}

const GULLS: readonly (readonly [number, number, number])[] = [
  [420, 96, 1],
  [452, 112, 0.7],
  [640, 206, 0.8],
  [1010, 212, 0.9],
]
export const gulls = (): Svg =>
  GULLS.map(([x, y, k]) =>
    line(
      `M${tenth(x - 14 * k)} ${tenth(y - 5 * k)}Q${tenth(x - 6 * k)} ${tenth(y - 12 * k)} ${x} ${y}Q${tenth(x + 6 * k)} ${tenth(y - 12 * k)} ${tenth(x + 14 * k)} ${tenth(y - 5 * k)}`,
      tint.gull,
      2.4,
      'stroke-linecap="round"',
    ),
  ).join('')

/** Everything behind the ships: sky, sun or moon, hills, town, lighthouse, and the far water. */
export function backdrop(hour: Hour): Svg {
  const shine = `M${SUN_X - 70} ${HORIZON + 8}h140M${SUN_X - 50} ${HORIZON + 22}h90M${SUN_X - 76} ${HORIZON + 38}h150M${SUN_X - 30} ${HORIZON + 54}h70`
  return (
    SHADES +
    slab(LEFT, 0, WIDTH, HORIZON + 4, 'url(#h-sky)') +
    stars() +
    sunOrMoon(hour) +
    clouds() +
    HILLS.map((hill) => fill(curve(hill), tint.hill)).join('') +
    town(LEFT, 460, 5) +
    town(947, RIGHT, 11) +
    lighthouse(354) +
    gulls() +
    `<defs><linearGradient id="h-sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint.seaFar}"/><stop offset="1" stop-color="${tint.seaNear}"/></linearGradient></defs>` +
    slab(LEFT, HORIZON, WIDTH, 180, 'url(#h-sea)') +
    line(shine, tint.glow, 4, 'stroke-linecap="round" opacity=".65"')
  )
}
