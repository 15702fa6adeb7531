import { cannon, closedChest, mug } from '@flotilla/art/waves'
import { CANNONS, numeral, ownerOf, shots, type Cannon, type ReadCtx } from '@flotilla/waves/client'
import type { ReactNode } from 'react'
import type { Offered } from '../../../table/board.ts'
import { aiming } from './aim.tsx'
import { buries, lays } from './decisions.ts'
import { DiePiece } from '../stage/die-piece.tsx'
import { useDieDrag } from './drag.tsx'
import type { Pencil } from './plan.ts'
import { offeredWhere, type WavesProps } from '../props.ts'
import paper from '../stage/paper.module.css'
import styles from './slips.module.css'
import { useStage } from '../stage/stage.tsx'

interface SlipsProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly pencil: Pencil
  readonly cannon: Cannon | undefined
  readonly onCannon: (cannon: Cannon) => void
}

/** The slips on the table's edge: what is in hand, one after another, and what becomes of it. */
export function Slips({ board, ctx, pencil, cannon: active, onCannon }: SlipsProps) {
  const { layout } = useStage()
  const [x, y, w] = layout.edge
  const { ask, say, seat, view } = board
  const nest = seat === null ? [] : view.ships[seat].nest
  const dragged = useDieDrag(
    (k) => (nest[k] === undefined ? null : { face: view.dice[nest[k]], owner: ownerOf(ctx, nest[k]) }),
    pencil.pick,
  )
  if (seat === null) return null
  const slips: ReactNode[] =
    pencil.planning || ask?.kind === 'hold'
      ? plans(board, ctx, pencil, layout.tall)
      : ask?.kind === 'aim'
        ? guns(board, ctx, active, onCannon)
        : ask?.kind === 'raise'
          ? raising(board)
          : ask?.kind === 'stow'
            ? [
                <Slip
                  key="loot"
                  picture={<Sign svg={closedChest(0, 0, 1)} box="-2 -2 48 46" />}
                  title={say({ code: 'board.loot', params: { values: [...view.loot] } })}
                  line=""
                  hot
                />,
              ]
            : []
  if (slips.length === 0) return null
  return (
    <div
      className={styles.slips}
      style={{ left: x, top: y + (layout.tall ? 2 : 8), width: layout.tall ? w : 690 }}
      data-tall={layout.tall}
      data-keep=""
      role="group"
      aria-label={say({ code: 'board.nest' })}
    >
      {slips}
      {dragged}
    </div>
  )
}

/** Places that have a shorter name for a slip on a phone. */
const SHORT: ReadonlySet<string> = new Set(['spirits', 'ports', 'crew', 'small', 'large'])

function plans(board: WavesProps, ctx: ReadCtx, pencil: Pencil, tall: boolean): ReactNode[] {
  const { view, seat, say } = board
  if (seat === null) return []
  const { nest } = view.ships[seat]
  return nest.map((die, k) => {
    const face = view.dice[die]
    const at = pencil.at[k] ?? null
    const isShort = tall && at !== null && SHORT.has(at)
    const title =
      at === null ? say({ code: tall ? 'board.placeItShort' : 'board.placeIt' }) : say({ code: isShort ? `board.${at}` : `icon.${at}` })
    const line =
      at === null
        ? ''
        : at !== 'bury'
          ? say(lays(ctx, seat, face, at, tall))
          : k === 0 && pencil.buried !== null
            ? say(buries(ctx, seat, pencil.buried, tall))
            : say({ code: 'board.writesNothing' })
    return (
      <Slip
        key={die}
        picture={<Picture ctx={ctx} die={die} />}
        title={title}
        line={line}
        hot={pencil.inHand === k}
        {...(pencil.planning
          ? {
              onPress: () => pencil.pick(k),
              die: k,
              pressed: pencil.inHand === k,
              label: `${say({ code: 'board.pickUp', params: { die: k + 1, face } })}. ${at === null ? '' : `${title} ${line}`}`,
            }
          : {})}
      />
    )
  })
}

function guns(board: WavesProps, ctx: ReadCtx, active: Cannon | undefined, onCannon: (cannon: Cannon) => void): ReactNode[] {
  const { view, seat, say } = board
  const open = aiming(board)
  if (seat === null) return []
  return CANNONS.toReversed().flatMap((gun) => {
    const aim = view.aims.find((one) => one.cannon === gun)
    if (aim === undefined && !open.includes(gun)) return []
    const line =
      aim === undefined
        ? say({ code: 'board.aimNow', params: { shots: shots(ctx, seat, gun) } })
        : say({ code: 'board.aimed', params: { target: aim.seat, chest: numeral(aim.chest) } })
    const press =
      aim === undefined && open.length > 1
        ? { onPress: () => onCannon(gun), pressed: gun === active, label: `${say({ code: `icon.${gun}` })}. ${line}` }
        : {}
    return [
      <Slip
        key={gun}
        picture={<Sign svg={cannon(16, 22, gun === 'large' ? 0.62 : 0.5)} box="0 0 120 56" />}
        title={say({ code: `icon.${gun}` })}
        line={line}
        hot={gun === active}
        {...press}
      />,
    ]
  })
}

function raising(board: WavesProps): ReactNode[] {
  const slip = (key: 'keep' | 'later', offered: Offered | undefined): ReactNode[] =>
    offered === undefined
      ? []
      : [
          <Slip
            key={key}
            picture={<Sign svg={mug(0, 0, 1)} box="-34 -46 92 92" />}
            title={board.say({ code: `board.raise.${key}` })}
            line={board.say({ code: `board.raise.${key}Line` })}
            legal
            onPress={() => board.answer(offered.choice)}
            label={board.say(offered.text)}
          />,
        ]
  return [
    ...slip(
      'keep',
      offeredWhere(board, (choice) => choice.raise === null),
    ),
    ...slip(
      'later',
      offeredWhere(board, (choice) => choice.later === true),
    ),
  ]
}

const Picture = ({ ctx, die }: { ctx: ReadCtx; die: number }) => (
  <span className={styles.picture}>
    <DiePiece id={die} face={ctx.state.dice[die]} owner={ownerOf(ctx, die)} at={[23, 24]} size={40} shadow picture />
  </span>
)

const Sign = ({ svg, box }: { svg: string; box: string }) => (
  <span className={styles.picture}>
    <svg viewBox={box} width="46" height="46" dangerouslySetInnerHTML={{ __html: svg }} aria-hidden />
  </span>
)

interface SlipProps {
  readonly picture: ReactNode
  readonly title: string
  readonly line: string
  readonly hot?: boolean
  readonly legal?: boolean
  readonly onPress?: () => void
  /** It is the slip of this die, which can be dragged. */
  readonly die?: number
  readonly pressed?: boolean
  readonly label?: string
}

function Slip({ picture, title, line, hot = false, legal = false, onPress, die, pressed, label }: SlipProps) {
  const inside = (
    <>
      {picture}
      <span className={styles.words}>
        <b>{title}</b>
        {line === '' ? null : <small>{line}</small>}
      </span>
    </>
  )
  const className = `${paper.slip} ${styles.slip} ${hot ? paper.hot : ''}`
  return onPress === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <button
      type="button"
      className={className}
      onClick={onPress}
      data-die={die}
      aria-pressed={pressed}
      aria-label={label}
      data-legal={legal ? '' : undefined}
    >
      {inside}
    </button>
  )
}
