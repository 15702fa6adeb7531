import type { Outcome } from '@flotilla/kernel'
import type { Say } from '../words.ts'
import type { TableState } from './store.ts'

/** Played to its end, or ended early by a vote. */
export const isOver = ({ outcome, info }: Pick<TableState, 'outcome' | 'info'>): boolean => outcome !== null || info?.status === 'ended'

export function victory({ winners }: Outcome, say: Say): string {
  return winners.length === 0 ? say('web.lost') : say(winners.length === 1 ? 'web.won' : 'web.wonShared', { who: winners })
}
