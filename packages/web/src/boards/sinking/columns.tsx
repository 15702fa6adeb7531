import { ACTIONS, COLUMNS, WATER, dialShows, isCannon } from '@flotilla/sinking/face'
import { Flag } from '../../shell/flag.tsx'
import { Thing } from './thing.tsx'
import styles from './board.module.css'
import type { SinkingProps } from './props.ts'

/** The four columns: what lies there, and the dials laid on it, numbered in order; a dial shows its action once everybody may see it. */
export function Columns({ board }: { board: SinkingProps }) {
  const { view, say, names } = board
  return (
    <div className={styles.columns}>
      {COLUMNS.map((column, k) => (
        <section key={column} className={styles.column} aria-label={say({ code: `column.${column}` })}>
          <h3>
            {say({ code: `column.${column}` })} <small>{say({ code: `action.${ACTIONS[k]}` })}</small>
          </h3>
          <ol className={styles.dials}>
            {view.dials[k].map((seat, place) => {
              const shows = dialShows(view, seat)
              const liar = shows >= 0 && shows < ACTIONS.length && shows !== k
              return (
                <li key={seat} data-shown={shows >= 0 && shows < ACTIONS.length} data-liar={liar}>
                  <span>{place + 1}</span>
                  <Flag seat={seat} size={20} />
                  <span className={styles.dialName}>{names[seat]}</span>
                  <b>{shows >= 0 && shows < ACTIONS.length ? say({ code: `action.${ACTIONS[shows]}` }) : '?'}</b>
                </li>
              )
            })}
          </ol>
          <div className={styles.things}>
            {view.columns[k].map((back) =>
              k === WATER && !view.faceUp.includes(back) && view.faces[back] < 0 ? (
                <Thing key={back} board={board} back={back} />
              ) : (
                <Thing key={back} board={board} back={back} busted={isCannon(back) && column === 'breaches'} />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
