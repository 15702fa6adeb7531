import { CELLS, Q, R } from '@flotilla/quests/face'

export const SIZE = 30
const WIDTH = Math.sqrt(3) * SIZE
export const xOf = (cell: number): number => WIDTH * (Q[cell] + R[cell] / 2)
export const yOf = (cell: number): number => 1.5 * SIZE * R[cell]

const hex = (size: number): string =>
  Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 180) * (60 * k - 30)
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
export const HEX = hex(SIZE)
export const INNER_HEX = hex(SIZE - 3.5)

/** Where a ship lies on its space: those that share one lie side by side, and one that has left it lay at the end. */
export function berthOf(
  ships: readonly { readonly id: number; readonly cell: number }[],
  id: number,
  cell: number,
): readonly [number, number] {
  const together = ships.filter((ship) => ship.cell === cell)
  const place = together.findIndex((ship) => ship.id === id)
  const shift = ((place === -1 ? together.length : place) - Math.max(0, together.length - 1) / 2) * (together.length > 2 ? 14 : 20)
  return [xOf(cell) + shift, yOf(cell) + 9]
}

const all = Array.from({ length: CELLS }, (_, cell) => cell)
const left = Math.min(...all.map(xOf)) - WIDTH / 2 - 5
const right = Math.max(...all.map(xOf)) + WIDTH / 2 + 5
const top = Math.min(...all.map(yOf)) - SIZE - 4
const bottom = Math.max(...all.map(yOf)) + SIZE + 8
/** The whole frame, fitted. */
export const VIEW_BOX = `${left} ${top} ${right - left} ${bottom - top}`
