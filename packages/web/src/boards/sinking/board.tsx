import { lookAt } from '@flotilla/kernel'
import { countedCards, pointsOf, totalOf } from '@flotilla/sinking/face'
import { BarButtons } from '../../table/bar.tsx'
import styles from './board.module.css'
import { Columns } from './columns.tsx'
import { Pirates } from './crew.tsx'
import { Dial } from './dial.tsx'
import { EnemySheet } from './enemy.tsx'
import { placeOf, type SinkingProps } from './props.ts'
import { ShipPicture } from './ship.tsx'
import { Thing } from './thing.tsx'

/** We're Sinking!: ship and enemy, the four columns with their dials, the crew, and your hand with both endings in sight. */
export default function SinkingBoard(props: SinkingProps) {
  const { view, game, seat, say, offered } = props
  const io = lookAt(game, view)
  const hand = seat === null ? [] : view.hands[seat]
  const tokens = seat === null ? [] : view.chests[seat]
  const shown = new Set([...hand, ...tokens, ...view.stash, ...view.columns.flat()])
  const loose = offered.filter(({ choice }) => {
    const place = placeOf(choice)
    return place === null || (place.startsWith('thing:') && !shown.has(Number(place.slice(6))))
  })
  return (
    <div className={styles.board}>
      <div className={styles.scene}>
        <ShipPicture board={props} io={io} />
        <EnemySheet board={props} io={io} />
      </div>
      <div className={styles.deck}>
        <Pirates board={props} />
        <Dial board={props} />
        <Columns board={props} />
        {seat === null ? null : (
          <section className={styles.hand} aria-label={say({ code: 'board.yourHand' })}>
            <p className={styles.compass}>
              <span>{say({ code: 'board.ifWeWin', params: { points: totalOf(pointsOf(io, seat)) } })}</span>
              <span>{say({ code: 'board.ifWeSink', params: { cards: countedCards(io, seat) } })}</span>
            </p>
            {hand.map((back) => (
              <Thing key={back} board={props} back={back} large />
            ))}
            {tokens.map((back) => (
              <Thing key={back} board={props} back={back} large />
            ))}
          </section>
        )}
      </div>
      <BarButtons {...props} choices={loose} />
    </div>
  )
}
