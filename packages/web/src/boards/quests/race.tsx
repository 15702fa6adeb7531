import { REINFORCED_ROUNDS, crewOf, goalOf, isCoop, teams, type Io } from '@flotilla/quests/face'
import { Flag } from '../../shell/flag.tsx'
import type { QuestsProps } from './props.ts'
import styles from './race.module.css'

/** The round, and how far every team is on its way to the goal. */
export function Race({ board, io }: { board: QuestsProps; io: Io }) {
  const { view, say, names } = board
  const goal = goalOf(io)
  const next = REINFORCED_ROUNDS.find((round) => round >= view.round)
  return (
    <section className={styles.race} aria-label={say({ code: 'chart.race' })}>
      <p className={styles.round}>
        <b>{say({ code: 'chart.round', params: { round: view.round } })}</b>
        {isCoop(view) ? ` ${say({ code: 'chart.lastOf', params: { rounds: io.edition.goal.coopRounds } })}` : ''} ·{' '}
        {say({ code: 'chart.goal', params: { goal } })}
        {view.called && !isCoop(view) ? <strong> · {say({ code: 'chart.lastRound' })}</strong> : null}
      </p>
      <ul>
        {Array.from({ length: teams(view) }, (_, team) => {
          const crew = crewOf(view, team)
          return (
            <li key={team}>
              <span className={styles.crew}>
                {crew.map((seat) => (
                  <Flag key={seat} seat={seat} size={17} />
                ))}
                <span className={styles.names}>{crew.map((seat) => names[seat]).join(', ')}</span>
              </span>
              <span className={styles.way} aria-hidden>
                {Array.from({ length: goal }, (_unused, k) => (
                  <i
                    key={k}
                    data-state={k < view.prosperity[team] ? 'full' : 'none'}
                    style={{ '--own': `var(--seat-${team})` } as object}
                  />
                ))}
              </span>
              <b>
                {view.prosperity[team]}
                <span aria-hidden>★</span>
              </b>
            </li>
          )
        })}
      </ul>
      {isCoop(view) && next !== undefined ? (
        <p className={styles.countdown}>{say({ code: 'chart.reinforced', params: { n: next - view.round + 1 } })}</p>
      ) : null}
    </section>
  )
}
