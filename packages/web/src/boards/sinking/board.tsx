import { TOP, lightOf, stageOf } from '@flotilla/art/sinking'
import { readView, same } from '@flotilla/kernel'
import { ACTIONS, SECTIONS, levelOf, sheetOf } from '@flotilla/sinking/client'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTravel } from '../../story/travel.ts'
import styles from './board.module.css'
import { Characters } from './decisions/characters.tsx'
import { UNSET, dialsOf, isSilent, mayDeclare, type Setting } from './decisions/dial.tsx'
import { Dock } from './decisions/dock.tsx'
import { Enemy } from './stage/enemy.tsx'
import { Finale, FinaleGround } from './end/finale.tsx'
import { useFit } from './stage/fit.ts'
import { useIdle } from '../kit/idle.ts'
import { MOTION } from './idle.ts'
import { useKeys } from './keys.ts'
import { Staged } from './moments/moments.tsx'
import { useNight } from '../kit/theme.ts'
import { usePick } from './decisions/pick.ts'
import { Pirates } from './stage/pirates.tsx'
import { RailPlates } from './stage/plates.tsx'
import { STEPS, isYesOrNo, loose, stepOf, type SinkingProps } from './props.ts'
import { withPress } from './pressed.ts'
import { Rooms } from './stage/rooms.tsx'
import { Lids } from './decisions/attack.tsx'
import { Deeds } from './decisions/deeds.tsx'
import { Voyage } from './stage/voyage.tsx'
import { Flats, HoldWater, Lamps, Scenery } from './stage/scenery.tsx'

/** We're Sinking!: a toy theatre. The ship is cut open and her rooms are the columns; the crew stands where they say they are, the enemy looms behind. */
export default function SinkingBoard(now: SinkingProps) {
  const props = withPress(now)
  const { view, game, moment } = props
  const ctx = readView(game, view)
  const theatre = useRef<HTMLDivElement>(null)
  const fit = useFit(theatre)
  const night = useNight()
  const pick = usePick(props)
  const [kept, setSetting] = useState<{ readonly of: SinkingProps['offered']; readonly setting: Setting }>({
    of: props.offered,
    setting: UNSET,
  })
  const dials = dialsOf(props)
  const setting = dials.length > 0 && kept.of === props.offered ? kept.setting : UNSET
  const onSet = (next: Setting): void => {
    pick.clear()
    setSetting({ of: props.offered, setting: next })
  }
  const level = Math.min(levelOf(view), SECTIONS)
  const phone = fit?.phone ?? false
  const stage = useMemo(() => stageOf(phone, level), [phone, level])
  const light = useMemo(() => lightOf(night, level), [night, level])
  useTravel(theatre, moment)
  useIdle(theatre, MOTION)
  useDialKeys(props, pick, setting, onSet)
  const choosing = view.characters.includes(-1)
  const hold = { stage, light, water: view.columns[0].length, threshold: sheetOf(ctx).threshold }
  const over = view.ended !== '' && moment?.event.type !== 'ended'
  return (
    <div
      ref={theatre}
      className={styles.theatre}
      data-stage={phone ? 'phone' : 'wide'}
      data-night={night}
      style={fit === null || over ? undefined : { width: fit.width, height: fit.height }}
    >
      {fit === null ? null : choosing ? (
        <Characters board={props} />
      ) : (
        <div
          className={styles.stage}
          data-moment={moment === null || moment.still ? undefined : moment.event.type}
          data-ending={moment?.event.type === 'ended' ? (moment.event.ending ?? '') : undefined}
          style={{
            width: stage.width,
            height: stage.height - TOP,
            left: fit.left,
            top: fit.top,
            transform: `scale(${fit.scale})`,
            ['--ms' as string]: `${moment?.ms ?? 0}ms`,
          }}
        >
          <Scenery
            fit={fit}
            stage={stage}
            light={light}
            enemy={view.enemy}
            spaces={ctx.edition.limits.damage}
            ended={over ? view.ended : ''}
          />
          {over ? (
            <FinaleGround saved={view.ended === 'saved'} stage={stage} light={light} fit={fit} />
          ) : (
            <>
              <HoldWater {...hold} which="back" />
              <Lids board={props} stage={stage} light={light} />
              <Lamps stage={stage} light={light} />
              <Declare board={props} stage={stage} setting={setting} onSet={onSet} />
              {moment?.event.type === 'revealed' || moment?.event.type === 'showedDial' ? (
                <div className={styles.dark} aria-hidden />
              ) : null}
              {view.screech && stepOf(view) === 'dials' ? <Hush stage={stage} /> : null}
              <Pirates board={props} stage={stage} ghost={setting.say} />
              <Rooms board={props} ctx={ctx} stage={stage} pick={pick} ghost={setting.say} />
              <HoldWater {...hold} which="front" />
              <RailPlates board={props} ctx={ctx} stage={stage} pick={pick} />
              <Deeds board={props} ctx={ctx} stage={stage} light={light} />
              <Enemy board={props} ctx={ctx} stage={stage} pick={pick} hang={phone ? 0 : fit.top / fit.scale} />
              <Voyage board={props} />
              <Flats stage={stage} light={light} fit={fit} which="back" />
              <Dock board={props} ctx={ctx} stage={stage} pick={pick} setting={setting} onSet={onSet} />
              <Flats stage={stage} light={light} fit={fit} which="front" />
            </>
          )}
          <Staged board={props} ctx={ctx} stage={stage} light={light} />
        </div>
      )}
      {fit !== null && over ? <Finale board={props} ctx={ctx} /> : null}
      <div className={styles.valance} aria-hidden />
      {choosing ? null : <BarChoices board={props} pick={pick} wide={(fit?.width ?? 0) >= 1200 && !over} />}
    </div>
  )
}

/** Everything on the board by key: the dial, the talk, the items and what belongs to nothing on the table. */
function useDialKeys(props: SinkingProps, pick: ReturnType<typeof usePick>, setting: Setting, onSet: (next: Setting) => void): void {
  const { view } = props
  const dials = dialsOf(props)
  useKeys({
    column: (k) =>
      mayDeclare(props, k) ? onSet({ ...setting, say: k }) : isYesOrNo(props) && k === 0 ? agree() : talk({ claim: ACTIONS[k] }),
    action: (k) => (dials.length > 0 ? onSet({ ...setting, do: k }) : undefined),
    nothing: () => answerLoose('pass', 'stop', 'draw', 'agree'),
    ready: () => answerLoose('ready'),
    plead: (target, k) => talk({ plead: { seat: target, action: ACTIONS[k] } }),
    doubt: (target) => talk({ doubt: target }),
    chest: () => {
      const tokens = props.seat === null ? [] : view.chests[props.seat]
      const token = tokens.find((back) => pick.stateOf(`thing:${back}`) !== 'plain') ?? tokens[0]
      if (token !== undefined) pick.press(`thing:${token}`)
    },
    escape: pick.clear,
  })
  const talk = (said: object): void => {
    const one = props.offered.find(({ choice }) => same(choice, said))
    if (one !== undefined) props.answer(one.choice)
  }
  const answerLoose = (...fields: readonly string[]): void => {
    const one = [...loose(props), ...loose(props, 'dock')].find(({ choice }) =>
      fields.some((field) => field in choice && (choice as Record<string, unknown>)[field] !== (field === 'draw' || field === 'agree')),
    )
    if (one !== undefined) props.answer(one.choice)
  }
  const agree = (): void => {
    const yes = loose(props, 'dock').find(({ choice }) => Object.values(choice).includes(true))
    if (yes !== undefined) props.answer(yes.choice)
  }
}

interface BarChoicesProps {
  readonly board: SinkingProps
  readonly pick: ReturnType<typeof usePick>
  /** There is room for where the round stands. */
  readonly wide: boolean
}

/** Beside the sentence: what belongs to nothing on the table. What is picked is committed beside it. */
function BarChoices({ board, pick, wide }: BarChoicesProps) {
  const { say } = board
  if (board.bar === null) return null
  return createPortal(
    <>
      {wide ? <Steps board={board} /> : null}
      {loose(board).map((one, k) => (
        <button
          key={JSON.stringify(one.choice)}
          type="button"
          className={k === 0 && one.back !== true && pick.chosen === null && dialsOf(board).length === 0 ? 'primary' : undefined}
          onClick={() => board.answer(one.choice)}
        >
          {say(one.text)}
        </button>
      ))}
    </>,
    board.bar,
  )
}

/** The rooms themselves are buttons while a dial is to be laid: a press says where. The dial's own buttons do the same for keys and screen readers. */
function Declare({
  board,
  stage,
  setting,
  onSet,
}: {
  board: SinkingProps
  stage: ReturnType<typeof stageOf>
  setting: Setting
  onSet: (setting: Setting) => void
}) {
  if (dialsOf(board).length === 0 || isSilent(board)) return null
  return stage.rooms.map(({ action, x, y, w, h }, k) => (
    <button
      key={action}
      type="button"
      tabIndex={-1}
      aria-hidden
      className={styles.room}
      data-open={mayDeclare(board, k)}
      data-said={setting.say === k}
      disabled={!mayDeclare(board, k)}
      style={{ left: x + 2, top: y - TOP + 2, width: w - 4, height: h - 4 }}
      onClick={() => onSet({ ...setting, say: k })}
    />
  ))
}

/** The Sirens screech: the rooms are dark, nobody stands in them and nobody is heard. */
function Hush({ stage: { rooms } }: { stage: ReturnType<typeof stageOf> }) {
  return rooms.map(({ action, x, y, w, h }) => (
    <div key={action} className={styles.hush} style={{ left: x, top: y - TOP, width: w, height: h }} aria-hidden />
  ))
}

/** Where the round stands: a dot a step, the present one by its name. */
function Steps({ board: { view, say } }: { board: SinkingProps }) {
  const now = stepOf(view)
  return (
    <ol className={styles.steps} aria-label={say({ code: 'board.round', params: { round: view.round } })}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined} title={say({ code: `board.step.${step}` })}>
          <span className={step === now ? undefined : 'visually-hidden'}>{say({ code: `board.step.${step}` })}</span>
        </li>
      ))}
    </ol>
  )
}
