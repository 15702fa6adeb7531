import { HAND } from '@flotilla/bottom/client'
import { same, type Choice } from '@flotilla/kernel'
import { useState } from 'react'
import type { Offered } from '../../../table/board.ts'
import { useChosen } from '../../kit/choose.ts'
import type { BottomProps } from '../props.ts'
import type { Staging } from './staging.ts'

/** What is looked at twice before it is done: it shows something hidden, tires a card or cannot be taken back. */
const TWICE = new Set([
  'draft.pick',
  'tycoon.target',
  'play.merge',
  'play.host',
  'act.seat',
  'act.card',
  'torpedo.pay',
  'hand.pick',
  'own.pick',
  'steward.pick',
  'flapper.pick',
  'lifeboat.pick',
])

/** Choose, see what it brings, commit: by the button beside the sentence, or by pressing the same thing again. */
export interface Choosing {
  readonly chosen: Offered | null
  /** What can be paid for only with the rail. */
  readonly railOffers: readonly Offered[]
  /** Cards marked to be discarded together, and how many have to be. */
  readonly marked: readonly Offered[]
  readonly isMarking: boolean
  isChosen(choice: Choice): boolean
  /** Discards all that are marked. */
  discard(): void
  /** Does it, or chooses it first. */
  press(offered: Offered): void
  cancel(): void
}

export function useChoosing(board: BottomProps, staging: Staging, railOffers: readonly Offered[]): Choosing {
  const { ask, offered, answer, view, seat } = board
  const surplus = seat === null ? 0 : view.ships[seat].hand.length - HAND
  const { chosen, isChosen, choose } = useChosen([...railOffers, ...offered])
  const [marks, setMarks] = useState<readonly Choice[]>([])
  const isMarking = ask?.kind === 'limit'
  const marked = isMarking ? offered.filter(({ choice }) => marks.some((mark) => same(mark, choice))) : []
  const isTwice = ({ choice }: Offered): boolean => ask !== null && (TWICE.has(ask.kind) || 'buy' in choice)
  return {
    chosen,
    railOffers,
    marked,
    isMarking,
    isChosen: (choice) => isChosen(choice) || marked.some((mark) => same(mark.choice, choice)),
    discard() {
      setMarks([])
      answer(...marked.map(({ choice }) => choice))
    },
    press(one) {
      if (isMarking) {
        const rest = marked.map(({ choice }) => choice).filter((mark) => !same(mark, one.choice))
        // One more than has to go takes the place of the first.
        return setMarks(rest.length < marked.length ? rest : [...rest, one.choice].slice(-surplus))
      }
      if (isTwice(one) && !isChosen(one.choice)) return choose(one)
      choose(null)
      if ('buy' in one.choice || 'play' in one.choice) staging.commit(one.choice)
      else answer(one.choice)
    },
    cancel: () => choose(null),
  }
}
