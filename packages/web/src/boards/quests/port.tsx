import type { Seat } from '@flotilla/kernel'
import { answersOf, coinsAfter, dealIsPossible, placeOf, stockOf, type Deal, type Io, type Stock } from '@flotilla/quests/face'
import { useState } from 'react'
import { Sign, type SignName } from './glyphs.tsx'
import styles from './panel.module.css'
import { deedOf, type QuestsProps } from './props.ts'
import { Stepper } from './stepper.tsx'
import { Why } from './why.tsx'

const SIGN_OF: Readonly<Record<string, SignName>> = {
  ammo: 'ammo',
  repair: 'heart',
  'upgrade.sail': 'sail',
  'upgrade.cannon': 'cannon',
  'upgrade.cargo': 'loot',
}
/** What is bought one at a time, since a card is drawn or chosen. */
const SINGLY = ['trade', 'artifact', 'information']
export const PORT_DEEDS = ['ammo', 'repair', 'upgrade', ...SINGLY]

export const isPortDeed = (choice: object): boolean => PORT_DEEDS.includes(deedOf(choice))

/** Everything the port deals in: choose how many of each, see what it costs in all, make the deal. */
export function Port({ board, io, seat }: { board: QuestsProps; io: Io; seat: Seat }) {
  const { view, say, answer, offered, refused } = board
  const [deal, setDeal] = useState<Deal>({})
  const stock = stockOf(io, seat)
  if (board.ask?.kind !== 'turn' || stock.length === 0) return null
  const { prices } = io.edition
  const nameOf = (one: Stock): string => {
    const [what, which = ''] = one.split('.')
    if (what === 'sell') return say({ code: 'chart.stock.sell', params: { what: which, price: prices.sellResource } })
    return say({
      code: `chart.stock.${which === '' ? what : which}`,
      params: { price: what === 'upgrade' ? prices.upgrade : prices.repair, n: prices.ammoPerCoin },
    })
  }
  const chosen = answersOf(stock, deal)
  const coins = coinsAfter(io, seat, deal)
  const whyNot = (one: Stock) => {
    const [first] = answersOf([one], { [one]: 1 })
    return refused.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(first))
  }
  return (
    <section className={styles.panel} aria-label={say({ code: 'chart.port', params: { place: placeOf(view, view.ships[seat].cell) } })}>
      <h2>{say({ code: 'chart.port', params: { place: placeOf(view, view.ships[seat].cell) } })}</h2>
      <ul className={styles.stock}>
        {stock.map((one) => {
          const n = deal[one] ?? 0
          const canAdd = dealIsPossible(io, seat, { ...deal, [one]: n + 1 })
          const reason = n === 0 && !canAdd ? whyNot(one) : undefined
          return (
            <li key={one} data-off={n === 0 && !canAdd ? '' : undefined}>
              <Sign name={SIGN_OF[one] ?? (one.slice('sell.'.length) as SignName)} />
              <span>
                {nameOf(one)}
                {reason === undefined ? null : <Why refusal={reason} board={board} />}
              </span>
              <Stepper
                n={n}
                canAdd={canAdd}
                fewer={say({ code: 'chart.fewer', params: { what: nameOf(one) } })}
                more={say({ code: 'chart.more', params: { what: nameOf(one) } })}
                onChange={(next) => setDeal({ ...deal, [one]: next })}
              />
            </li>
          )
        })}
      </ul>
      {chosen.length === 0 ? null : (
        <p className={styles.sum}>
          <button
            type="button"
            className="primary"
            onClick={() => {
              setDeal({})
              answer(...chosen)
            }}
          >
            {say({ code: 'chart.deal', params: { coins: coins - view.ships[seat].coins } })}
          </button>
          {say({ code: 'chart.left', params: { coins } })}
        </p>
      )}
      {offered.map(({ choice, text }) =>
        SINGLY.includes(deedOf(choice)) ? (
          <button key={JSON.stringify(choice)} type="button" data-legal="" onClick={() => answer(choice)}>
            {say(text)}
          </button>
        ) : null,
      )}
    </section>
  )
}
