import {
  TERRAINS,
  blankLayout,
  cellAt,
  cellsOfPiece,
  chartOf,
  layPiece,
  piecesLeft,
  signsOf,
  type Layout,
  type Piece,
} from '@flotilla/quests'
import { xOf, yOf } from '../boards/quests/geometry.ts'
import { Terrain } from '../boards/quests/terrain.tsx'
import type { Say } from '../words.ts'
import styles from './editor.module.css'

const MIDDLE = cellAt(0, 0)

/** A piece as it lies in the box. */
function Picture({ piece, turn = 0 }: { piece: Piece; turn?: number }) {
  const map = chartOf(signsOf(layPiece(blankLayout, piece, MIDDLE, turn), 0))
  const cells = cellsOfPiece(piece, MIDDLE, turn) ?? []
  const xs = cells.map(xOf)
  const ys = cells.map(yOf)
  const [left, top] = [Math.min(...xs) - 27, Math.min(...ys) - 31]
  return (
    <svg viewBox={`${left} ${top} ${Math.max(...xs) + 27 - left} ${Math.max(...ys) + 31 - top}`} className={styles.picture} aria-hidden>
      {cells.map((cell) => (
        <g key={cell} transform={`translate(${xOf(cell)} ${yOf(cell)})`}>
          <Terrain terrain={TERRAINS[map.terrain[cell]]} island={map.islandOn[cell]} good={null} hidden />
        </g>
      ))}
    </svg>
  )
}

interface BoxProps {
  readonly layout: Layout
  readonly hand: Piece | null
  readonly turn: number
  readonly say: Say
  readonly onTake: (piece: Piece) => void
}

/** What is still in the box: tiles, single hexes, Trading Ports. */
export function Box({ layout, hand, turn, say, onTake }: BoxProps) {
  const left = piecesLeft(layout)
  return (
    <section aria-label={say('maps.box')} className={styles.panel}>
      <h2>{say('maps.box')}</h2>
      {left.length === 0 ? <p>{say('maps.boxEmpty')}</p> : null}
      <ul className={styles.box}>
        {left.map(({ piece, n }) => (
          <li key={piece}>
            <button type="button" aria-pressed={hand === piece} aria-label={say(`piece.${piece}`)} onClick={() => onTake(piece)}>
              <Picture piece={piece} turn={hand === piece ? turn : 0} />
              <small>
                {piece.startsWith('tile.') ? piece.slice(5) : null}
                {n > 1 ? `×${n}` : null}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
