import { baseNumber, drawModifier, drawNumber, hasOnBoard, undertowFrom, type Io } from '@flotilla/bottom/face'
import type { Seat } from '@flotilla/kernel'
import styles from './air.module.css'
import type { BottomProps } from './props.ts'

/** Warned so many turns before. */
const WARNED = 3

/** How long a ship's air lasts: cards in the deck against the drawings to come; null while nothing is drawn. */
export function airOf(
  io: Io,
  seat: Seat,
): { readonly deck: number; readonly draws: number; readonly turns: number | null; readonly sinks: boolean } {
  const { state } = io
  const { deck } = state.ships[seat]
  const next = seat === state.active ? state.seats : (seat - state.active + state.seats) % state.seats
  const draws = hasOnBoard(io, seat, 'anchors') ? 0 : drawNumber(io, seat, next)
  const lasting = Math.max(draws, hasOnBoard(io, seat, 'anchors') ? 0 : 3 + drawModifier(io, seat))
  const turns = lasting <= 0 ? null : Math.floor(deck.length / lasting)
  return { deck: deck.length, draws, turns, sinks: state.phase === 'sinking' && deck.length < draws }
}

/** The deck is the air: in the Sinking each drawing takes some, and without it the ship goes down. */
export function Air({ board: { view, say }, io, seat }: { board: BottomProps; io: Io; seat: Seat }) {
  const { deck, turns, sinks } = airOf(io, seat)
  const sinking = view.phase === 'sinking'
  const label = say({ code: sinking ? 'board.air' : 'board.deck', params: { n: deck } })
  return (
    <span className={styles.air} data-low={sinking && (sinks || (turns !== null && turns <= 1))}>
      {sinking ? <i style={{ width: `${Math.min(100, deck * 5)}%` }} /> : null}
      <span>{sinks ? `${label} · ${say({ code: 'board.sinksSoon' })}` : label}</span>
    </span>
  )
}

/** In the Sinking, in the place of the shop: the own air, the next drawing with its modifiers, and what threatens it. */
export function AirGauge({ board, io, seat }: { board: BottomProps; io: Io; seat: Seat }) {
  const { view, say, names } = board
  const { deck, turns, sinks } = airOf(io, seat)
  const next = seat === view.active ? view.seats : (seat - view.active + view.seats) % view.seats
  const modifier = drawModifier(io, seat)
  const undertow = undertowFrom(view.options) - view.ships[seat].turns
  const { sunk } = view.ships[seat]
  const most = Math.max(20, deck)
  return (
    <section className={styles.gauge} aria-label={say({ code: 'board.airGauge', params: { seat } })}>
      <h2>{say({ code: view.ships.every((ship) => ship.sunk) ? 'table.over' : 'board.sinkingNow' })}</h2>
      {sunk ? (
        <p>{say({ code: 'board.youSank', params: { seat, own: board.seat === seat } })}</p>
      ) : (
        <>
          <div className={styles.tank} data-low={sinks || (turns !== null && turns <= 1)} aria-hidden>
            {Array.from({ length: most }, (_, k) => (
              <i key={k} data-full={k < deck} />
            ))}
          </div>
          <p>
            <b>{say({ code: 'board.airLeft', params: { n: deck } })}</b>
            {' · '}
            {hasOnBoard(io, seat, 'anchors')
              ? say({ code: 'board.anchored' })
              : say({
                  code: 'board.nextDraw',
                  params: {
                    base: baseNumber(view, next),
                    more: Math.max(0, modifier),
                    fewer: Math.max(0, -modifier),
                    n: modifier === 0 ? 0 : drawNumber(io, seat, next),
                  },
                })}
            {' · '}
            {sinks
              ? say({ code: 'board.sinksNext' })
              : turns === null
                ? say({ code: 'board.airForever' })
                : say({ code: 'board.airTurns', params: { n: turns } })}
            {board.seat === seat ? '' : ` · ${names[seat]}`}
          </p>
          {view.options.stall === 'undertow' && undertow <= WARNED ? (
            <p className={styles.warn}>{say({ code: undertow > 0 ? 'board.undertowIn' : 'board.undertowNow', params: { n: undertow } })}</p>
          ) : null}
        </>
      )}
    </section>
  )
}
