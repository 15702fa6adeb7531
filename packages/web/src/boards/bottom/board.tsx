import { lookAt } from '@flotilla/kernel'
import { BarButtons } from '../../table/bar.tsx'
import { AirGauge } from './air.tsx'
import styles from './board.module.css'
import { Hand } from './hand.tsx'
import { placeOf, type BottomProps } from './props.ts'
import { Rail } from './rail.tsx'
import { ShipPanel } from './ship.tsx'
import { Shop } from './shop.tsx'
import { useStaging } from './staging.ts'

/** To the Bottom: shop and Iceberg or the air that is left, every ship in full, the rail with what is being answered, your hand. */
export default function BottomBoard(props: BottomProps) {
  const { view, game, seat, offered, ask } = props
  const io = lookAt(game, view)
  const staging = useStaging(props, io)
  const own = seat ?? 0
  const others = Array.from({ length: view.seats - 1 }, (_, k) => (own + 1 + k) % view.seats)
  const hand = seat === null ? [] : view.phase === 'draft' ? view.packs[seat] : view.ships[seat].hand
  const shown = new Set<number>([...view.row, view.iceberg, ...hand, ...view.ships.flatMap(({ board }) => board)])
  const reacts = ask?.kind.startsWith('react.') === true && view.chain.length > 0
  const loose = reacts
    ? []
    : offered.filter(({ choice }) => {
        const place = placeOf(choice)
        return place === null || (place.startsWith('card:') && !shown.has(Number(place.slice(5))))
      })
  return (
    <div className={styles.board} data-rivals={others.length}>
      {view.phase === 'cruise' ? <Shop board={props} io={io} staging={staging} /> : null}
      {view.phase === 'sinking' ? <AirGauge board={props} io={io} seat={own} /> : null}
      <div className={styles.others}>
        {others.map((other) => (
          <ShipPanel key={other} board={props} io={io} seat={other} own={false} />
        ))}
      </div>
      {view.ships.every(({ sunk }) => sunk) ? null : <Rail board={props} io={io} staging={staging} />}
      <ShipPanel board={props} io={io} seat={own} own />
      {seat === null || view.ships[seat].sunk ? null : <Hand board={props} io={io} staging={staging} cards={hand} />}
      <BarButtons {...props} choices={loose} />
    </div>
  )
}
