import { SEATS } from '@flotilla/art/kit'
import {
  CELLS,
  CORNERS,
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
import { Stage } from '../boards/quests/chart/stage.tsx'
import { spacesOf } from '../boards/quests/chart/spaces.ts'
import { HEX, INNER_HEX, VIEW_BOX, xOf, yOf } from '../boards/quests/chart/geometry.ts'
import { useHexKeys } from '../boards/quests/chart/keys.ts'
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

/** Letters are at least so high on the screen; below this scale an island has its letter instead of its name. */
const SMALLEST = 14
const NAMED = 0.66

const INSETS = { left: 12, right: 12, top: 10, bottom: 10 } as const
/** Every cell of the frame, for the chart to be fitted by. */
const WHOLE = spacesOf('.'.repeat(CELLS))

/** What is drawn: the pieces, and the homes that are used. */
function signsWithHomes(layout: Layout): string {
  const signs = signsOf(layout, 0).split('')
  for (const { corner } of layout.homes) signs[CORNERS[corner - 1]] = String(corner)
  return signs.join('')
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
    const terrain = TERRAINS[map.terrain[cell]]
    // The piece of a Trading Port says already which one it is.
    const ground = island !== -1 ? say(`place.${ISLANDS[island].id}`) : terrain === 'trading' ? '' : say(`place.${terrain}`)
    return [piece === null ? say('maps.emptyCell') : say(`piece.${piece}`), piece === null ? '' : ground, `(${Q[cell]}, ${R[cell]})`]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <div className={styles.board}>
      <Stage
        signs={signsWithHomes(layout)}
        extent={WHOLE}
        insets={INSETS}
        homeColour={(space) => {
          const corner = CORNERS.findIndex((cell) => Q[cell] === space.q && R[cell] === space.r)
          return corner === -1 ? undefined : SEATS[corner].plain
        }}
        homesKey=""
        words={{ nearer: say('chart.nearer'), farther: say('chart.farther'), whole: say('chart.whole') }}
        roomy={false}
        onLeave={() => onLook(null)}
      >
        {({ k }) => (
          <svg viewBox={VIEW_BOX} className={styles.cells} role="group" aria-label={say('maps.chart')}>
            <Seams layout={layout} />
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
                  <path d={HEX} className={styles.touch} />
                  {corner > 0 ? (
                    <text y={34} className={styles.corner} style={{ fontSize: SMALLEST / Math.min(1, k) }}>
                      {corner}
                    </text>
                  ) : null}
                  {map.islandOn[cell] === -1 ? null : (
                    <text y={33} className={styles.corner} style={{ fontSize: SMALLEST / Math.min(1, k) }}>
                      {k < NAMED ? ISLANDS[map.islandOn[cell]].letter : say(`place.${ISLANDS[map.islandOn[cell]].id}`)}
                    </text>
                  )}
                  {marked.has(cell) ? <path d={INNER_HEX} className={styles.marked} /> : null}
                  <path d={INNER_HEX} className={styles.rim} />
                </g>
              )
            })}
            {shadow?.map((cell) => (
              <path key={cell} d={HEX} transform={`translate(${xOf(cell)} ${yOf(cell)})`} className={styles.shadow} />
            ))}
          </svg>
        )}
      </Stage>
    </div>
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
