import { seatBit, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { ICONS, KEPT, dieOn, faceOfDie, placedAt, raiseBack, type Ctx } from '../board/state.ts'
import { levelOf, sum, wipe, type Row } from '../board/terms.ts'
import { decisionOf } from './raise-spirits.ts'

// Chapter 4. RW-4.3: in each step the seats write one after another in the program, and nobody's writing depends on another's.
// RW-4.4: what was allowed when it was planned can always be written: nothing takes squares away before its step.
// RW-4.5: values leave by a spent pair (here), by theft and by a cannon that is wiped (cannons.ts), and in no other way.

/** Writes into a row and tells how many levels that reached. */
export function writeRow(ctx: Ctx, seat: Seat, icon: number, squares: number[], { thresholds }: Edition[Row]): number {
  const die = dieOn(ctx.state, seat, icon)
  if (die === -1) return 0
  const before = sum(squares)
  write(ctx, seat, die, squares)
  const after = levelOf(thresholds, before + squares[squares.length - 1])
  const reached = after - levelOf(thresholds, before)
  if (reached > 0) ctx.emit?.({ type: 'level', seat, row: ICONS[icon] as Row, level: after })
  return reached
}

/** RW-4.2: the die writes its face, or 7 if the seat raises it, into the next free square. */
export function write(ctx: Ctx, seat: Seat, die: number, squares: number[]): void {
  const s = ctx.state
  const icon = placedAt(s, seat, die)
  const raised = decisionOf(s, seat) === icon
  if (raised) {
    ctx.lay(raiseBack(seat), KEPT, seatBit(seat))
    wipe(s.ships[seat].spirits)
  }
  // RW-5.7: a 7 from now on, for sums, points, theft and the lowest value alike.
  const value = raised ? ctx.edition.spirits.raised : faceOfDie(s, seat, die)
  squares.push(value)
  ctx.emit?.({ type: 'wrote', seat, icon: ICONS[icon], value, raised, die: s.ships[seat].nest[die] })
}
