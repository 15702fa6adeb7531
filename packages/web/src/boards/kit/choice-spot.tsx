import type { RefusedChoice } from '@flotilla/kernel'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Offered } from '../../table/board.ts'
import styles from './choice-spot.module.css'

interface SpotProps {
  readonly offered: Offered | undefined
  readonly refusal: RefusedChoice | undefined
  readonly say: (message: Offered['text']) => string
  readonly onChoose: (offered: Offered) => void
  readonly openRule: (rule: string) => void
  readonly label: string
  readonly className?: string | undefined
  readonly pressed?: boolean | undefined
  readonly children: ReactNode
}

/**
 * A place on a board that may be chosen. Legal: it glows and its label says what it brings.
 * Refused: it stays reachable and says why, with the rule, on hover, focus and tap. Otherwise it is only a picture.
 */
export function ChoiceSpot({ offered, refusal, say, onChoose, openRule, label, className = '', pressed, children }: SpotProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  // Whoever has just chosen it still has the pointer there: nobody asked why it cannot be chosen again.
  const isJustChosen = useRef(false)
  if (offered !== undefined)
    return (
      <button
        type="button"
        className={`${styles.spot} ${styles.legal} ${className}`}
        aria-label={`${label}. ${say(offered.text)}`}
        aria-pressed={pressed}
        data-legal
        title={say(offered.text)}
        onClick={() => {
          isJustChosen.current = true
          onChoose(offered)
        }}
      >
        {children}
      </button>
    )
  if (refusal === undefined)
    return (
      <div className={`${styles.spot} ${className}`} role="group" aria-label={label}>
        {children}
      </div>
    )
  const why = say({ code: refusal.code, params: refusal.params })
  return (
    <div
      className={styles.holder}
      onMouseLeave={() => {
        isJustChosen.current = false
        setShown(false)
      }}
    >
      <button
        type="button"
        aria-disabled
        className={`${styles.spot} ${styles.refused} ${className}`}
        aria-label={label}
        aria-describedby={id}
        onMouseEnter={() => {
          if (!isJustChosen.current) setShown(true)
        }}
        onFocus={() => setShown(true)}
        onBlur={(event) => {
          if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) setShown(false)
        }}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span id={id} role="note" data-keep={shown ? '' : undefined} className={shown ? styles.why : 'visually-hidden'}>
        {why}{' '}
        {refusal.rule === null ? null : (
          <button type="button" className={styles.rule} tabIndex={shown ? 0 : -1} onClick={() => openRule(refusal.rule ?? '')}>
            {refusal.rule}
          </button>
        )}
      </span>
    </div>
  )
}
