import type { Labels, PartName, ShipLook } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { Io } from '@flotilla/waves/face'
import { useEffect, useRef, useState } from 'react'
import { placeAt } from './art.tsx'
import { Lens, partWords, ruleOf } from './lens.tsx'
import styles from './lens.module.css'
import type { WavesProps } from './props.ts'
import { useStage } from './stage.tsx'

/** A pointer that only passes by opens nothing. */
const LINGERS = 380

interface PeekProps {
  readonly board: WavesProps
  readonly io: Io
  readonly seat: Seat
  readonly part: PartName
  readonly look: ShipLook
  readonly labels: Labels
}

/** A part of a ship that is not to be chosen just now can be looked at: hover, focus or tap puts it under the glass. */
export function Peek({ board, io, seat, part, look, labels }: PeekProps) {
  const { layout } = useStage()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = (): void => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const shown = open && board.moment === null
  return (
    <div
      className={styles.peek}
      style={placeAt(layout.targets[part])}
      data-open={shown}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') timer.current = setTimeout(() => setOpen(true), LINGERS)
      }}
      onPointerLeave={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <button
        type="button"
        aria-label={partWords(board, io, seat, part)}
        aria-expanded={shown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setOpen(true)
        }}
        // A key that presses what is already under the glass reads on.
        onClick={({ detail }) => (detail === 0 && shown ? board.openRule(ruleOf(io, part)) : setOpen(!open))}
      />
      {shown ? <Lens board={board} io={io} seat={seat} part={part} look={look} labels={labels} /> : null}
    </div>
  )
}
