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

const all = Array.from({ length: CELLS }, (_, cell) => cell)
const left = Math.min(...all.map(xOf)) - WIDTH / 2 - 5
const right = Math.max(...all.map(xOf)) + WIDTH / 2 + 5
const top = Math.min(...all.map(yOf)) - SIZE - 4
const bottom = Math.max(...all.map(yOf)) + SIZE + 8
/** The whole frame, fitted. */
export const VIEW_BOX = `${left} ${top} ${right - left} ${bottom - top}`
