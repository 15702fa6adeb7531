import type { Colour } from './colour.ts'
import { inkLoop } from './ink.ts'
import { between, poly, type Point } from './path.ts'
import { fill } from './shape.ts'
import type { Svg } from './svg.ts'

/** A seat's colour: plain, in shadow, in light, and as cloth that bears writing. The last is nobody's: clear glass. */
export interface SeatColour {
  readonly plain: Colour
  readonly dark: Colour
  readonly light: Colour
  readonly cloth: Colour
  /** What is written on the cloth, and the rim that holds it off. */
  readonly writing: Colour
  readonly rim: Colour
}

const LETTER = '#fffaf0'
const seat = (plain: Colour, dark: Colour, light: Colour, cloth: Colour, writing = LETTER, rim = dark): SeatColour => ({
  plain,
  dark,
  light,
  cloth,
  writing,
  rim,
})

/** Safe for all eyes (Okabe and Ito). Cloth is darkened until white reads on it; amber stays bright and bears dark ink. */
export const SEATS: readonly SeatColour[] = [
  seat('#0072b2', '#00486f', '#4aa5d8', '#0069a5'),
  seat('#d55e00', '#8a3a00', '#f28c46', '#b74f00'),
  seat('#009e73', '#00614a', '#45c59f', '#007d5b'),
  seat('#a9588a', '#6e3459', '#cc79a7', '#93467a'),
  seat('#e69f00', '#936500', '#f7c548', '#e69f00', '#2a1608', '#f7c548'),
  seat('#3b7f9e', '#215068', '#7fb6d0', '#2c6a86'),
]
export const CLEAR: SeatColour = seat('#e9e4d6', '#8f988f', '#ffffff', '#f4f1e6', '#22150d', '#ffffff')

/** The seat's colour; below 0 it is nobody's. */
export const seatColour = (at: number): SeatColour => (at < 0 ? CLEAR : SEATS[at % SEATS.length])

/** Letters as strokes in a box of one by one, for paint where no font is. */
export const LETTER_STROKES: readonly string[] = [
  'M-.42 .5L0 -.5L.42 .5M-.24 .14H.24',
  'M-.32 -.5V.5H.05Q.38 .46 .38 .22Q.38 -.02 .05 -.03H-.32M-.32 -.5H.02Q.32 -.48 .32 -.26Q.32 -.04 .02 -.03',
  'M.36 -.34Q.2 -.52 0 -.52Q-.4 -.5 -.4 0Q-.4 .5 0 .52Q.2 .52 .36 .34',
  'M-.34 -.5V.5H-.05Q.4 .46 .4 0Q.4 -.46 -.05 -.5Z',
  'M.32 -.5H-.3V.5H.32M-.3 0H.2',
  'M.32 -.5H-.3V.5M-.3 0H.2',
]

/** A seat's flag waves in its own shape. */
const SHAPES: readonly ((w: number, h: number, b: number) => Point[])[] = [
  (w, h, b) => [
    [0, 0],
    [w * 0.3, b],
    [w * 0.6, -b * 0.6],
    [w * 0.86, 0],
    [w * 0.86, h],
    [w * 0.6, h - b * 0.6],
    [w * 0.3, h + b],
    [0, h],
  ],
  (w, h, b) => [
    [0, 0],
    [w * 0.4, b],
    [w * 1.25, h * 0.48],
    [w * 0.4, h + b * 0.6],
    [0, h],
  ],
  (w, h, b) => [
    [0, 0],
    [w * 0.35, b],
    [w * 0.7, -b * 0.4],
    [w * 1.05, b * 0.4],
    [w * 0.78, h / 2],
    [w * 1.05, h + b * 0.4],
    [w * 0.7, h - b * 0.4],
    [w * 0.35, h + b],
    [0, h],
  ],
  (w, h) =>
    Array.from({ length: 14 }, (_, i): Point => {
      const turn = (i / 14) * Math.PI * 2
      return [w * 0.52 + Math.cos(turn) * w * 0.52, h / 2 + Math.sin(turn) * h * 0.56]
    }),
  (w, h) => [
    [0, h / 2],
    [w * 0.5, -h * 0.12],
    [w, h / 2],
    [w * 0.5, h * 1.12],
  ],
  (w, h, b) => [
    [w * 0.12, 0],
    [w * 0.5, b],
    [w * 0.86, 0],
    [w, h / 2],
    [w * 0.86, h],
    [w * 0.5, h - b],
    [w * 0.12, h],
    [0, h / 2],
  ],
]
const LETTER_AT = [0.43, 0.34, 0.42, 0.5, 0.5, 0.5]

/** A flag in the seat's colour and shape, with its letter as soon as it is high enough to read. */
export function flag(at: number, x: number, y: number, w = 30, h = 20, line = '#2a1b12'): Svg {
  const { plain, dark } = seatColour(at)
  const k = at % SHAPES.length
  const shape = SHAPES[k](w, h, h * 0.12).map(([u, v]): Point => [x + u, y + v])
  const fold = [shape[0], shape[1], between(shape[1], shape[shape.length - 2], 0.9), shape[shape.length - 1]]
  const size = h * 0.62
  const letter = `transform="translate(${(x + w * LETTER_AT[k]).toFixed(1)} ${(y + h * 0.5).toFixed(1)}) scale(${size.toFixed(1)})" d="${LETTER_STROKES[k]}" fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return (
    fill(poly(shape), plain) +
    fill(poly(fold), '#000', 'opacity=".12"') +
    fill(inkLoop(shape, { w: 1.5 }), line) +
    (h < 12 ? '' : `<path ${letter} stroke="${dark}" stroke-width=".42"/><path ${letter} stroke="#fff" stroke-width=".2"/>`)
  )
}
