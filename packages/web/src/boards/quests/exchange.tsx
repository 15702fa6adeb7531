import type { Offered } from '../../table/board.ts'
import { useState } from 'react'
import { Sign } from './glyphs.tsx'
import styles from './panel.module.css'
import { at, type Fields, type QuestsProps } from './props.ts'
import { Stepper } from './stepper.tsx'

const COUNTED = ['coin', 'ammo'] as const
const whatOf = (choice: object): string => String((choice as Fields).what ?? (choice as Fields).give ?? '')
const countOf = (choice: object): number => Number((choice as Fields).n ?? 0)

/** What may be handed to a teammate: coins and ammo by number, the rest piece by piece. */
export function Gifts({ board, offered }: { board: QuestsProps; offered: readonly Offered[] }) {
  const { say, answer } = board
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  return (
    <>
      {COUNTED.map((what) => {
        const gifts = offered.filter(({ choice }) => whatOf(choice) === what)
        if (gifts.length === 0) return null
        const numbers = gifts.map(({ choice }) => countOf(choice))
        const n = numbers.includes(counts[what] ?? 1) ? (counts[what] ?? 1) : 1
        const gift = gifts.find(({ choice }) => countOf(choice) === n) ?? gifts[0]
        const name = say({ code: `thing.${what}` })
        return (
          <p key={what} className={styles.sum}>
            <Sign name={what} />
            <Stepper
              n={n}
              least={1}
              canAdd={numbers.includes(n + 1)}
              fewer={say({ code: 'chart.fewer', params: { what: name } })}
              more={say({ code: 'chart.more', params: { what: name } })}
              onChange={(next) => setCounts({ ...counts, [what]: next })}
            />
            <button type="button" data-legal="" onClick={() => answer(gift.choice)}>
              {say(gift.text)}
            </button>
          </p>
        )
      })}
      <div className={styles.chips}>
        {offered.map(({ choice, text }) =>
          whatOf(choice) === 'coin' || whatOf(choice) === 'ammo' ? null : (
            <button key={JSON.stringify(choice)} type="button" data-legal="" onClick={() => answer(choice)}>
              {say(text)}
            </button>
          ),
        )}
      </div>
    </>
  )
}

/** With every teammate in your space: give, or ask for something. */
export function Exchange({ board }: { board: QuestsProps }) {
  const { view, say } = board
  return view.ships.map((_, mate) => {
    const { offered } = at(board, `mate:seat:${mate}`)
    if (offered.length === 0) return null
    return (
      <section key={mate} className={styles.panel} aria-label={say({ code: 'chart.exchange', params: { seat: mate } })}>
        <h2>{say({ code: 'chart.exchange', params: { seat: mate } })}</h2>
        <Gifts board={board} offered={offered} />
      </section>
    )
  })
}
