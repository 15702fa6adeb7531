import { disc, fill, line, random, rays, slab, tenth, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

const STARS = 90

/** A sunburst over the horizon, with rings of light around the place where the sun stands. */
export function sky(light: Light, width: number, horizon: number, sun: number): Svg {
  const y = horizon - 6
  const rings = [430, 300, 196].map((r, i) => disc(sun, y, r, light.rings[i], `opacity="${light.ringAlpha}"`)).join('')
  return (
    slab(0, 0, width, horizon + 2, light.sky) +
    rays(sun, y, width * 1.25, 96, Math.PI, 2 * Math.PI, light.ray) +
    rings +
    (light.stars ? stars(width, horizon) : '')
  )
}

function stars(width: number, horizon: number): Svg {
  const roll = random(77)
  let drawn = ''
  for (let i = 0; i < STARS; i++) {
    const [x, y, size] = [tenth(roll() * width), tenth(roll() * horizon * 0.92), roll()]
    drawn += size > 0.86 ? fill(`M${x},${y - 4}l1,3l3,1l-3,1l-1,3l-1,-3l-3,-1l3,-1Z`, '#fff3cf') : disc(x, y, 0.6 + size * 0.8, '#dfe8ea')
  }
  return drawn
}

/** A half moon. */
export const moon = (x: number, y: number, r: number): Svg =>
  disc(x, y, r, '#fbfbee') + fill(`M${x},${y - r}A${r},${r} 0 0 0 ${x},${y + r}Q${x - r * 0.55},${y} ${x},${y - r}Z`, '#c9d6cf')

export const gull = (x: number, y: number, s: number): Svg =>
  fill(
    `M${x - 12 * s},${y - 4 * s}Q${x - 5 * s},${y - 9 * s} ${x},${y}Q${x + 5 * s},${y - 9 * s} ${x + 12 * s},${y - 4 * s}Q${x + 5 * s},${y - 5 * s} ${x},${y + 3 * s}Q${x - 5 * s},${y - 5 * s} ${x - 12 * s},${y - 4 * s}Z`,
    '#fffaf0',
    'stroke="#5c7c86" stroke-width=".8"',
  )

/** A distress rocket that has burst: its trail from the ship below, and stars that fall from it. */
export function rocket(x: number, y: number, r: number, from: number): Svg {
  const roll = random(Math.round(x * 7 + y))
  let sparks = ''
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2
    const [near, far] = [r * (0.3 + roll() * 0.1), r * (0.72 + roll() * 0.28)]
    const [cx, cy] = [Math.cos(turn), Math.sin(turn)]
    const end = `${tenth(x + cx * far)},${tenth(y + cy * far + r * 0.1)}`
    sparks +=
      line(
        `M${tenth(x + cx * near)},${tenth(y + cy * near)}L${end}`,
        i % 3 === 0 ? '#ffd874' : '#fff3cf',
        i % 2 === 0 ? 2.2 : 1.4,
        'stroke-linecap="round"',
      ) +
      disc(tenth(x + cx * (far + 4)), tenth(y + cy * (far + 4) + r * 0.12), i % 3 === 0 ? 2.4 : 1.6, i % 2 === 0 ? '#ffd874' : '#fff8e4')
  }
  return (
    [1.9, 1.35].map((by) => disc(x, y, r * by, '#ffd874', 'opacity=".07"')).join('') +
    line(
      `M${x - r * 0.5},${from}Q${x - r * 0.4},${(y + from) / 2} ${x},${y + r * 0.3}`,
      '#fff3cf',
      2,
      'opacity=".4" stroke-dasharray="2 7" stroke-linecap="round"',
    ) +
    sparks +
    disc(x, y, r * 0.14, '#fffaf0')
  )
}
