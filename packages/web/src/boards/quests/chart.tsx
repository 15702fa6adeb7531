import { CELLS, GOODS, MARAUDERS, TERRAINS, chart, isExplored, islandNumber, teamOf, tokenOf, type Course } from '@flotilla/quests/face'
import { Suspense, lazy, type KeyboardEvent } from 'react'
import { LETTERS } from '../../shell/flag.tsx'
import styles from './chart.module.css'
import { CourseLine } from './course.tsx'
import { HEX, INNER_HEX, VIEW_BOX, berthOf, xOf, yOf } from './geometry.ts'
import { ChartSign } from './glyphs.tsx'
import { Hull } from './hull.tsx'
import { useHexKeys } from './keys.ts'
import type { QuestsProps } from './props.ts'
import { decimal, type Sight } from './sight.ts'
import { SIGNALS, goalOf, tellSignal, type Signalling } from './signals.ts'
import { Terrain } from './terrain.tsx'
import { factsOf, prospectsOf, titleOf } from './words.ts'

// What is not there at the first look comes a moment later.
const GhostPaths = lazy(() => import('./ghosts.tsx').then((ghosts) => ({ default: ghosts.GhostPaths })))
const Pings = lazy(() => import('./ghosts.tsx').then((ghosts) => ({ default: ghosts.Pings })))
const Volley = lazy(() => import('./volley.tsx'))

interface ChartProps {
  readonly board: QuestsProps
  readonly sight: Sight
  /** The space looked at, and the one with the tab stop. */
  readonly shown: number | null
  readonly tabStop: number
  readonly careful: Course | null
  readonly showThreats: boolean
  /** Spaces that a card of the hand names while it is pointed at. */
  readonly lit: readonly number[]
  readonly signals: Signalling | null
  readonly isLegal: (cell: number) => boolean
  readonly onPoint: (cell: number | null) => void
  readonly onFocus: (cell: number) => void
  readonly onAct: (cell: number, touch: boolean) => void
}

/** The sea chart: terrain that reads at a glance, ships with flags, islands with tokens; what can be chosen glows. */
export function SeaChart(props: ChartProps) {
  const { board, sight, shown, signals, onPoint } = props
  const { view, say } = board
  const map = chart(view)
  const keys = useHexKeys((cell) => TERRAINS[map.terrain[cell]] !== 'none')
  const onKey = (event: KeyboardEvent, cell: number): void => {
    if (keys.onKey(event, cell)) return
    const signal = SIGNALS[Number(event.key) - 1]
    if (signal !== undefined) signals?.point(signal, cell)
    if (event.key === 'Escape') signals?.arm(null)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    props.onAct(cell, false)
  }
  const course = shown === null ? null : sight.courses[shown]
  return (
    <svg
      viewBox={VIEW_BOX}
      className={styles.chart}
      role="group"
      aria-label={[say({ code: 'chart.map' }), ...(signals === null ? [] : [say({ code: 'chart.signalKeys' })])].join(' ')}
      data-armed={signals === null || signals.armed === null ? undefined : ''}
      onPointerLeave={() => onPoint(null)}
    >
      <defs>
        <pattern id="qc-threat" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.4" height="6" className={styles.hatch} />
        </pattern>
      </defs>
      {Array.from({ length: CELLS }, (_, cell) =>
        TERRAINS[map.terrain[cell]] === 'none' ? null : (
          <Space key={cell} {...props} cell={cell} onKey={onKey} hold={(element) => keys.hold(cell, element)} />
        ),
      )}
      <g className={styles.overlay}>
        {props.careful === null || course === null ? null : <CourseLine from={shipCell(board)} course={props.careful} careful />}
        {course === null ? null : <CourseLine from={shipCell(board)} course={course} />}
        <Suspense fallback={null}>{signals === null ? null : <GhostPaths shown={signals.shown} />}</Suspense>
      </g>
      <Pins sight={sight} lit={props.lit} />
      <Ships board={board} sight={sight} />
      <g className={styles.overlay}>
        <Suspense fallback={null}>
          {signals === null ? null : <Pings shown={signals.shown} />}
          <Volley board={board} sight={sight} />
        </Suspense>
      </g>
      {shown === null ? null : <polygon points={HEX} transform={`translate(${xOf(shown)} ${yOf(shown)})`} className={styles.shown} />}
    </svg>
  )
}

const shipCell = ({ view, seat }: QuestsProps): number => (seat === null ? -1 : view.ships[seat].cell)

interface SpaceProps extends ChartProps {
  readonly cell: number
  readonly onKey: (event: KeyboardEvent, cell: number) => void
  readonly hold: (element: SVGGElement | null) => void
}

function Space({ board, sight, cell, showThreats, signals, isLegal, tabStop, hold, onKey, onPoint, onFocus, onAct }: SpaceProps) {
  const { view, moment } = board
  const map = chart(view)
  const island = map.islandOn[cell]
  const good = island === -1 || view.tokens[island] === -1 ? -1 : tokenOf(view, island)
  const team = view.homes.indexOf(cell)
  const course = sight.courses[cell]
  const threat = showThreats ? sight.threats[cell] : null
  const signalled = (signals?.shown ?? []).filter((one) => goalOf(one) === cell).map((one) => tellSignal(board, one))
  const told =
    moment !== null &&
    (moment.event.cell === cell ||
      (typeof moment.event.island === 'string' && island !== -1 && islandNumber(moment.event.island) === island))
  return (
    <g
      ref={hold}
      transform={`translate(${xOf(cell)} ${yOf(cell)})`}
      className={styles.space}
      data-legal={isLegal(cell) ? '' : undefined}
      data-cell={cell}
      role="button"
      tabIndex={cell === tabStop ? 0 : -1}
      aria-label={[titleOf(board, cell), ...signalled, ...factsOf(board, sight, cell), ...prospectsOf(board, sight, cell)].join('. ')}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') onPoint(cell)
      }}
      onFocus={() => onFocus(cell)}
      onClick={(event) => onAct(cell, (event.nativeEvent as PointerEvent).pointerType === 'touch')}
      onKeyDown={(event) => onKey(event, cell)}
    >
      <Terrain
        terrain={TERRAINS[map.terrain[cell]]}
        island={island}
        good={good < 0 ? null : GOODS[good]}
        hidden={island !== -1 && view.tokens[island] !== -1 && !isExplored(view, island)}
        colour={team === -1 ? undefined : `var(--seat-${team})`}
      />
      {sight.steering && course !== null && course.turns === 0 ? (
        <polygon points={INNER_HEX} className={styles.reach} data-actions={course.actions} />
      ) : null}
      {threat === null ? null : (
        <g className={styles.threat} data-rivals={threat.marauders.length === 0 ? '' : undefined}>
          <polygon points={HEX} fill="url(#qc-threat)" />
          {threat.marauders.length === 0 ? null : (
            <text y="-14" className={styles.expected}>
              −{decimal(threat.odds.mean)}
            </text>
          )}
        </g>
      )}
      <polygon
        points={INNER_HEX}
        className={styles.rim}
        data-actions={sight.steering && course !== null && course.turns === 0 ? course.actions : undefined}
        data-told={told ? '' : undefined}
      />
    </g>
  )
}

/** Where your quests and clues lead. */
function Pins({ sight, lit }: { sight: Sight; lit: readonly number[] }) {
  const pinned = new Map<number, { quest: number; clue: number; ready: boolean }>()
  for (const { kind, cells, missing } of sight.pins)
    for (const cell of cells) {
      const here = pinned.get(cell) ?? { quest: 0, clue: 0, ready: false }
      pinned.set(cell, { ...here, [kind]: here[kind] + 1, ready: here.ready || (kind === 'quest' && missing.length === 0) })
    }
  return (
    <g className={styles.overlay}>
      {lit.map((cell) => (
        <polygon key={cell} points={HEX} transform={`translate(${xOf(cell)} ${yOf(cell)})`} className={styles.lit} />
      ))}
      {[...pinned].map(([cell, { quest, clue, ready }]) => (
        <g key={cell} transform={`translate(${xOf(cell)} ${yOf(cell) - 20})`}>
          {quest > 0 ? <Pin kind="quest" x={clue > 0 ? -9 : 0} count={quest} ready={ready} /> : null}
          {clue > 0 ? <Pin kind="clue" x={quest > 0 ? 9 : 0} count={clue} ready={false} /> : null}
        </g>
      ))}
    </g>
  )
}

function Pin({ kind, x, count, ready }: { kind: 'quest' | 'clue'; x: number; count: number; ready: boolean }) {
  return (
    <g transform={`translate(${x} 0)`} className={styles.pin} data-kind={kind} data-ready={ready ? '' : undefined}>
      <path d="M0 11C-5 5-8 2-8-3a8 8 0 0 1 16 0C8 2 5 5 0 11z" />
      <ChartSign name={kind} y={-2.5} size={10} />
      {count > 1 ? (
        <text x="8" y="-6" className={styles.count}>
          {count}
        </text>
      ) : null}
    </g>
  )
}

function Ships({ board, sight: { ships } }: { board: QuestsProps; sight: Sight }) {
  const { view, seat } = board
  const teamed = view.homes.length > 1 && view.homes.length < view.seats
  return (
    <g className={styles.overlay}>
      {ships.map(({ id, cell }) => {
        const [x, y] = berthOf(ships, id, cell)
        const marauder = id >= MARAUDERS
        return (
          <g
            key={id}
            className={styles.ship}
            data-own={id === seat ? '' : undefined}
            data-marauder={marauder ? '' : undefined}
            data-active={id === view.active && view.round > 0 ? '' : undefined}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          >
            <Hull ship={id} />
            <text x="10" y="12" className={styles.tag}>
              {marauder ? id - MARAUDERS + 1 : LETTERS[id]}
              {teamed && !marauder ? teamOf(view, id) + 1 : ''}
            </text>
          </g>
        )
      })}
    </g>
  )
}
