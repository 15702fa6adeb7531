import { kindOf } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../../layout/flag.tsx'
import { CardFace } from '../cards/card-face.tsx'
import card from '../cards/card.module.css'
import { Card } from '../cards/card.tsx'
import styles from './draft.module.css'
import { at, NOTHING, type Table } from '../props.ts'

const ROUNDS = 3

/** Which pack this is, to whom it goes on, and what was kept so far. */
export function DraftTop({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board } = table
  const { view, say, names } = board
  const kept = view.ships[seat].deck.filter((back) => view.faces[back] >= 0)
  const round = Math.min(ROUNDS, 1 + (4 - Math.max(1, ...view.packs.map(({ length }) => length))))
  const order = Array.from({ length: view.seats + 1 }, (_, i) => (seat + i) % view.seats)
  return (
    <div className={styles.top}>
      <div className={styles.sign}>
        <h2>{say({ code: 'board.draft', params: { round, of: ROUNDS } })}</h2>
        <p>{say({ code: 'board.draftHint' })}</p>
      </div>
      <ol className={styles.order} aria-label={say({ code: 'board.draftOrder' })}>
        {order.map((one, i) => (
          <li key={i} title={names[one]}>
            <Flag seat={one} size={28} />
            <span className="visually-hidden">{names[one]}</span>
          </li>
        ))}
      </ol>
      <div className={styles.kept}>
        {Array.from({ length: ROUNDS }, (_, i) =>
          kept[i] === undefined ? (
            <span key={i} className={styles.free} aria-hidden>
              {i + 1}
            </span>
          ) : (
            <Card key={kept[i]} table={table} back={kept[i]} w={table.plan.narrow ? 72 : 88} size="mid" here={NOTHING} />
          ),
        )}
      </div>
    </div>
  )
}

/** What the deck will be shuffled from: the cards that everybody begins with, and what was kept. */
function DeckSoFar({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board, ctx } = table
  const { deck } = board.view.ships[seat]
  const kept = deck.flatMap((back) => (ctx.state.faces[back] < 0 ? [] : [kindOf(ctx.state.faces[back])]))
  const start = ctx.edition.cards.flatMap(({ buy, copies }, kind) => (buy === null && copies > 1 ? [{ kind, n: copies }] : []))
  const all = [...start.filter(({ kind }) => !kept.includes(kind)), ...kept.map((kind) => ({ kind, n: 1 }))]
  return (
    <section className={styles.sofar} aria-label={board.say({ code: 'board.deckSoFar', params: { n: deck.length } })}>
      <h3>{board.say({ code: 'board.deckSoFar', params: { n: deck.length } })}</h3>
      <div>
        {all.map(({ kind, n }, i) => (
          <span key={i} className={card.card} data-size="mini" data-colour={ctx.edition.cards[kind].colour}>
            <CardFace board={board} kind={kind} size="mini" />
            <b className={styles.times}>×{n}</b>
          </span>
        ))}
      </div>
    </section>
  )
}

/** The pack in hand, large: one is kept, the rest goes on. */
export function DraftPack({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { board, plan, choosing } = table
  const w = plan.narrow ? plan.handCard : 184
  return (
    <>
      {plan.narrow ? null : <DeckSoFar table={table} seat={seat} />}
      <section className={styles.pack} aria-label={board.say({ code: 'board.yourPack' })}>
        {view(table, seat).map((back) => {
          const [offered] = at(board, `card:${back}`).offered
          return (
            <div
              key={back}
              className={styles.one}
              data-chosen={offered !== undefined && choosing.isChosen(offered.choice) ? '' : undefined}
            >
              <Card table={table} back={back} w={w} size="full" />
              {offered === undefined ? null : (
                <span className={styles.keep} aria-hidden>
                  {choosing.isChosen(offered.choice) ? '✓ ' : ''}
                  {plan.narrow ? board.say({ code: 'board.keepWord' }) : board.say(offered.text)}
                </span>
              )}
            </div>
          )
        })}
      </section>
    </>
  )
}

const view = ({ board }: Table, seat: Seat): readonly number[] => board.view.packs[seat] ?? []
