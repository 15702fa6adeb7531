import styles from './die.module.css'

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
]

/** A die: its pips on the owner's colour; clear dice are glass. The letter says whose it is without colour. */
export function Die({ face, owner, size = 44, rolling = false }: { face: number; owner: number; size?: number; rolling?: boolean }) {
  const clear = owner < 0
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} className={rolling ? `${styles.die} ${styles.rolling}` : styles.die} aria-hidden>
      <rect
        x="5"
        y="5"
        width="90"
        height="90"
        rx="18"
        className={clear ? styles.clear : styles.crew}
        style={clear ? undefined : { fill: `var(--seat-${owner})` }}
      />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="9.5" className={clear ? styles.inkPip : styles.pip} />
      ))}
    </svg>
  )
}
