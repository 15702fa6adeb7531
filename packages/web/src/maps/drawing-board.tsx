import {
  CELLS,
  ISLANDS,
  Q,
  R,
  TERRAINS,
  cellAt,
  cellsOfPiece,
  chartOf,
  cornerOn,
  pieceAt,
  signsOf,
  type Layout,
  type Piece,
} from '@flotilla/quests'
import type { KeyboardEvent } from 'react'
import { HEX, INNER_HEX, VIEW_BOX, xOf, yOf } from '../boards/quests/geometry.ts'
import { useHexKeys } from '../boards/quests/keys.ts'
import { Terrain } from '../boards/quests/terrain.tsx'
import type { Say } from '../words.ts'
import styles from './drawing-board.module.css'

interface Props {
  readonly layout: Layout
  readonly hand: Piece | null
  readonly turn: number
  readonly looked: number | null
  readonly tabStop: number
  /** Cells that the checker speaks of. */
  readonly marked: ReadonlySet<number>
  readonly say: Say
  readonly onLook: (cell: number | null) => void
  readonly onAct: (cell: number) => void
  readonly onShortcut: (key: string, cell: number) => boolean
}

/** The frame with what is laid on it; the piece in hand shows where it would come to lie. */
export function DrawingBoard({ layout, hand, turn, looked, tabStop, marked, say, onLook, onAct, onShortcut }: Props) {
  const map = chartOf(signsOf(layout, 0))
  const keys = useHexKeys(() => true)
  const shadow = hand === null || looked === null ? null : cellsOfPiece(hand, looked, turn)
  const onKey = (event: KeyboardEvent, cell: number): void => {
    if (keys.onKey(event, cell)) return
    if (event.key === 'Enter' || event.key === ' ') onAct(cell)
    else if (!onShortcut(event.key, cell)) return
    event.preventDefault()
  }
  const labelOf = (cell: number): string => {
    const corner = cornerOn(cell)
    if (corner > 0) return say(isHome(layout, corner) ? 'maps.home' : 'maps.noHome', { corner })
    const piece = pieceAt(layout, cell)
    const island = map.islandOn[cell]
    const ground = island === -1 ? say(`place.${TERRAINS[map.terrain[cell]]}`) : say(`place.${ISLANDS[island].id}`)
    return [piece === null ? say('maps.emptyCell') : say(`piece.${piece}`), piece === null ? '' : ground, `(${Q[cell]}, ${R[cell]})`]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <svg viewBox={VIEW_BOX} className={styles.board} role="group" aria-label={say('maps.chart')} onPointerLeave={() => onLook(null)}>
      {Array.from({ length: CELLS }, (_, cell) => {
        const corner = cornerOn(cell)
        return (
          <g
            key={cell}
            ref={(element) => keys.hold(cell, element)}
            transform={`translate(${xOf(cell)} ${yOf(cell)})`}
            className={styles.cell}
            role="button"
            tabIndex={cell === tabStop ? 0 : -1}
            aria-label={labelOf(cell)}
            onPointerEnter={() => onLook(cell)}
            onFocus={() => onLook(cell)}
            onClick={() => onAct(cell)}
            onKeyDown={(event) => onKey(event, cell)}
          >
            <Terrain
              terrain={corner > 0 ? (isHome(layout, corner) ? 'home' : 'empty') : TERRAINS[map.terrain[cell]]}
              island={map.islandOn[cell]}
              good={null}
              hidden
              colour={corner > 0 ? `var(--seat-${corner - 1})` : undefined}
            />
            {corner > 0 ? (
              <text y={26} className={styles.corner}>
                {corner}
              </text>
            ) : null}
            {marked.has(cell) ? <polygon points={INNER_HEX} className={styles.marked} /> : null}
            <polygon points={INNER_HEX} className={styles.rim} />
          </g>
        )
      })}
      <Seams layout={layout} />
      {shadow?.map((cell) => (
        <polygon key={cell} points={HEX} transform={`translate(${xOf(cell)} ${yOf(cell)})`} className={styles.shadow} />
      ))}
    </svg>
  )
}

const isHome = ({ homes }: Layout, corner: number): boolean => homes.some((home) => home.corner === corner)

/** Thin lines from hex to hex show which three are one tile. */
function Seams({ layout }: { layout: Layout }) {
  return (
    <g className={styles.seams}>
      {layout.tiles.map(({ tile, at }) => {
        const points = at.map(([q, r]) => cellAt(q, r)).map((cell) => `${xOf(cell).toFixed(1)},${yOf(cell)}`)
        return <polygon key={tile} points={points.join(' ')} />
      })}
    </g>
  )
}
