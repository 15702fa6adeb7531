import { isProtected, kindOf, type ReadCtx } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { Offered } from '../../../table/board.ts'
import type { Here } from '../../kit/here.ts'
import { isAimedAt } from '../decisions/aim.tsx'
import { CardFace, type FaceSize } from './card-face.tsx'
import styles from './card.module.css'
import { useLook } from './look-closer.tsx'
import { BackPicture } from './picture.tsx'
import { at, type Table } from '../props.ts'

export interface CardProps {
  readonly table: Table
  readonly back: number
  readonly size: FaceSize
  /** Its width in units of the stage. */
  readonly w: number
  /** Where it belongs, if it is not simply the card's own place. */
  readonly spot?: string
  readonly here?: Here
  /** What a click does, where it is not what is offered. */
  readonly onPress?: (() => void) | undefined
  readonly label?: string | undefined
  readonly tired?: boolean
  /** Whose board it lies on. */
  readonly owner?: Seat
  /** An Assistant lies on it, or it lies on another card. */
  readonly merged?: 'under' | 'over' | undefined
  readonly lit?: boolean
  readonly dim?: boolean
  readonly against?: boolean
  /** Shown here once more: it is not the piece that travels. */
  readonly copy?: boolean
  /** Where it comes from when it was nowhere before. */
  readonly from?: string | undefined
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** A card as it lies somewhere: pressed to do what it offers, focused, hovered or held to be read large. */
export function Card(props: CardProps) {
  const { table, back, size, w, spot = `card:${props.back}`, tired = false, merged, owner } = props
  const { board, ctx, choosing } = table
  const look = useLook()
  const face = ctx.state.faces[back]
  const here = props.here ?? at(board, spot)
  if (face < 0)
    return (
      <span className={styles.card} data-back data-piece={`card:${back}`} style={sized(w, props.style)} aria-hidden>
        <BackPicture />
      </span>
    )
  const kind = kindOf(face)
  const press = (offered: Offered): void => choosing.press(offered)
  const only = here.offered.length === 1 ? here.offered[0] : undefined
  const acts = props.copy !== true && isActing(table, back)
  const isKept = owner !== undefined && isProtected(ctx, owner, back)
  const aimed = owner !== undefined && isAimedAt(board.view, back)
  const marks = [
    ...(tired ? ['tired'] : []),
    ...(merged === 'under' ? ['doubled'] : []),
    ...(isKept ? ['protected'] : []),
    ...(aimed ? ['aimed'] : []),
  ]
  const label = [named(ctx, table, kind), ...marks.map((mark) => board.say({ code: `board.${mark}` }))].join(', ')
  const says = props.label ?? (only === undefined ? '' : board.say(only.text))
  return (
    <button
      type="button"
      className={styles.card}
      style={sized(w, props.style)}
      ref={(element) => {
        if (element !== null) look.cards.set(element, { kind, here, press })
      }}
      data-look={spot}
      data-size={size}
      data-colour={table.ctx.edition.cards[kind].colour}
      data-piece={props.copy === true ? undefined : `card:${back}`}
      data-from={props.from}
      data-legal={here.offered.length > 0 || props.lit === true ? '' : undefined}
      data-glows={(props.lit ?? here.offered.length > 0) ? '' : undefined}
      data-chosen={here.offered.some(({ choice }) => choosing.isChosen(choice)) || acts || isNamed(table, here) ? '' : undefined}
      data-tired={tired ? '' : undefined}
      data-merged={merged}
      data-dim={props.dim === true || isOut(table, here) ? '' : undefined}
      data-against={props.against === true ? '' : undefined}
      data-told={isTold(table, back) ? '' : undefined}
      data-aimed={aimed ? '' : undefined}
      aria-label={says === '' ? label : `${label}. ${says}`}
      aria-describedby={`rule-${kind}`}
      onClick={(event) => {
        if (props.onPress !== undefined) props.onPress()
        else if (only !== undefined) press(only)
        else if (here.offered.length + here.refused.length > 0) look.pin(event.currentTarget)
      }}
    >
      <CardFace board={board} kind={kind} size={size} />
      {tired ? <span className={styles.tired}>{size === 'mini' ? null : board.say({ code: 'board.tired' })}</span> : null}
      {merged === 'over' ? <span className={styles.twice}>×2</span> : null}
      {isKept ? <span className={styles.kept} aria-hidden /> : null}
      {props.children}
    </button>
  )
}

const named = (ctx: ReadCtx, { board }: Table, kind: number): string =>
  `${board.say({ code: `card.${ctx.edition.cards[kind].id}` })}, ${ctx.edition.cards[kind].value ?? 0}`

const sized = (w: number, style: CSSProperties | undefined): CSSProperties => ({ ...style, ['--w' as string]: `${w}px` })

const ACTS = /^(act|captain|torpedo|hand|story|jack)\./

/** The own card whose target is being named, or that looks for its place. */
function isActing({ board: { view, ask } }: Table, back: number): boolean {
  if (ask === null) return false
  return ask.kind.startsWith('play.') ? (ask as { card?: number }).card === back : ACTS.test(ask.kind) && view.chain.at(-1)?.card === back
}

/** Named already, one of several. */
const isNamed = ({ board: { ask } }: Table, { refused }: Here): boolean =>
  ask !== null && ask.kind !== 'main' && refused.some(({ code }) => code === 'refuse.namedAlready')

/** The card that is being told about just now. */
function isTold({ board: { moment } }: Table, back: number): boolean {
  if (moment === null) return false
  const { card, cards } = moment.event
  return card === back || (Array.isArray(cards) && cards.includes(back))
}

/** Among the cards that could be named it is one that cannot. In the own turn nearly every card is refused something. */
const isOut = (table: Table, here: Here): boolean =>
  table.board.ask !== null &&
  table.board.ask.kind !== 'main' &&
  here.offered.length === 0 &&
  here.refused.length > 0 &&
  !isNamed(table, here)

/** Cards of which nothing is known but that they are there. */
export const Back = ({ w, style, piece }: { readonly w: number; readonly style?: CSSProperties; readonly piece?: string }) => (
  <span className={styles.card} data-back data-piece={piece} style={sized(w, style)} aria-hidden>
    <BackPicture />
  </span>
)
