import { ENEMY_ART, TOP, die, resultGlyph, type Stage } from '@flotilla/art/sinking'
import { enemyOf, nameOfResult, resultOf, type ReadCtx } from '@flotilla/sinking/client'
import { Art } from './art.tsx'
import styles from './enemy.module.css'
import type { Pick as Picked } from '../decisions/pick.ts'
import { placeOfDie } from './places.ts'
import type { SinkingProps } from '../props.ts'
import { CardPicture } from './thing.tsx'

interface EnemyProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly pick: Picked
  /** How far above the scene the valance is that the banners hang from. */
  readonly hang: number
}

/** The enemy: its banner, its damage track on its own body, the dice that were rolled, what is in force. */
export function Enemy({ board, ctx, stage, pick, hang }: EnemyProps) {
  const { view, say } = board
  const art = ENEMY_ART[view.enemy]
  const { basicDice, marked } = enemyOf(ctx)
  const { damage: most } = ctx.edition.limits
  const dice = basicDice[Math.min(view.damage, basicDice.length - 1)]
  const spots = art.spots(stage, most)
  return (
    <section className={styles.enemy} aria-label={say({ code: `enemy.${view.enemy}` })} style={{ ['--enemy' as string]: art.colour }}>
      <div
        data-place="enemy"
        data-look="enemy"
        className={styles.banner}
        style={hang === 0 ? undefined : { top: -hang }}
        data-hurt={board.moment?.event.type === 'damage'}
      >
        <h2 data-long={say({ code: `enemy.${view.enemy}` }).length > 14}>{say({ code: `enemy.${view.enemy}` })}</h2>
        <p>{say({ code: 'board.enemyState', params: { damage: view.damage, of: most, dice } })}</p>
        {marked.length === 0 ? null : <p className={styles.reaction}>{say({ code: `board.reaction.${view.enemy}` })}</p>}
        {view.enemy === 'shark' ? (
          <p className={styles.extra} data-place="belly">
            {say({ code: 'table.belly', params: { belly: view.belly.length } })}
          </p>
        ) : null}
      </div>
      <ol className={styles.track} aria-label={say({ code: 'table.damage', params: { damage: view.damage, of: most, dice } })}>
        {Array.from({ length: most }, (_, k) => (
          <li
            key={k}
            data-place={`track:${k}`}
            style={stage.phone ? undefined : { left: spots[k][0], top: spots[k][1] - TOP }}
            data-hit={k < view.damage}
            data-fresh={k === view.damage - 1 && board.moment?.event.type === 'damage'}
            data-next={k === view.damage}
            data-marked={marked.includes(k + 1)}
          >
            {k < view.damage ? <span className="visually-hidden">✕</span> : basicDice[k]}
          </li>
        ))}
      </ol>
      <Dice board={board} ctx={ctx} stage={stage} pick={pick} />
      <Attacks board={board} ctx={ctx} hang={hang} />
      {view.enemy === 'skullsairs' && view.stash.length > 0 ? <Stash board={board} pick={pick} /> : null}
    </section>
  )
}

const TILT = [-7, 5, -4, 8, -6, 4, -3, 6]

/** Where the dice of this round lie. While they are being rolled they are on the stage instead. */
function Dice({ board, ctx, stage, pick }: Omit<EnemyProps, 'hang'>) {
  const { view, say, moment } = board
  if (view.dice.length === 0 || moment?.event.type === 'enemyDice') return null
  return (
    <ul className={styles.dice} aria-label={say({ code: 'board.rolled' })}>
      {view.dice.map((_, k) => {
        const result = resultOf(ctx, k)
        const state = pick.stateOf(`die:${k + 1}`)
        const { x, y } = placeOfDie(stage, view.enemy, view.dice.length, k)
        return (
          <li key={k} style={{ left: x, top: y }} data-ignored={(view.ignored & (1 << k)) !== 0} data-strikes={strikes(board, ctx, k)}>
            <button
              type="button"
              data-piece={`die:${k}`}
              data-look={`die:${k + 1}`}
              data-state={state}
              data-legal={state === 'target' || state === 'chosen' ? '' : undefined}
              aria-label={`${k + 1}: ${say({ code: `result.${(view.ignored & (1 << k)) === 0 ? nameOfResult(ctx, result) : 'ignored'}` })}`}
              onClick={() => pick.press(`die:${k + 1}`)}
            >
              <EnemyDie view={view} ctx={ctx} k={k} />
            </button>
            {stage.phone ? null : <span aria-hidden>{say({ code: `result.${nameOfResult(ctx, result)}` })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** What a result of a die does is seen at the die, too. */
const CAUSES: Readonly<Record<string, string>> = { dealtWater: 'water', dealtBreach: 'breach', busted: 'cannon', overboard: 'water' }
const strikes = ({ view, moment }: SinkingProps, ctx: ReadCtx, k: number): boolean =>
  moment !== null &&
  (view.ignored & (1 << k)) === 0 &&
  (CAUSES[moment.event.type] === resultOf(ctx, k) ||
    (moment.event.type === 'attack' && nameOfResult(ctx, resultOf(ctx, k)) === moment.event.attack))

export function EnemyDie({ view, ctx, k, size }: { view: SinkingProps['view']; ctx: ReadCtx; k: number; size?: number }) {
  const result = resultOf(ctx, k)
  const special = k < 2 ? ENEMY_ART[view.enemy].colour : null
  return (
    <Art
      name={`die ${view.enemy} ${result} ${k < 2}`}
      draw={() => die(resultGlyph(view.enemy, result), 30, special)}
      box={[-20, -26, 46, 48]}
      className={styles.die}
      style={{ rotate: `${TILT[k % TILT.length]}deg`, ...(size === undefined ? {} : { width: size, height: size }) }}
    />
  )
}

/** What the enemy can do; what it does in this round is lit and says how. */
function Attacks({ board: { view, say }, ctx, hang }: Pick<EnemyProps, 'board' | 'ctx' | 'hang'>) {
  const lasts = (name: string, count: number): Readonly<Record<string, string>> =>
    count > 0 ? { [name]: say({ code: `board.force.${name}`, params: { count } }) } : {}
  const inForce: Readonly<Record<string, string>> = {
    ...lasts('angered', view.angered),
    ...lasts('chomp', Number(view.chomp)),
    ...lasts('submerged', Number(view.submerged)),
    ...lasts('tune', view.tunes),
    ...lasts('screech', Number(view.screech)),
  }
  const attacks = (['attack1', 'attack2'] as const).map((attack) => nameOfResult(ctx, attack))
  const live = attacks.filter((name) => name in inForce)
  return (
    <dl
      className={styles.attacks}
      style={hang === 0 ? undefined : { top: -hang }}
      data-live={live.length > 0}
      data-short={live.length === 0 && view.dice.length > 0}
    >
      {(live.length > 0 ? live : attacks).map((name) => (
        <div key={name} data-live={name in inForce} data-look={`attack:${name}`}>
          <dt>{say({ code: `result.${name}` })}</dt>
          <dd>{inForce[name] ?? say({ code: `attack.${name}` })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the Skullsairs have taken hangs in their port; it may be taken back. */
function Stash({ board, pick }: { board: SinkingProps; pick: Picked }) {
  const { view, say } = board
  return (
    <div className={styles.stash} data-place="stash">
      <h3>{say({ code: 'board.stash' })}</h3>
      {view.stash.map((back) => {
        const state = pick.stateOf(`thing:${back}`)
        const name = say({ code: `thing.${view.faces[back] < 0 ? 'hiddenCard' : board.game.edition.cards[view.faces[back]].id}` })
        return (
          <button
            key={back}
            type="button"
            data-piece={`thing:${back}`}
            data-state={state}
            data-legal={state === 'legal' || state === 'chosen' ? '' : undefined}
            aria-label={name}
            data-look={`thing:${back}`}
            onClick={() => pick.press(`thing:${back}`)}
          >
            <CardPicture face={view.faces[back]} className={styles.stashed} />
          </button>
        )
      })}
    </div>
  )
}
