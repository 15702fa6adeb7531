import { askOf } from '@flotilla/kernel'
import { attackOdds, placeOf as nameOfPlace, shipNamed, type Io } from '@flotilla/quests/face'
import type { Offered } from '../../table/board.ts'
import { Gifts } from './exchange.tsx'
import styles from './panel.module.css'
import { deedOf, type Fields, type QuestsProps } from './props.ts'
import { percent } from './sight.ts'

/** What you can do where you are, besides sailing on and dealing with the port. */
export function Deeds({ board, io, deeds }: { board: QuestsProps; io: Io; deeds: readonly Offered[] }) {
  const { view, seat, say, answer } = board
  if (seat === null || deeds.length === 0) return null
  const { readyCannons, ammo } = view.ships[seat]
  const oddsOf = (choice: object): string => {
    if (deedOf(choice) !== 'attack') return ''
    const { hits, sinks } = attackOdds(io, shipNamed(String((choice as Fields).target)), Math.min(readyCannons, ammo))
    return say({ code: 'chart.attackOdds', params: { hits: percent(hits), sinks: percent(sinks) } })
  }
  const title = say({ code: 'chart.here', params: { place: nameOfPlace(view, view.ships[seat].cell) } })
  return (
    <section className={styles.panel} aria-label={say({ code: 'chart.deeds' })}>
      <h2>{title}</h2>
      <ul className={styles.deeds}>
        {deeds.map(({ choice, text }) => (
          <li key={JSON.stringify(choice)}>
            <button type="button" data-legal="" onClick={() => answer(choice)}>
              {say(text)} <small>{oddsOf(choice)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A decision that is neither a turn nor a voyage, with all its answers. */
export function Decision({ board, io, choices }: { board: QuestsProps; io: Io; choices: readonly Offered[] }) {
  const { view, seat, say, answer, game, ask } = board
  if (ask === null || seat === null || choices.length === 0) return null
  const open = askOf(view, seat) ?? ask
  return (
    <section className={`${styles.panel} ${styles.urgent}`} aria-label={say({ code: 'web.choices' })}>
      <h2>{say(game.words.prompt(io, open))}</h2>
      {ask.kind === 'traveler' ? (
        <p>{say({ code: 'chart.dieRolled', params: { die: view.die, added: view.added, passes: io.edition.traveler.passes } })}</p>
      ) : null}
      {ask.kind === 'give' ? (
        <Gifts board={board} offered={choices} />
      ) : (
        <div className={styles.chips}>
          {choices.map(({ choice, text }) => (
            <button key={JSON.stringify(choice)} type="button" data-legal="" onClick={() => answer(choice)}>
              {say(text)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
