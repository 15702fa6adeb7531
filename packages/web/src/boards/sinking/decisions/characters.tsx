import { CHARACTER_NAMES, person, type CharacterName } from '@flotilla/art/sinking'
import { CARDS, CHARACTERS } from '@flotilla/sinking/client'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Art } from '../stage/art.tsx'
import styles from './characters.module.css'
import type { SinkingProps } from '../props.ts'
import { SeatFlag } from '../stage/plates.tsx'
import { CardPicture } from '../stage/thing.tsx'

/** Six stand before the curtain: who they are, and the item that comes along with its whole text. */
export function Characters({ board }: { board: SinkingProps }) {
  const { view, say, game, offered, answer, bar, seat: me, names } = board
  const [chosen, setChosen] = useState<CharacterName | null>(null)
  const offerOf = (who: CharacterName) => offered.find(({ choice }) => 'character' in choice && choice.character === who)
  const pickedOffer = chosen === null ? undefined : offerOf(chosen)
  const commit = (): void => {
    if (pickedOffer !== undefined) answer(pickedOffer.choice)
  }
  return (
    <div className={styles.curtain}>
      <ul className={styles.cast}>
        {CHARACTER_NAMES.map((who) => {
          const owner = view.characters.indexOf(CHARACTERS.indexOf(who))
          const { job, item } = game.edition.characters[CHARACTERS.indexOf(who)]
          const offer = offerOf(who)
          const on = chosen === who && offer !== undefined
          const seat = owner === -1 ? (me ?? 0) : owner
          return (
            <li key={who} data-taken={owner !== -1} data-chosen={on}>
              <button
                type="button"
                data-legal={offer === undefined ? undefined : ''}
                disabled={offer === undefined}
                aria-pressed={on}
                onClick={() => (on ? commit() : setChosen(who))}
              >
                <Art
                  name={`cast ${who} ${seat} ${on} ${owner}`}
                  draw={() =>
                    `<ellipse cy="2" rx="${on ? 70 : 52}" ry="${on ? 12 : 8}" fill="${on ? '#fff4c0' : '#000'}" opacity="${on ? 0.7 : 0.4}"/>${person(who, seat, { mood: on ? 'laugh' : owner === -1 ? 'smirk' : 'grit' })}`
                  }
                  box={[-84, -184, 168, 200]}
                  className={styles.person}
                />
                <span className={styles.card}>
                  <strong>{say({ code: `character.${who}` })}</strong>
                  <em>{say({ code: `job.${job.toLowerCase()}` })}</em>
                  <b>
                    <CardPicture face={CARDS.indexOf(item)} className={styles.item} /> {say({ code: `thing.${item}` })}
                  </b>
                  <small>{say({ code: `item.${item}` })}</small>
                  {owner === -1 ? null : (
                    <u>
                      <SeatFlag seat={owner} /> {names[owner]}
                    </u>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {bar === null || offered.length === 0
        ? null
        : createPortal(
            <button type="button" className="primary" data-commit="" disabled={pickedOffer === undefined} onClick={commit}>
              {chosen === null ? say({ code: 'board.sail' }) : say({ code: 'board.sailAs', params: { character: chosen } })}
            </button>,
            bar,
          )}
    </div>
  )
}
