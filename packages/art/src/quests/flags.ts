import { SEATS, type Svg } from '../kit/index.ts'

/** The seats' flags by shape, around 0, 0: square, pennant, swallowtail, oval, diamond, hexagon. */
export const FLAGS: readonly string[] = [
  'M-11,-8H11V8H-11Z',
  'M-12,-12L18,0L-12,12Z',
  'M-12,-9H14L7,0L14,9H-12Z',
  'M-13,0A13,9.5 0 1 1 13,0A13,9.5 0 1 1 -13,0Z',
  'M-13,0L0,-11L13,0L0,11Z',
  'M-13,0L-7,-10H7L13,0L7,10H-7Z',
]
/** Where the letter has room. */
export const LETTER_AT: readonly number[] = [0, -5, -2, 0, 0, 0]

/** A flag with its letter; those of the own team have a golden rim. */
export function flag(seat: number, { scale = 1, mate = false } = {}): Svg {
  const { plain, dark } = SEATS[seat]
  return `<g transform="scale(${scale})"><path d="${FLAGS[seat]}" fill="${plain}" stroke="${mate ? '#ffe08a' : '#fff'}" stroke-width="${mate ? 2.6 : 1.6}" stroke-linejoin="round"/><text x="${LETTER_AT[seat]}" y="4.6" text-anchor="middle" font-family="Inter Variable,sans-serif" font-weight="800" font-size="13" fill="#fff" stroke="${dark}" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke">${'ABCDEF'[seat]}</text></g>`
}
