import { SEATS } from '@flotilla/art/kit'
import { BACKS, GOODS, balls, coin } from '@flotilla/art/quests'
import type { Seat } from '@flotilla/kernel'
import { slotsOf, type ReadCtx } from '@flotilla/quests/client'
import { useState } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import type { Offered } from '../../../table/board.ts'
import { Thing } from '../stage/thing.tsx'
import styles from './panel.module.css'
import { pictureOf } from '../stage/pictures.ts'
import { at, type Fields, type QuestsProps } from '../props.ts'
import { cargoOf } from '../stage/ship-facts.ts'
import { Stepper } from '../stage/stepper.tsx'

const COUNTED = ['coin', 'ammo'] as const
const whatOf = (choice: object): string => String((choice as Fields).what ?? (choice as Fields).give ?? '')
const isCounted = (choice: object): boolean => (COUNTED as readonly string[]).includes(whatOf(choice))
const countOf = (choice: object): number => Number((choice as Fields).n ?? 0)

/** What may be handed to a teammate: coins and ammo by number, the rest piece by piece, each as the thing it is. */
export function Gifts({ board, offered }: { board: QuestsProps; offered: readonly Offered[] }) {
  const { say, answer } = board
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const pieces = offered.filter(({ choice }) => whatOf(choice) !== '' && !isCounted(choice))
  const words = offered.filter(({ choice }) => whatOf(choice) === '')
  return (
    <>
      {pieces.length === 0 ? null : (
        <div className={styles.chips}>
          {pieces.map(({ choice, text }) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              data-legal=""
              aria-label={say(text)}
              title={say(text)}
              onClick={() => answer(choice)}
            >
              <Thing art={pictureOf(whatOf(choice))} size={24} />
              {say({ code: `thing.${whatOf(choice).replace(/-\d+$/, '')}` })}
            </button>
          ))}
        </div>
      )}
      <div className={styles.gifts}>
        {COUNTED.map((what) => {
          const gifts = offered.filter(({ choice }) => whatOf(choice) === what)
          if (gifts.length === 0) return null
          const numbers = gifts.map(({ choice }) => countOf(choice))
          const n = numbers.includes(counts[what] ?? 1) ? (counts[what] ?? 1) : 1
          const gift = gifts.find(({ choice }) => countOf(choice) === n) ?? gifts[0]
          const name = say({ code: `thing.${what}` })
          return (
            <p key={what} className={styles.gift}>
              <Thing art={pictureOf(what)} size={22} />
              <Stepper
                n={n}
                least={1}
                canAdd={numbers.includes(n + 1)}
                fewer={say({ code: 'chart.fewer', params: { what: name } })}
                more={say({ code: 'chart.more', params: { what: name } })}
                onChange={(next) => setCounts({ ...counts, [what]: next })}
              />
              <button type="button" data-legal="" aria-label={say(gift.text)} title={say(gift.text)} onClick={() => answer(gift.choice)}>
                {say({ code: 'chart.hand.over' })}
              </button>
            </p>
          )
        })}
      </div>
      {words.length === 0 ? null : (
        <p className={styles.sum}>
          {words.map(({ choice, text }) => (
            <button key={JSON.stringify(choice)} type="button" className={styles.dark} data-legal="" onClick={() => answer(choice)}>
              {say(text)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

/** Two holds side by side: what goes over, and the room for it. */
export function Holds({ board, ctx, from, to }: { board: QuestsProps; ctx: ReadCtx; from: Seat; to: Seat }) {
  return (
    <div className={styles.holds} aria-hidden>
      <Hold board={board} ctx={ctx} seat={from} />
      <svg viewBox="0 0 34 60" width="30" height="54">
        <path d="M2,22H20V12L33,30L20,48V38H2Z" fill="#e0a52c" stroke="#2c2117" strokeWidth="1.5" />
      </svg>
      <Hold board={board} ctx={ctx} seat={to} />
    </div>
  )
}

function Hold({ board: { view, names }, ctx, seat }: { board: QuestsProps; ctx: ReadCtx; seat: Seat }) {
  const ship = view.ships[seat]
  const cargo = cargoOf(ctx, seat)
  return (
    <div className={styles.hold} style={{ color: SEATS[seat].plain }}>
      <h3>
        <Flag seat={seat} size={24} /> {names[seat]}
      </h3>
      <div className={styles.slots}>
        {cargo.map((good, k) => (
          <span key={k} className={styles.slot}>
            <Thing art={GOODS[good]} size={28} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, slotsOf(ctx, seat) - cargo.length) }, (_, k) => (
          <span key={`free${k}`} className={styles.slot} data-free="" />
        ))}
      </div>
      <div className={styles.purse}>
        <span>
          <Thing art={coin} size={17} /> {ship.coins}
        </span>
        <span>
          <Thing art={balls} size={17} /> {ship.ammo}
        </span>
        <span>
          <Thing art={BACKS.loot} size={17} /> {ship.loot.length}
        </span>
      </div>
    </div>
  )
}

/** The teammates in your space, with whom something may change hands. */
export const matesHere = (board: QuestsProps): Seat[] =>
  board.view.ships.map((_, mate) => mate).filter((mate) => at(board, `mate:seat:${mate}`).offered.length > 0)

interface ExchangeProps {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  /** With whom just now; the others wait behind their buttons, so that passing a mate covers nothing. */
  readonly open: Seat | null
  readonly onOpen: (mate: Seat | null) => void
}

/** With every teammate in your space: give, or ask for something. */
export function Exchange({ board, ctx, open, onOpen }: ExchangeProps) {
  const { say, seat } = board
  if (seat === null) return null
  return matesHere(board).map((mate) => {
    const title = say({ code: 'chart.exchange', params: { seat: mate } })
    return (
      <section key={mate} className={styles.panel} aria-label={title} data-folded={mate === open ? undefined : ''}>
        <h2>
          <button type="button" className={styles.fold} aria-expanded={mate === open} onClick={() => onOpen(mate === open ? null : mate)}>
            <Flag seat={mate} size={22} /> {title} <span aria-hidden>{mate === open ? '▴' : '▾'}</span>
          </button>
        </h2>
        {mate === open ? (
          <>
            <Holds board={board} ctx={ctx} from={seat} to={mate} />
            <Gifts board={board} offered={at(board, `mate:seat:${mate}`).offered} />
          </>
        ) : null}
      </section>
    )
  })
}
