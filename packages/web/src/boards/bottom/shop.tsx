import { NONE, priceIn, type Io } from '@flotilla/bottom/face'
import { Card } from './card.tsx'
import styles from './board.module.css'
import type { BottomProps } from './props.ts'

/** The row of the shop and the Iceberg, each with its price; the Cruise's only shop window. */
export function Shop({ board, io }: { board: BottomProps; io: Io }) {
  const { view, say } = board
  if (view.phase !== 'cruise') return null
  return (
    <section className={styles.shop} aria-label={say({ code: 'board.shop' })}>
      {view.row.map((back, slot) =>
        back === NONE ? (
          <span key={slot} className={styles.empty} />
        ) : (
          <Card
            key={slot}
            board={board}
            io={io}
            back={back}
            place={`slot:${slot + 1}`}
            tag={say({ code: 'board.price', params: { price: priceIn(io, (slot + 1) as 1) } })}
          />
        ),
      )}
      {view.iceberg === NONE ? null : (
        <div className={styles.iceberg}>
          <Card
            board={board}
            io={io}
            back={view.iceberg}
            place="slot:iceberg"
            tag={say({ code: 'board.price', params: { price: priceIn(io, 'iceberg') } })}
          />
        </div>
      )}
      <p className={styles.shopDeck}>{say({ code: 'board.shopDeck', params: { n: view.shopDeck.length } })}</p>
    </section>
  )
}
