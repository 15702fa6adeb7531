import { BACKS, GOODS, awning, balls, coin, heart, isGood, smallGun, smallSail, smallSlot } from '@flotilla/art/quests'
import type { Svg } from '@flotilla/art/kit'
import type { Seat } from '@flotilla/kernel'
import {
  answersOf,
  chart,
  coinsAfter,
  dealIsPossible,
  placeOf,
  stockOf,
  type Deal,
  type ReadCtx,
  type Stock,
} from '@flotilla/quests/client'
import { useState } from 'react'
import { Thing } from '../stage/thing.tsx'
import styles from './panel.module.css'
import { deedOf, type QuestsProps } from '../props.ts'
import { Stepper } from '../stage/stepper.tsx'
import { Why } from '../stage/why.tsx'

const PICTURES: Readonly<Record<string, Svg>> = {
  ammo: balls,
  repair: heart,
  'upgrade.sail': smallSail('ready'),
  'upgrade.cannon': smallGun('ready'),
  'upgrade.cargo': smallSlot('open'),
  trade: GOODS.gem,
  artifact: BACKS.loot,
  information: BACKS.clue,
}
const pictureOf = (name: string): Svg => {
  const good = name.replace('sell.', '')
  return PICTURES[name] ?? (isGood(good) ? GOODS[good] : '')
}
/** What is bought one at a time, since a card is drawn or chosen. */
const SINGLY = ['trade', 'artifact', 'information'] as const
type Single = (typeof SINGLY)[number]
export const PORT_DEEDS: readonly string[] = ['ammo', 'repair', 'upgrade', ...SINGLY]

export const isPortDeed = (choice: object): boolean => PORT_DEEDS.includes(deedOf(choice))

/** Everything the port deals in: choose how many of each, see what it costs in all, make the deal. */
export function Port({ board, ctx, seat }: { board: QuestsProps; ctx: ReadCtx; seat: Seat }) {
  const { game, view, say, answer, offered, refused } = board
  const [deal, setDeal] = useState<Deal>({})
  const stock = stockOf(ctx, seat)
  if (board.ask?.kind !== 'turn' || stock.length === 0) return null
  const { prices } = ctx.edition
  const isMarket = chart(view).trading.includes(view.ships[seat].cell)
  const nameOf = (one: Stock): string => {
    const [what, which = ''] = one.split('.')
    if (what === 'sell') return say({ code: 'chart.stock.sell', params: { what: which, price: prices.sellResource } })
    return say({
      code: `chart.stock.${which === '' ? what : which}`,
      params: { price: what === 'upgrade' ? prices.upgrade : prices.repair, n: prices.ammoPerCoin },
    })
  }
  const chosen = answersOf(stock, deal)
  const coins = coinsAfter(ctx, seat, deal)
  const wordsOf = (answers: readonly object[]): string =>
    answers.map((choice) => say(game.words.choice(ctx, { kind: 'turn', seat }, choice))).join('\n')
  const whyNot = (one: Stock) => {
    const [first] = answersOf([one], { [one]: 1 })
    return refused.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(first))
  }
  const rows = [
    ...stock.map((one) => {
      const n = deal[one] ?? 0
      const canAdd = dealIsPossible(ctx, seat, { ...deal, [one]: n + 1 })
      const reason = n === 0 && !canAdd ? whyNot(one) : undefined
      const row = (
        <li key={one} data-off={n === 0 && !canAdd ? '' : undefined} data-on={n > 0 ? '' : undefined}>
          <Thing art={pictureOf(one)} size={24} />
          <span>
            <Tile one={one} ctx={ctx} say={say} />
            {reason === undefined ? null : <Why refusal={reason} board={board} />}
          </span>
          {reason === undefined ? (
            <Stepper
              n={n}
              takes={n > 0 ? undefined : wordsOf(answersOf([one], { [one]: 1 }))}
              canAdd={canAdd}
              fewer={say({ code: 'chart.fewer', params: { what: nameOf(one) } })}
              more={say({ code: 'chart.more', params: { what: nameOf(one) } })}
              onChange={(next) => setDeal({ ...deal, [one]: next })}
            />
          ) : null}
        </li>
      )
      return { row, isPossible: dealIsPossible(ctx, seat, { [one]: 1 }) }
    }),
    ...(isMarket ? SINGLY : []).flatMap((deed) => {
      const offer = offered.find(({ choice }) => deedOf(choice) === deed)
      const reason = refused.find(({ choice }) => deedOf(choice as object) === deed)
      if (offer === undefined && reason === undefined) return []
      const tile = (
        <>
          <Thing art={pictureOf(deed)} size={24} />
          <span>
            <Single deed={deed} ctx={ctx} say={say} />
            {offer !== undefined || reason === undefined ? null : <Why refusal={reason} board={board} />}
          </span>
        </>
      )
      const row =
        offer === undefined ? (
          <li key={deed} data-off="">
            {tile}
          </li>
        ) : (
          <li key={deed} data-single="">
            <button type="button" data-legal="" aria-label={say(offer.text)} onClick={() => answer(offer.choice)}>
              {tile}
            </button>
          </li>
        )
      return [{ row, isPossible: offer !== undefined }]
    }),
  ]
  // Whatever is possible before anything is chosen comes first, so that nothing moves while the deal is made.
  const possibleFirst = rows.toSorted((one, other) => Number(other.isPossible) - Number(one.isPossible))
  return (
    <section
      className={`${styles.panel} ${styles.counter}`}
      aria-label={say({ code: 'chart.port', params: { place: placeOf(view, view.ships[seat].cell) } })}
    >
      <Awning place={placeOf(view, view.ships[seat].cell)} />
      <h2 className="visually-hidden">{say({ code: 'chart.port', params: { place: placeOf(view, view.ships[seat].cell) } })}</h2>
      <ul className={styles.stock}>{possibleFirst.map(({ row }) => row)}</ul>
      {chosen.length === 0 ? null : (
        <p className={styles.sum}>
          <span>{say({ code: 'chart.left', params: { coins } })}</span>
          <button
            type="button"
            className="primary"
            data-takes={wordsOf(chosen)}
            onClick={() => {
              setDeal({})
              answer(...chosen)
            }}
          >
            {say({ code: 'chart.deal', params: { coins: coins - view.ships[seat].coins } })}
          </button>
        </p>
      )}
    </section>
  )
}

/** A thing on the counter with its price: what goes, what comes. */
function Tile({ one, ctx: { edition }, say }: { one: Stock; ctx: ReadCtx; say: QuestsProps['say'] }) {
  const { prices } = edition
  const [what, which = ''] = one.split('.')
  const price = what === 'sell' ? prices.sellResource : what === 'upgrade' ? prices.upgrade : what === 'repair' ? prices.repair : 1
  const good = UPGRADE_GOODS[which]
  return (
    <>
      <b aria-hidden>
        {say({ code: what === 'sell' ? `thing.${which}` : `chart.tile.${which === '' ? what : which}`, params: { n: prices.ammoPerCoin } })}
      </b>
      <span className={styles.price} aria-hidden>
        {good === undefined ? null : (
          <>
            −<Thing art={GOODS[good]} size={16} />
          </>
        )}
        {what === 'sell' ? '+' : '−'}
        {price}
        <Thing art={coin} size={15} />
      </span>
    </>
  )
}

/** What a card costs at the counter; of a trade its name says it. */
function Single({ deed, ctx: { edition }, say }: { deed: Single; ctx: ReadCtx; say: QuestsProps['say'] }) {
  const good = SINGLE_GOODS[deed]
  return (
    <>
      <b>{say({ code: `chart.tile.${deed}` })}</b>
      {good === undefined || deed === 'trade' ? null : (
        <span className={styles.price}>
          −<Thing art={GOODS[good]} size={16} />−{edition.prices[deed]}
          <Thing art={coin} size={15} />
        </span>
      )}
    </>
  )
}

const SINGLE_GOODS: Readonly<Partial<Record<Single, 'gem' | 'spice'>>> = { artifact: 'gem', information: 'spice' }

/** What an upgrade is made of. */
const UPGRADE_GOODS: Readonly<Record<string, 'canvas' | 'metal' | 'lumber'>> = { sail: 'canvas', cannon: 'metal', cargo: 'lumber' }

/** Every port has its own colours over the counter. */
const Awning = ({ place }: { place: string }) => (
  <svg
    className={styles.awning}
    viewBox="0 0 360 22"
    preserveAspectRatio="none"
    aria-hidden
    dangerouslySetInnerHTML={{ __html: awning(place) }}
  />
)
