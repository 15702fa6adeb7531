import { dealToWater } from './deal.ts'
import { leakOf, sheetOf, waterColumn, type Ctx } from '../board/state.ts'
import { DEAL_WATER, INSPECT_THRESHOLD, SINKING_RUN } from './steps.ts'

export const inspectSteps = {
  /** Step 1: breaches and permanent tokens leak, busted cannons and chest tokens do not (SK-2.1, SK-2.2, SK-2.3, SK-R8). */
  'inspect.breaches'(ctx: Ctx): void {
    const s = ctx.state
    s.round++
    const leak = leakOf(ctx)
    ctx.emit?.({ type: 'round', round: s.round, leak })
    for (let k = 0; k < leak; k++) if (!dealToWater(ctx, 'leak')) break
    ctx.push(INSPECT_THRESHOLD)
  },

  /** Step 2: the only look at the threshold in a round (SK-2.4, SK-2.5, SK-2.6). */
  'inspect.threshold'(ctx: Ctx): void {
    ctx.push(DEAL_WATER)
    if (waterColumn(ctx.state).length >= sheetOf(ctx).threshold) ctx.push(SINKING_RUN)
  },
}
