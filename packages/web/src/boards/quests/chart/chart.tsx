import type { Name, Obstacle, Palette } from '@flotilla/art/quests'
import { CELLS, ISLANDS, TERRAINS, chart, islandNumber, placeOf, type Course } from '@flotilla/quests/client'
import { memo, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react'
import styles from './chart.module.css'
import { Decks } from './decks.tsx'
import { Fleet } from './fleet.tsx'
import { Lit, Pins, Reach, Threats, Tokens, pinSpot, pinsOn, tokenSpot } from './marks.tsx'
import { Names } from './names.tsx'
import { usePalette } from './night.ts'
import type { Scale } from './stage.tsx'
import { CourseLine, CourseTags } from './course.tsx'
import { FRAME, HEX, INNER_HEX, NOTCHES, VIEW_BOX, berthOf, sizeAmong, xOf, yOf } from './geometry.ts'
import { GhostPaths, Pings } from '../moments/ghosts.tsx'
import { useHexKeys } from './keys.ts'
import { Pop } from '../moments/pop.tsx'
import type { QuestsProps } from '../props.ts'
import type { Roll } from '../moments/rolls.ts'
import type { Sight } from '../sight.ts'
import { SIGNALS, goalOf, tellSignal, type Signalling } from '../decisions/signals.ts'
import { Volley } from '../moments/volley.tsx'
import { factsOf, homeName, prospectsOf, titleOf } from '../words.ts'

interface ChartProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly scale: Scale
  readonly narrow: boolean
  /** The space looked at, and the one with the tab stop. */
  readonly shown: number | null
  readonly tabStop: number
  readonly careful: Course | null
  /** Threats are drawn; and looked into. */
  readonly threats: 'none' | 'outline' | 'told'
  /** Spaces that a card of the hand names while it is pointed at. */
  readonly lit: readonly number[]
  readonly targets: ReadonlySet<number>
  readonly signals: Signalling | null
  readonly roll: Roll | null
  /** Spaces where something is offered besides sailing there. */
  readonly legal: ReadonlySet<number>
  readonly isLegal: (cell: number) => boolean
  readonly onPoint: (cell: number | null) => void
  readonly onFocus: (cell: number) => void
  readonly onAct: (cell: number, touch: boolean) => void
}

/** What changes on the chart: reach, course, tokens, pins, names, ships; and the spaces, to be pointed at and chosen. */
export function SeaChart(props: ChartProps) {
  const { board, sight, scale, narrow, shown, signals, threats, lit } = props
  const { view, seat, say } = board
  const palette = usePalette()
  const bare = narrow && scale.zoom < 1.6
  const course = shown === null ? null : sight.courses[shown]
  const from = seat === null || view.ships[seat].cell < 0 ? null : berthOf(sight.ships, seat, view.ships[seat].cell)
  const reach = useMemo(
    () => (sight.steering ? sight.courses.flatMap((one, cell) => (one !== null && one.turns === 0 ? [cell] : [])) : []),
    [sight],
  )
  const pinned = pinsOn(board, sight)
  const told = board.moment?.event
  const offered = useMemo(() => [...props.legal].filter((cell) => cell >= 0 && !reach.includes(cell)), [reach, props.legal])
  const legalKey = [...reach, ...offered].join()
  // The spaces are many: they are looked at anew only when something about them has changed.
  const acts = useRef(props)
  acts.current = props
  const size = 1 / Math.min(1, scale.k)
  const tag = Math.max(1, 0.96 / scale.k)
  const afloat = afloatBoxes(sight, view.active)
  const way = from === null || seat === null ? null : { from, seat, palette, otherwise: say({ code: 'chart.otherwise' }), size: tag }
  return (
    <>
      <svg viewBox={VIEW_BOX} className={styles.layer} aria-hidden>
        {threats === 'none' ? null : <Threats sight={sight} looked={threats === 'told'} shown={shown} />}
        <Reach cells={reach} />
        <Lit cells={offered} />
        <Lit cells={lit} strong />
        {shown === null || course === null || course.turns > 0 || !sight.steering ? null : <Lit cells={[shown]} strong />}
        <Tokens view={view} size={bare ? 1.25 : size} told={told?.type === 'explored' ? told.good : null} />
        {view.round === 0 ? null : <Decks board={board} palette={palette} k={scale.k} bare={bare} />}
        <Pins pinned={pinned} size={bare ? 1.3 : 1} />
        {way === null || props.careful === null ? null : <CourseLine {...way} course={props.careful} careful />}
        {way === null || course === null ? null : <CourseLine {...way} course={course} />}
        {signals === null ? null : <GhostPaths shown={signals.shown} />}
        <WrittenNames board={board} sight={sight} scale={scale} bare={bare} shown={shown} palette={palette} />
      </svg>
      <Fleet board={board} sight={sight} palette={palette} scale={scale} narrow={narrow} targets={props.targets} />
      <svg viewBox={VIEW_BOX} className={styles.layer} aria-hidden>
        {signals === null ? null : <Pings shown={signals.shown} />}
        {way === null || course === null || course.rolls === 0 ? null : (
          <CourseTags
            {...way}
            course={course}
            taken={afloat}
            within={{ left: scale.left, right: scale.right, top: FRAME.top + 30, bottom: FRAME.top + FRAME.height - 30 }}
          />
        )}
        <Pop board={board} sight={sight} size={tag} />
        <Volley board={board} sight={sight} roll={props.roll} />
      </svg>
      <Spaces {...props} legalKey={legalKey} acts={acts} />
    </>
  )
}

/** What ships take of the chart: the hull with the ring of whoever plays, and above it the mast with its flag. */
const afloatBoxes = ({ ships }: Sight, active: number) =>
  ships.flatMap(({ id, cell }) => {
    const among = sizeAmong(ships, cell)
    const [x, y] = berthOf(ships, id, cell)
    const deck = y - 36 * among
    return [
      { left: x - 31 * among, right: x + 31 * among, top: deck, bottom: y + (id === active ? 15 : 6) },
      { left: x - 17, right: x + 17, top: y - 66 * among, bottom: deck },
    ]
  })

interface WrittenProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly scale: Scale
  readonly bare: boolean
  readonly shown: number | null
  readonly palette: Palette
}

/** The names, placed so that they cover neither ships nor pins nor tokens; on a narrow chart only those that matter, others by letter. */
function WrittenNames({ board, sight, scale, bare, shown, palette }: WrittenProps) {
  const { view } = board
  const { ships } = sight
  const { k, left, right } = scale
  const pinned = pinsOn(board, sight)
  const map = chart(view)
  const marked = bare ? [...pinned.map(({ cell }) => cell), ...(shown === null ? [] : [shown])] : []
  const markedKey = marked.join()
  const names = useMemo(() => {
    const size = (bare ? 13.2 : 14.4) / (bare ? k : Math.min(1, k) * Math.max(1, scale.zoom * 0.86))
    const list: Name[] = []
    const only = new Set(markedKey === '' ? [] : markedKey.split(',').map(Number))
    for (let cell = 0; cell < CELLS; cell++) {
      const terrain = TERRAINS[map.terrain[cell]]
      if (bare && !only.has(cell)) continue
      const at = { x: xOf(cell), y: yOf(cell) }
      const port = terrain === 'trading' || terrain === 'workshop'
      if (terrain === 'island' || port)
        list.push({
          ...at,
          words: board.say({ code: terrain === 'workshop' ? 'chart.workshop' : `place.${placeOf(view, cell)}` }),
          size: port ? size * 0.96 : size,
          capitals: port,
        })
      if (terrain === 'home') list.push({ ...at, y: at.y + 4, words: homeName(board, cell), size: size * 0.96, capitals: true })
    }
    return list
    // What the chart says changes with the map, the crews and the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, bare, k, scale.zoom, markedKey, board.say, view.homes.join(), view.ships.map(({ champion }) => champion).join()])
  const shipsKey = ships.map(({ id, cell }) => `${id}@${cell}`).join()
  const pinsKey = pinned.map(({ cell, mark }) => `${cell}${mark}`).join()
  const obstacles = useMemo(() => {
    const list: Obstacle[] = []
    const put = (x: number, y: number, w: number, up: number, down: number, weight: number): number =>
      list.push({ left: x - w, right: x + w, top: y - up, bottom: y + down, weight })
    for (const [name, [x, y]] of Object.entries(NOTCHES)) {
      const label = bare ? 2 : board.say({ code: `chart.pile.${name}` }).length + 3
      put(x, y, Math.max(34, (label * 3.9 + 4) / Math.min(1, k)), 22, 38, 2.6)
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const terrain = TERRAINS[map.terrain[cell]]
      if (terrain === 'stormy' || terrain === 'treacherous') put(xOf(cell), yOf(cell), 25, 17, 21, 0.3)
      if (terrain === 'island') put(...tokenSpot(cell), 9, 9, 9, 3)
    }
    for (const { cell, second } of pinned) put(...pinSpot(cell, second), 11, 20, 10, 3)
    for (const box of afloatBoxes(sight, view.active)) list.push({ ...box, weight: 4 })
    return list
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, shipsKey, pinsKey, view.active, board.say, bare, k])
  return (
    <>
      <Names names={names} obstacles={obstacles} left={left} right={right} palette={palette} />
      {bare
        ? map.islands.map((island) => {
            const cell = map.cellOf[island]
            return marked.includes(cell) ? null : (
              <text
                key={island}
                x={xOf(cell)}
                y={yOf(cell) + 33}
                textAnchor="middle"
                fontFamily="'IM Fell English',serif"
                fontSize={26}
                fill={palette.name}
                stroke={palette.halo}
                strokeWidth={7}
                strokeLinejoin="round"
                style={{ paintOrder: 'stroke' }}
              >
                {ISLANDS[island].letter}
              </text>
            )
          })
        : null}
    </>
  )
}

interface SpacesProps extends ChartProps {
  readonly legalKey: string
  readonly acts: RefObject<ChartProps>
}

const sameSpaces = (one: SpacesProps, other: SpacesProps): boolean =>
  one.board.view === other.board.view &&
  one.board.say === other.board.say &&
  one.board.moment === other.board.moment &&
  one.sight === other.sight &&
  one.signals?.shown.length === other.signals?.shown.length &&
  one.signals?.shown.at(-1)?.n === other.signals?.shown.at(-1)?.n &&
  one.signals?.armed === other.signals?.armed &&
  one.tabStop === other.tabStop &&
  one.legalKey === other.legalKey

/** What the last step of the way to a space is called, where it can be sailed to now. */
function wayTo({ game, ask, say }: QuestsProps, { ctx, courses }: Sight, cell: number): string | undefined {
  const last = courses[cell]?.answers.findLast((answer) => 'to' in answer)
  return last === undefined || ask === null ? undefined : say(game.words.choice(ctx, { kind: 'voyage', seat: ask.seat }, last))
}

/** The spaces as buttons: one tab stop, arrow keys from hex to hex. */
const Spaces = memo(function Spaces({ board, sight, signals, isLegal, tabStop, acts }: SpacesProps) {
  const { view, say, moment } = board
  const map = chart(view)
  const keys = useHexKeys((cell) => TERRAINS[map.terrain[cell]] !== 'none')
  const onKey = (event: KeyboardEvent, cell: number): void => {
    if (keys.onKey(event, cell)) return
    const signal = SIGNALS[Number(event.key) - 1]
    if (signal !== undefined) acts.current.signals?.point(signal, cell)
    if (event.key === 'Escape') acts.current.signals?.arm(null)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    acts.current.onAct(cell, false)
  }
  const toldCell = moment === null ? -1 : typeof moment.event.cell === 'number' ? moment.event.cell : -1
  const toldIsland = moment !== null && typeof moment.event.island === 'string' ? islandNumber(moment.event.island) : -1
  return (
    <svg
      viewBox={VIEW_BOX}
      className={styles.spaces}
      role="group"
      aria-label={[say({ code: 'chart.map' }), ...(signals === null ? [] : [say({ code: 'chart.signalKeys' })])].join(' ')}
      data-armed={signals === null || signals.armed === null ? undefined : ''}
      onPointerLeave={() => acts.current.onPoint(null)}
    >
      {Array.from({ length: CELLS }, (_, cell) => {
        if (TERRAINS[map.terrain[cell]] === 'none') return null
        const signalled = (signals?.shown ?? []).filter((one) => goalOf(one) === cell).map((one) => tellSignal(board, one))
        const told = cell === toldCell || (toldIsland !== -1 && map.cellOf[toldIsland] === cell)
        return (
          <g
            key={cell}
            ref={(element) => keys.hold(cell, element)}
            transform={`translate(${xOf(cell)} ${yOf(cell)})`}
            className={styles.space}
            data-legal={isLegal(cell) ? '' : undefined}
            data-cell={cell}
            role="button"
            tabIndex={cell === tabStop ? 0 : -1}
            data-takes={isLegal(cell) ? wayTo(board, sight, cell) : undefined}
            aria-label={[titleOf(board, cell), ...signalled, ...factsOf(board, sight, cell), ...prospectsOf(board, sight, cell)].join('. ')}
            onPointerMove={(event) => {
              if (event.pointerType === 'mouse') acts.current.onPoint(cell)
            }}
            onFocus={() => acts.current.onFocus(cell)}
            onClick={(event) => acts.current.onAct(cell, (event.nativeEvent as PointerEvent).pointerType === 'touch')}
            onKeyDown={(event) => onKey(event, cell)}
          >
            <path d={HEX} className={styles.touch} />
            <path d={INNER_HEX} className={styles.rim} data-told={told ? '' : undefined} />
          </g>
        )
      })}
    </svg>
  )
}, sameSpaces)
