import { KINDS, MARKS, type CardColour } from '@flotilla/art/bottom'
import styles from './card.module.css'

/** The value of a card in the shape of its kind. */
export function Mark({ colour, value }: { readonly colour: CardColour; readonly value: number | null }) {
  const long = value !== null && value > 9
  return (
    <svg className={styles.mark} viewBox="0 0 32 33" aria-hidden>
      <path d={MARKS[colour]} fill={KINDS[colour].mark} stroke="#f3d283" strokeWidth="1.8" />
      <text x="16" y={long ? 23.5 : 24.5} textAnchor="middle" fontSize={long ? 20 : 22}>
        {value ?? '–'}
      </text>
    </svg>
  )
}
