/**
 * The frame: 66 inner cells and 6 corners in axial coordinates (q, r), with s = 1 - q - r, pointy tops, r downwards.
 * Cells are numbered row by row, so the first cell of a footprint is the one with the lowest number.
 */
const LEAST = -4
const MOST = 5

/** The steps to the six neighbours of a hex, clockwise from east. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
/** The sides of a hex. */
export const SIDES = 6

const CORNER_CELLS: readonly (readonly [number, number])[] = [
  [0, -4],
  [5, -4],
  [5, 0],
  [0, 5],
  [-4, 5],
  [-4, 0],
]
/** The middles of the short sides hold the decks and are never spaces. */
const NOTCHES: readonly (readonly [number, number])[] = [
  [-2, -2],
  [-2, 5],
  [5, -2],
]

const isAt = (list: readonly (readonly [number, number])[], q: number, r: number): boolean => list.some((at) => at[0] === q && at[1] === r)

/** The first axial coordinate of every cell. */
export const Q: readonly number[] = []
/** The second axial coordinate of every cell. */
export const R: readonly number[] = []
for (let r = LEAST; r <= MOST; r++)
  for (let q = LEAST; q <= MOST; q++) {
    const s = 1 - q - r
    if (s < LEAST || s > MOST || isAt(NOTCHES, q, r)) continue
    ;(Q as number[]).push(q)
    ;(R as number[]).push(r)
  }
/** The number of cells of a chart. */
export const CELLS = Q.length

/** The cell with these axial coordinates; -1 beside the chart. */
export function cellAt(q: number, r: number): number {
  for (let cell = 0; cell < CELLS; cell++) if (Q[cell] === q && R[cell] === r) return cell
  return -1
}

/** The corners 1-6, clockwise, as cells. */
export const CORNERS: readonly number[] = CORNER_CELLS.map(([q, r]) => cellAt(q, r))
/** Whether a cell is a corner of the chart. */
export const isCorner = (cell: number): boolean => CORNERS.includes(cell)
/** The three cells around the middle of the board. */
export const CENTRE: readonly number[] = [cellAt(0, 0), cellAt(1, 0), cellAt(0, 1)]

const next = new Int8Array(CELLS * SIDES)
const apart = new Uint8Array(CELLS * CELLS)
for (let cell = 0; cell < CELLS; cell++) {
  for (let dir = 0; dir < SIDES; dir++) next[cell * SIDES + dir] = cellAt(Q[cell] + DIRECTIONS[dir][0], R[cell] + DIRECTIONS[dir][1])
  for (let other = 0; other < CELLS; other++) {
    const dq = Q[cell] - Q[other]
    const dr = R[cell] - R[other]
    apart[cell * CELLS + other] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  }
}

/** The neighbour of a cell in a direction, -1 beyond the frame. */
export const neighbour = (cell: number, dir: number): number => next[cell * SIDES + dir]
/** Steps between two cells, whatever lies between. */
export const hexDistance = (a: number, b: number): number => apart[a * CELLS + b]

/** The cells of a tri-hex whose hex a lies on `cell` and whose hex b lies in direction `turn`; null where the frame is in the way. */
export function footprint(cell: number, turn: number): readonly [number, number, number] | null {
  const b = neighbour(cell, turn)
  const c = neighbour(cell, (turn + 1) % SIDES)
  return b === -1 || c === -1 || isCorner(cell) || isCorner(b) || isCorner(c) ? null : [cell, b, c]
}
