import { costFactor, discount, NONE, seenCards, worth } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { airOf } from './air.ts'
import { BoardCards } from '../cards/board-cards.tsx'
import { Back, Card } from '../cards/card.tsx'
import styles from './own.module.css'
import { litAs, NOTHING, type Table } from '../props.ts'
import { groupsOf, PAIR } from './strew.ts'
import { Water } from './water.tsx'

const LEAST = 54
const SPOT = 66
const MOST_SPOTS = 8
export const BULKHEAD = 236

/** The own ship: the board stands on the deck before us, its next places with what they cost; beside it the bulkhead. */
export function OwnShip({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board } = table
  return (
    <section className={styles.own} aria-label={board.names[seat]}>
      <OnDeck table={table} seat={seat} />
      <Bulkhead table={table} seat={seat} />
    </section>
  )
}

function OnDeck({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board, ctx, plan } = table
  const { view, say } = board
  const { sunk, board: cards } = view.ships[seat]
  const free = board.seat === seat ? litAs(board, 'next') : undefined
  const groups = groupsOf(view.partner, cards)
  const units = groups.reduce((sum, group) => sum + (group.length > 1 ? PAIR : 1), 0)
  const room = plan.narrow ? plan.width - 20 : plan.width - BULKHEAD - 40
  const w = plan.narrow ? plan.ownCard : Math.max(LEAST, Math.min(plan.ownCard, (room - (sunk ? 0 : 3 * 58)) / Math.max(1, units) - 7))
  const spots = sunk ? 0 : plan.narrow ? 3 : Math.max(1, Math.min(MOST_SPOTS, Math.floor((room - units * (w + 7)) / SPOT)))
  return (
    <div className={styles.deck} style={{ ['--w' as string]: `${w}px` }} data-place={`board:${seat}`} data-small={w < 64 ? '' : undefined}>
      {groups.map((group) => (
        <span key={group[0]} className={styles.stands}>
          <BoardCards table={table} seat={seat} group={group} w={w} size={plan.narrow ? 'mini' : 'mid'} />
        </span>
      ))}
      {cards.length === 0 && sunk ? <span className={styles.none}>{say({ code: 'board.emptyBoard' })}</span> : null}
      {free === undefined || sunk ? null : (
        <button
          type="button"
          className={styles.spot}
          data-next
          data-legal
          aria-label={say(free.text)}
          onClick={() => table.choosing.press(free)}
        >
          {say({ code: 'board.free' })}
        </button>
      )}
      {Array.from({ length: spots }, (_, i) => (
        <span key={i} className={styles.spot} data-next={i === 0 && free === undefined ? '' : undefined} aria-hidden>
          ×{costFactor(ctx, seat, i)}
        </span>
      ))}
      <span className="visually-hidden">
        {say({ code: 'board.factorHint', params: { n: cards.length } })}{' '}
        {say({ code: 'board.factor', params: { factor: costFactor(ctx, seat), discount: discount(ctx, seat) } })}
      </span>
    </div>
  )
}

/** On a phone more seen cards leave no room for sentences beside them. */
const MOST_BESIDE_WORDS = 2

/** Name, worth, deck and water of the own ship; in the Sinking the deck is the air. */
function Bulkhead({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board, ctx, plan } = table
  const { view, say, names } = board
  const ship = view.ships[seat]
  const air = airOf(ctx, seat)
  const sinking = view.phase === 'sinking'
  const mine = board.seat === seat
  const lit = mine ? litAs(board, 'pile') : undefined
  const seen = mine ? ship.deck.slice(0, seenCards(ctx, seat)) : []
  const all = Math.max(20, Math.ceil(air.deck / 10) * 10)
  const more = discount(ctx, seat)
  const factor = say({ code: 'board.factor', params: { factor: costFactor(ctx, seat), discount: more } })
  return (
    <div className={styles.bulkhead} data-low={air.low ? '' : undefined}>
      <div className={styles.who} data-place={`ship:${seat}`}>
        <Flag seat={seat} size={plan.narrow ? 28 : 32} />
        <span className={styles.name} style={{ ['--letters' as string]: names[seat].length }}>
          {names[seat]}
        </span>
        <span className="visually-hidden">{say({ code: 'board.worth', params: { n: worth(ctx, seat) } })}</span>
        <small aria-hidden>{say({ code: 'board.worthWord' })}</small>
        <b aria-hidden data-place={`worth:${seat}`}>
          <Count value={worth(ctx, seat)} />
        </b>
      </div>
      {ship.sunk ? (
        <p className={styles.sunk}>
          <b>{say({ code: 'board.sunk' })}</b> · {say({ code: 'board.youSank', params: { seat, own: mine } })}
        </p>
      ) : (
        <>
          <div className={styles.piles}>
            <div
              className={styles.pile}
              data-place={`deck:${seat}`}
              style={{ ['--thick' as string]: Math.min(6, Math.ceil(air.deck / 3)) }}
            >
              {air.deck === 0 ? <span className={styles.bare} /> : <Back w={plan.narrow ? 30 : 66} />}
              <span className={styles.count}>
                <Count value={air.deck} />
              </span>
              <small>{say({ code: sinking ? 'board.airWord' : mine ? 'board.yourDeck' : 'board.deckWord' })}</small>
              {lit === undefined ? null : (
                <button
                  type="button"
                  className={styles.press}
                  data-legal
                  aria-label={say(lit.text)}
                  onClick={() => table.choosing.press(lit)}
                />
              )}
            </div>
            <div className={styles.pile}>
              <Water table={table} seat={seat} w={plan.narrow ? 26 : 52} />
              <small>{say({ code: mine ? 'board.yourWater' : 'zone.water' })}</small>
            </div>
          </div>
          <div className={styles.windows} aria-hidden>
            {Array.from({ length: all }, (_, i) => (
              <i key={i} data-lit={i < air.deck} />
            ))}
          </div>
          <p className={styles.words}>
            {plan.narrow && seen.length > MOST_BESIDE_WORDS ? (
              air.sinks ? (
                <b>{say({ code: 'board.sinksSoon' })}</b>
              ) : null
            ) : sinking ? (
              <>
                {plan.narrow ? null : <b>{say({ code: 'board.airLeft', params: { n: air.deck } })} · </b>}
                {say(air.lasts)}
                {plan.narrow && seen.length > 0 ? null : (
                  <>
                    <br />
                    {say(air.next)}
                  </>
                )}
                {air.warning === null ? null : (
                  <>
                    <br />
                    <strong>{say(air.warning)}</strong>
                  </>
                )}
              </>
            ) : (
              <>
                {say(air.next)}
                {plan.narrow && seen.length > 0 ? null : (
                  <>
                    <br />
                    {say({ code: 'board.nextCard' })} <b>{factor}</b>
                  </>
                )}
              </>
            )}
          </p>
        </>
      )}
      {seen.length === 0 || ship.sunk ? null : (
        <div className={styles.seen}>
          <small>{say({ code: 'board.seen', params: { n: seen.length } })}</small>
          <div>
            {seen.map((back) => (
              <Card key={back} table={table} back={back} w={plan.narrow ? 24 : 46} size="mini" here={NOTHING} spot={`seen:${back}`} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** How near anybody is to the Iceberg: what the own hand could pay, or what a rival has on the rail. */
export function reachOf({ board: { view }, staging }: Pick<Table, 'board' | 'staging'>, price: number): number {
  if (view.iceberg === NONE || price <= 0) return 0
  return Math.min(1, Math.max(view.points, staging.active ? staging.sum + staging.more * 0.3 : 0) / price)
}
