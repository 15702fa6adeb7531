import { NONE, kindName, priceIn, type Io } from '@flotilla/bottom/face'
import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Card } from './card.tsx'
import { at, type BottomProps } from './props.ts'
import styles from './shop.module.css'
import type { Staging } from './staging.ts'

/** The row of the shop and the Iceberg, each with its price and how far it is from your reach; the Cruise's only shop window. */
export function Shop({ board, io, staging }: { board: BottomProps; io: Io; staging: Staging }) {
  const { view, say } = board
  const [sure, setSure] = useState(false)
  const swept = view.gone.filter((back) => kindName(view.faces[back]) === 'lockdown').length
  const lockdowns = (io.edition.cards.find(({ id }) => id === 'lockdown')?.copies ?? 0) - swept
  const reachOf = (price: number): string =>
    staging.active && !staging.pays(price)
      ? say({ code: 'board.missing', params: { price, n: price - staging.sum } })
      : say({ code: 'board.price', params: { price } })
  const here = (place: string, price: number, buy: number | 'iceberg') => {
    const now = at(board, place)
    if (!staging.active || staging.staged.length === 0 || !staging.pays(price)) return now
    return { offered: [{ choice: { buy }, text: { code: 'board.buyFor', params: { price, left: staging.sum - price } } }], refused: [] }
  }
  const iceberg = view.iceberg === NONE ? null : priceIn(io, 'iceberg')
  return (
    <section className={styles.shop} aria-label={say({ code: 'board.shop' })}>
      {view.row.map((back, k) => {
        const slot = k + 1
        if (back === NONE) return <span key={slot} className={styles.empty} />
        const price = priceIn(io, slot)
        return (
          <Card
            key={slot}
            board={{ ...board, answer: staging.commit }}
            io={io}
            back={back}
            here={here(`slot:${slot}`, price, slot)}
            reach={staging.active && staging.pays(price)}
            tag={reachOf(price)}
          />
        )
      })}
      {iceberg === null ? null : (
        <div className={styles.iceberg}>
          <Card
            board={{ ...board, answer: () => setSure(true) }}
            io={io}
            back={view.iceberg}
            here={here('slot:iceberg', iceberg, 'iceberg')}
            reach={staging.active && staging.pays(iceberg)}
            tag={reachOf(iceberg)}
          />
          <meter
            className={styles.meter}
            min={0}
            max={iceberg}
            value={Math.min(iceberg, staging.sum)}
            aria-label={say({ code: 'board.icebergReach', params: { n: staging.sum, price: iceberg } })}
          />
        </div>
      )}
      <p className={styles.deck}>
        <span>{say({ code: 'board.shopDeck', params: { n: view.shopDeck.length } })}</span>
        <span>{say({ code: 'board.lockdowns', params: { n: lockdowns } })}</span>
      </p>
      {sure && iceberg !== null ? (
        <Dialog title={say({ code: 'choice.buy.iceberg', params: { price: iceberg } })} onClose={() => setSure(false)}>
          <p>{say({ code: 'board.icebergSure', params: { left: staging.sum - iceberg } })}</p>
          <div className={styles.sure}>
            <button
              type="button"
              className="primary"
              onClick={() => {
                setSure(false)
                staging.commit({ buy: 'iceberg' })
              }}
            >
              {say({ code: 'board.icebergBuy' })}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {say({ code: 'web.cancel' })}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}
