import { KINDS, NONE, TIRED, isCovered, worthOf } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { Card } from './card.tsx'
import type { FaceSize } from './card-face.tsx'
import { Picture } from './picture.tsx'
import { at, type Table } from '../props.ts'
import styles from './card.module.css'

/** What hangs together on a board: a card, or a card with the Assistant that lies on it. */
export function BoardCards({
  table,
  seat,
  group,
  w,
  size,
  rested = false,
}: {
  readonly table: Table
  readonly seat: Seat
  readonly group: readonly number[]
  readonly w: number
  readonly size: FaceSize
  /** All is over: nobody is tired any more. */
  readonly rested?: boolean
}) {
  const { ctx, board } = table
  // A press on an Assistant that can do nothing itself is meant for the card below.
  const below = (back: number) => {
    const partner = board.view.partner[back]
    if (partner === NONE || isCovered(ctx, back) || at(board, `card:${back}`).offered.length > 0) return undefined
    const { offered } = at(board, `card:${partner}`)
    return offered.length === 1 ? () => table.choosing.press(offered[0]) : undefined
  }
  // Where it would be laid it is seen before.
  const ghost = board.ask?.kind === 'play.merge' && seat === board.seat ? KINDS.indexOf('assistant') : null
  const card = (back: number) => (
    <Card
      key={back}
      table={table}
      back={back}
      w={w}
      size={size}
      owner={seat}
      tired={!rested && ctx.state.turned[back] === TIRED}
      merged={isCovered(ctx, back) ? 'under' : board.view.partner[back] === NONE ? undefined : 'over'}
      against={worthOf(ctx, back) < 0}
      from={`hand:${seat}`}
      onPress={below(back)}
    >
      {ghost !== null && at(board, `card:${back}`).offered.length > 0 ? (
        <span className={styles.ghost} aria-hidden>
          <Picture kind={ghost} colour={ctx.edition.cards[ghost].colour} />
        </span>
      ) : null}
    </Card>
  )
  if (group.length === 1) return card(group[0])
  return (
    <span className={styles.pair} style={{ ['--w' as string]: `${w}px` }}>
      {[...group].sort((a, b) => Number(isCovered(ctx, b)) - Number(isCovered(ctx, a))).map(card)}
    </span>
  )
}
