import { NONE, TIRED, isCovered, worthOf } from '@flotilla/bottom/face'
import type { Seat } from '@flotilla/kernel'
import { Card } from './card.tsx'
import type { FaceSize } from './card-face.tsx'
import { at, type Table } from './props.ts'
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
  const { io, board } = table
  // A press on an Assistant that can do nothing itself is meant for the card below.
  const below = (back: number) => {
    const partner = board.view.partner[back]
    if (partner === NONE || isCovered(io, back) || at(board, `card:${back}`).offered.length > 0) return undefined
    const { offered } = at(board, `card:${partner}`)
    return offered.length === 1 ? () => table.choosing.press(offered[0]) : undefined
  }
  const card = (back: number) => (
    <Card
      key={back}
      table={table}
      back={back}
      w={w}
      size={size}
      owner={seat}
      tired={!rested && io.state.turned[back] === TIRED}
      merged={isCovered(io, back) ? 'under' : board.view.partner[back] === NONE ? undefined : 'over'}
      against={worthOf(io, back) < 0}
      from={`hand:${seat}`}
      onPress={below(back)}
    />
  )
  if (group.length === 1) return card(group[0])
  return (
    <span className={styles.pair} style={{ ['--w' as string]: `${w}px` }}>
      {[...group].sort((a, b) => Number(isCovered(io, b)) - Number(isCovered(io, a))).map(card)}
    </span>
  )
}
