import { SEATS } from '@flotilla/art/kit'
import type { Seat } from '@flotilla/kernel'
import { CELLS, MARAUDERS, Q, R, TERRAINS, chart, crewOf, placeOf as nameOfPlace, shipNamed, type Course } from '@flotilla/quests/face'
import { useMemo, useRef, useState, type RefObject } from 'react'
import type { Offered } from '../../table/board.ts'
import { useTravel } from '../../story/travel.ts'
import { BarDeeds } from './bar-deeds.tsx'
import { Broadside } from './broadside.tsx'
import styles from './board.module.css'
import { Champions } from './champions.tsx'
import { SeaChart } from './chart.tsx'
import { usePlanks } from './chart/night.ts'
import { useSize } from './chart/size.ts'
import { spacesOf } from './chart/spaces.ts'
import { Stage } from './chart/stage.tsx'
import { Dock, panelOf } from './dock.tsx'
import { DraftPanel, isDraft } from './draft.tsx'
import { pickedCells } from './pick.tsx'
import { xOf, yOf } from './geometry.ts'
import { deedOf, onSpace, placeOf, type Fields, type QuestsProps } from './props.ts'
import { Race } from './race.tsx'
import { Ribbon } from './ribbon.tsx'
import { Lens } from './lens.tsx'
import { withPress } from './pressed.ts'
import { useRoll } from './rolls.ts'
import { Scene } from './scenes.tsx'
import { useSight } from './sight.ts'
import { SignalPanel } from './signal-panel.tsx'
import { useSignals } from './signals.ts'
import { MarauderSlips, Slips } from './slips.tsx'
import { SpaceCard } from './space-card.tsx'
import { useStaged } from './staged.ts'
import { useVoyage } from './voyage.ts'

/** Ending a voyage and ending the turn have their buttons in the bar; sailing is done on the chart. */
const IN_BAR = ['stop', 'end']

/** A board of this size is drawn as it is; larger ones are enlarged. */
const WIDE = 1280
const HIGH = 664
const NARROW = 760

/** Where the first look goes: the own ship, or the first space. */
const firstSpace = ({ view, seat }: QuestsProps): number => {
  const own = seat === null ? -1 : view.ships[seat].cell
  return own >= 0 ? own : [...Array(CELLS).keys()].findIndex((cell) => TERRAINS[chart(view).terrain[cell]] !== 'none')
}

const sameWay = (one: Course, other: Course): boolean =>
  one.steps.length === other.steps.length && one.steps.every(({ cell }, k) => cell === other.steps[k].cell)

/** Quests & Cannons: a captain's table. The chart lies on it, the ship's plan and the letters beside it. */
export default function QuestsBoard(props: QuestsProps) {
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root)
  const wood = usePlanks()
  useTravel(root, props.moment)
  const narrow = size !== null && size.width < NARROW
  const enlarged = size === null || narrow ? 1 : Math.max(1, Math.min(1.6, size.width / WIDE, size.height / HIGH))
  return (
    <div
      ref={root}
      className={styles.board}
      data-narrow={narrow ? '' : undefined}
      style={{ backgroundImage: wood, ['--z' as string]: enlarged }}
    >
      {size === null ? null : <Table {...props} root={root} narrow={narrow} enlarged={enlarged} />}
    </div>
  )
}

interface TableProps extends QuestsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly narrow: boolean
  readonly enlarged: number
}

function Table({ root, narrow, enlarged, ...given }: TableProps) {
  const { pressed, seat, say, ask, answer, offered, moment } = given
  // oxlint-disable-next-line react/exhaustive-deps -- what is pressed belongs to the ask that it answers
  const view = useMemo(() => withPress(given.view, given), [given.view, pressed])
  const props: QuestsProps = { ...given, view }
  const sight = useSight(props)
  const voyage = useVoyage(given)
  const signals = useSignals(props, sight)
  const roll = useRoll(props, sight)
  const staged = useStaged(props)
  const [pointed, setPointed] = useState<number | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const [tapped, setTapped] = useState<number | null>(null)
  const [lit, setLit] = useState<readonly number[]>([])
  const [watched, setWatched] = useState<Seat | null>(null)
  const [threats, setThreats] = useState(view.marauders.length > 0)
  const [looksAtThreats, setLooksAtThreats] = useState(false)
  const [wanted, setToken] = useState<string | null>(null)
  const tokens = new Set(
    offered.flatMap(({ choice }) => (typeof (choice as Fields).token === 'string' ? [String((choice as Fields).token)] : [])),
  )
  const token = wanted !== null && tokens.has(wanted) ? wanted : ([...tokens][0] ?? null)
  const { io } = sight
  const legal = useMemo(() => {
    const cells = new Set<number>()
    for (const { choice } of offered) {
      if (token !== null && (choice as Fields).token !== undefined && (choice as Fields).token !== token) continue
      const [kind, at] = placeOf(view, choice)?.split(':') ?? []
      if (kind === 'cell') cells.add(Number(at))
      if (kind === 'ship') cells.add(sight.ships.find(({ id }) => id === Number(at))?.cell ?? -1)
    }
    return cells
  }, [offered, view, sight, token])
  const extent = useMemo(() => extentOf(view.chart), [view.chart])

  if (ask?.kind === 'champion' || (view.round === 0 && view.draft === null && view.ships.some(({ champion }) => champion === -1)))
    return (
      <div className={styles.whole}>
        <Champions board={props} io={io} narrow={narrow} />
      </div>
    )
  if (view.chart === '') return null

  const shown = pointed ?? picked
  const course = shown === null ? null : sight.courses[shown]
  const around = shown === null || course === null || course.rolls === 0 ? null : sight.careful[shown]
  const careful = around !== null && course !== null && !sameWay(around, course) ? around : null
  const reaches = (cell: number): boolean => sight.steering && sight.courses[cell]?.turns === 0
  const fits = ({ choice }: Offered): boolean =>
    token === null || (choice as Fields).token === undefined || (choice as Fields).token === token
  const here = (cell: number): readonly Offered[] => onSpace(props, sight.ships, cell).offered.filter(fits)
  const isLegal = (cell: number): boolean => reaches(cell) || legal.has(cell)

  const act = (cell: number, touch: boolean): void => {
    setPicked(cell)
    if (signals !== null && signals.armed !== null) {
      signals.point(signals.armed, cell)
      return signals.arm(null)
    }
    // A finger has no hover: its first tap shows the way, its second goes.
    const again = touch && tapped === cell
    setTapped(touch ? cell : null)
    if (touch && !again) return
    const choices = here(cell).filter(({ choice }) => !('to' in choice && 'sails' in choice))
    const way = sight.courses[cell]
    if (reaches(cell) && way !== null && choices.length === 0) {
      if (way.rolls === 0 || again) voyage.sail(way)
    } else if (!sight.steering && choices.length === 1) answer(choices[0].choice)
  }

  const turning = sight.steering
  const bare = offered.filter(({ choice }) => IN_BAR.includes(deedOf(choice)))
  const panel = panelOf(props, io)
  const chosen = picked !== null && turning ? sight.courses[picked] : null
  const sailTo = chosen !== null && chosen.turns === 0 && picked !== null ? { course: chosen, cell: picked } : null
  const targets = new Set([
    ...(ask?.kind === 'guns' ? [Number((ask as unknown as Fields).target)] : []),
    ...offered.flatMap(({ choice }) => {
      const place = placeOf(view, choice)
      return turning && place?.startsWith('ship:') === true && deedOf(choice) === 'attack'
        ? [shipNamed(String((choice as Fields).target))]
        : []
    }),
  ])
  const card = shown
  // Few slips leave the margin below them free.
  const roomy = !narrow && view.ships.length + view.marauders.length < 5
  const inset = narrow ? { left: 6, right: 6, top: 62, bottom: 8 } : { left: 152 * enlarged, right: 98 * enlarged, top: 8, bottom: 8 }
  const space =
    card === null || view.round === 0 || moment !== null ? null : (
      <div
        className={styles.space}
        data-at={
          roomy && signals === null && !(xOf(card) < -100 && yOf(card) > 60)
            ? 'left'
            : xOf(card) > -60 && yOf(card) > 30
              ? 'above'
              : undefined
        }
      >
        <SpaceCard board={props} sight={sight} cell={card} careful={careful} onSail={voyage.sail} />
      </div>
    )
  const race = view.round === 0 ? null : <Race board={props} io={io} upright={!narrow} />
  const slips = (
    <>
      <Slips board={props} sight={sight} looked={watched} onLook={setWatched} />
      <MarauderSlips board={props} sight={sight} onLook={setLooksAtThreats} />
    </>
  )
  const tools = (
    <>
      {signals === null ? null : <SignalPanel board={props} signals={signals} />}
      {seat === null || view.round === 0 ? null : (
        <label className={styles.toggle}>
          <input type="checkbox" checked={threats} onChange={(event) => setThreats(event.target.checked)} />
          {say({ code: 'chart.threats' })}
        </label>
      )}
    </>
  )
  return (
    <>
      <div
        className={styles.sea}
        style={{
          ['--lenses-right' as string]: narrow ? '8px' : `${104 * enlarged}px`,
          ['--lenses-top' as string]: narrow ? '62px' : '44px',
        }}
      >
        <Stage
          signs={view.chart}
          extent={extent}
          insets={inset}
          homeColour={(space) => {
            const team = view.homes.findIndex((cell) => Q[cell] === space.q && R[cell] === space.r)
            return team === -1 ? undefined : SEATS[crewOf(view, team)[0]].plain
          }}
          homesKey={view.homes.join()}
          words={{ nearer: say({ code: 'chart.nearer' }), farther: say({ code: 'chart.farther' }), whole: say({ code: 'chart.whole' }) }}
          roomy={roomy}
          monster={roomy && signals === null}
          dots={sight.ships.map(({ id, cell }) => ({ x: xOf(cell), y: yOf(cell), colour: id < MARAUDERS ? SEATS[id].plain : '#17110f' }))}
          onLeave={() => setPointed(null)}
          margin={race}
        >
          {(scale) => (
            <SeaChart
              board={props}
              sight={sight}
              scale={scale}
              narrow={narrow}
              shown={moment === null ? shown : null}
              tabStop={picked ?? firstSpace(props)}
              careful={careful}
              threats={!threats ? 'none' : looksAtThreats ? 'told' : 'outline'}
              lit={lit.length > 0 ? lit : pickedCells(props, io)}
              targets={targets}
              signals={signals}
              roll={roll}
              legal={legal}
              isLegal={isLegal}
              onPoint={setPointed}
              onFocus={setPicked}
              onAct={act}
            />
          )}
        </Stage>
        {narrow ? null : (
          <div className={styles.rail}>
            {slips}
            {tools}
          </div>
        )}
        {narrow ? null : space}
        {moment === null ? null : roll !== null && roll.volley !== null ? (
          <Broadside board={props} io={io} roll={roll} />
        ) : staged !== null ? (
          <Scene board={props} io={io} staged={staged} moment={moment} roll={roll} />
        ) : (
          <Ribbon key={moment.n} board={props} moment={moment} />
        )}
      </div>
      {narrow ? (
        <div className={styles.strip} hidden={panel !== 'none' && space === null}>
          {space ?? slips}
          {space === null ? tools : null}
        </div>
      ) : null}
      {view.draft !== null && (isDraft(ask?.kind) || view.round === 0) ? (
        <div className={styles.dock}>
          <DraftPanel board={props} io={io} chosen={token} onChoose={setToken} onLight={setLit} />
        </div>
      ) : view.round === 0 ? null : (
        <Dock board={props} sight={sight} panel={panel} narrow={narrow} watched={watched} onWatch={setWatched} onLight={setLit} />
      )}
      <Lens board={props} io={io} root={root} />
      <BarDeeds
        board={props}
        choices={bare}
        sail={
          sailTo === null || voyage.sailing
            ? null
            : {
                words:
                  isNamed(view, sailTo.cell) && !narrow
                    ? say({ code: 'chart.sailTo', params: { place: nameOfPlace(view, sailTo.cell) } })
                    : say({ code: 'chart.sail' }),
                go: () => voyage.sail(sailTo.course),
              }
        }
      />
    </>
  )
}

/** Islands and Trading Ports have names of their own; of the sea there is much. */
const isNamed = (view: QuestsProps['view'], cell: number): boolean =>
  chart(view).islandOn[cell] !== -1 || chart(view).trading.includes(cell)

/** All cells that may come to have something on them: empty ones of a draft, too. */
const extentOf = (signs: string) => spacesOf(signs.replaceAll('?', '.'))
