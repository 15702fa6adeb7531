import { kindOf, type BottomEvent } from '@flotilla/bottom/client'
import { useRef } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { lineOf } from '../../../table/event-text.ts'
import { CardFace } from '../cards/card-face.tsx'
import card from '../cards/card.module.css'
import { BackPicture } from '../cards/picture.tsx'
import type { BottomProps, Table } from '../props.ts'
import type { Stroke, ToldTurn } from '../moments/told-turn.ts'
import styles from './tape.module.css'

/** So many things of a turn are in sight; the newest stay. */
const MOST = 6

/**
 * On the rail's canvas, beside the pool: a turn as the cards it was played with and their sums, one after another. What belongs to
 * no turn is told there in words. Those who cannot see it have the status sentence and the log.
 */
export function Tape({ table, turn }: { readonly table: Table; readonly turn: ToldTurn }) {
  const { board } = table
  const { moment, say, game } = board
  const last = useRef<BottomEvent | null>(null)
  if (moment !== null) last.current = moment.event
  if (turn.strokes.length > 0)
    return (
      <div className={styles.tape} data-told={moment === null ? undefined : ''} data-place="tape" aria-hidden>
        <Flag seat={turn.seat} size={24} />
        {turn.strokes.length > MOST ? <span>…</span> : null}
        {turn.strokes.slice(-MOST).map((stroke, i) => (
          <Told key={turn.strokes.length - Math.min(MOST, turn.strokes.length) + i} board={board} stroke={stroke} turn={turn} />
        ))}
      </div>
    )
  if (last.current === null || table.plan.narrow) return null
  const { seat } = last.current
  return (
    <p className={styles.tape} data-told={moment === null ? undefined : ''} aria-hidden>
      {typeof seat === 'number' ? <Flag seat={seat} size={20} /> : null}
      {say(lineOf(game, last.current))}
    </p>
  )
}

/** One thing done: by whom if it is not their turn, with which card, and what it costs or whom it meets. */
function Told({ board, stroke, turn }: { readonly board: BottomProps; readonly stroke: Stroke; readonly turn: ToldTurn }) {
  const { say } = board
  const { what, seat, cards, target, named, points, value, factor, discount } = stroke
  const sum = factor > 1 || discount > 0
  return (
    <span className={styles.stroke} data-what={what} data-stopped={stroke.stopped ? '' : undefined}>
      {seat === turn.seat ? null : <Flag seat={seat} size={20} />}
      {what === 'draws' ? <Small board={board} back={null} /> : cards.map((back) => <Small key={back} board={board} back={back} />)}
      <span className={styles.words}>
        <small>{say({ code: `board.stroke.${what}` })}</small>
        {what === 'plays' ? (
          <b>{sum ? say({ code: 'board.costSum', params: { value, factor, discount, cost: points } }) : `− ${points}`}</b>
        ) : what === 'buys' || what === 'loses' ? (
          <b>− {points}</b>
        ) : what === 'draws' ? (
          <b>{points}</b>
        ) : target === null || target === seat ? (
          named.length > 0 && <b>→</b>
        ) : (
          <b>
            {what === 'takes' || what === 'back' ? '←' : '→'} <Flag seat={target} size={18} />
          </b>
        )}
      </span>
      {named.map((back) => (
        <Small key={back} board={board} back={back} />
      ))}
    </span>
  )
}

function Small({ board, back }: { readonly board: BottomProps; readonly back: number | null }) {
  const face = back === null ? -1 : board.view.faces[back]
  if (face < 0)
    return (
      <span className={card.card} data-back>
        <BackPicture />
      </span>
    )
  return (
    <span className={card.card} data-size="mini" data-colour={board.game.edition.cards[kindOf(face)].colour}>
      <CardFace board={board} kind={kindOf(face)} size="mini" />
    </span>
  )
}
