import { HOUSE_RULES } from '../at-table.ts'
import { changedRules } from '../plan.ts'
import type { Tools } from '../tools.ts'

/** How many of the house rules differ from the usual. */
export const changesOf = ({ plan, frame }: Tools): number =>
  changedRules(plan, frame).length + HOUSE_RULES.filter(({ isUsual }) => !isUsual(plan.house)).length
