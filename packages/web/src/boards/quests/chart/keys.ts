import { neighbour } from '@flotilla/quests/client'
import { useRef, type KeyboardEvent } from 'react'
import { xOf } from './geometry.ts'

// The number pad's corners are the four diagonals.
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 0, PageDown: 1, End: 2, ArrowLeft: 3, Home: 4, PageUp: 5 }
const VERTICAL: Readonly<Record<string, readonly number[]>> = { ArrowUp: [4, 5], ArrowDown: [2, 1] }

/** Straight up or down between pointed tops: of the two neighbours the one nearer to the column begun in. */
function straight(cell: number, dirs: readonly number[], column: number): number {
  const both = dirs.map((dir) => neighbour(cell, dir)).filter((to) => to !== -1)
  return both.reduce((best, to) => (best === -1 || Math.abs(xOf(to) - column) < Math.abs(xOf(best) - column) ? to : best), -1)
}

/** Arrow keys from space to space; `hold` is given every space's element. */
export function useHexKeys(isSpace: (cell: number) => boolean): {
  readonly hold: (cell: number, element: SVGGElement | null) => void
  readonly onKey: (event: KeyboardEvent, cell: number) => boolean
} {
  const spaces = useRef(new Map<number, SVGGElement>())
  const column = useRef<number | null>(null)
  return {
    hold: (cell, element) => {
      if (element !== null) spaces.current.set(cell, element)
    },
    /** Whether the key was one of these. */
    onKey: (event, cell) => {
      const dirs = VERTICAL[event.key]
      if (dirs === undefined && KEYS[event.key] === undefined) return false
      if (dirs === undefined) column.current = null
      const to = dirs === undefined ? neighbour(cell, KEYS[event.key]) : straight(cell, dirs, (column.current ??= xOf(cell)))
      if (to !== -1 && isSpace(to)) spaces.current.get(to)?.focus()
      event.preventDefault()
      return true
    },
  }
}
