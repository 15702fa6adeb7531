import { CELLS, TERRAINS, chart, type Course } from '@flotilla/quests/face'
import { Suspense, lazy, useState } from 'react'
import type { Offered } from '../../table/board.ts'
import { BarButtons } from '../../table/bar.tsx'
import styles from './board.module.css'
import { Champions } from './champions.tsx'
import { SeaChart } from './chart.tsx'
import { Combat } from './combat.tsx'
import { Decision, Deeds } from './deeds.tsx'
import { Exchange } from './exchange.tsx'
import { Hand, idsInHand } from './hand.tsx'
import { Port, isPortDeed } from './port.tsx'
import { deedOf, onSpace, placeOf, type Fields, type QuestsProps } from './props.ts'
import { Race } from './race.tsx'
import { DockedShip, OtherShip } from './ship.tsx'
import { useSight, type Sight } from './sight.ts'
import { useSignals } from './signals.ts'
import { SpaceCard } from './space-card.tsx'
import { useVoyage } from './voyage.ts'

const SignalPanel = lazy(() => import('./signal-panel.tsx'))

/** Shown on the cards and among the deeds besides: what scores. */
const SCORING = ['quest', 'solve', 'deliver']
/** Sailing is done on the chart; beginning it, ending it and ending the turn have their buttons in the bar. */
const IN_BAR = ['move', 'stop', 'end']

/** The choices that belong to no space, no port and no teammate; cards of the hand carry theirs unless they score. */
function looseChoices(board: QuestsProps, { io }: Sight): Offered[] {
  const { view, seat, offered } = board
  const held = seat === null ? new Set<string>() : idsInHand(io, seat)
  return offered.filter(({ choice }) => {
    const place = placeOf(view, choice)
    if (place === null || place.startsWith('ship:')) return !isPortDeed(choice)
    if (!place.startsWith('card:')) return false
    const card = place.slice('card:'.length)
    return board.ask?.kind !== 'turn' || SCORING.includes(deedOf(choice)) || !(held.has(card) || deedOf(choice) === 'sell')
  })
}

/** Where the first look goes: the own ship, or the first space. */
const firstSpace = ({ view, seat }: QuestsProps): number => {
  const own = seat === null ? -1 : view.ships[seat].cell
  return own >= 0 ? own : [...Array(CELLS).keys()].findIndex((cell) => TERRAINS[chart(view).terrain[cell]] !== 'none')
}

const sameWay = (one: Course, other: Course): boolean =>
  one.steps.length === other.steps.length && one.steps.every(({ cell }, k) => cell === other.steps[k].cell)

/** Quests & Cannons: the sea chart, the race, the docked ships, your cards and your deeds. */
export default function QuestsBoard(props: QuestsProps) {
  const { view, seat, say, ask, answer, offered } = props
  const sight = useSight(props)
  const voyage = useVoyage(props)
  const signals = useSignals(props, sight)
  const [pointed, setPointed] = useState<number | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const [tapped, setTapped] = useState<number | null>(null)
  const [lit, setLit] = useState<readonly number[]>([])
  const [threats, setThreats] = useState(view.marauders.length > 0)
  const { io } = sight
  if (view.chart === '') return <Decision board={props} io={io} choices={offered} />
  const shown = pointed ?? picked
  const course = shown === null ? null : sight.courses[shown]
  const around = shown === null || course === null || course.rolls === 0 ? null : sight.careful[shown]
  const careful = around !== null && course !== null && !sameWay(around, course) ? around : null
  const reaches = (cell: number): boolean => sight.steering && sight.courses[cell]?.turns === 0
  const isLegal = (cell: number): boolean => reaches(cell) || onSpace(props, sight.ships, cell).offered.length > 0

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
    const here = onSpace(props, sight.ships, cell).offered.filter(({ choice }) => !('to' in choice && 'sails' in choice))
    const way = sight.courses[cell]
    if (reaches(cell) && way !== null && here.length === 0) {
      if (way.rolls === 0 || again) voyage.sail(way)
    } else if (!sight.steering && here.length === 1) answer(here[0].choice)
  }

  const loose = looseChoices(props, sight)
  const turning = sight.steering
  const sailing = turning ? loose.filter(({ choice }) => IN_BAR.includes(deedOf(choice))) : []
  const deeds = turning ? loose.filter(({ choice }) => !IN_BAR.includes(deedOf(choice))) : []
  const special = ask?.kind === 'champion' || ask?.kind === 'guns'
  const onChart = offered.filter(({ choice }) => (placeOf(view, choice) ?? '').startsWith('cell:'))
  const decision = turning || special ? [] : offered.filter((one) => !onChart.includes(one))
  const inBar = decision.length <= 3 && ask?.kind !== 'give' && decision.every(({ choice }) => (choice as Fields).drop === undefined)

  return (
    <div className={styles.board}>
      {ask?.kind === 'champion' ? (
        <div className={styles.picking}>
          <Champions board={props} io={io} />
        </div>
      ) : null}
      <div className={styles.sea}>
        <div className={styles.frame} data-team={signals === null ? undefined : ''}>
          <SeaChart
            board={props}
            sight={sight}
            shown={shown}
            tabStop={picked ?? firstSpace(props)}
            careful={careful}
            showThreats={threats}
            lit={lit}
            signals={signals}
            isLegal={isLegal}
            onPoint={setPointed}
            onFocus={setPicked}
            onAct={act}
          />
          {seat === null || view.round === 0 ? null : (
            <label className={styles.toggle}>
              <input type="checkbox" checked={threats} onChange={(event) => setThreats(event.target.checked)} />
              {say({ code: 'chart.threats' })}
            </label>
          )}
          <Suspense fallback={null}>{signals === null ? null : <SignalPanel board={props} signals={signals} />}</Suspense>
        </div>
        <SpaceCard
          board={props}
          sight={sight}
          cell={shown ?? (seat === null || view.round === 0 ? null : view.ships[seat].cell)}
          careful={careful}
          onSail={voyage.sail}
        />
      </div>
      <div className={styles.dock} hidden={ask?.kind === 'champion'}>
        {view.round === 0 ? null : <Race board={props} io={io} />}
        {ask?.kind === 'guns' ? <Combat board={props} io={io} /> : null}
        {inBar ? null : <Decision board={props} io={io} choices={decision} />}
        {seat === null ? null : <DockedShip board={props} sight={sight} seat={seat} />}
        <Deeds board={props} io={io} deeds={deeds} />
        {seat === null ? null : <Port key={view.ships[seat].cell} board={props} io={io} seat={seat} />}
        <Exchange board={props} />
        {seat === null || view.round === 0 ? null : <Hand board={props} io={io} seat={seat} pins={sight.pins} onLight={setLit} />}
        {view.ships.map((_, k) => (k === seat ? null : <OtherShip key={k} board={props} io={io} seat={k} />))}
      </div>
      <BarButtons {...props} choices={[...sailing, ...(inBar ? decision : [])]} />
    </div>
  )
}
