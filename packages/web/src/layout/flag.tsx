import styles from './flag.module.css'

/** A seat's mark: a colour, always with a shape and a letter. */
const SHAPES = [
  'M2 2h20v14H2z',
  'M2 2l20 7-20 7z',
  'M2 2h20l-6 7 6 7H2z',
  'M2 9a10 7 0 0 1 20 0 10 7 0 0 1-20 0z',
  'M12 1l10 8-10 8L2 9z',
  'M5 2h14l3 7-3 7H5L2 9z',
]
export const LETTERS = 'ABCDEF'

export function Flag({ seat, size = 26 }: { seat: number; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 18"
      width={size}
      height={(size * 18) / 24}
      className={styles.flag}
      style={{ color: `var(--seat-${seat})` }}
      aria-hidden
    >
      <path d={SHAPES[seat]} fill="currentColor" />
      <text x={seat === 1 ? 8 : seat === 2 ? 9 : 12} y="13" textAnchor="middle">
        {LETTERS[seat]}
      </text>
    </svg>
  )
}
