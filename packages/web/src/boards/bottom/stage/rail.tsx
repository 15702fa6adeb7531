import { kindName } from '@flotilla/bottom/client'
import { Flag } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { Card } from '../cards/card.tsx'
import { NOTHING, type Table } from '../props.ts'
import styles from './rail.module.css'
import { toldOf } from '../moments/told.ts'
import type { ToldTurn } from '../moments/told-turn.ts'

const CARD = 41
/** From here on the cards overlap. */
const MANY = 4
/** Beside more of them there is no room for words. */
const MOST_BESIDE = 6

/** The rail: cards laid on it add up to the pool, with what was gained and spent besides; beside it stands what it pays for. */
export function Rail({ table, turn }: { readonly table: Table; readonly turn: ToldTurn }) {
  const { board, staging, plan } = table
  const { view, say } = board
  const { staged, sum } = staging
  const pool = board.ask?.kind === 'purse' && view.active !== board.seat ? turn.purse : turn
  const thrown = pool.thrown.flatMap(({ cards }) => cards).filter((back) => view.faces[back] >= 0 && !staged.includes(back))
  const doubled = new Set(pool.thrown.flatMap(({ cards }) => cards.slice(1)))
  const shown = [...thrown, ...staged]
  const told = pool.thrown.reduce((total, { points }) => total + points, 0)
  // What was not told is gained or spent all the same.
  const gained = staging.points + pool.spent - told
  const spent = pool.spent + Math.max(0, -gained)
  return (
    <section
      className={styles.rail}
      aria-label={say({ code: 'board.rail' })}
      data-many={shown.length > MANY ? '' : undefined}
      data-place="rail"
      data-keep=""
    >
      {shown.length > 0 && gained > 0 ? <span className={styles.term}>{gained}</span> : null}
      {shown.length === 0 ? null : (
        <ol className={styles.cards} style={{ ['--n' as string]: shown.length, ['--w' as string]: `${CARD}px` }}>
          {shown.map((back, i) => (
            <li key={back}>
              {i > 0 || gained > 0 ? <span className={styles.sign}>{doubled.has(back) ? '×2' : '+'}</span> : null}
              <Card
                table={table}
                back={back}
                w={CARD}
                size="mini"
                here={NOTHING}
                dim={!staged.includes(back)}
                style={{ rotate: `${[-5, 4, -3, 3][i % 4]}deg` }}
                {...(staged.includes(back)
                  ? {
                      onPress: () => staging.toggle(back),
                      label: say({ code: 'board.offRail', params: { card: kindName(view.faces[back]) } }),
                    }
                  : { copy: true })}
              />
            </li>
          ))}
        </ol>
      )}
      {shown.length > 0 && spent > 0 ? <span className={styles.term}>− {spent}</span> : null}
      {view.active === board.seat || pool === turn.purse ? null : (
        <span className={styles.whose}>
          <Flag seat={view.active} size={22} />
          <span>{board.names[view.active]}</span>
        </span>
      )}
      <span className={styles.sum}>
        {shown.length === 0 ? null : <span className={styles.sign}>= </span>}
        <b>
          <Count value={sum} />
        </b>
        <small>{say({ code: 'board.points' })}</small>
      </span>
      {(plan.narrow && staging.active) || shown.length > MOST_BESIDE ? null : (
        <p className={styles.say}>
          <Told table={table} />
        </p>
      )}
    </section>
  )
}

/** In the own turn what the pool pays for; at any other ask what an answer would come to. */
function Told({ table }: { readonly table: Table }) {
  const told = toldOf(table)
  return told === null ? <Pays table={table} /> : table.board.say(told)
}

/** How much of the shop and of the hand the pool pays for. */
function Pays({ table: { board, staging, choosing } }: { readonly table: Table }) {
  const { say, view, seat } = board
  if (!staging.active) return null
  if (staging.sum === 0) return say({ code: 'board.railHint' })
  const bought = new Set([...choosing.railOffers, ...board.offered].flatMap(({ choice }) => ('buy' in choice ? [String(choice.buy)] : [])))
  const hand = seat === null ? [] : view.ships[seat].hand.filter((back) => !staging.staged.includes(back) && view.faces[back] >= 0)
  const played = hand.filter((back) => staging.costSum(back).cost <= staging.sum).length
  return say({
    code: 'board.pays',
    params: { shop: view.phase === 'cruise' ? bought.size : 0, hand: played, cruise: view.phase === 'cruise' },
  })
}
