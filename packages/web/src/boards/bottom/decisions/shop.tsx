import { NONE, kindName, kindOf, priceIn } from '@flotilla/bottom/client'
import { useState } from 'react'
import { Dialog } from '../../../layout/dialog.tsx'
import { Card } from '../cards/card.tsx'
import type { Table } from '../props.ts'
import { withRail } from './rail-offers.ts'
import styles from './shop.module.css'

/** The shop hangs under the awning, each card with its price and what would be left; the Iceberg's price is on its plaque. */
export function Shop({ table }: { readonly table: Table }) {
  const { board, ctx, staging, plan } = table
  const { view, say } = board
  const swept = view.gone.filter((back) => kindName(view.faces[back]) === 'lockdown').length
  const lockdowns = (ctx.edition.cards.find(({ id }) => id === 'lockdown')?.copies ?? 0) - swept
  const w = plan.shopCard
  return (
    <section className={styles.shop} aria-label={say({ code: 'board.shop' })}>
      <div className={styles.row} data-narrow={plan.narrow ? '' : undefined}>
        {view.row.map((back, k) => {
          const slot = k + 1
          if (back === NONE) return <span key={slot} className={styles.empty} style={{ ['--w' as string]: `${w}px` }} />
          const price = priceIn(ctx, slot)
          const pays = staging.active && staging.pays(price)
          const value = ctx.edition.cards[kindOf(view.faces[back])].value ?? 0
          return (
            <span key={slot} className={styles.slot} data-place={`slot:${slot}`}>
              <Card
                table={table}
                back={back}
                w={w}
                size={plan.narrow ? 'gist' : 'full'}
                spot={`slot:${slot}`}
                here={withRail(table, `slot:${slot}`)}
                from="shopDeck"
                dim={staging.active && staging.sum > 0 && !pays}
              />
              <Price table={table} price={price} pays={pays} />
              {price === value ? null : (
                <span className={styles.dearer} aria-hidden>
                  = {value} + {price - value}
                </span>
              )}
            </span>
          )
        })}
      </div>
      <Iceberg table={table} />
      <p className={plan.narrow ? 'visually-hidden' : styles.deck} data-place="shopDeck">
        {say({ code: 'board.shopDeck', params: { n: view.shopDeck.length } })} ·{' '}
        {say({ code: 'board.lockdowns', params: { n: lockdowns } })}
      </p>
    </section>
  )
}

function Price({ table: { staging, board }, price, pays }: { readonly table: Table; readonly price: number; readonly pays: boolean }) {
  return (
    <span className={styles.price} data-lit={pays ? '' : undefined}>
      <b>{price}</b>
      {staging.active
        ? pays
          ? board.say({ code: 'board.leaves', params: { n: staging.sum - price } })
          : `· ${board.say({ code: 'board.short', params: { n: price - staging.sum } })}`
        : null}
    </span>
  )
}

const MOST_FLAGS = 4

/** The plaque under the Iceberg: its price, how much is missing, and what is still in hand. */
function Iceberg({ table }: { readonly table: Table }) {
  const { board, ctx, staging, plan } = table
  const { view, say } = board
  const [sure, setSure] = useState(false)
  if (view.iceberg === NONE) return null
  const price = priceIn(ctx, 'iceberg')
  const here = withRail(table, 'slot:iceberg')
  const [offer] = here.offered
  const inHand = staging.more
  // On a phone four flags leave no room for more than the sum.
  const crowded = plan.narrow && view.seats > MOST_FLAGS
  return (
    <div
      className={styles.plaque}
      data-place="iceberg"
      data-crowded={crowded ? '' : undefined}
      data-lit={offer === undefined ? undefined : ''}
    >
      <Card
        table={table}
        back={view.iceberg}
        w={52}
        size="mini"
        spot="slot:iceberg"
        here={here}
        label={offer === undefined ? undefined : say(offer.text)}
        {...(offer === undefined ? {} : { onPress: () => setSure(true) })}
      />
      <div className={styles.words}>
        <b>
          {say({ code: 'card.iceberg' })} · {price}
        </b>
        <span>
          {offer !== undefined
            ? say({ code: 'board.within' })
            : staging.active
              ? `${say({ code: 'board.short', params: { n: price - staging.sum } })}${inHand > 0 && !crowded ? ` · ${say({ code: 'board.moreInHand', params: { n: inHand } })}` : ''}`
              : say({ code: 'board.points.of', params: { n: view.points, price } })}
        </span>
        <meter
          min={0}
          max={price}
          value={Math.min(price, staging.active ? staging.sum : view.points)}
          aria-label={say({ code: 'board.icebergReach', params: { n: staging.active ? staging.sum : view.points, price } })}
        />
      </div>
      {sure ? (
        <Dialog title={say({ code: 'choice.buy.iceberg', params: { price } })} onClose={() => setSure(false)}>
          <p>{say({ code: 'board.icebergSure', params: { left: staging.sum - price } })}</p>
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
    </div>
  )
}
