import { useId } from 'react'
import styles from './ship.module.css'

/** A lit porthole for every card in the deck: as the deck empties they go out. */
export function Portholes({ lit, all, spacing }: { readonly lit: number; readonly all: number; readonly spacing: number }) {
  const id = useId()
  const outer = Math.min(4.6, spacing * 0.42)
  const inner = Math.min(3.4, spacing * 0.31)
  return (
    <svg className={styles.holes} width={all * spacing + 4} height="14" aria-hidden>
      {Array.from({ length: all }, (_, i) => (
        <g key={`${id}${i}`}>
          <circle cx={6 + i * spacing} cy="7" r={outer} fill="#d9a441" />
          <circle className={styles.hole} data-lit={i < lit} cx={6 + i * spacing} cy="7" r={inner} />
        </g>
      ))}
    </svg>
  )
}
