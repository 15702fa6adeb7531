import { answersByItself, type OwnAsk } from '@flotilla/wire'
import { isOver } from './end.ts'
import type { TableState } from './store.ts'

/** What is put to the person: what the server answers by itself is not. */
export function askedOf(state: Pick<TableState, 'ask' | 'orders' | 'outcome' | 'info'>): OwnAsk | null {
  const { ask, orders } = state
  if (ask === null || isOver(state)) return null
  const comesByItself = ask.choices.length === 1 && ask.optional === undefined && ask.byHand === undefined
  return comesByItself && answersByItself(ask.kind, orders) ? null : ask
}
