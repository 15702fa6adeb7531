import styles from './card.module.css'

/** What a colour is about, as a shape too: a blade, a shield, a wave that goes by itself, a star. */
const SHAPES: Readonly<Record<string, string>> = {
  plain: 'M8 5a3 3 0 1 0 .01 0M3 15a5 5 0 0 1 10 0z',
  red: 'M13 2L6 9l1 1 7-7zM5 9l2 2-3 3-2-2z',
  blue: 'M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z',
  green: 'M2 6c2-3 4-3 6 0s4 3 6 0v3c-2 3-4 3-6 0S4 6 2 9zM2 11c2-3 4-3 6 0s4 3 6 0v3c-2 3-4 3-6 0s-4-3-6 0z',
  purple: 'M8 1l2 5 5 .3-4 3.4 1.4 5.3L8 12l-4.4 3 1.4-5.3-4-3.4L6 6z',
}

export const Emblem = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden className={styles.emblem}>
    <path d={SHAPES[colour] ?? SHAPES.plain} fill="currentColor" />
  </svg>
)
