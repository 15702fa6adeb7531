import type { Seat } from '@flotilla/kernel'
import { SOURCES, goalOf, sourceIndex, teamOf, type Ctx, type Source } from '../board/state.ts'

/** QC-2.8, QC-14.1, QC-15.7, QC-R6, QC-R20, QC-R33: one number per team, never below 0; reaching the goal calls the end for good. */
export function gainProsperity(ctx: Ctx, seat: Seat, amount: number, source: Source): void {
  if (amount === 0) return
  const s = ctx.state
  const team = teamOf(s, seat)
  const gained = Math.max(amount, -s.prosperity[team])
  s.prosperity[team] += gained
  s.gained[team * SOURCES.length + sourceIndex(source)] += gained
  ctx.emit?.({ type: 'prosperity', seat, team, gained, total: s.prosperity[team], source })
  if (s.called || s.prosperity[team] < goalOf(ctx)) return
  s.called = true
  ctx.emit?.({ type: 'called', seat, team, total: s.prosperity[team], goal: goalOf(ctx), coop: s.options.mode === 'coop' })
}
