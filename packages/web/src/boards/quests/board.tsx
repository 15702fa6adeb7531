import type { Seat } from '@flotilla/kernel'
import { CELLS, TERRAINS, chart, placeOf as nameOfPlace, shipNamed } from '@flotilla/quests/client'
import { useMemo, useRef, useState } from 'react'
import { useTravel } from '../../story/travel.ts'
import { useSize } from '../kit/size.ts'
import styles from './board.module.css'
import { xOf, yOf } from './chart/geometry.ts'
import { usePlanks } from './chart/night.ts'
import { BarDeeds } from './decisions/bar-deeds.tsx'
import { Champions } from './decisions/champions.tsx'
import { Dock, panelOf } from './decisions/dock.tsx'
import { DraftPanel, isDraft } from './decisions/draft.tsx'
import { pickedCells } from './decisions/pick.tsx'
import { SignalPanel } from './decisions/signal-panel.tsx'
import { useSignals } from './decisions/signals.ts'
import { useVoyage, type Voyage } from './decisions/voyage.ts'
import { useRoll } from './moments/rolls.ts'
import { withPress } from './pressed.ts'
import { deedOf, placeOf, type Fields, type QuestsProps } from './props.ts'
import { Sea } from './sea.tsx'
import { useSight, type Sight } from './sight.ts'
import { MarauderSlips, Slips } from './stage/slips.tsx'
import { SpaceCard } from './stage/space-card.tsx'
import { useSteering, type Steering } from './steering.ts'

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
      {size === null ? null : <Table {...props} narrow={narrow} enlarged={enlarged} />}
    </div>
  )
}

interface TableProps extends QuestsProps {
  readonly narrow: boolean
  readonly enlarged: number
}

function Table({ narrow, enlarged, ...given }: TableProps) {
  const { pressed } = given
  // oxlint-disable-next-line react/exhaustive-deps -- what is pressed belongs to the ask that it answers
  const view = useMemo(() => withPress(given).view, [given.view, pressed])
  const props: QuestsProps = { ...given, view }
  const sight = useSight(props)
  const voyage = useVoyage(given)
  const choosesChampion =
    given.ask?.kind === 'champion' || (view.round === 0 && view.draft === null && view.ships.some(({ champion }) => champion === -1))
  if (choosesChampion)
    return (
      <div className={styles.whole}>
        <Champions board={props} ctx={sight.ctx} narrow={narrow} />
      </div>
    )
  return view.chart === '' ? null : <Captains board={props} sight={sight} voyage={voyage} narrow={narrow} enlarged={enlarged} />
}

interface CaptainsProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly voyage: Voyage
  readonly narrow: boolean
  readonly enlarged: number
}

/** The captain's table once the ships are at sea, or the chart is being made. */
function Captains({ board, sight, voyage, narrow, enlarged }: CaptainsProps) {
  const { view, ask, seat, say, moment } = board
  const { ctx } = sight
  const signals = useSignals(board, sight)
  const roll = useRoll(board, sight)
  const [lit, setLit] = useState<readonly number[]>([])
  const [watched, setWatched] = useWatched(board)
  const [threats, setThreats] = useState(view.marauders.length > 0)
  const [looksAtThreats, setLooksAtThreats] = useState(false)
  const [token, setToken] = useToken(board)
  const steering = useSteering({ board, sight, voyage, signals, token })
  const { shown, careful, looking } = steering
  const panel = panelOf(board, ctx)
  const roomy = !narrow && view.ships.length + view.marauders.length < 5
  const slip =
    shown === null || view.round === 0 || moment !== null ? null : (
      <div className={styles.space} data-at={sideOf(shown, roomy && signals === null)} onPointerEnter={looking.stay}>
        <SpaceCard board={board} sight={sight} cell={shown} careful={careful} risks={steering.risks} onSail={voyage.sail} />
      </div>
    )
  const slips = (
    <>
      <Slips board={board} sight={sight} looked={watched} onLook={setWatched} />
      <MarauderSlips board={board} sight={sight} onLook={setLooksAtThreats} />
    </>
  )
  const signs = signals === null ? null : <SignalPanel board={board} signals={signals} />
  const tools = (
    <>
      {seat === null || view.round === 0 || view.marauders.length === 0 ? null : (
        <label className={styles.toggle}>
          <input type="checkbox" checked={threats} onChange={(event) => setThreats(event.target.checked)} />
          {say({ code: 'chart.threats' })}
        </label>
      )}
    </>
  )
  return (
    <>
      <Sea
        enlarged={enlarged}
        roomy={roomy}
        rail={
          <>
            {slips}
            {tools}
          </>
        }
        slip={slip}
        signs={signs}
        board={board}
        sight={sight}
        narrow={narrow}
        shown={moment === null ? shown : null}
        tabStop={looking.focused ?? firstSpace(board)}
        careful={careful}
        threats={!threats ? 'none' : looksAtThreats ? 'told' : 'outline'}
        lit={lit.length > 0 ? lit : pickedCells(board, ctx)}
        targets={targetsOf(board, sight.steering)}
        signals={signals}
        roll={roll}
        legal={steering.legal}
        isLegal={steering.isLegal}
        onPoint={looking.point}
        onFocus={looking.focus}
        onAct={steering.act}
      />
      {narrow ? (
        <div className={styles.strip} hidden={panel !== 'none' && slip === null}>
          {slip ?? slips}
          {slip === null ? tools : null}
          {slip === null ? signs : null}
        </div>
      ) : null}
      {view.draft !== null && (isDraft(ask?.kind) || view.round === 0) ? (
        <div className={styles.dock}>
          <DraftPanel board={board} ctx={ctx} chosen={token} onChoose={setToken} onLight={setLit} />
        </div>
      ) : view.round === 0 ? null : (
        <Dock board={board} sight={sight} panel={panel} narrow={narrow} watched={watched} onWatch={setWatched} onLight={setLit} />
      )}
      <BarDeeds
        board={board}
        choices={board.offered.filter(({ choice }) => IN_BAR.includes(deedOf(choice)))}
        sail={sailButton(board, steering.sailTo, voyage, narrow)}
      />
    </>
  )
}

/** Where the slip of a space lies, so that it does not cover the space. */
const sideOf = (cell: number, roomy: boolean): 'left' | 'above' | undefined =>
  roomy && !(xOf(cell) < -100 && yOf(cell) > 60) ? 'left' : xOf(cell) > -60 && yOf(cell) > 30 ? 'above' : undefined

/** Whose ship is looked at in the dock; one's own decision brings one's own ship back. */
function useWatched({ ask }: QuestsProps): readonly [Seat | null, (seat: Seat | null) => void] {
  const [watched, setWatched] = useState<{ readonly seat: Seat | null; readonly asked: boolean }>({ seat: null, asked: false })
  const asked = ask !== null
  return [watched.asked === asked ? watched.seat : null, (seat) => setWatched({ seat, asked })]
}

/** The token that is laid next in a draft. */
function useToken({ offered }: QuestsProps): readonly [string | null, (token: string) => void] {
  const [wanted, setWanted] = useState<string | null>(null)
  const tokens = offered.flatMap(({ choice }) => {
    const { token } = choice as Fields
    return typeof token === 'string' ? [token] : []
  })
  return [wanted !== null && tokens.includes(wanted) ? wanted : (tokens[0] ?? null), setWanted]
}

/** The ships that may be fired at now. */
function targetsOf({ view, ask, offered }: QuestsProps, steering: boolean): ReadonlySet<number> {
  const aimed = ask?.kind === 'guns' ? [Number((ask as unknown as Fields).target)] : []
  const inReach = offered.flatMap(({ choice }) => {
    const place = placeOf(view, choice)
    return steering && place?.startsWith('ship:') === true && deedOf(choice) === 'attack'
      ? [shipNamed(String((choice as Fields).target))]
      : []
  })
  return new Set([...aimed, ...inReach])
}

/** The button in the bar that sails to the space that was chosen. */
function sailButton({ view, say }: QuestsProps, to: Steering['sailTo'], voyage: Voyage, narrow: boolean) {
  if (to === null || voyage.sailing) return null
  const isNamedHere = isNamed(view, to.cell) && !narrow
  const words = isNamedHere ? say({ code: 'chart.sailTo', params: { place: nameOfPlace(view, to.cell) } }) : say({ code: 'chart.sail' })
  return { words, go: () => voyage.sail(to.course) }
}

/** Islands and Trading Ports have names of their own; of the sea there is much. */
const isNamed = (view: QuestsProps['view'], cell: number): boolean =>
  chart(view).islandOn[cell] !== -1 || chart(view).trading.includes(cell)
