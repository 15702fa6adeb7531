import { effectText, entryAt, kindName, type Io } from '@flotilla/bottom/face'
import type { ReactNode } from 'react'
import { Place } from '../../table/place.tsx'
import styles from './card.module.css'
import { at, type BottomProps } from './props.ts'

interface CardProps {
  readonly board: BottomProps
  readonly io: Io
  readonly back: number
  /** A line of numbers on the card: its price, its cost. */
  readonly tag?: ReactNode
  readonly small?: boolean
  readonly tired?: boolean
  /** It lies on or under an Assistant. */
  readonly merged?: boolean
  readonly place?: string
}

/** A card with its words; unknown ones show their back. */
export function Card({ board, io, back, tag, small = false, tired = false, merged = false, place }: CardProps) {
  const { say, game } = board
  const face = io.state.faces[back]
  if (face < 0) return <span className={`${styles.card} ${styles.back} ${small ? styles.small : ''}`} aria-hidden />
  const { value, colour, source } = entryAt(io, back)
  const name = say({ code: `card.${kindName(face)}` })
  const effect = say(effectText(game.edition, face >> 6))
  const here = at(board, place ?? `card:${back}`)
  const house = Object.values(source).includes('house')
  return (
    <Place
      board={board}
      offered={here.offered}
      refused={here.refused}
      label={`${name}, ${value ?? 0}${tired ? `, ${say({ code: 'board.tired' })}` : ''}`}
      className={`${styles.card} ${small ? styles.small : ''} ${tired ? styles.tired : ''} ${merged ? styles.merged : ''}`}
      style={{ ['--band' as string]: `var(--card-${colour})` }}
      about={
        <p className={styles.about}>
          <strong>{name}</strong> · {say({ code: `colour.${colour}` })}
          <br />
          {effect}
          {house ? <small className={styles.house}> {say({ code: 'board.house' })}</small> : null}
        </p>
      }
    >
      <span className={styles.head}>
        <b className={styles.value}>{value ?? '–'}</b>
        <span className={styles.name}>{name}</span>
      </span>
      {small ? null : <span className={styles.effect}>{effect}</span>}
      {tag === undefined ? null : <span className={styles.tag}>{tag}</span>}
      {tired ? <span className={styles.mark}>{say({ code: 'board.tired' })}</span> : null}
    </Place>
  )
}
