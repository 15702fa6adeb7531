import { kindName, sacrificeAt, type Io } from '@flotilla/bottom/face'
import { Chain } from './chain.tsx'
import type { BottomProps } from './props.ts'
import styles from './rail.module.css'
import type { Staging } from './staging.ts'

/** The rail: your point pool with its running sum, and beside it what is going on. */
export function Rail({ board, io, staging }: { board: BottomProps; io: Io; staging: Staging }) {
  const { view, seat, say } = board
  const { staged, points, sum } = staging
  const shown = seat === null || (view.active !== seat && view.purse === 0) ? view.points : sum
  return (
    <section className={styles.rail} aria-label={say({ code: 'board.rail' })}>
      <div className={styles.pool}>
        <b>{shown}</b>
        <small>{say({ code: 'board.points', params: { n: shown } })}</small>
      </div>
      <div className={styles.sum}>
        {staged.length === 0 ? null : (
          <>
            <span>{points}</span>
            {staged.map((back) => (
              <button
                key={back}
                type="button"
                onClick={() => staging.toggle(back)}
                aria-label={say({ code: 'board.offRail', params: { card: kindName(view.faces[back]) } })}
              >
                + {sacrificeAt(io, back)} <small>{say({ code: `card.${kindName(view.faces[back])}` })} ✕</small>
              </button>
            ))}
            <span>= {sum}</span>
          </>
        )}
      </div>
      <Chain board={board} />
    </section>
  )
}
