import { useEffect, useRef, useState } from 'react'
import styles from './count.module.css'
import { prefersStills } from './moment.ts'

const TICKING = 450

/** A number on its way to a new value, and by how much it changed last. */
export function useCount(value: number): { readonly shown: number; readonly change: number; readonly changes: number } {
  const [state, setState] = useState({ shown: value, change: 0, changes: 0 })
  const goal = useRef(value)
  useEffect(() => {
    const from = goal.current
    if (from === value || Number.isNaN(value)) return
    goal.current = value
    const began = performance.now()
    const jumps = prefersStills() || Number.isNaN(from)
    setState(({ changes }) => ({ shown: jumps ? value : from, change: value - from, changes: changes + 1 }))
    if (jumps) return
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, (now - began) / TICKING)
      setState((last) => ({ ...last, shown: Math.round(from + (value - from) * part) }))
      if (part < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return state
}

/** A number that ticks to its new value, with +6 or −4 beside it for a moment. What is read out is the value alone. */
export function Count({ value, className = '' }: { readonly value: number; readonly className?: string | undefined }) {
  const { shown, change, changes } = useCount(value)
  return (
    <span className={`${styles.count} ${className}`} data-value={value}>
      {Number.isNaN(value) ? '?' : shown}
      {change === 0 || Number.isNaN(change) ? null : (
        <span key={changes} aria-hidden className={styles.change} data-less={change < 0}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  )
}
