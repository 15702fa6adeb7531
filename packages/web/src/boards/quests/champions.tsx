import { useState } from 'react'
import type { Io } from '@flotilla/quests/face'
import { Sign, type SignName } from './glyphs.tsx'
import type { Fields, QuestsProps } from './props.ts'
import styles from './champions.module.css'
import { Why } from './why.tsx'

/** The nine champions by nation: start and most of everything, gift and mission. In a narrow place all nine fit: what one is about opens on a tap. */
export function Champions({ board, io }: { board: QuestsProps; io: Io }) {
  const { say, offered, refused, answer } = board
  const named = (choice: unknown): string => String((choice as Fields).champion)
  const [looked, setLooked] = useState(() => (offered.length === 0 ? null : named(offered[0].choice)))
  return (
    <ul className={styles.champions}>
      {io.edition.champions.map((one) => {
        const offer = offered.find(({ choice }) => named(choice) === one.id)
        const refusal = refused.find(({ choice }) => named(choice) === one.id)
        const range = (sign: SignName, [start, most]: readonly [number, number]) => (
          <span title={say({ code: 'chart.start' })}>
            <Sign name={sign} size={15} /> {start}/{most}
          </span>
        )
        return (
          <li key={one.id} data-off={offer === undefined ? '' : undefined} data-looked={looked === one.id ? '' : undefined}>
            <h2 id={`champion-${one.id}`}>{say({ code: `champion.${one.id}` })}</h2>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={looked === one.id}
              aria-labelledby={`champion-${one.id}`}
              onClick={() => setLooked(looked === one.id ? null : one.id)}
            />
            <p className={styles.kind}>
              {say({ code: `nation.${one.nation}` })} · {say({ code: `chart.path.${one.mission}` })}
              {one.mission === 'research' ? <span className={styles.easy}> · {say({ code: 'chart.firstGame' })}</span> : null}
            </p>
            <p className={styles.numbers}>
              <span>
                <Sign name="heart" size={15} /> {one.hearts}
              </span>
              {range('sail', one.sails)}
              {range('cannon', one.cannons)}
              {range('loot', one.cargo)}
            </p>
            <p className={styles.gift}>{say({ code: `ability.${one.id}` })}</p>
            {refusal === undefined ? null : <Why refusal={refusal} board={board} />}
            {offer === undefined ? null : (
              <button type="button" className="primary" data-legal="" title={say(offer.text)} onClick={() => answer(offer.choice)}>
                {say({ code: 'chart.choose', params: { champion: one.id } })}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
