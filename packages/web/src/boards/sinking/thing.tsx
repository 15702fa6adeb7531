import { CARDS, FIRST_CARD, isTreasure, nameOfThing } from '@flotilla/sinking/face'
import { Place } from '../../table/place.tsx'
import { at, type SinkingProps } from './props.ts'
import styles from './thing.module.css'

/** A card, a breach, a cannon or a chest token; what nobody told you is a back. */
export function Thing({
  board,
  back,
  busted = false,
  large = false,
}: {
  board: SinkingProps
  back: number
  busted?: boolean
  large?: boolean
}) {
  const { say, view, game } = board
  const face = view.faces[back]
  const name = say({ code: `thing.${nameOfThing(view, back)}` })
  const isCard = back >= FIRST_CARD
  const kind = !isCard ? 'token' : face < 0 ? 'back' : isTreasure(face) ? 'treasure' : 'water'
  const points = isCard && face >= 0 ? game.edition.cards[face].points : null
  const here = at(board, `thing:${back}`)
  const item = isCard && face >= 0 ? words(say({ code: `item.${CARDS[face]}` })) : null
  return (
    <Place
      board={board}
      offered={here.offered}
      refused={here.refused}
      label={`${name}${busted ? `, ${say({ code: 'board.busted' })}` : ''}`}
      className={`${styles.thing} ${large ? styles.large : ''}`}
      style={{ ['--tone' as string]: `var(--${kind})` }}
      about={
        <p className={styles.about}>
          <strong>{name}</strong>
          {item === null ? null : <> · {item}</>}
        </p>
      }
    >
      <span className={busted ? styles.busted : undefined}>
        {name}
        {points === null || points === 0 ? null : <b className={styles.points}>{points}</b>}
      </span>
      {large && item !== null ? <small className={styles.item}>{item}</small> : null}
    </Place>
  )
}

/** A sentence, or nothing where the catalogue has none. */
const words = (sentence: string): string | null => (sentence.startsWith('[') ? null : sentence)
