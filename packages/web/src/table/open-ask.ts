import { answersByItself, type OwnAsk } from '@flotilla/protocol'
import { isOver } from './game-over.ts'
import type { TableState } from './table-link.ts'

/** What is put to the person: what the server answers by itself is not. */
export function openAskOf(state: Pick<TableState, 'ask' | 'seatSettings' | 'outcome' | 'info'>): OwnAsk | null {
  const { ask, seatSettings } = state
  if (ask === null || isOver(state)) return null
  const comesByItself = ask.choices.length === 1 && ask.optional === undefined && ask.byHand === undefined
  return comesByItself && answersByItself(ask.kind, seatSettings) ? null : ask
}
