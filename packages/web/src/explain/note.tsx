import type { Explained } from '@flotilla/kernel'
import { useLayoutEffect, useRef } from 'react'
import type { Say } from '../words.ts'
import styles from './explain.module.css'
import type { Box } from './named.ts'

const GAP = 8

/** What something is, what it is now and why, beside it; the rule can be opened where the note stays. */
export function Note({
  explained: { what, now, rule },
  box,
  say,
  onRule,
}: {
  explained: Explained
  box: Box
  say: Say
  onRule: ((rule: string) => void) | null
}) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const note = sheet.current
    if (note === null) return
    if (!note.matches(':popover-open')) note.showPopover()
    const { width, height } = note.getBoundingClientRect()
    const below = box.top + box.height + GAP
    const above = box.top - GAP - height
    const top = below + height <= innerHeight ? below : above >= GAP ? above : innerHeight - height - GAP
    const middle = box.left + box.width / 2 - width / 2
    note.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`
    note.style.top = `${Math.max(GAP, top)}px`
  })
  return (
    <div ref={sheet} popover="manual" className={styles.note} data-passing={onRule === null ? '' : undefined} role="status">
      <p className={styles.what}>{say(what)}</p>
      {now === null ? null : <p className={styles.now}>{say(now)}</p>}
      {onRule === null ? (
        <small className={styles.rule}>§ {rule}</small>
      ) : (
        <button type="button" className={styles.rule} onClick={() => onRule(rule)}>
          § {rule}
        </button>
      )}
    </div>
  )
}
