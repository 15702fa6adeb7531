import { enemyOf, nameOfResult, resultOf, type Io } from '@flotilla/sinking/face'
import { Thing } from './thing.tsx'
import styles from './board.module.css'
import type { SinkingProps } from './props.ts'

/** The enemy: its track of six, the dice to come and those rolled, what is in force this round. */
export function EnemySheet({ board, io }: { board: SinkingProps; io: Io }) {
  const { view, say, telling } = board
  const { basicDice, marked } = enemyOf(io)
  const { damage: most } = io.edition.limits
  const badges = [
    view.angered > 0 ? say({ code: 'table.angered', params: { angered: view.angered } }) : '',
    view.chomp ? say({ code: 'table.chomp' }) : '',
    view.submerged ? say({ code: 'table.submerged' }) : '',
    view.tunes > 0 ? say({ code: 'table.tunes', params: { tunes: view.tunes } }) : '',
    view.screech ? say({ code: 'table.screech' }) : '',
    view.enemy === 'shark' ? say({ code: 'table.belly', params: { belly: view.belly.length } }) : '',
  ].filter((badge) => badge !== '')
  return (
    <section
      className={styles.enemy}
      aria-label={say({ code: `enemy.${view.enemy}` })}
      data-telling={telling?.type === 'rolled' || telling?.type === 'damage'}
    >
      <h2>{say({ code: `enemy.${view.enemy}` })}</h2>
      <ol
        className={styles.track}
        aria-label={say({
          code: 'table.damage',
          params: { damage: view.damage, of: most, dice: basicDice[Math.min(view.damage, basicDice.length - 1)] },
        })}
      >
        {Array.from({ length: most }, (_, k) => (
          <li key={k} data-hit={k < view.damage} data-marked={marked.includes(k + 1)}>
            {basicDice[Math.min(k, basicDice.length - 1)]}
          </li>
        ))}
      </ol>
      <ul className={styles.dice}>
        {view.dice.map((_, k) => (
          <li key={k} data-ignored={(view.ignored & (1 << k)) !== 0}>
            {say({ code: `result.${nameOfResult(io, resultOf(io, k))}` })}
          </li>
        ))}
      </ul>
      {badges.map((badge) => (
        <p key={badge} className={styles.badge}>
          {badge}
        </p>
      ))}
      {view.stash.length === 0 ? null : (
        <div className={styles.stash}>
          {view.stash.map((back) => (
            <Thing key={back} board={board} back={back} />
          ))}
        </div>
      )}
      <small>
        {say({ code: 'table.decks', params: { deck: view.deck.length, pile: view.pile.length, breaches: view.breachDeck.length } })}
      </small>
    </section>
  )
}
