import { blend, type Colour } from '../kit/colour.ts'
import { cel, shadowed } from '../kit/cel.ts'
import { circle } from '../kit/path.ts'
import type { Svg } from '../kit/svg.ts'

export const HAIRS: readonly Colour[] = ['#241b20', '#4a2c1c', '#7d4a25', '#b7522a', '#d9a441', '#a8a39a', '#ece4d2']

interface Cut {
  /** What falls behind the head. */
  readonly behind?: string
  /** What lies on the brow; under a hat only what still shows. */
  readonly front?: string
  readonly knots?: readonly (readonly [number, number, number])[]
}

const CUTS: readonly Cut[] = [
  {},
  { front: 'M-24 2C-30 -32 28 -36 25 -4C18 -16 8 -13 1 -15C-9 -13 -18 -12 -24 2Z' },
  {
    behind: 'M-26 -4C-30 -34 30 -36 27 -4C32 14 30 26 24 30C26 14 22 8 20 4H-20C-22 10 -24 20 -22 31C-31 26 -31 10 -26 -4Z',
    front: 'M-24 0C-24 -30 22 -34 25 -2C16 -14 6 -18 -6 -14C-14 -13 -20 -10 -24 0Z',
  },
  {
    behind: 'M-25 -6C-30 -36 30 -38 27 -4C33 18 38 34 32 48C20 44 22 20 18 4H-18C-20 20 -20 44 -32 48C-38 30 -30 12 -25 -6Z',
    front: 'M-24 2C-25 -30 4 -34 4 -22C10 -30 26 -24 25 0C20 -12 10 -14 4 -16C-6 -12 -18 -10 -24 2Z',
  },
  {
    behind: 'M-24 20C-40 18 -40 -2 -31 -6C-38 -24 -18 -38 -8 -31C0 -42 20 -38 22 -29C36 -30 40 -10 31 -5C40 2 38 18 25 20Z',
    front:
      'M-24 0C-30 -14 -20 -28 -8 -24C0 -32 16 -30 18 -22C28 -22 30 -8 25 0C22 -8 16 -12 11 -9C6 -15 -2 -14 -6 -9C-12 -14 -20 -10 -24 0Z',
  },
  {
    behind: 'M18 -10C34 -6 38 12 32 26C38 34 34 46 27 49C22 42 24 34 26 27C20 16 20 6 18 -10Z',
    front: 'M-24 2C-26 -32 26 -34 25 -2C20 -14 12 -18 0 -18C-10 -17 -20 -12 -24 2Z',
  },
  { front: 'M-24 2C-26 -32 26 -34 25 -2C20 -14 12 -18 0 -18C-10 -17 -20 -12 -24 2Z', knots: [[2, -34, 10]] },
  {
    front: 'M-24 2C-26 -32 26 -34 25 -2C20 -14 12 -18 0 -18C-10 -17 -20 -12 -24 2Z',
    knots: [
      [-29, -16, 9],
      [30, -16, 9],
    ],
  },
]

const lock = (d: string, hair: Colour): Svg => cel(d, hair, shadowed(hair, 0.38), { light: blend(hair, '#ffffff', 0.22), lo: 0.6 })

/** What is behind the head. A hat leaves no room for what stands on top of it. */
export function hairBehind(cut: number, hair: Colour, covered: boolean): Svg {
  const { behind, knots = [] } = CUTS[cut]
  return (
    knots.map(([x, y, r]) => (covered && y < -20 ? '' : lock(circle(x, y, r), hair))).join('') +
    (behind === undefined ? '' : lock(behind, hair))
  )
}

export const hairFront = (cut: number, hair: Colour): Svg => {
  const { front } = CUTS[cut]
  return front === undefined ? '' : lock(front, hair)
}
