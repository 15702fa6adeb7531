import type { Seat } from '@flotilla/kernel'
import { BACKS } from '@flotilla/art/quests'
import { stockOf, type ReadCtx } from '@flotilla/quests/client'
import { useState } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import type { Offered } from '../../../table/board.ts'
import { Thing } from '../stage/thing.tsx'
import { Combat, type Guns } from './combat.tsx'
import { Decision } from './decision.tsx'
import { Deeds } from './deeds.tsx'
import styles from './dock.module.css'
import { Exchange, matesHere } from './exchange.tsx'
import { Letters, Seals, handSize, idsInHand } from '../stage/letters.tsx'
import { Port, isPortDeed } from './port.tsx'
import { deedOf, placeOf, type QuestsProps } from '../props.ts'
import { ShipPlan } from '../stage/ship.tsx'
import type { Sight } from '../sight.ts'

/** What has the place of the letters: a fight, a decision, the counter of a port. */
export type Panel = 'none' | 'guns' | 'decision' | 'port'

/** Shown on the cards and among the deeds besides: what scores. */
const SCORING = ['quest', 'solve', 'deliver']
const ELSEWHERE = ['move', 'stop', 'end']

/** The choices that belong to no space, no port and no teammate; cards of the hand carry theirs unless they score. */
function looseChoices(board: QuestsProps, ctx: ReadCtx): Offered[] {
  const { view, seat, offered } = board
  const held = seat === null ? new Set<string>() : idsInHand(ctx, seat)
  return offered.filter(({ choice }) => {
    const place = placeOf(view, choice)
    if (place === null || place.startsWith('ship:')) return !isPortDeed(choice)
    if (!place.startsWith('card:')) return false
    const card = place.slice('card:'.length)
    return board.ask?.kind !== 'turn' || SCORING.includes(deedOf(choice)) || !(held.has(card) || deedOf(choice) === 'sell')
  })
}

/** The answers of a decision that are not spaces of the chart. */
const decisionOf = (board: QuestsProps): Offered[] =>
  board.offered.filter(({ choice }) => placeOf(board.view, choice)?.startsWith('cell:') !== true)

export function panelOf(board: QuestsProps, ctx: ReadCtx): Panel {
  const { ask, seat } = board
  if (ask === null || seat === null) return 'none'
  if (ask.kind === 'guns') return 'guns'
  if (ask.kind !== 'turn' && ask.kind !== 'voyage') return decisionOf(board).length > 0 ? 'decision' : 'none'
  return ask.kind === 'turn' && stockOf(ctx, seat).length > 0 ? 'port' : 'none'
}

interface DockProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly panel: Panel
  readonly narrow: boolean
  /** The ship of another captain that is looked at. */
  readonly watched: Seat | null
  readonly onWatch: (seat: Seat | null) => void
  readonly onLight: (cells: readonly number[]) => void
}

/** The right side of the table: your ship's plan and your letters, or what has to be decided. */
export function Dock({ board, sight, panel, narrow, watched, onWatch, onLight }: DockProps) {
  const { view, seat, say, names } = board
  const { ctx } = sight
  const [guns, setGuns] = useState<Guns | null>(null)
  const [tab, setTab] = useState<'ship' | 'letters'>('ship')
  const [open, setOpen] = useState(false)
  const [trading, setTrades] = useState<Seat | null>(null)
  const trades = trading !== null && matesHere(board).includes(trading) ? trading : null
  const other = watched ?? (seat === null ? view.active : null)
  if (other !== null) return <Watched board={board} sight={sight} seat={other} onWatch={onWatch} />
  if (seat === null) return null
  const turning = sight.steering
  const deeds = turning ? looseChoices(board, ctx).filter(({ choice }) => !ELSEWHERE.includes(deedOf(choice))) : []
  const letterCount = handSize(ctx, seat)
  const plan = (headed: 'no' | 'short' | 'full') => (
    <ShipPlan
      board={board}
      sight={sight}
      seat={seat}
      label={say({ code: 'chart.ship' })}
      headed={headed}
      litGuns={guns?.cannons ?? 0}
      small={
        !narrow &&
        (trades !== null ||
          (panel !== 'none' && deeds.length > 0) ||
          (panel === 'decision' && board.offered.length > 3) ||
          (panel === 'port' && stockOf(ctx, seat).length > 6))
      }
    />
  )
  // What the letters offer is offered by whatever hides them.
  const inLetters = board.offered
    .flatMap(({ choice, text }) => (placeOf(view, choice)?.startsWith('card:') === true ? [say(text)] : []))
    .join('\n')
  const letters = <Letters board={board} ctx={ctx} seat={seat} pins={sight.pins} tight={!narrow && deeds.length > 0} onLight={onLight} />
  const shown =
    panel === 'guns' ? (
      <Combat board={board} ctx={ctx} wanted={guns} onWant={setGuns} />
    ) : panel === 'decision' ? (
      <Decision board={board} ctx={ctx} choices={decisionOf(board)} courses={sight.courses} onLight={onLight} />
    ) : panel === 'none' && trades === null ? null : (
      <Port key={view.ships[seat].cell} board={board} ctx={ctx} seat={seat} />
    )
  const alongside = turning ? <Exchange board={board} ctx={ctx} open={trades} onOpen={setTrades} /> : null
  const here = <Deeds board={board} ctx={ctx} deeds={deeds} onLight={onLight} />
  if (narrow)
    return (
      <div className={styles.sheet} data-panel={panel}>
        {here}
        {alongside}
        {shown}
        <div className={styles.tabs} role="tablist" aria-label={say({ code: 'chart.yourPart' })}>
          {(['ship', 'letters'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              data-takes={name === 'letters' && tab === 'ship' ? inLetters : undefined}
              onClick={() => setTab(name)}
            >
              {say({ code: `chart.tab.${name}` })}
            </button>
          ))}
        </div>
        <div hidden={tab !== 'ship'}>{plan('no')}</div>
        <div hidden={tab !== 'letters'}>{letters}</div>
      </div>
    )
  return (
    <div className={styles.dock} aria-label={names[seat]} role="group">
      {plan(
        panel !== 'none' || trades !== null || (deeds.length > 1 && letterCount > 3)
          ? 'no'
          : letterCount > 6 || deeds.length > 0
            ? 'short'
            : 'full',
      )}
      {here}
      {alongside}
      {shown === null ? (
        letters
      ) : (
        <>
          {shown}
          <Seals board={board} ctx={ctx} seat={seat} pins={sight.pins} open={open} takes={inLetters} onOpen={() => setOpen(!open)} />
          {open ? letters : null}
        </>
      )}
    </div>
  )
}

/** Another captain's ship, with the backs of the hand: for those who look on, and for those who want to know. */
function Watched({ board, sight, seat, onWatch }: { board: QuestsProps; sight: Sight; seat: Seat; onWatch: (seat: Seat | null) => void }) {
  const { view, say, names } = board
  const ship = view.ships[seat]
  const backs = [
    ['quest', ship.quests.length, 'quests'],
    ['clue', ship.clues.length, 'clues'],
    ['loot', ship.loot.length, 'loot'],
  ] as const
  return (
    <div className={styles.dock}>
      <div className={styles.captains} role="group" aria-label={say({ code: 'web.crew' })}>
        {view.ships.map((_, k) => (
          <button
            key={k}
            type="button"
            aria-pressed={k === seat}
            aria-label={k === board.seat ? say({ code: 'chart.ownShip' }) : say({ code: 'chart.shipOf', params: { seat: k } })}
            onClick={() => onWatch(k === board.seat ? null : k)}
          >
            <Flag seat={k} size={22} /> <span>{names[k]}</span>
          </button>
        ))}
      </div>
      <ShipPlan board={board} sight={sight} seat={seat} label={say({ code: 'chart.shipOf', params: { seat } })} headed="full" litGuns={0} />
      <ul className={styles.backs}>
        {backs.map(([kind, n, name]) => (
          <li key={kind}>
            <Thing art={BACKS[kind]} size={40} />
            <span>{say({ code: `chart.held.${name}`, params: { n } })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
