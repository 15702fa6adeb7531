import { effectText, entryAt, kindName, kindOf, type Io } from '@flotilla/bottom/face'
import type { ReactNode } from 'react'
import { Place } from '../../table/place.tsx'
import type { Here } from '../here.ts'
import styles from './card.module.css'
import { Emblem } from './emblem.tsx'
import { at, type BottomProps } from './props.ts'

interface CardProps {
  readonly board: BottomProps
  readonly io: Io
  readonly back: number
  /** A line of numbers on the card: its price, its cost. */
  readonly tag?: ReactNode
  readonly small?: boolean
  readonly tired?: boolean
  /** An Assistant lies on it, or it lies on another card. */
  readonly merged?: 'under' | 'over' | undefined
  /** What can be done here, where it is not simply what is offered at the card. */
  readonly here?: Here
  /** It can be reached with what lies on the rail. */
  readonly reach?: boolean
  /** More on the card, for instance buttons below it. */
  readonly children?: ReactNode
}

/** A card with its words; unknown ones show their back. */
export function Card({ board, io, back, tag, small = false, tired = false, merged, here = at(board, `card:${back}`), reach }: CardProps) {
  const { say, game, moment } = board
  const face = io.state.faces[back]
  if (face < 0) return <span className={`${styles.card} ${styles.back} ${small ? styles.small : ''}`} aria-hidden />
  const { value, colour, source } = entryAt(io, back)
  const name = say({ code: `card.${kindName(face)}` })
  const effect = say(effectText(game.edition, kindOf(face)))
  const house = Object.values(source).includes('house')
  const told = moment?.event.card === back || (Array.isArray(moment?.event.cards) && moment.event.cards.includes(back))
  const marks = [...(tired ? ['tired'] : []), ...(merged === 'under' ? ['doubled'] : [])].map((mark) => ({
    mark,
    word: say({ code: `board.${mark}` }),
  }))
  return (
    <Place
      board={board}
      offered={here.offered}
      refused={here.refused}
      label={[name, value ?? 0, ...marks.map(({ word }) => word)].join(', ')}
      className={[
        styles.card,
        small ? styles.small : '',
        tired ? styles.tired : '',
        merged === undefined ? '' : styles[merged],
        reach === true ? styles.reach : '',
        told ? styles.told : '',
      ].join(' ')}
      style={{ ['--band' as string]: `var(--card-${colour})` }}
      about={
        <p className={styles.about}>
          <strong>
            {value ?? '–'} · {name}
          </strong>{' '}
          · {say({ code: `colour.${colour}` })}
          <br />
          {effect}
          {house ? <small className={styles.house}> {say({ code: 'board.house' })}</small> : null}
        </p>
      }
    >
      <span className={styles.head}>
        <b className={styles.value} data-colour={colour}>
          {value ?? '–'}
        </b>
        <span className={styles.name}>{name}</span>
      </span>
      {small ? null : <span className={styles.effect}>{effect}</span>}
      {small || tag === undefined ? null : <Emblem colour={colour} />}
      {tag === undefined ? null : <span className={styles.tag}>{tag}</span>}
      {marks.length === 0 ? null : (
        <span className={styles.mark}>
          {marks.map(({ mark, word }) => (
            <i key={mark} data-mark={mark}>
              {word}
            </i>
          ))}
        </span>
      )}
    </Place>
  )
}
