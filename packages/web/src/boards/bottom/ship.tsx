import {
  NONE,
  TIRED,
  baseNumber,
  costFactor,
  discount,
  drawModifier,
  drawNumber,
  isCovered,
  kindName,
  worth,
  type Io,
} from '@flotilla/bottom/face'
import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../shell/flag.tsx'
import { Place } from '../../table/place.tsx'
import { Card } from './card.tsx'
import styles from './board.module.css'
import { at, type BottomProps } from './props.ts'

/** A ship: how deep it lies, what is on its deck, and what the next card costs there. */
export function ShipPanel({ board, io, seat, own }: { board: BottomProps; io: Io; seat: Seat; own: boolean }) {
  const { view, say, names, telling } = board
  const ship = view.ships[seat]
  const here = at(board, `seat:${seat}`)
  const top = ship.water.at(-1)
  const draws = drawNumber(io, seat)
  const sinksNext = view.phase === 'sinking' && !ship.sunk && ship.deck.length < draws
  return (
    <section
      className={styles.ship}
      data-own={own}
      data-active={view.active === seat}
      data-sunk={ship.sunk}
      data-telling={telling?.seat === seat}
      aria-label={names[seat]}
    >
      <div className={styles.shipHead}>
        <Place board={board} offered={here.offered} refused={here.refused} label={names[seat]} className={styles.who}>
          <Flag seat={seat} size={22} /> {names[seat]}
        </Place>
        <span className={styles.counts}>
          <Air
            deck={ship.deck.length}
            draws={draws}
            sinking={view.phase === 'sinking'}
            label={say({ code: 'board.air', params: { n: ship.deck.length } })}
          />
          <span>{say({ code: 'board.hand', params: { n: ship.hand.length } })}</span>
          <span>
            {say({ code: 'board.water', params: { n: ship.water.length } })}
            {top === undefined || view.faces[top] < 0 ? '' : ` (${say({ code: `card.${kindName(view.faces[top])}` })})`}
          </span>
          <span>
            {say({
              code: 'board.draws',
              params: {
                base: baseNumber(view, seat === view.active ? 0 : 1),
                more: Math.max(0, drawModifier(io, seat)),
                fewer: Math.max(0, -drawModifier(io, seat)),
              },
            })}
          </span>
          <span>
            {say({ code: 'board.factor', params: { n: ship.board.length, factor: costFactor(io, seat), discount: discount(io, seat) } })}
          </span>
          <b>{say({ code: 'board.worth', params: { n: worth(io, seat) } })}</b>
          {ship.sunk ? (
            <b className={styles.warn}>{say({ code: 'board.sunk' })}</b>
          ) : sinksNext ? (
            <b className={styles.warn}>{say({ code: 'board.sinksNext' })}</b>
          ) : null}
        </span>
      </div>
      <div className={styles.deckCards}>
        {ship.board.map((back) => (
          <Card
            key={back}
            board={board}
            io={io}
            back={back}
            small
            tired={view.turned[back] === TIRED}
            merged={isCovered(io, back) || view.partner[back] !== NONE}
          />
        ))}
        {ship.board.length === 0 ? <span className={styles.none}>{say({ code: 'board.emptyBoard' })}</span> : null}
      </div>
    </section>
  )
}

/** The deck is the air: in the Sinking each drawing takes some, and without it the ship goes down. */
function Air({ deck, draws, sinking, label }: { deck: number; draws: number; sinking: boolean; label: string }) {
  const turns = draws === 0 ? 9 : Math.floor(deck / draws)
  return (
    <span className={styles.air} data-low={sinking && turns <= 1} title={label}>
      <i style={{ width: `${Math.min(100, deck * 5)}%` }} />
      <span>{label}</span>
    </span>
  )
}
