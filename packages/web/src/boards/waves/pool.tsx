import { lookAt } from '@flotilla/kernel'
import { FREEBOOTER, ownerOf } from '@flotilla/waves/face'
import { Spot } from '../../table/spot.tsx'
import { Die } from '../die.tsx'
import styles from './pool.module.css'
import { offeredWhere, refusedWhere, type WavesProps } from './props.ts'

const dieOf = (choice: Record<string, unknown>): unknown => choice.take ?? choice.bribe ?? choice.sailor

/** The rolled dice, each with its price for the picker. */
export function Pool(props: WavesProps) {
  const { view, game, ask, say, openRule, answer, names, moment } = props
  const io = lookAt(game, view)
  if (view.pool.length === 0) return null
  const picking = ask?.kind === 'draft'
  return (
    <ul className={styles.pool} aria-label={say({ code: 'table.pool', params: { dice: [] } })}>
      {view.pool.map((die, k) => {
        const owner = ownerOf(io, die)
        const offered = picking ? offeredWhere(props, (choice) => dieOf(choice) === die && choice.sailor === undefined) : undefined
        const sailor = picking ? offeredWhere(props, (choice) => choice.sailor === die) : undefined
        const refusal = picking && offered === undefined ? refusedWhere(props, (choice) => choice.bribe === die) : undefined
        const price = offered !== undefined && 'bribe' in offered.choice ? view.dice[die] : offered === undefined ? null : 0
        const name = `${view.dice[die]}, ${owner === FREEBOOTER ? say({ code: 'board.clear' }) : (names[owner] ?? say({ code: 'board.merchantman' }))}`
        return (
          <li key={die} className={styles.item}>
            <Spot
              offered={offered ?? sailor}
              refusal={refusal}
              say={say}
              openRule={openRule}
              onChoose={({ choice }) => answer(choice)}
              label={name}
              className={styles.die}
            >
              <span style={{ animationDelay: `${k * 40}ms` }} className={styles.tumble}>
                <Die face={view.dice[die]} owner={owner} size={46} rolling={moment?.event.type === 'rolled'} />
              </span>
            </Spot>
            <span
              className={styles.tag}
              data-kind={price === null ? (sailor === undefined ? 'none' : 'sailor') : price === 0 ? 'free' : 'price'}
            >
              {price === null
                ? sailor === undefined
                  ? `−${view.dice[die]}`
                  : say({ code: 'board.sailor' })
                : price === 0
                  ? say({ code: 'board.free' })
                  : `−${price}`}
            </span>
            {sailor === undefined || offered === undefined ? null : (
              <button type="button" className={styles.sailor} onClick={() => answer(sailor.choice)} aria-label={say(sailor.text)}>
                {say({ code: 'board.sailor' })}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
