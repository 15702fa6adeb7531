import type { Outcome } from '@flotilla/kernel'
import type { Say } from '../words.ts'
import type { TableState } from './table-link.ts'

/** Played to its end, or ended early by a vote. */
export const isOver = ({ outcome, info }: Pick<TableState, 'outcome' | 'info'>): boolean => outcome !== null || info?.status === 'ended'

/** Whoever sailed alone has reached a rank and won over nobody. */
export const isRank = ({ standings, title }: Outcome): boolean => title !== undefined && standings.length === 1

export function victory(outcome: Outcome, say: Say): string {
  const { winners, title } = outcome
  if (isRank(outcome)) return say(title ?? '')
  return winners.length === 0 ? say('web.lost') : say(winners.length === 1 ? 'web.won' : 'web.wonShared', { who: winners })
}
