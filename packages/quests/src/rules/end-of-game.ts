import { type Ctx, isCoop, type ReadCtx, SOURCES, teamOf, teams } from '../board/state.ts'
import type { Outcome, Seat, Standing } from '@flotilla/kernel'
import type { Options } from './options.ts'
import { ROUND_REINFORCE, ROUND_RELOAD, TURN_REFRESH } from './steps.ts'
import { coopIsWon } from './coop.ts'

export const coinsOfTeam = (ctx: ReadCtx, team: number): number => {
  let coins = 0
  for (let seat = 0; seat < ctx.state.seats; seat++) if (teamOf(ctx.state, seat) === team) coins += ctx.state.ships[seat].coins
  return coins
}

/** The team's prosperity line by line, by where it came from. */
export function partsOf(ctx: ReadCtx, seat: Seat): Standing['parts'] {
  const s = ctx.state
  const parts: Record<string, number> = {}
  for (let i = 0; i < SOURCES.length; i++) parts[SOURCES[i]] = s.gained[teamOf(s, seat) * SOURCES.length + i]
  return parts
}

/** QC-14.3, QC-14.4: most prosperity, then most coins of the team, then shared. In the co-op game all win or all lose. */
export function outcome(ctx: ReadCtx): Outcome {
  const s = ctx.state
  const coins = Array.from({ length: teams(s) }, (_, team) => coinsOfTeam(ctx, team))
  const rankOf = (team: number): number => {
    if (isCoop(s)) return s.ended === 'won' ? 1 : 2
    let rank = 1
    for (let other = 0; other < teams(s); other++)
      if (s.prosperity[other] > s.prosperity[team] || (s.prosperity[other] === s.prosperity[team] && coins[other] > coins[team])) rank++
    return rank
  }
  const standings: Standing[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const team = teamOf(s, seat)
    standings.push({ seat, rank: rankOf(team), score: s.prosperity[team], parts: partsOf(ctx, seat) })
  }
  standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  return { why: `ended.${s.ended}`, standings, winners }
}

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
