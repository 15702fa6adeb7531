import type { Ctx } from '../board/state.ts'
import { BREACHES, CANNONS, TREASURE, WATER } from '../board/things.ts'
import { pushBuckets } from './bucket.ts'
import { pushFires } from './fire.ts'
import { pushPatches } from './patch.ts'
import { plunder } from './plunder.ts'
import { handSize, resolveColumn } from './steps.ts'

export const resolveSteps = {
  /** SK-6.1: left to right, top to bottom; the lists are fixed now. */
  'task.resolveColumn'(ctx: Ctx, { column }: ReturnType<typeof resolveColumn>): void {
    ctx.push(column === CANNONS ? handSize(0) : resolveColumn(column + 1))
    const dials = ctx.state.dials[column]
    if (dials.length === 0) return
    if (column === WATER) pushBuckets(ctx, dials)
    else if (column === TREASURE) plunder(ctx, dials)
    else if (column === BREACHES) pushPatches(ctx, dials)
    else pushFires(ctx, dials)
  },
}
