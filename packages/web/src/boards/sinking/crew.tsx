import { ACTIONS, CHARACTERS, honestyOf } from '@flotilla/sinking/face'
import { Flag } from '../../shell/flag.tsx'
import { Place } from '../../table/place.tsx'
import styles from './board.module.css'
import { at, type SinkingProps } from './props.ts'

/** Every pirate: hand size, chests, the claim of this round, and how true past words were. */
export function Pirates({ board }: { board: SinkingProps }) {
  const { view, say, names, seat: me } = board
  const order = Array.from({ length: view.seats }, (_, k) => (view.firstMate + k) % view.seats)
  return (
    <ul className={styles.pirates} aria-label={say({ code: 'web.crew' })}>
      {order.map((seat) => {
        const here = at(board, `seat:${seat}`)
        const honesty = honestyOf(view, seat)
        const who = view.characters[seat]
        return (
          <li key={seat}>
            <Place
              board={board}
              offered={here.offered}
              refused={here.refused}
              label={names[seat]}
              className={styles.pirate}
              about={
                honesty.columns === 0 ? undefined : <p className={styles.note}>{say({ code: 'table.honesty', params: { ...honesty } })}</p>
              }
            >
              <span className={styles.pirateName}>
                <Flag seat={seat} size={22} />
                <b>
                  {names[seat]}
                  {seat === me ? ` (${say({ code: 'web.you' })})` : ''}
                </b>
                {seat === view.firstMate ? <small>{say({ code: 'board.firstMate' })}</small> : null}
              </span>
              <span className={styles.facts}>
                {who === -1 ? '' : `${say({ code: `character.${CHARACTERS[who]}` })} · `}
                {say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } })}
              </span>
              {view.claims[seat] === -1 ? null : (
                <span className={styles.claim}>“{say({ code: `action.${ACTIONS[view.claims[seat]]}` })}!”</span>
              )}
            </Place>
          </li>
        )
      })}
    </ul>
  )
}
