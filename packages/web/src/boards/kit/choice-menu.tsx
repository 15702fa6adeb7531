import type { RefusedChoice } from '@flotilla/kernel'
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { BoardProps, Offered } from '../../table/board.ts'
import styles from './choice-menu.module.css'

interface PlaceProps {
  readonly board: Pick<BoardProps, 'say' | 'answer' | 'openRule'>
  /** What can be done here now, and what cannot. */
  readonly offered: readonly Offered[]
  readonly refused: readonly RefusedChoice[]
  readonly label: string
  /** More about the thing, shown with the choices. */
  readonly about?: ReactNode
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/**
 * A card or a place of the table. One choice: a click takes it. Several, or something to read: it opens a small sheet
 * with what can be done, what cannot and why, and the words on the card.
 */
export function ChoiceMenu({ board, offered, refused, label, about, className = '', style, children }: PlaceProps) {
  const { say, answer } = board
  const [open, setOpen] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const close = (event: Event): void => {
      const outside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !(event.target instanceof Node && holder.current?.contains(event.target))
      if (outside) setOpen(false)
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [open])
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open && sheet.current !== null && holder.current !== null) layBeside(sheet.current, holder.current)
  }, [open])
  const only = offered.length === 1 && refused.length === 0 ? offered[0] : undefined
  return (
    <div className={styles.holder} ref={holder}>
      <button
        type="button"
        className={`${styles.place} ${offered.length > 0 ? styles.legal : ''} ${className}`}
        style={style}
        data-legal={offered.length > 0 ? '' : undefined}
        aria-expanded={only === undefined ? open : undefined}
        aria-controls={open ? id : undefined}
        aria-label={only === undefined ? label : `${label}. ${say(only.text)}`}
        title={offered.length === 0 ? undefined : offered.map(({ text }) => say(text)).join('\n')}
        onClick={() => (only === undefined ? setOpen(!open) : answer(only.choice))}
      >
        {children}
      </button>
      {open ? (
        <div id={id} ref={sheet} popover="manual" className={styles.sheet} role="group" aria-label={label}>
          {about}
          {offered.map((one) => (
            <button
              key={JSON.stringify(one.choice)}
              type="button"
              className="primary"
              onClick={() => {
                setOpen(false)
                answer(one.choice)
              }}
            >
              {say(one.text)}
            </button>
          ))}
          {refused.map((one) => (
            <Why key={JSON.stringify(one.choice)} refusal={one} board={board} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const GAP = 4

/** On top of everything, under the thing or above it, whichever has room. */
function layBeside(sheet: HTMLElement, holder: HTMLElement): void {
  sheet.showPopover()
  const { left, top, bottom } = holder.getBoundingClientRect()
  const { width, height } = sheet.getBoundingClientRect()
  const below = bottom + GAP + height <= innerHeight || top < height
  sheet.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
  sheet.style.top = `${Math.max(GAP, Math.min(below ? bottom + GAP : top - GAP - height, innerHeight - height - GAP))}px`
}

function Why({ refusal, board: { say, openRule } }: { refusal: RefusedChoice; board: PlaceProps['board'] }) {
  const { rule } = refusal
  return (
    <p className={styles.why}>
      {say({ code: refusal.code, params: refusal.params })}{' '}
      {rule === null ? null : (
        <button type="button" className={styles.rule} onClick={() => openRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  )
}
