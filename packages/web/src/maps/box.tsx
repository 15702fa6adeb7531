import { tilePicture } from '@flotilla/art/quests'
import { blankLayout, cellAt, layPiece, piecesLeft, signsOf, type Layout, type Piece } from '@flotilla/quests'
import { useMemo } from 'react'
import { Drawing } from '../layout/drawing.tsx'
import { usePalette } from '../boards/quests/chart/night.ts'
import { spacesOf } from '../boards/quests/chart/spaces.ts'
import type { Say } from '../words.ts'
import styles from './editor.module.css'

const MIDDLE = cellAt(0, 0)

/** A piece as it lies in the box. */
function Picture({ piece, turn = 0 }: { piece: Piece; turn?: number }) {
  const palette = usePalette()
  const { box, art } = useMemo(
    () => tilePicture(spacesOf(signsOf(layPiece(blankLayout, piece, MIDDLE, turn), 0)), palette),
    [piece, turn, palette],
  )
  return <Drawing svg={art} box={box} className={styles.picture} />
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
    <section aria-label={say('maps.box')} className={styles.panel} data-box="">
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
