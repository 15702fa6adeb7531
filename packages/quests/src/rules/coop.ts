import type { Seat } from '@flotilla/kernel'
import { championOf, goalOf, type ReadCtx } from '../board/state.ts'

export interface MissionState {
  readonly mission: 'naval' | 'aid' | 'research'
  readonly done: number
  readonly needed: number
}

/** QC-15.4: what a champion has to do in the co-op game, and how far it is. */
export function missionOf(ctx: ReadCtx, seat: Seat): MissionState {
  const { mission } = championOf(ctx, seat)
  const s = ctx.state
  const { sunk, finished, delivered } = s.ships[seat]
  let done = mission === 'naval' ? sunk : delivered
  if (mission === 'aid') {
    done = 0
    for (let i = 0; i < finished.length; i++) if (ctx.edition.quests[s.faces[finished[i]]].hard) done++
  }
  return { mission, done, needed: ctx.edition.missions[mission] }
}

export const isFulfilled = (ctx: ReadCtx, seat: Seat): boolean => {
  const { done, needed } = missionOf(ctx, seat)
  return done >= needed
}

/** QC-15.5, QC-R43: a goal that was reached stays reached, unless the table has it held at the end of the round. */
export const coopGoalIsMet = (ctx: ReadCtx): boolean =>
  ctx.state.options.coopGoal === 'held' ? ctx.state.prosperity[0] >= goalOf(ctx) : ctx.state.called

/** QC-15.5: the goal, and every Mission. QC-15.7: nothing else that is lost or sunk matters here. */
export function coopIsWon(ctx: ReadCtx): boolean {
  const s = ctx.state
  if (!coopGoalIsMet(ctx)) return false
  for (let seat = 0; seat < s.seats; seat++) if (!isFulfilled(ctx, seat)) return false
  return true
}
