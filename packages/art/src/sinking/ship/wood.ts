import { blend, random, tenth, type Colour, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, lite } from '../brush.ts'

export interface Planking {
  readonly colour: Colour
  readonly seed?: number
  /** How high a row is, how long its boards, how much their colours differ. */
  readonly row?: number
  readonly length?: number
  readonly vary?: number
  /** Without grain and nails. */
  readonly plain?: boolean
}

/** Rows of boards with joints, nails and a hint of grain. */
export function planks(
  x: number,
  y: number,
  w: number,
  h: number,
  { colour, seed = 1, row = 22, length = 110, vary = 0.13, plain = false }: Planking,
): Svg {
  const chance = random(seed)
  let drawn = ''
  for (let top = y; top < y + h; top += row) {
    const high = Math.min(row, y + h - top)
    for (let left = x - chance() * 90; left < x + w;) {
      const long = length * (0.7 + chance() * 0.7)
      const [a, b] = [Math.max(left, x), Math.min(left + long, x + w)]
      const fill = blend(colour, chance() > 0.5 ? '#fff0c8' : '#2a1420', chance() * vary)
      if (b > a)
        drawn += `<rect x="${tenth(a)}" y="${tenth(top)}" width="${tenth(b - a)}" height="${tenth(high)}" fill="${fill}"/>${plain || b - a <= 40 ? '' : grain(a, b, top, high, colour, chance)}<path d="M${tenth(b)},${tenth(top)} v${tenth(high)}" stroke="${dark(colour, 0.45)}" stroke-width="1.4"/>`
      left += long
    }
    drawn += `<path d="M${x},${tenth(top)} h${w}" stroke="${dark(colour, 0.48)}" stroke-width="1.6"/><path d="M${x},${tenth(top + 1.6)} h${w}" stroke="${lite(colour, 0.35)}" stroke-width="1" opacity=".5"/>`
  }
  return drawn
}

const grain = (a: number, b: number, top: number, high: number, colour: Colour, chance: () => number): Svg =>
  `<path d="M${tenth(a + 8)},${tenth(top + high * (0.3 + chance() * 0.4))} q${tenth((b - a) * 0.3)},${tenth(chance() * 5 - 2.5)} ${tenth((b - a) * (0.5 + chance() * 0.3))},0" stroke="${dark(colour, 0.3)}" stroke-width="1" fill="none" opacity=".4"/><circle cx="${tenth(a + 4)}" cy="${tenth(top + high / 2)}" r="1.3" fill="${dark(colour, 0.55)}"/>`

/** A beam: a narrow board seen from its cut edge. */
export const beam = (x0: number, x1: number, y: number, h: number, colour: Colour): Svg =>
  cel(`M${tenth(x0)},${tenth(y)} H${tenth(x1)} v${h} H${tenth(x0)}Z`, colour, dark(colour, 0.35), { sw: 2 })

/** Hangs from 0,0. Its glow needs the gradient `glow` of the light. */
export const lantern = (): Svg =>
  `<path d="M0,0 V14" stroke="${ink}" stroke-width="2.4"/><circle cy="30" r="46" fill="url(#glow)"/>${cel('M-8,16 h16 l3,5 v17 l-3,4 h-16 l-3,-4 v-17Z', '#ffd66b', '#f0a63a')}<path d="M-11,21 h22 M-11,38 h22 M-4,21 v17 M4,21 v17" stroke="${ink}" stroke-width="2"/><path d="M-6,16 L0,10 L6,16Z" fill="#8b6a2c" stroke="${ink}" stroke-width="2"/><ellipse cy="31" rx="3.4" ry="6" fill="#fffbe0"/>`

export const pail = (): Svg =>
  `${cel('M-13,-26 L-10,0 Q0,3 10,0 L13,-26Z', '#a97742', '#6b4423', { inner: '<path d="M-14,-19 h28 M-12,-6 h24" stroke="#565d6e" stroke-width="4"/>' })}<ellipse cy="-26" rx="13" ry="4" fill="#49a9bd" stroke="${ink}" stroke-width="2.2"/><path d="M-13,-27 C-12,-44 12,-44 13,-27" fill="none" stroke="${ink}" stroke-width="2.4"/>`
