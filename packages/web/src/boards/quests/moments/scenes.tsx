import {
  blackFleet,
  defeat,
  die,
  heart,
  landfall,
  lastBell,
  lostHeart,
  star,
  tempest,
  token,
  victory,
  type GoodName,
} from '@flotilla/art/quests'
import { readView } from '@flotilla/kernel'
import { goalOf, heartsOf, outcome, type ReadCtx, type QuestsEvent } from '@flotilla/quests/client'
import { useMemo } from 'react'
import { Drawing } from '../../../layout/drawing.tsx'
import { Flag } from '../../../layout/flag.tsx'
import type { Moment } from '../../../story/moment.ts'
import { usePalette } from '../chart/night.ts'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'
import { yOf } from '../chart/geometry.ts'
import { looksOf } from '../stage/looks.ts'
import type { QuestsProps } from '../props.ts'
import { Ribbon } from './ribbon.tsx'
import type { Roll } from './rolls.ts'
import { callAt, foundering, type Staged } from './staged.ts'
import { Thing } from '../stage/thing.tsx'

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly staged: Staged
  readonly moment: Moment<QuestsEvent>
  readonly roll: Roll | null
}

/** The big moments besides a volley: a landfall with what it brings, the sea striking, black sails, the last bell, the end. */
export function Scene({ board, ctx, staged, moment, roll }: Props) {
  const { scene, cell, event } = staged
  const palette = usePalette()
  const art = useMemo(
    () => drawn(board, ctx, staged, palette),
    // As it was when the scene began; what comes of it changes only the strip.
    // oxlint-disable-next-line react/exhaustive-deps
    [staged.n, palette],
  )
  const sinks = foundering(board) !== null
  const phase = !staged.sinks ? event.type : moment.event.type === 'sinking' ? 'sink' : 'sunk'
  const card = scene === 'bell' || scene === 'end' || scene === 'fleet' || cell < 0 ? undefined : yOf(cell) < 0 ? 'below' : 'above'
  return (
    <Frame
      key={staged.n}
      moment={moment}
      scene={scene}
      phase={phase}
      art={art}
      card={card}
      over={event.type === 'explored' ? <Found good={event.good} /> : undefined}
      ribbon={<Ribbon board={board} moment={moment} event={sinks ? moment.event : event} />}
      strip={stripOf({ board, ctx, staged, moment, roll })}
    />
  )
}

function drawn(board: QuestsProps, ctx: ReadCtx, { scene, seat, cell }: Staged, palette: ReturnType<typeof usePalette>): string {
  if (scene === 'fleet') return blackFleet(board.view.marauders.length, palette)
  if (scene === 'end') return endPicture(board, palette)
  const looks = looksOf(ctx, Math.max(0, seat))
  if (scene === 'bell') return lastBell(looks, palette)
  const call = scene === 'landfall' ? callAt(board, cell) : null
  return call === null ? tempest({ ...looks, hurt: looks.hurt + (scene === 'tempest' ? 1 : 0) }, palette) : landfall(looks, call, palette)
}

/** The winners' homecoming, or the black fleet's. */
export function endPicture({ game, view }: Pick<QuestsProps, 'game' | 'view'>, palette: ReturnType<typeof usePalette>): string {
  const ctx = readView(game, view)
  const { winners, standings } = outcome(ctx)
  if (winners.length === 0)
    return defeat(
      standings.map(({ seat }) => seat),
      palette,
    )
  const others = standings.map(({ seat }) => seat).filter((seat) => !winners.includes(seat))
  return victory(
    winners.map((seat) => ({ ...looksOf(ctx, seat), hurt: 0 })),
    others.map((seat) => looksOf(ctx, seat)),
    palette,
  )
}

/** The token of the island turns over. */
const Found = ({ good }: { good: GoodName }) => (
  <g transform="translate(850 150)">
    <g className={frame.found}>
      <g transform="scale(7)" dangerouslySetInnerHTML={{ __html: token(good) }} />
    </g>
  </g>
)

function stripOf({ board, ctx, staged, moment, roll }: Props) {
  const { scene, seat, event, gains } = staged
  if (scene === 'bell')
    return (
      <>
        <Flag seat={Math.max(0, seat)} size={34} />
        <Thing art={star} size={40} />
        <b className={frame.sum}>
          {event.total ?? -1} / {goalOf(ctx)}
        </b>
      </>
    )
  if (scene === 'tempest') {
    const hearts = heartsOf(ctx, seat)
    const damage = staged.sinks ? hearts : board.view.ships[seat].damage
    return (
      <>
        <Flag seat={seat} size={34} />
        {roll === null || roll.volley !== null
          ? null
          : roll.dice.map((face, k) => <Drawing key={k} svg={die(face)} box="0 0 60 64" width={44} height={47} />)}
        <span className={frame.hearts}>
          {Array.from({ length: hearts }, (_, k) => (
            <Thing key={k} art={k < hearts - damage ? heart : lostHeart('#5b4630')} size={24} />
          ))}
        </span>
      </>
    )
  }
  if (scene !== 'landfall' || gains.length === 0) return undefined
  return gains.map(({ art, n }, k) => (
    <span key={k} className={frame.gain} style={{ ['--told' as string]: `${moment.ms}ms` }}>
      <Thing art={art} size={40} />
      {n === 1 ? null : <b>{n}</b>}
    </span>
  ))
}
