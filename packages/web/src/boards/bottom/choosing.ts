import type { Choice } from '@flotilla/kernel'
import { useState } from 'react'
import type { Offered } from '../../table/board.ts'
import type { BottomProps } from './props.ts'
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
  isChosen(choice: Choice): boolean
  /** Does it, or chooses it first. */
  press(offered: Offered): void
  cancel(): void
}

const same = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b)

export function useChoosing({ ask, offered, answer }: BottomProps, staging: Staging, railOffers: readonly Offered[]): Choosing {
  const [held, setHeld] = useState<Offered | null>(null)
  // What is no longer offered is no longer chosen.
  const chosen = held === null ? null : ([...railOffers, ...offered].find(({ choice }) => same(choice, held.choice)) ?? null)
  const isTwice = ({ choice }: Offered): boolean => ask !== null && (TWICE.has(ask.kind) || 'buy' in choice)
  return {
    chosen,
    railOffers,
    isChosen: (choice) => chosen !== null && same(chosen.choice, choice),
    press(one) {
      if (isTwice(one) && (chosen === null || !same(chosen.choice, one.choice))) return setHeld(one)
      setHeld(null)
      if ('buy' in one.choice || 'play' in one.choice) staging.commit(one.choice)
      else answer(one.choice)
    },
    cancel: () => setHeld(null),
  }
}
