import { effectText, kindName, KINDS, NONE, priceIn } from '@flotilla/bottom/client'
import { readView, type Message } from '@flotilla/kernel'
import { useEffect, useRef, useState } from 'react'
import { BarButtons } from '../kit/bar-buttons.tsx'
import type { Offered } from '../../table/board.ts'
import { useTravel } from '../../story/travel.ts'
import styles from './board.module.css'
import { Aim } from './decisions/aim.tsx'
import { AirRace } from './stage/air-race.tsx'
import { useArrows } from '../kit/arrows.ts'
import { useChoosing } from './decisions/choosing.ts'
import { CrewFlags } from './stage/crew-flags.tsx'
import { DraftPack, DraftTop } from './decisions/draft.tsx'
import { End } from './end/end.tsx'
import { Halyard } from './decisions/halyard.tsx'
import { Hand } from './decisions/hand.tsx'
import { useIdle } from '../kit/idle.ts'
import { MOTION } from './idle.ts'
import { useTimeOfDay } from './stage/light.ts'
import { LookCloser, LookContext, makeLook } from './cards/look-closer.tsx'
import { BigMoment } from './moments/moment.tsx'
import { OwnShip, reachOf } from './stage/own.tsx'
import { usePlan } from './stage/plan.ts'
import { withPress } from './pressed.ts'
import { placeOf, type BottomProps, type Table } from './props.ts'
import { railOffers } from './decisions/rail-offers.ts'
import { Rail } from './stage/rail.tsx'
import { Awning, Deck, Sky } from './stage/scene.tsx'
import { berthsOf, Ship } from './stage/ship.tsx'
import { Shop } from './decisions/shop.tsx'
import { useStaging } from './decisions/staging.ts'
import { useToldTurn } from './moments/told-turn.ts'
import { Tape } from './stage/tape.tsx'
import { Tray, trayOf } from './decisions/tray.tsx'
import { Watching } from './decisions/watching.tsx'

/** To the Bottom: rivals' liners before the Iceberg, the shop under the awning, the rail, the own deck and the hand. */
export default function BottomBoard(given: BottomProps) {
  const props = withPress(given)
  const { view, game, say, moment } = props
  const ctx = readView(game, view)
  const root = useRef<HTMLDivElement>(null)
  const [look] = useState(makeLook)
  // The last ship goes down before the boats are counted.
  const over = view.ships.every(({ sunk }) => sunk) && moment?.weight !== 'big'
  const plan = usePlan(root, over ? view.seats : null)
  const staging = useStaging(props, ctx)
  const choosing = useChoosing(props, staging, railOffers(props, ctx, staging))
  const turn = useToldTurn(props)
  const time = useTimeOfDay(view.phase === 'sinking', over)
  useSentence(props, staging)
  useTravel(root, moment)
  useIdle(root, MOTION)
  useArrows(root)
  const table: Table = { board: props, ctx, staging, choosing, plan }
  const stage = {
    width: plan.width,
    height: plan.height,
    transform: plan.k === 1 ? undefined : `scale(${plan.k})`,
    ['--rail' as string]: `${plan.rail.top}px`,
    ['--tilt-x' as string]: `${plan.width / 2}px`,
    ['--tilt-y' as string]: `${plan.rail.top + 60}px`,
  }
  return (
    <LookContext value={look}>
      <div
        ref={root}
        className={styles.board}
        data-time={time.name}
        data-over={over ? '' : undefined}
        data-narrow={plan.narrow ? '' : undefined}
        data-going={isGoingDown(props) ? '' : undefined}
      >
        <div className={styles.stage} style={stage}>
          {over ? (
            <End table={table} time={time} />
          ) : (
            <Scene table={table} time={time} turn={turn} reach={view.iceberg === NONE ? 0 : reachOf(table, priceIn(ctx, 'iceberg'))} />
          )}
          <Aim table={table} />
          <BigMoment table={table} />
        </div>
        <LookCloser board={props} k={plan.k} />
        <div hidden>
          {KINDS.map((id, kind) => (
            <p key={id} id={`rule-${kind}`}>
              {say(effectText(game.edition, kind))}
            </p>
          ))}
        </div>
        <Commands table={table} />
      </div>
    </LookContext>
  )
}

/** What lies on the rail counts in the sentence, too. */
function useSentence({ ask, say, view, awaits }: BottomProps, { staged, sum }: Table['staging']): void {
  const sentence =
    ask?.kind === 'main' && staged.length > 0 ? say({ code: 'ask.main', params: { points: sum, shop: view.phase === 'cruise' } }) : null
  useEffect(() => {
    awaits?.(sentence)
    return () => awaits?.(null)
  }, [awaits, sentence])
}

/** The own ship is lost just now. */
const isGoingDown = ({ moment, seat }: BottomProps): boolean =>
  moment?.event.type === 'sinking' && moment.event.seat === seat && !moment.still

interface SceneProps {
  readonly table: Table
  readonly time: ReturnType<typeof useTimeOfDay>
  readonly turn: ReturnType<typeof useToldTurn>
  readonly reach: number
}

function Scene({ table, time, turn, reach }: SceneProps) {
  const { board, plan } = table
  const { view, seat, say } = board
  const [watched, setWatched] = useState(0)
  const own = seat ?? watched
  const others = Array.from({ length: view.seats - 1 }, (_, k) => (own + 1 + k) % view.seats)
  const berths = berthsOf(others.length, plan.width)
  const hand = seat === null ? [] : view.phase === 'draft' ? [] : view.ships[seat].hand
  const laid = trayOf(table)
  const drafting = view.phase === 'draft'
  const ships = useRef<HTMLDivElement>(null)
  const chained = isAnswered(board)
  return (
    <>
      <Sky plan={plan} time={time} reach={reach} />
      {view.phase === 'sinking' ? null : <Awning plan={plan} />}
      <div ref={ships} className={styles.ships} style={{ height: plan.narrow ? undefined : plan.waterline + 20 }}>
        {others.map((other, i) => (
          <Ship key={other} table={table} seat={other} berth={plan.narrow ? { x: 8, length: 374, crowd: 2 } : berths[i]} time={time} />
        ))}
      </div>
      {plan.narrow ? <CrewFlags table={table} seats={others} ships={ships} /> : null}
      <div className={styles.tilt}>
        <Deck plan={plan} time={time} bare={drafting || view.ships[own].board.length > 9} />
      </div>
      <div className={styles.top} data-asks={chained || laid !== null ? '' : undefined}>
        {drafting ? <DraftTop table={table} seat={own} /> : null}
        {laid === null && !chained && view.phase === 'cruise' ? <Shop table={table} /> : null}
        {laid === null ? null : <Tray table={table} laid={laid} />}
        {laid === null && chained ? <Halyard table={table} /> : null}
        {view.phase === 'sinking' && laid === null && !chained && board.moment?.weight !== 'big' ? (
          <div className={styles.night}>
            <h2>{say({ code: 'board.sinkingNow' })}</h2>
            <p>{say({ code: 'board.notShuffled' })}</p>
            {plan.narrow ? <AirRace table={table} /> : null}
          </div>
        ) : null}
      </div>
      <div className={styles.tilted}>
        {drafting ? null : <Rail table={table} turn={turn.now} />}
        {drafting ? null : <Tape table={table} turn={turn.strip} />}
        {drafting ? null : <OwnShip table={table} seat={own} />}
      </div>
      {seat === null && !drafting ? <Watching table={table} seat={own} onSit={setWatched} /> : null}
      {drafting && seat !== null ? <DraftPack table={table} seat={seat} /> : null}
      {seat === null || drafting || view.ships[seat].sunk ? null : <Hand table={table} cards={hand} />}
    </>
  )
}

/** What is only played is told on the strip, and what one is about to do oneself is seen on the own deck: nobody has to answer yet. */
function isAnswered(board: BottomProps): boolean {
  const { chain } = board.view
  if (isReaction(board)) return chain.length > 0
  const own = chain.length === 1 && chain[0].seat === board.seat && board.ask !== null
  return !own && chain.some(({ what }) => what !== 'play')
}

const isReaction = ({ ask }: BottomProps): boolean => ask?.kind.startsWith('react.') === true

/** Beside the sentence: what belongs to no place on the board, and the commit of what is chosen. */
function Commands({ table: { board, choosing } }: { readonly table: Table }) {
  const { view, offered } = board
  const reacts = isReaction(board) && view.chain.length > 0
  const loose = reacts ? [] : offered.filter(({ choice }) => placeOf(choice) === null)
  const { chosen, marked } = choosing
  const answer: BottomProps['answer'] = (choice) =>
    choice === DISCARD ? choosing.discard() : choice === chosen?.choice ? choosing.press(chosen) : board.answer(choice)
  const last = loose.map((one) => ({ ...one, text: endOf(board, one) }))
  const first =
    chosen !== null
      ? [{ ...chosen, text: commitOf(board, chosen) }]
      : marked.length > 0
        ? [{ choice: DISCARD, text: { code: 'board.discard', params: { n: marked.length } } }]
        : []
  return (
    <BarButtons
      {...board}
      answer={answer}
      choices={first.length === 0 ? last : [...first, ...last.map((one) => ({ ...one, back: true }))]}
    />
  )
}

const DISCARD = { marked: true }

/** The commit says who does it to whom. */
function commitOf({ ask, view, say }: BottomProps, { text }: Offered): Message {
  const acts = view.chain.at(-1)
  if (acts === undefined || ask === null || !ask.kind.startsWith('act.')) return text
  return { code: 'board.commit', params: { card: kindName(acts.kind << 6), to: say(text) } }
}

/** Done: with how many cards, or at what loss. */
function endOf({ ask, view, seat, refused }: BottomProps, { choice, text }: Offered): Message {
  if (!('done' in choice) || seat === null) return text
  const named = refused.filter(({ code }) => code === 'refuse.namedAlready').length
  if (ask?.kind === 'captain.pick' && named > 0) return { code: 'board.done.captain', params: { n: named } }
  const points = view.active === seat ? 0 : view.purse
  return ask?.kind === 'purse' && points > 0 ? { code: 'board.done.lost', params: { points } } : text
}
