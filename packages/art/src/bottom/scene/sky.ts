import { disc, fill, random, rays, slab, tenth, type Svg } from '../../kit/index.ts'
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
