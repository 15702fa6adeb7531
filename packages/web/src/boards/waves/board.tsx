import { fitted, flag, lettered } from '@flotilla/art/kit'
import { WIDE_TARGETS, bag, bubble, c, type Box, type PartName } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { crews, isSolo, type Cannon } from '@flotilla/waves/face'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BarButtons } from '../../table/bar.tsx'
import { useTravel } from '../../story/travel.ts'
import { Aiming, aiming } from './aim.tsx'
import { Art } from './art.tsx'
import styles from './board.module.css'
import { NOT_ASKED, hereOn, pencilled } from './decisions.ts'
import { Doer } from './doer.tsx'
import { useHeld } from './held.ts'
import { useIdle } from './idle.ts'
import { Lens, ruleOf } from './lens.tsx'
import { NO_PENCIL, labelsOf, nameOf, shipLook } from './looks.ts'
import { Note } from './note.tsx'
import { Peek } from './peek.tsx'
import { Pen } from './pen.tsx'
import { Pops, writtenAt } from './pops.tsx'
import { usePencil } from './plan.ts'
import { Pool } from './pool.tsx'
import { withPress } from './pressed.ts'
import { ioOf, type WavesProps } from './props.ts'
import { Reveal } from './reveal.tsx'
import { Rival, berths, chestBox, shipBox } from './rivals.tsx'
import { Scene, type Whereabouts } from './scenes.tsx'
import { Land, ShipPicture } from './ship.tsx'
import { Slips } from './slips.tsx'
import { Navy } from './solo.tsx'
import { Stage, useStage } from './stage.tsx'
import { ShipTabs } from './tabs.tsx'
import { NamedPlaces } from './named-places.tsx'
import { Target } from './target.tsx'
import { Told } from './told.tsx'
import { Walk } from './walk.tsx'

/** Rolling with the Waves: a sheet of old paper on the ship's table, with your ship, the rivals' and the coast drawn on it. */
export default function WavesBoard(props: WavesProps) {
  return (
    <Stage>
      <Table {...props} />
    </Stage>
  )
}

/** Tab walks the parts in reading order. */
const READING: readonly PartName[] = Object.keys(WIDE_TARGETS) as PartName[]

function Table(given: WavesProps) {
  const held = useHeld(given.view, given.moment)
  const props = withPress(held === given.view ? given : { ...given, view: held })
  const { layout } = useStage()
  const { view, seat, ask, say, moment, bar } = props
  const root = useRef<HTMLDivElement>(null)
  useTravel(root, moment)
  useIdle(root)
  const io = ioOf(props)
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
  const inPencil = isOwn ? pencilled(props, io, pencil, over) : NO_PENCIL
  const sealed = view.sealed?.ask.kind === 'place'
  const ghosts = isOwn && sealed ? pencil.at.map((icon) => icon !== null) : []
  const others = Array.from({ length: crews(view) - 1 }, (_, k) => (shown + 1 + k) % crews(view))
  const lie = berths(others.length, layout)
  const chests = useMemo(
    () => others.flatMap((rival, k) => [0, 1, 2].map((chest) => ({ seat: rival, chest, box: chestBox(lie[k], chest) }))),
    // Rivals lie where their number and the layout put them
    [others.join(), layout],
  )
  const where = useMemo((): Whereabouts => {
    const berthOf = (of: Seat): (typeof lie)[number] | null => (of === shown ? null : (lie[others.indexOf(of)] ?? null))
    const box = (of: Seat): Box | null => {
      const berth = berthOf(of)
      return berth === null ? null : shipBox(berth)
    }
    return {
      muzzle: (of, cannon) => {
        const at = box(of)
        return at === null ? layout.muzzles[cannon] : [at[0] + 18, at[1] + at[3] * (cannon === 'small' ? 0.72 : 0.8)]
      },
      chest: (of, chest) => {
        const berth = berthOf(of)
        return berth === null ? layout.targets[`chest${chest}` as PartName] : chestBox(berth, chest)
      },
      hold: (of) => {
        const at = box(of)
        return at === null ? (layout.tall ? [230, 560] : [405, 470]) : [at[0] + at[2] / 2, at[1] + at[3] * 0.75]
      },
      grave: (of, chest) => {
        const at = box(of)
        const [x, y, w, h] = layout.targets[`bury${chest}` as PartName]
        return at === null ? [x + w / 2, y + h / 2] : layout.strand
      },
      side: (of) => {
        const at = box(of)
        if (at === null) return layout.side
        const low = at[1] + at[3]
        return { hull: [at[0] + 34, low - 30], water: [at[0] + 4, low - 12] }
      },
    }
    // Rivals lie where their number and the layout put them
  }, [others.join(), shown, layout])
  const here = over === null ? null : hereOn(over, props, io, pencil)
  const writing = !sealed && view.pool.length === 0 && view.ended === ''

  // A decision brings the own ship back.
  useEffect(() => {
    if (ask !== null) setLooking(null)
  }, [ask])
  // Behind the screen only the board knows which die is in hand.
  const nest = seat === null ? [] : view.ships[seat].nest
  const sentence = !pencil.planning
    ? null
    : pencil.inHand === null
      ? say({ code: 'ask.yarrr', params: { round: view.round } })
      : say({ code: 'ask.place', params: { round: view.round, die: pencil.inHand + 1, face: view.dice[nest[pencil.inHand]] } })
  const { awaits } = props
  useEffect(() => {
    awaits?.(sentence)
    return () => awaits?.(null)
  }, [awaits, sentence])
  useKeys({ pencil, looking, onBack: () => setLooking(null) })

  return (
    <div ref={root} className={styles.table} data-telling={moment?.event.type}>
      <Backdrop board={props} />
      <ShipPicture board={props} io={io} seat={shown} pencil={inPencil} labels={labels} ghosts={ghosts} />
      {isOwn && sealed && view.yarrr[shown] ? <Shout x={layout.tall ? 96 : 210} y={layout.tall ? 372 : 318} /> : null}
      {!isOwn && sealed && view.yarrr[shown] ? <Shout x={layout.tall ? 96 : 210} y={layout.tall ? 372 : 300} /> : null}
      <Sea />
      {isSolo(view) ? <Navy board={props} io={io} /> : null}
      <section aria-label={say({ code: 'board.rivals' })}>
        {others.map((rival, k) => (
          <Rival
            key={rival}
            board={props}
            io={io}
            seat={rival}
            berth={lie[k]}
            onLook={() => setLooking(rival === home ? null : rival)}
            torn={torn(moment, rival)}
          />
        ))}
      </section>
      <Land io={io} seat={shown} pencil={inPencil} labels={labels} />
      <Edge board={props} />
      <NamedPlaces />
      {READING.map((part) => {
        const { offered, refusal, choose } = isOwn ? hereOn(part, props, io, pencil) : NOT_ASKED
        const glass = { board: props, io, seat: shown, part, look: shipLook(io, shown, inPencil), labels }
        if (offered === undefined && refusal === undefined) return <Peek key={part} {...glass} />
        const burying = part.startsWith('bury')
        const laid = burying
          ? pencil.planning && pencil.buried === Number(part.slice(-1))
          : pencil.planning && pencil.at.some((icon) => icon === part)
        return (
          <Target
            key={part}
            board={props}
            box={layout.targets[part]}
            radius={part === 'spirits' ? 24 : 12}
            offered={offered}
            refusal={refusal}
            label={
              burying ? `${say({ code: 'icon.bury' })}, ${say({ code: `icon.chest${part.slice(-1)}` })}` : say({ code: `icon.${part}` })
            }
            pressed={pencil.planning ? laid : undefined}
            onChoose={choose}
            onOver={(is) => setOver(is ? part : null)}
            lens={() => <Lens {...glass} />}
          />
        )
      })}
      {gun === undefined ? null : <Aiming board={props} io={io} cannon={gun} chests={chests} />}
      {view.pool.length > 0 ? (
        <Pool board={props} io={io} />
      ) : seat === null ? (
        <ShipTabs board={props} shown={shown} onShow={setLooking} />
      ) : ask === null || ask.kind === 'draft' ? (
        writing ? (
          <Walk board={props} />
        ) : (
          <Slips board={props} io={io} pencil={pencil} cannon={gun} onCannon={setCannon} />
        )
      ) : (
        <Slips board={props} io={io} pencil={pencil} cannon={gun} onCannon={setCannon} />
      )}
      {here?.offered === undefined || here.brings === null || over === null ? null : (
        <Note beside={layout.targets[over]}>
          {say(here.brings)} <small>{ruleOf(io, over)}</small>
        </Note>
      )}
      <BarButtons {...props} choices={props.offered.filter(({ choice }) => ask?.kind === 'hold' && 'again' in choice)} />
      {bar === null
        ? null
        : createPortal(
            <>
              {looking === null || seat === null ? null : (
                <button type="button" onClick={() => setLooking(null)}>
                  {say({ code: 'board.ownShip' })}
                </button>
              )}
              {pencil.planning ? (
                <>
                  <button type="button" onClick={pencil.clear} disabled={pencil.at.every((icon) => icon === null)}>
                    {say({ code: 'board.clearPlan' })}
                  </button>
                  <button type="button" className={`primary ${styles.yarrr}`} disabled={!pencil.complete} onClick={pencil.yarrr}>
                    {say({ code: 'board.yarrr' })}
                  </button>
                </>
              ) : null}
            </>,
            bar,
          )}
      <Pen at={writtenAt(moment, io, shown, layout.tall)} hidden={view.pool.length > 8} />
      {moment === null ? null : <Doer moment={moment} shown={shown} others={others} lie={lie} />}
      {moment === null ? null : <Pops moment={moment} shown={shown} others={others} lie={lie} />}
      {sealed || moment?.event.type === 'revealed' ? <Reveal board={given} io={ioOf(given)} moment={moment} /> : null}
      {moment === null ? null : <Scene board={given} io={ioOf(given)} moment={moment} where={where} shown={shown} />}
      {shown === home ? null : (
        <p className="visually-hidden" role="status">
          {say({ code: 'board.shipOf', params: { seat: shown } })} {nameOf(props, shown)}
        </p>
      )}
    </div>
  )
}

/** Holes in a rival's sails while shots hit it. */
function torn(moment: WavesProps['moment'], seat: Seat): number {
  const event = moment?.event
  return event?.type === 'volley' && event.target === seat && Array.isArray(event.loot) ? Math.min(3, event.loot.length) : 0
}

/** The sheet, and what stands on it for the whole round. */
function Backdrop({ board: { view, say } }: { readonly board: WavesProps }) {
  const { layout } = useStage()
  const page = useMemo(() => layout.backdrop(), [layout])
  const round = say({ code: 'board.round', params: { round: view.round } })
  const first = say({ code: 'board.first' })
  const shownFirst = isSolo(view) ? null : view.first
  const words = useMemo(
    () =>
      layout.tall
        ? ''
        : fitted(74, 206, round, { size: 19, most: 110, colour: c.ink }) +
          (shownFirst === null
            ? ''
            : flag(shownFirst, 20, 62, 24, 18) + lettered(54, 76, first, { size: 16, anchor: 'start', colour: c.ink })),
    [layout, round, first, shownFirst],
  )
  const [x, y, w, h] = layout.paper
  return (
    <>
      <Art svg={page} box={layout.backdropBox} />
      <div className={styles.grain} style={{ left: x, top: y, width: w, height: h }} />
      {words === '' ? null : <Art svg={words} box={[4, 56, 160, 160]} />}
    </>
  )
}

function Sea() {
  const { layout } = useStage()
  const [x, y, w, h] = layout.paper
  const [sx, sy, sw, sh] = layout.seaBox
  return (
    <div className={styles.sea} style={{ left: x, top: y, width: w, height: h }}>
      <div style={{ position: 'absolute', left: -x, top: -y }}>
        <Art svg={layout.sea[0]} box={[sx, sy, sw, sh]} sways="sea" />
        <Art svg={layout.sea[1]} box={[sx, sy, sw, sh]} sways="sea" />
      </div>
    </div>
  )
}

/** What lies on the table beside the sheet: the bag, the ink, and what was told last. */
function Edge({ board }: { readonly board: WavesProps }) {
  const { layout } = useStage()
  const { view, say } = board
  const [x, y] = layout.bag
  const word = say({ code: 'board.inBag' })
  const drawn = useMemo(
    () =>
      layout.tall
        ? ''
        : bag(x, y) +
          lettered(x + 1, y + 18, view.bag.length, { font: 'bold', size: 23, colour: '#f8ecd0' }) +
          fitted(x + 1, y + 33, word, { font: 'plain', size: 13, most: 90, colour: '#f8ecd0' }),
    [layout, x, y, view.bag.length, word],
  )
  return (
    <>
      <span data-place="bag" className={styles.bag} style={{ left: x - 20, top: y - 20 }} />
      {drawn === '' ? null : <Art svg={drawn} box={[10, 636, 130, 84]} />}
      {layout.tall ? null : <Told board={board} />}
    </>
  )
}

function Shout({ x, y }: { readonly x: number; readonly y: number }) {
  const svg = useMemo(
    () => bubble(x, y, 1) + lettered(0, 6, 'YARRR!', { size: 21, colour: c.tagink, more: `transform="translate(${x} ${y}) rotate(-6)"` }),
    [x, y],
  )
  return <Art svg={svg} box={[x - 60, y - 40, 120, 80]} />
}

/** 1 to 3 pick up a die, Y calls, R looks at the next rival, Escape comes back. */
function useKeys({ pencil, looking, onBack }: { pencil: ReturnType<typeof usePencil>; looking: Seat | null; onBack: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLTextAreaElement ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      if (event.key === 'Escape' && looking !== null) onBack()
      if (!pencil.planning) return
      if (event.key >= '1' && event.key <= '3') pencil.pick(Number(event.key) - 1)
      else if (event.key.toLowerCase() === 'y' && pencil.complete) pencil.yarrr()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
