import { useRef } from 'react'
import type { BottomProps } from './props.ts'

/** What the seat whose turn it is has thrown overboard in it, as it was told: the rail shows it adding up. */
export function useToldTurn({ moment, view }: BottomProps): readonly number[] {
  const kept = useRef<{ n: number; turn: string; cards: readonly number[] }>({ n: -1, turn: '', cards: [] })
  const turn = `${view.phase}/${view.turn}/${view.active}`
  if (kept.current.turn !== turn) kept.current = { n: kept.current.n, turn, cards: [] }
  if (moment !== null && moment.n !== kept.current.n) {
    const thrown = moment.events.flatMap(({ type, cards, seat }) =>
      type === 'sacrificed' && seat === view.active && Array.isArray(cards) ? (cards as number[]) : [],
    )
    kept.current = { n: moment.n, turn, cards: [...kept.current.cards, ...thrown] }
  }
  // The pool is spent or lost: what paid for it is forgotten with it.
  if (view.points === 0 && moment === null) kept.current = { ...kept.current, cards: [] }
  return kept.current.cards
}
