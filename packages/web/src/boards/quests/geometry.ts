import { RADIUS, hexPath, middleOf } from '@flotilla/art/quests'
import { CELLS, Q, R } from '@flotilla/quests/face'

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

/** Where a ship lies on its space: those that share one lie side by side, and one that has left it lay at the end. */
export function berthOf(
  ships: readonly { readonly id: number; readonly cell: number }[],
  id: number,
  cell: number,
): readonly [number, number] {
  const together = ships.filter((ship) => ship.cell === cell)
  const found = together.findIndex((ship) => ship.id === id)
  const place = found === -1 ? together.length : found
  const many = Math.max(1, together.length)
  const shift = (place - (many - 1) / 2) * (many > 3 ? 17 : many > 2 ? 22 : 30)
  return [xOf(cell) + shift, yOf(cell) + (many === 1 ? 14 : place % 2 === 0 ? 8 : 19)]
}
