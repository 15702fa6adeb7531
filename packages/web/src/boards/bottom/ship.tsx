import { NONE, TIRED, costFactor, discount, isCovered, kindName, seenCards, worth, worthOf, type Io } from '@flotilla/bottom/face'
import type { Seat } from '@flotilla/kernel'
import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Flag } from '../../shell/flag.tsx'
import { Place } from '../../table/place.tsx'
import { Air } from './air.tsx'
import { Card } from './card.tsx'
import { at, type BottomProps } from './props.ts'
import styles from './ship.module.css'

/** A ship: how deep it lies, what is on its deck, and what the next card costs there. */
export function ShipPanel({ board, io, seat, own }: { board: BottomProps; io: Io; seat: Seat; own: boolean }) {
  const { view, say, names, moment } = board
  const ship = view.ships[seat]
  const here = at(board, `seat:${seat}`)
  const asked = view.asks.some((ask) => ask.seat === seat && ask.optional === undefined)
  const seen = own && board.seat === seat ? ship.deck.slice(0, seenCards(io, seat)) : []
  return (
    <section
      className={styles.ship}
      data-own={own}
      data-active={view.active === seat}
      data-asked={asked}
      data-sunk={ship.sunk}
      data-telling={moment?.event.seat === seat || moment?.event.target === seat}
      aria-label={names[seat]}
    >
      <div className={styles.head}>
        <Place board={board} offered={here.offered} refused={here.refused} label={names[seat]} className={styles.who}>
          <Flag seat={seat} size={20} /> {names[seat]}
        </Place>
        <b className={styles.worth}>{say({ code: 'board.worth', params: { n: worth(io, seat) } })}</b>
        {ship.sunk ? null : <CostMeter board={board} io={io} seat={seat} />}
        {ship.sunk ? <b className={styles.warn}>{say({ code: 'board.sunk' })}</b> : <Air board={board} io={io} seat={seat} />}
        {ship.sunk ? null : (
          <>
            <span>{say({ code: 'board.hand', params: { n: ship.hand.length } })}</span>
            <Water board={board} io={io} seat={seat} />
          </>
        )}
      </div>
      <div className={styles.cards}>
        {groupsOf(view.partner, ship.board).map((group) => (
          <div key={group[0]} className={styles.group} style={{ ['--cards' as string]: group.length }}>
            {group.map((back) => (
              <Card
                key={back}
                board={board}
                io={io}
                back={back}
                small
                tired={view.turned[back] === TIRED}
                merged={isCovered(io, back) ? 'under' : view.partner[back] === NONE ? undefined : 'over'}
                {...(worthOf(io, back) < 0 ? { tag: worthOf(io, back) } : {})}
              />
            ))}
          </div>
        ))}
        {ship.board.length === 0 ? <span className={styles.none}>{say({ code: 'board.emptyBoard' })}</span> : null}
      </div>
      {seen.length === 0 ? null : (
        <p className={styles.seen}>{say({ code: 'table.seen', params: { cards: seen.map((back) => kindName(view.faces[back])) } })}</p>
      )}
    </section>
  )
}

/** Cards that hang together stand together: first the partner, then its Assistant. */
function groupsOf(partner: readonly number[], board: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = []
  const done = new Set<number>()
  for (const back of board) {
    if (done.has(back)) continue
    const other = partner[back]
    const pair = other === NONE ? [back] : [back, other]
    for (const one of pair) done.add(one)
    groups.push(pair)
  }
  return groups
}

/** The price multiplier: how many cards there are, and what the next one costs. */
function CostMeter({ board: { view, say }, io, seat }: { board: BottomProps; io: Io; seat: Seat }) {
  const n = view.ships[seat].board.length
  const params = { n, factor: costFactor(io, seat), discount: discount(io, seat) }
  return (
    <span className={styles.meter} title={say({ code: 'board.factorHint', params: { n } })}>
      <span className={styles.pips} aria-hidden>
        {[0, 1, 2, 3, 4].map((k) => (
          <i key={k} data-full={k < n % 5} />
        ))}
      </span>
      {say({ code: 'board.factor', params })}
    </span>
  )
}

/** The water lies open: its top and its number, and all of it on demand. */
function Water({ board: { view, say, names, ...board }, io, seat }: { board: BottomProps; io: Io; seat: Seat }) {
  const [open, setOpen] = useState(false)
  const { water } = view.ships[seat]
  const top = water.at(-1)
  const label = say({
    code: 'board.waterTop',
    params: { n: water.length, top: top === undefined || view.faces[top] < 0 ? null : kindName(view.faces[top]) },
  })
  if (water.length === 0) return <span>{label}</span>
  return (
    <>
      <button type="button" className={styles.water} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open ? (
        <Dialog wide title={say({ code: 'board.waterOf', params: { seat, n: water.length } })} onClose={() => setOpen(false)}>
          <div className={styles.all}>
            {[...water].reverse().map((back) => (
              <Card key={back} board={{ view, say, names, ...board }} io={io} back={back} small here={{ offered: [], refused: [] }} />
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
