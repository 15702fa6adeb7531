import { ellipse, type Colour, type Svg } from '../kit/index.ts'

/** Okabe-Ito: told apart by people who see colours differently; always with a shape and a letter. */
export const SEAT_COLOURS: readonly Colour[] = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']
export const SEAT_LETTERS = 'ABCDEF'
/** What can be read on a seat's colour. */
export const letterColour = (seat: number): Colour => (seat === 0 ? '#ffffff' : '#1b0f18')

const SHAPES: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `M${-w / 2},${-h / 2} h${w} v${h} h${-w}Z`,
  (w, h) => `M${-w / 2},${-h / 2 - 1} L${w / 2 + 3},0 L${-w / 2},${h / 2 + 1}Z`,
  (w, h) => `M${-w / 2},${-h / 2} h${w + 2} l${-h * 0.32},${h / 2} l${h * 0.32},${h / 2} h${-w - 2}Z`,
  (w, h) => ellipse(0, 0, w / 2 + 1, h / 2 + 0.5),
  (w, h) => `M${-w / 2 - 2},0 L0,${-h / 2 - 2} L${w / 2 + 2},0 L0,${h / 2 + 2}Z`,
  (w, h) => `M${-w / 2},0 L${-w / 4},${-h / 2} h${w / 2} L${w / 2},0 L${w / 4},${h / 2} h${-w / 2}Z`,
]

/** A seat's flag, centred: `h` is its height, `letter` the size of its letter as a part of that. */
export function flag(seat: number, h = 16, letter = 0.76): Svg {
  const x = seat === 1 ? -h * 0.2 : seat === 2 ? -1.5 : 0
  return `<path d="${SHAPES[seat](h * 1.25, h)}" fill="${SEAT_COLOURS[seat]}" stroke="#fff8e6" stroke-width="1.4" stroke-linejoin="round"/><text x="${x}" y="${h * 0.355 * letter}" text-anchor="middle" font-size="${h * letter}" font-weight="800" font-family="'Inter Variable', sans-serif" fill="${letterColour(seat)}">${SEAT_LETTERS[seat]}</text>`
}
