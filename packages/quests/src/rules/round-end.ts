import { isCoop, type Ctx } from '../board/state.ts'
import { coopIsWon } from './coop.ts'
import type { Options } from './options.ts'
import { ROUND_REINFORCE, ROUND_RELOAD, TURN_REFRESH } from './steps.ts'

/** QC-R52: a game without a round limit is stopped here, so that no table runs for ever. */
const LAST_ROUND = 200

/** QC-14.5 */
const lastRound = ({ roundLimit }: Options): number => (roundLimit === 'off' ? LAST_ROUND : roundLimit)

export const endSteps = {
  /** QC-2.7, QC-14.2, QC-15.5, QC-15.6: the check comes before the Marauders' reload. */
  'round.check'(ctx: Ctx): void {
    const s = ctx.state
    if (isCoop(s)) s.ended = coopIsWon(ctx) ? 'won' : s.round >= ctx.edition.goal.coopRounds ? 'lost' : ''
    else s.ended = s.called ? 'goal' : s.round >= lastRound(s.options) ? 'limit' : ''
    if (s.ended === '') ctx.next(ROUND_RELOAD, ROUND_REINFORCE, TURN_REFRESH)
    else ctx.emit?.({ type: 'ended', why: s.ended, round: s.round })
  },
}
