import { enemyOf, type Ctx } from '../../board/state.ts'
import { endGame } from '../end-and-scoring.ts'
import type { SeatStep } from '../steps.ts'
import { REACTIONS } from './index.ts'

export const damageSteps = {
  /** SK-13.1; at the last damage the game ends before any reaction (SK-13.46, SK-6.3). */
  damage(ctx: Ctx, { seat }: SeatStep): void {
    const s = ctx.state
    s.damage++
    ctx.emit?.({ type: 'damage', seat, damage: s.damage })
    if (s.damage >= ctx.edition.limits.damage) return endGame(ctx, 'saved')
    if (enemyOf(ctx).marked.includes(s.damage)) REACTIONS[s.enemy]?.(ctx, seat)
  },
}
