import { costOf, sacrificeAt } from '@flotilla/bottom/face'
import { lookAt } from '@flotilla/kernel'
import { BarButtons } from '../../table/bar.tsx'
import { Card } from './card.tsx'
import { Chain } from './chain.tsx'
import styles from './board.module.css'
import { placeOf, type BottomProps } from './props.ts'
import { ShipPanel } from './ship.tsx'
import { Shop } from './shop.tsx'

/** To the Bottom: shop and Iceberg, every ship in full, the chain of what is being answered, your hand. */
export default function BottomBoard(props: BottomProps) {
  const { view, game, seat, say, offered } = props
  const io = lookAt(game, view)
  const own = seat ?? 0
  const others = Array.from({ length: view.seats - 1 }, (_, k) => (own + 1 + k) % view.seats)
  const hand = seat === null ? [] : view.phase === 'draft' ? view.packs[seat] : view.ships[seat].hand
  const shown = new Set<number>([...view.row, view.iceberg, ...hand, ...view.ships.flatMap(({ board }) => board)])
  const loose = offered.filter(({ choice }) => {
    const place = placeOf(choice)
    return place === null || (place.startsWith('card:') && !shown.has(Number(place.slice(5))))
  })
  return (
    <div className={styles.board}>
      <Shop board={props} io={io} />
      <Chain board={props} />
      <div className={styles.others}>
        {others.map((other) => (
          <ShipPanel key={other} board={props} io={io} seat={other} own={false} />
        ))}
      </div>
      <ShipPanel board={props} io={io} seat={own} own />
      {seat === null ? null : (
        <section className={styles.hand} aria-label={say({ code: 'board.yourHand' })}>
          <div className={styles.points}>
            <b>{view.active === seat ? view.points : view.purse}</b>
            <small>{say({ code: 'board.points' })}</small>
          </div>
          {hand.map((back) => (
            <Card
              key={back}
              board={props}
              io={io}
              back={back}
              tag={
                view.faces[back] < 0
                  ? undefined
                  : say({ code: 'board.handTag', params: { cost: costOf(io, seat, back), points: sacrificeAt(io, back) } })
              }
            />
          ))}
          {hand.length === 0 ? <span className={styles.none}>{say({ code: 'board.emptyHand' })}</span> : null}
        </section>
      )}
      <BarButtons {...props} choices={loose} />
    </div>
  )
}
