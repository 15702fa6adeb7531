import type { PartName } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '@flotilla/waves/client'
import type { WavesProps } from '../props.ts'
import { placeAt } from './art.tsx'
import { partWords, ruleOf } from './lens.tsx'
import styles from './lens.module.css'
import { useStage } from './stage.tsx'

interface PeekProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly part: PartName
  readonly open: boolean
  readonly onOpen: (element: HTMLElement, pinned: boolean) => void
  readonly onReadOn: (rule: string) => void
}

/** A part of a ship that is not to be chosen just now can be looked at: a closer look or a press puts it under the glass. */
export function Peek({ board, ctx, seat, part, open, onOpen, onReadOn }: PeekProps) {
  const { layout } = useStage()
  return (
    <div className={styles.peek} style={placeAt(layout.targets[part])}>
      <button
        type="button"
        data-look={part}
        aria-label={partWords(board, ctx, seat, part)}
        aria-expanded={open}
        // A key that presses what is already under the glass reads on.
        onClick={({ detail, currentTarget }) => (detail === 0 && open ? onReadOn(ruleOf(ctx, part)) : onOpen(currentTarget, true))}
      />
    </div>
  )
}
