import type { Svg } from '../kit/index.ts'
import { OUTLINE } from './palette.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The faces to the left and to the right of the one on top: of a real die, whose opposite faces make seven. */
const BESIDE: readonly (readonly [number, number])[] = [
  [0, 0],
  [2, 3],
  [3, 1],
  [1, 2],
  [1, 5],
  [4, 1],
  [2, 4],
]

/** A die seen from above a corner, in a box of 60 by 64: the face that counts is on top. */
export function die(face: number, dark = false): Svg {
  const c = dark
    ? { top: '#4a4340', left: '#2e2927', right: '#1c1817', pip: '#f3e6c8' }
    : { top: '#fdf6e3', left: '#e3d3ac', right: '#bda77c', pip: '#7d1d16' }
  const [left, right] = BESIDE[face]
  const side = (pips: number, matrix: string): Svg =>
    `<g transform="matrix(${matrix})">${PIPS[pips].map(([x, y]) => `<circle cx="${x * 8.2}" cy="${y * 8.2}" r="3.6" fill="${c.pip}"/>`).join('')}</g>`
  return `<path d="M30,2L56,16L30,31L4,16Z" fill="${c.top}"/><path d="M4,16L30,31V62L4,46Z" fill="${c.left}"/><path d="M56,16L30,31V62L56,46Z" fill="${c.right}"/>${side(face, '.92,.52,-.92,.54,30,16.5')}${side(left, '.92,.52,0,1.05,17,39')}${side(right, '.92,-.52,0,1.05,43,39')}<path d="M30,2L56,16V46L30,62L4,46V16ZM4,16L30,31L56,16M30,31V62" fill="none" stroke="${OUTLINE}" stroke-width="1.6" stroke-linejoin="round"/><path d="M8,16L30,28.5L52,16" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`
}

/** A face alone, in a square of 24. */
export const dieFace = (face: number): Svg =>
  `<rect x="2" y="2" width="20" height="20" rx="4.5" fill="#fdf6e3" stroke="${OUTLINE}" stroke-width="1.4"/>${PIPS[face].map(([x, y]) => `<circle cx="${12 + x * 5.4}" cy="${12 + y * 5.4}" r="2.2" fill="#7d1d16"/>`).join('')}`
