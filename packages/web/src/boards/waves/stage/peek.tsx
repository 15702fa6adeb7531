import type { Labels, PartName, ShipLook } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '@flotilla/waves/client'
import type { RefObject } from 'react'
import type { WavesProps } from '../props.ts'
import { placeAt } from './art.tsx'
import { Lens, partWords, ruleOf } from './lens.tsx'
import styles from './lens.module.css'
import { useStage } from './stage.tsx'

interface PeekProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly part: PartName
  readonly look: ShipLook
  readonly labels: Labels
  readonly open: boolean
  readonly onOpen: (element: HTMLElement) => void
  readonly panel: RefObject<HTMLDivElement | null>
}

/** A part of a ship that is not to be chosen just now can be looked at: a closer look or a press puts it under the glass. */
export function Peek({ open, onOpen, panel, ...glass }: PeekProps) {
  const { layout } = useStage()
  const { board, ctx, seat, part } = glass
  return (
    <div className={styles.peek} style={placeAt(layout.targets[part])} data-open={open}>
      <button
        type="button"
        data-look={part}
        aria-label={partWords(board, ctx, seat, part)}
        aria-expanded={open}
        // A key that presses what is already under the glass reads on.
        onClick={({ detail, currentTarget }) => (detail === 0 && open ? board.openRule(ruleOf(ctx, part)) : onOpen(currentTarget))}
      />
      {open ? <Lens {...glass} panel={panel} /> : null}
    </div>
  )
}
