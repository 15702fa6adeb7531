import { enemyOf, nameOfResult, resultOf, type Io } from '@flotilla/sinking/face'
import styles from './enemy.module.css'
import { EnemyPicture, Symbol, type SymbolName } from './pictures.tsx'
import type { SinkingProps } from './props.ts'
import { Thing } from './thing.tsx'

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  water: 'water',
  breach: 'breach',
  cannon: 'cannon',
  blank: 'blank',
  attack1: 'attack1',
  attack2: 'attack2',
}

/** The enemy: its track, the dice to come and those rolled, what it does and what is in force, and what it has taken. */
export function EnemySheet({ board, io }: { board: SinkingProps; io: Io }) {
  const { view, say, moment } = board
  const { basicDice, marked } = enemyOf(io)
  const { damage: most } = io.edition.limits
  const dice = basicDice[Math.min(view.damage, basicDice.length - 1)]
  return (
    <section
      className={styles.enemy}
      aria-label={say({ code: `enemy.${view.enemy}` })}
      data-telling={moment?.event.type === 'enemyDice' || moment?.event.type === 'damage'}
      data-beaten={view.ended === 'saved'}
    >
      <header>
        <EnemyPicture enemy={view.enemy} className={styles.picture} />
        <h2>{say({ code: `enemy.${view.enemy}` })}</h2>
      </header>
      <ol className={styles.track} aria-label={say({ code: 'table.damage', params: { damage: view.damage, of: most, dice } })}>
        {Array.from({ length: most }, (_, k) => (
          <li key={k} data-hit={k < view.damage} data-next={k === view.damage} data-marked={marked.includes(k + 1)}>
            {k < view.damage ? '✕' : basicDice[k]}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{say({ code: 'board.nextDice', params: { special: 2, dice } })}</p>
      {marked.length === 0 ? null : <p className={styles.note}>{say({ code: `board.reaction.${view.enemy}` })}</p>}
      {view.dice.length === 0 ? null : (
        <ul className={styles.dice} aria-label={say({ code: 'board.rolled' })}>
          {view.dice.map((_, k) => {
            const result = resultOf(io, k)
            return (
              <li key={k} data-ignored={(view.ignored & (1 << k)) !== 0} data-special={k < 2} data-blank={result === 'blank'}>
                <Symbol name={SYMBOLS[result]} size={20} filled />
                <span>{say({ code: `result.${nameOfResult(io, result)}` })}</span>
              </li>
            )
          })}
        </ul>
      )}
      <InForce board={board} />
      <dl className={styles.attacks}>
        {(['attack1', 'attack2'] as const).map((attack) => {
          const name = nameOfResult(io, attack)
          return (
            <div key={attack}>
              <dt>
                <Symbol name={attack} size={14} /> {say({ code: `result.${name}` })}
              </dt>
              <dd>{say({ code: `attack.${name}` })}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Round effects as badges. */
function InForce({ board: { view, say } }: { board: SinkingProps }) {
  const badges = [
    view.angered > 0 ? say({ code: 'table.angered', params: { angered: view.angered } }) : '',
    view.chomp ? say({ code: 'table.chomp' }) : '',
    view.submerged ? say({ code: 'table.submerged' }) : '',
    view.tunes > 0 ? say({ code: 'table.tunes', params: { tunes: view.tunes } }) : '',
    view.screech ? say({ code: 'table.screech' }) : '',
  ].filter((badge) => badge !== '')
  return badges.map((badge) => (
    <p key={badge} className={styles.badge}>
      {badge}
    </p>
  ))
}

/** The decks, the pile, and what the enemy keeps. */
export function Stacks({ board }: { board: SinkingProps }) {
  const { view, say } = board
  const stacks = [
    ['deck', view.deck.length],
    ['pile', view.pile.length],
    ['breachDeck', view.breachDeck.length],
    ...(view.enemy === 'shark' ? [['belly', view.belly.length] as const] : []),
  ] as const
  return (
    <section className={styles.stacks} aria-label={say({ code: 'board.stacks' })}>
      <ul>
        {stacks.map(([name, cards]) => (
          <li key={name} data-stack={name}>
            <b>{cards}</b> {say({ code: `board.${name}` })}
          </li>
        ))}
      </ul>
      {view.enemy !== 'skullsairs' ? null : (
        <div className={styles.stash}>
          <h3>{say({ code: 'board.stash' })}</h3>
          {view.stash.length === 0 ? '–' : view.stash.map((back) => <Thing key={back} board={board} back={back} />)}
        </div>
      )}
    </section>
  )
}
