import { isCoop, type Io } from '../board/state.ts'
import { coopIsWon } from './missions.ts'
import { ROUND_REINFORCE, ROUND_RELOAD, TURN_REFRESH } from './steps.ts'

export const endSteps = {
  /** QC-2.7, QC-14.2, QC-15.5: the check comes before the Marauders' reload. */
  'round.check'(io: Io): void {
    const s = io.state
    if (isCoop(s)) s.ended = coopIsWon(io) ? 'won' : s.round >= io.edition.goal.coopRounds ? 'lost' : ''
    else s.ended = s.called ? 'goal' : s.round >= s.options.roundLimit ? 'limit' : ''
    if (s.ended === '') io.next(ROUND_RELOAD, ROUND_REINFORCE, TURN_REFRESH)
    else io.emit?.({ type: 'ended', why: s.ended, round: s.round })
  },
}
