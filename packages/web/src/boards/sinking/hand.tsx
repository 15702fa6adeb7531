import { countedCards, pointsOf, totalOf, type Io } from '@flotilla/sinking/face'
import styles from './hand.module.css'
import type { SinkingProps } from './props.ts'
import { Thing } from './thing.tsx'

/** Your cards and tokens, each with its moment, and what they bring by either ending. */
export function Hand({ board, io, seat }: { board: SinkingProps; io: Io; seat: number }) {
  const { view, say } = board
  return (
    <section className={styles.hand} aria-label={say({ code: 'board.yourHand' })}>
      <Compass board={board} io={io} seat={seat} />
      {[...view.hands[seat], ...view.chests[seat]].map((back) => (
        <Thing key={back} board={board} back={back} as="card" />
      ))}
    </section>
  )
}

/** Two lines from what you may know: how you stand if the ship is saved, and if she sinks. */
function Compass({ board, io, seat }: { board: SinkingProps; io: Io; seat: number }) {
  const { view, say, names } = board
  const rivals = names.flatMap((_, other) => (other === seat ? [] : [other]))
  const seen = (other: number): number => totalOf(pointsOf(io, other, seat))
  const rich = rivals.reduce((a, b) => (seen(b) > seen(a) ? b : a))
  const light = rivals.reduce((a, b) => (view.hands[b].length < view.hands[a].length ? b : a))
  return (
    <p className={styles.compass}>
      <span>{say({ code: 'board.ifWeWin', params: { points: totalOf(pointsOf(io, seat)) } })}</span>
      <small>{say({ code: 'board.mostSeen', params: { points: seen(rich), seat: rich } })}</small>
      <span>{say({ code: 'board.ifWeSink', params: { cards: countedCards(io, seat) } })}</span>
      <small>{say({ code: 'board.fewest', params: { cards: view.hands[light].length, seat: light } })}</small>
    </p>
  )
}
