import type { PartName } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { crews, isSolo, type Cannon } from '@flotilla/waves/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BarButtons } from '../kit/bar-buttons.tsx'
import { useTravel } from '../../story/travel.ts'
import { Aiming, aiming } from './decisions/aim.tsx'
import styles from './board.module.css'
import { hereOn, pencilled } from './decisions/decisions.ts'
import { Doer } from './moments/doer.tsx'
import { useHeld } from './moments/held.ts'
import { useIdle } from '../kit/idle.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { MOTION } from './idle.ts'
import { ruleOf } from './stage/lens.tsx'
import { NO_PENCIL, labelsOf, nameOf, shipLook } from './stage/looks.ts'
import { Note } from './decisions/note.tsx'
import { Pen } from './moments/pen.tsx'
import { Pops, writtenAt } from './moments/pops.tsx'
import { usePencil, type Pencil } from './decisions/plan.ts'
import { Parts } from './decisions/parts.tsx'
import { Pool } from './decisions/pool.tsx'
import { withPress } from './pressed.ts'
import { ioOf, type WavesProps } from './props.ts'
import { Reveal } from './moments/reveal.tsx'
import { Rival, berths, chestBox } from './stage/rivals.tsx'
import { Scene } from './moments/scenes.tsx'
import { Land, ShipPicture } from './stage/ship.tsx'
import { Slips } from './decisions/slips.tsx'
import { Navy } from './stage/solo.tsx'
import { Backdrop, Edge, Sea, Shout } from './stage/sheet.tsx'
import { Stage, useStage } from './stage/stage.tsx'
import { ShipTabs } from './stage/tabs.tsx'
import { NamedPlaces } from './stage/named-places.tsx'
import { useWhereabouts } from './moments/whereabouts.ts'
import { Walk } from './moments/walk.tsx'

/** Rolling with the Waves: a sheet of old paper on the ship's table, with your ship, the rivals' and the coast drawn on it. */
export default function WavesBoard(props: WavesProps) {
  return (
    <Stage>
      <Table {...props} />
    </Stage>
  )
}

function Table(given: WavesProps) {
  const held = useHeld(given.view, given.moment)
  const props = withPress(held === given.view ? given : { ...given, view: held })
  const { layout } = useStage()
  const { view, seat, ask, say, moment } = props
  const root = useRef<HTMLDivElement>(null)
  useTravel(root, moment)
  useIdle(root, MOTION)
  const ctx = ioOf(props)
  const pencil = usePencil(props)
  const [over, setOver] = useState<PartName | null>(null)
  const [looking, setLooking] = useState<Seat | null>(null)
  const [chosen, setCannon] = useState<Cannon>('large')
  const home = props.side
  const shown = looking ?? home
  const isOwn = seat !== null && shown === seat
  const labels = useMemo(() => labelsOf(say, layout.tall), [say, layout.tall])
  const loaded = aiming(props)
  const gun = loaded.includes(chosen) ? chosen : loaded[0]
  const inPencil = isOwn ? pencilled(props, ctx, pencil, over) : NO_PENCIL
  const sealed = view.sealed?.ask.kind === 'place'
  const ghosts = isOwn && sealed ? pencil.at.map((icon) => icon !== null) : []
  const others = Array.from({ length: crews(view) - 1 }, (_, k) => (shown + 1 + k) % crews(view))
  const lie = berths(others.length, layout)
  const chests = useMemo(
    () => others.flatMap((rival, k) => [0, 1, 2].map((chest) => ({ seat: rival, chest, box: chestBox(lie[k], chest) }))),
    // Rivals lie where their number and the layout put them
    [others.join(), layout],
  )
  const where = useWhereabouts(shown, others, lie)
  const here = over === null ? null : hereOn(over, props, ctx, pencil)
  const writing = !sealed && view.pool.length === 0 && view.ended === ''

  // A decision brings the own ship back.
  useEffect(() => {
    if (ask !== null) setLooking(null)
  }, [ask])
  useSentence(props, pencil)
  useKeys({ pencil, looking, onBack: () => setLooking(null) })

  return (
    <div ref={root} className={styles.table} data-telling={moment?.event.type}>
      <Backdrop board={props} />
      <ShipPicture board={props} ctx={ctx} seat={shown} pencil={inPencil} labels={labels} ghosts={ghosts} />
      {isOwn && sealed && view.yarrr[shown] ? <Shout x={layout.tall ? 96 : 210} y={layout.tall ? 372 : 318} /> : null}
      {!isOwn && sealed && view.yarrr[shown] ? <Shout x={layout.tall ? 96 : 210} y={layout.tall ? 372 : 300} /> : null}
      <Sea />
      {isSolo(view) ? <Navy board={props} ctx={ctx} /> : null}
      <section aria-label={say({ code: 'board.rivals' })}>
        {others.map((rival, k) => (
          <Rival
            key={rival}
            board={props}
            ctx={ctx}
            seat={rival}
            berth={lie[k]}
            onLook={() => setLooking(rival === home ? null : rival)}
            torn={torn(moment, rival)}
          />
        ))}
      </section>
      <Land ctx={ctx} seat={shown} pencil={inPencil} labels={labels} />
      <Edge board={props} />
      <NamedPlaces />
      <Parts
        board={props}
        ctx={ctx}
        seat={shown}
        isOwn={isOwn}
        look={shipLook(ctx, shown, inPencil)}
        labels={labels}
        pencil={pencil}
        onOver={setOver}
      />
      {gun === undefined ? null : <Aiming board={props} ctx={ctx} cannon={gun} chests={chests} />}
      {view.pool.length > 0 ? (
        <Pool board={props} ctx={ctx} />
      ) : seat === null ? (
        <ShipTabs board={props} shown={shown} onShow={setLooking} />
      ) : writing && (ask === null || ask.kind === 'draft') ? (
        <Walk board={props} />
      ) : (
        <Slips board={props} ctx={ctx} pencil={pencil} cannon={gun} onCannon={setCannon} />
      )}
      {here?.offered === undefined || here.brings === null || over === null ? null : (
        <Note beside={layout.targets[over]}>
          {say(here.brings)} <small>{ruleOf(ctx, over)}</small>
        </Note>
      )}
      <BarButtons {...props} choices={props.offered.filter(({ choice }) => ask?.kind === 'hold' && 'again' in choice)} />
      <PlanButtons board={props} pencil={pencil} onBack={looking === null ? null : () => setLooking(null)} />
      <Pen at={writtenAt(moment, ctx, shown, layout.tall)} hidden={view.pool.length > 8} />
      {moment === null ? null : <Doer moment={moment} shown={shown} others={others} lie={lie} />}
      {moment === null ? null : <Pops moment={moment} shown={shown} others={others} lie={lie} />}
      {sealed || moment?.event.type === 'revealed' ? <Reveal board={given} ctx={ioOf(given)} moment={moment} /> : null}
      {moment === null ? null : <Scene board={given} ctx={ioOf(given)} moment={moment} where={where} shown={shown} />}
      {shown === home ? null : (
        <p className="visually-hidden" role="status">
          {say({ code: 'board.shipOf', params: { seat: shown } })} {nameOf(props, shown)}
        </p>
      )}
    </div>
  )
}

/** Behind the screen only the board knows which die is in hand. */
function useSentence({ view, seat, say, awaits }: WavesProps, pencil: Pencil): void {
  const nest = seat === null ? [] : view.ships[seat].nest
  const sentence = !pencil.planning
    ? null
    : pencil.inHand === null
      ? say({ code: 'ask.yarrr', params: { round: view.round } })
      : say({ code: 'ask.place', params: { round: view.round, die: pencil.inHand + 1, face: view.dice[nest[pencil.inHand]] } })
  useEffect(() => {
    awaits?.(sentence)
    return () => awaits?.(null)
  }, [awaits, sentence])
}

interface PlanButtonsProps {
  readonly board: WavesProps
  readonly pencil: Pencil
  /** Back to one's own ship; null where that is the one that is looked at. */
  readonly onBack: (() => void) | null
}

/** Beside the sentence: what ends the planning, and the way back from a rival's ship. */
function PlanButtons({ board: { bar, seat, say }, pencil, onBack }: PlanButtonsProps) {
  if (bar === null) return null
  return createPortal(
    <>
      {onBack === null || seat === null ? null : (
        <button type="button" onClick={onBack}>
          {say({ code: 'board.ownShip' })}
        </button>
      )}
      {pencil.planning ? (
        <>
          <button type="button" onClick={pencil.clear} disabled={pencil.at.every((icon) => icon === null)}>
            {say({ code: 'board.clearPlan' })}
          </button>
          <button
            type="button"
            className={`primary ${styles.yarrr}`}
            disabled={!pencil.complete}
            data-takes={pencil.complete ? say({ code: 'choice.yarrr' }) : undefined}
            onClick={pencil.yarrr}
          >
            {say({ code: 'board.yarrr' })}
          </button>
        </>
      ) : null}
    </>,
    bar,
  )
}

/** Holes in a rival's sails while shots hit it. */
function torn(moment: WavesProps['moment'], seat: Seat): number {
  const event = moment?.event
  return event?.type === 'volley' && event.target === seat && Array.isArray(event.loot) ? Math.min(3, event.loot.length) : 0
}

/** 1 to 3 pick up a die, Y calls, R looks at the next rival, Escape comes back. */
function useKeys({ pencil, looking, onBack }: { pencil: ReturnType<typeof usePencil>; looking: Seat | null; onBack: () => void }): void {
  useShortcuts(({ key }) => {
    if (key === 'Escape' && looking !== null) onBack()
    if (!pencil.planning) return
    if (key >= '1' && key <= '3') pencil.pick(Number(key) - 1)
    else if (key.toLowerCase() === 'y' && pencil.complete) pencil.yarrr()
  })
}
