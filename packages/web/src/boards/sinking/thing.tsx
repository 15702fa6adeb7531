import {
  BREACH_KINDS,
  CARDS,
  FIRST_CARD,
  cannonType,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
  isTreasure,
  nameOfThing,
} from '@flotilla/sinking/face'
import { Place } from '../../table/place.tsx'
import { Symbol, type SymbolName } from './pictures.tsx'
import { at, type SinkingProps } from './props.ts'
import styles from './thing.module.css'

interface ThingProps {
  readonly board: SinkingProps
  readonly back: number
  readonly busted?: boolean
  /** `row`: in a column; `tile`: one of many of its kind; `card`: in a hand, with its words. */
  readonly as?: 'row' | 'tile' | 'card'
}

/** A card, a breach, a cannon or a chest token; what nobody told you is a back. */
export function Thing({ board, back, busted = false, as = 'row' }: ThingProps) {
  const { say, view, game } = board
  const face = view.faces[back]
  const name = say({ code: `thing.${nameOfThing(view, back)}` })
  const isCard = back >= FIRST_CARD
  const points = isCard && face >= 0 ? game.edition.cards[face].points : null
  const { offered, refused } = at(board, `thing:${back}`)
  const words = isCard && face >= 0 ? say({ code: `item.${CARDS[face]}` }) : ''
  // The moment comes before the colon; a catalogue without a sentence gives its code in brackets.
  const [moment, effect] = words.startsWith('[') ? [] : words.includes(': ') ? words.split(': ') : [undefined, words]
  return (
    <Place
      board={board}
      offered={offered}
      refused={refused}
      label={`${name}${busted ? `, ${say({ code: 'board.busted' })}` : ''}`}
      className={`${styles.thing} ${as === 'row' ? '' : styles[as]} ${face === 0 && isCard ? styles.plain : ''} ${busted ? styles.wreck : ''}`}
      style={{ ['--tone' as string]: toneOf(back, face) }}
      about={
        <p className={styles.about}>
          <strong>{name}</strong>
          {effect === undefined ? null : <> · {words}</>}
        </p>
      }
    >
      <Symbol name={symbolOf(back, face)} size={as === 'card' ? 22 : 18} filled />
      {as === 'tile' && (face <= 0 || !isCard) ? null : (
        <span className={busted ? `${styles.name} ${styles.busted}` : styles.name}>{name}</span>
      )}
      <Figures board={board} back={back} />
      {points === null || points === 0 ? null : <b className={styles.points}>{points}</b>}
      {as !== 'card' || effect === undefined ? null : (
        <small className={styles.words}>
          {moment === undefined ? null : <b className={styles.moment}>{moment}</b>}
          {effect}
        </small>
      )}
    </Place>
  )
}

/** What a breach leaks and costs, or how often a cannon hits. */
function Figures({ board: { game, view, say }, back }: { board: SinkingProps; back: number }) {
  const { edition } = game
  if (isCannon(back)) {
    const type = (['single', 'double', 'triple'] as const)[cannonType(back)]
    return <small className={styles.figures}>{say({ code: 'board.hits', params: { hits: edition.dice.hits[type].length } })}</small>
  }
  const kind = view.faces[back]
  if (!isPermanent(back) && !(isBreach(back) && BREACH_KINDS[kind] !== undefined)) return null
  const { water } = isPermanent(back) ? edition.permanent : edition.breaches[kind]
  return (
    <small className={styles.figures}>
      {water}
      <Symbol name="water" size={13} filled />
      {isPermanent(back) ? null : (
        <>
          {edition.breaches[kind].hammers}
          <Symbol name="patch" size={13} />
        </>
      )}
    </small>
  )
}

function symbolOf(back: number, face: number): SymbolName {
  if (isChest(back)) return 'chest'
  if (isCannon(back)) return 'cannon'
  if (back < FIRST_CARD) return 'breach'
  return face < 0 ? 'back' : !isTreasure(face) ? 'water' : isGem(face) ? 'gem' : 'item'
}

function toneOf(back: number, face: number): string {
  if (isBreach(back) || isPermanent(back)) return 'var(--breach)'
  if (back < FIRST_CARD) return 'var(--token)'
  if (face < 0) return 'var(--back)'
  return isGem(face) ? `var(--${CARDS[face]})` : isTreasure(face) ? 'var(--treasure)' : 'var(--water)'
}
