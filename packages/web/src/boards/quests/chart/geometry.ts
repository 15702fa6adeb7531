import { RADIUS, hexPath, middleOf } from '@flotilla/art/quests'
import { CELLS, Q, R } from '@flotilla/quests/client'

const MIDDLES = Array.from({ length: CELLS }, (_, cell) => middleOf(Q[cell], R[cell]))
export const xOf = (cell: number): number => MIDDLES[cell][0]
export const yOf = (cell: number): number => MIDDLES[cell][1]
export const middleOfCell = (cell: number): readonly [number, number] => MIDDLES[cell]

/** A hex around 0, 0: the whole, and a little less than it. */
export const HEX = hexPath([0, 0])
export const INNER_HEX = hexPath([0, 0], RADIUS - 3)

/** The whole board with the land behind the homes: what a chart is fitted by. */
const ROOM = 74
const xs = MIDDLES.map(([x]) => x)
const ys = MIDDLES.map(([, y]) => y)
export const FRAME = {
  left: Math.min(...xs) - ROOM,
  top: Math.min(...ys) - ROOM,
  width: Math.max(...xs) - Math.min(...xs) + 2 * ROOM,
  height: Math.max(...ys) - Math.min(...ys) + 2 * ROOM,
} as const
export const VIEW_BOX = `${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`
export const FRAME_BOX = [FRAME.left, FRAME.top, FRAME.width, FRAME.height] as const

/** The three places beside the short sides, where the decks lie: quests, loot, clues. */
export const NOTCHES = { quests: middleOf(-2, -2), loot: middleOf(5, -2), clues: middleOf(-2, 5) } as const

/** Berths of ships that share a space, around its middle: fanned out, so that no flag hides another. */
const BERTHS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 8]],
  [
    [-18, 1],
    [18, 13],
  ],
  [
    [-27, 0],
    [0, 17],
    [27, 0],
  ],
  [
    [-33, -2],
    [-11, 17],
    [11, -2],
    [33, 17],
  ],
  [
    [-38, -2],
    [-19, 17],
    [0, -4],
    [19, 17],
    [38, -2],
  ],
  [
    [-42, 0],
    [-25, 18],
    [-9, -4],
    [9, 18],
    [25, -4],
    [42, 16],
  ],
]
/** The more share a space, the smaller each. */
const SIZES = [1, 0.84, 0.74, 0.66, 0.6, 0.56]

type Afloat = readonly { readonly id: number; readonly cell: number }[]

/** Where a ship lies on its space, and how large; one that has left it lay at the end. */
export function berthOf(ships: Afloat, id: number, cell: number): readonly [number, number] {
  const together = ships.filter((ship) => ship.cell === cell)
  const found = together.findIndex((ship) => ship.id === id)
  const place = found === -1 ? together.length : found
  const berths = BERTHS[Math.min(BERTHS.length, Math.max(1, together.length)) - 1]
  const [x, y] = berths[place % berths.length]
  return [xOf(cell) + x, yOf(cell) + y]
}

/** How large a ship is drawn among those that share her space. */
export function sizeAmong(ships: Afloat, cell: number): number {
  const many = ships.filter((ship) => ship.cell === cell).length
  return SIZES[Math.min(SIZES.length, Math.max(1, many)) - 1]
}
