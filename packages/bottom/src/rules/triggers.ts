import { CARDS } from './cards/index.ts'
import type { Ctx, ReadCtx } from '../board/state.ts'
import { TEACHER_OPEN, triggerFlapper } from './steps.ts'
import type { Seat } from '@flotilla/kernel'

const needsSettling = (ctx: ReadCtx): boolean => {
  const { ships, faces, pending } = ctx.state
  for (let i = 0; i < pending.length; i++)
    for (let k = 0; k < pending[i].picks.length; k++) if (CARDS[faces[pending[i].picks[k]] >> 6].copies === true) return true
  for (let seat = 0; seat < ships.length; seat++) {
    const { board } = ships[seat]
    for (let i = 0; i < board.length; i++) if (CARDS[faces[board[i]] >> 6].reaction === 'teacher') return true
  }
  return false
}

export const settleSteps = {
  /**
   * TB-15.5: the running instruction is finished. First the Flappers, the active seat's first, then clockwise;
   * then the windows for the batches, oldest first. What they cause is settled before the next older one.
   */
  // TB-16.3, TB-R57
  settle(ctx: Ctx): void {
    const s = ctx.state
    if (s.pending.length === 0) return
    const settled = needsSettling(ctx)
    const first = s.batches.length
    while (s.pending.length > 0) {
      const batch = s.pending.pop()
      if (batch === undefined || !settled) continue
      s.batches.push(batch)
      ctx.push(TEACHER_OPEN)
    }
    for (let k = s.seats - 1; k >= 0; k--) pushFlappers(ctx, (s.active + k) % s.seats, first)
  },
}

function pushFlappers(ctx: Ctx, seat: Seat, first: number): void {
  const { batches, faces } = ctx.state
  // The stack holds the youngest batch first, and the agenda runs backwards: so walk from young to old, last card first.
  for (let i = first; i < batches.length; i++) {
    if (batches[i].seat !== seat) continue
    const { picks } = batches[i]
    for (let k = picks.length - 1; k >= 0; k--) if (CARDS[faces[picks[k]] >> 6].copies === true) ctx.push(triggerFlapper(seat, picks[k]))
  }
}
