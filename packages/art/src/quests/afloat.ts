import { tenth, type Colour, type Svg } from '../kit/index.ts'
import { ship, type ShipLooks } from './ships.ts'

/** Clockwise from east, as the hexes' sides: masts stay upright, the hull's lines tilt with the course, shortened when not broadside. */
const HEADINGS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.86, 13],
  [-0.86, 13],
  [-1, 0],
  [-0.84, -15],
  [0.84, -15],
]

interface Afloat extends ShipLooks {
  readonly heading: number
  readonly scale: number
  readonly foam: Colour
  readonly sea: Colour
  readonly wake: boolean
}

/** A ship in the water, its waterline at 0, 0: shadow, wake and foam. */
export function afloat({ heading, scale, foam, sea, wake, ...looks }: Afloat): Svg {
  const [wide, tilt] = HEADINGS[heading]
  const slant = Math.tan((tilt * Math.PI) / 180)
  const trail = wake
    ? `<g fill="none" stroke="${foam}" stroke-linecap="round"><path d="M-44,6C-62,8 -78,5 -96,9" stroke-width="3" opacity=".85"/><path d="M-40,12C-58,16 -70,14 -84,18" stroke-width="2.2" opacity=".6"/><path d="M-62,1C-72,2 -82,0 -92,1" stroke-width="1.8" opacity=".5"/></g>`
    : ''
  const matrix = [Math.round(scale * wide * 1000) / 1000, (scale * slant).toFixed(3), 0, scale, 0, 0].join(',')
  return `<g transform="matrix(${matrix})"><ellipse cx="2" cy="9" rx="54" ry="8" fill="#0c2d36" opacity=".35"/>${trail}${ship({ ...looks, mirrored: wide < 0 })}<path d="M-50,6C-42,2 -36,8 -26,5C-16,2 -8,8 2,5C12,2 20,8 30,5C38,2 46,5 54,2C50,10 40,13 26,12H-34C-42,12 -48,10 -50,6Z" fill="${sea}" opacity=".92"/><path d="M-50,6C-42,2 -36,8 -26,5C-16,2 -8,8 2,5C12,2 20,8 30,5C38,2 46,5 56,1" fill="none" stroke="${foam}" stroke-width="2.4" stroke-linecap="round"/></g>`
}

/** A Marauder's number, on a disc. */
export const marauderNumber = (n: number, radius: number): Svg =>
  `<circle r="${radius}" fill="#17110f" stroke="#efe4c8" stroke-width="1.8"/><text y="${tenth(radius * 0.5)}" text-anchor="middle" font-family="Inter Variable,sans-serif" font-weight="800" font-size="${tenth(radius * 1.44)}" fill="#fff">${n}</text>`
