import { ownerOf, type Io } from '@flotilla/waves/face'
import { Die } from '../die.tsx'
import styles from './nest.module.css'
import type { Pencil } from './plan.ts'
import type { WavesProps } from './props.ts'

/** Your three dice. While you plan: pick one up, then choose its place; Yarrr! seals the plan. */
export function Nest({ board, pencil, io }: { board: WavesProps; pencil: Pencil; io: Io }) {
  const { view, seat, say } = board
  if (seat === null) return null
  const { nest } = view.ships[seat]
  return (
    <div className={styles.nest} role="group" aria-label={say({ code: 'board.nest' })}>
      <span className={styles.title}>{say({ code: 'board.nest' })}</span>
      {[0, 1, 2].map((k) => {
        const die = nest[k]
        if (die === undefined) return <span key={k} className={styles.empty} aria-hidden />
        const face = view.dice[die]
        const picture = <Die face={face} owner={ownerOf(io, die)} size={44} />
        const at = pencil.at[k]
        return (
          <span key={k} className={styles.slot} data-inhand={pencil.inHand === k}>
            {pencil.planning ? (
              <button
                type="button"
                className={styles.die}
                onClick={() => pencil.pick(k)}
                aria-pressed={pencil.inHand === k}
                aria-label={say({ code: 'board.pickUp', params: { die: k + 1, face } })}
              >
                {picture}
              </button>
            ) : (
              <span className={styles.die}>{picture}</span>
            )}
            <small>{at === null || at === undefined ? ' ' : say({ code: `icon.${at}` })}</small>
          </span>
        )
      })}
      {pencil.planning ? (
        <>
          <span className={styles.hint}>
            {pencil.inHand === null ? ' ' : say({ code: 'board.layHint', params: { face: view.dice[nest[pencil.inHand]] } })}
          </span>
          <button type="button" className="quiet" onClick={pencil.clear}>
            {say({ code: 'board.clearPlan' })}
          </button>
          <button type="button" className={`primary ${styles.yarrr}`} disabled={!pencil.complete} onClick={pencil.yarrr}>
            {say({ code: 'board.yarrr' })}
          </button>
        </>
      ) : null}
    </div>
  )
}
